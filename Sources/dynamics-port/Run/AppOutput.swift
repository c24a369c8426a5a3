// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsPort
  import Foundation

  /// What an app writes to standard error: its messages, and the trace that Swift's runtime adds when it
  /// crashes.
  struct AppOutput {
    let app: RunnableApp
    /// The folder of this package.
    let checkout: URL?

    /// What has arrived of the present line.
    private var line = Data()
    private var trace: [String] = []
    /// Whether a message says why the app ends.
    private var hasReason = false

    /// The maximum number of frames that are shown of the app, and of this package above them.
    private static let (ownFrames, packageFrames) = (8, 3)

    init(app: RunnableApp, checkout: URL?) {
      self.app = app
      self.checkout = checkout
    }

    /// Takes output, and returns the messages that are complete, with locations in the original source.
    mutating func messages(in data: Data) -> String {
      line += data
      guard let end = line.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
      let text = String(decoding: line[...end], as: UTF8.self)
      line = Data(line[line.index(after: end)...])
      return messages(in: text)
    }

    /// The last message, if no line end follows it.
    mutating func rest() -> String {
      guard !line.isEmpty else { return "" }
      defer { line = Data() }
      return messages(in: String(decoding: line, as: UTF8.self) + "\n")
    }

    private mutating func messages(in text: String) -> String {
      var messages = ""
      for line in text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline) {
        if trace.isEmpty, !line.contains("*** "), !line.contains("💣") {
          hasReason = hasReason || line.contains(": Fatal error")
          messages += CompilerMessage.withOriginalLocations(line, app: app) + "\n"
        } else {
          trace.append(String(line))
        }
      }
      return messages
    }

    /// Says that the app crashed, and by what, unless a message has said so.
    func headline(signal: Int32) -> String {
      guard !hasReason else { return "crashed\n" }
      let reasons = trace.lazy.compactMap { line in
        line.firstMatch(of: /Program crashed: (.+?)( \*\*\*)?$/).map { String($0.1) }
      }
      return "crashed: \(reasons.first ?? "ended by signal \(signal)")\n"
    }

    /// The innermost frames in the app's own source, and those of this package that it called: one in each
    /// line, with the number of repetitions.
    var frames: String {
      let isOwn = /Ported\d+\.swift:\d+/
      let first = trace.firstIndex { $0.contains(isOwn) } ?? trace.endIndex
      let own = trace[first...].filter { $0.contains(isOwn) }.compactMap(frame)
      let called = trace[..<first].compactMap(frame)
      let lines =
        shown(called, limit: own.isEmpty ? Self.ownFrames : Self.packageFrames)
        + shown(own, limit: Self.ownFrames)
      return lines.map { $0 + "\n" }.joined()
    }

    /// The frame that a line of the trace shows, if it is of the app or of this package.
    private func frame(_ line: String) -> String? {
      guard let match = line.firstMatch(of: /0x[0-9a-f]+ (.+?) \+ \d+ in .+ at (.+?:\d+)/) else {
        return nil
      }
      let place = CompilerMessage.withOriginalLocations(match.2, app: app)
      guard place == match.2 else { return "  in \(match.1) at \(place)" }
      guard let checkout, place.hasPrefix(checkout.path + "/Sources/") else { return nil }
      return "  in \(match.1) at \(place.dropFirst(checkout.path.count + 1)) of this package"
    }

    /// The first lines, each with the number of times that it comes in a row.
    private func shown(_ lines: [String], limit: Int) -> [String] {
      var runs: [(line: String, count: Int)] = []
      for line in lines {
        if runs.last?.line == line {
          runs[runs.count - 1].count += 1
        } else if runs.count < limit {
          runs.append((line, 1))
        } else {
          break
        }
      }
      // Of a stack that is full the trace has only both ends.
      let isCut = trace.contains { $0.trimmingCharacters(in: .whitespaces) == "..." }
      return runs.map { line, count in
        count == 1 ? line : "\(line), \(isCut ? "many" : "\(count)") times"
      }
    }
  }
#endif
