// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program that builds the app again when its sources change, and the folder in which both leave
/// messages.
///
/// It starts the app with the environment variable `DYNAMICS_PREVIEW_WATCH`, the path of the folder. The
/// app writes the port at which it serves to `port`, and shows what `build.json` says.
struct SourceWatch: Sendable {
  /// What became of the last build.
  struct Status: Codable, Equatable, Sendable {
    /// What the builder does, or has done.
    enum State: String, Codable, Sendable {
      case building, failed, built
    }

    /// A line of a source that does not compile.
    struct Message: Codable, Equatable, Sendable {
      let file: String
      let line: Int
      let text: String
      /// The line itself; nil where it is not at hand.
      let source: String?
    }

    let state: State
    /// The errors of a build that failed.
    let messages: [Message]

    init(_ state: State, messages: [Message] = []) {
      self.state = state
      self.messages = messages
    }
  }

  /// The folder of the messages.
  let folder: URL

  init(folder: URL) {
    self.folder = folder
  }

  /// The watch that started this process; nil if there is none.
  static let current: SourceWatch? =
    ProcessInfo.processInfo.environment["DYNAMICS_PREVIEW_WATCH"]
    .flatMap { $0.isEmpty ? nil : SourceWatch(folder: URL(fileURLWithPath: $0)) }

  private var statusFile: URL { folder.appendingPathComponent("build.json") }
  private var portFile: URL { folder.appendingPathComponent("port") }
  private var tokenFile: URL { folder.appendingPathComponent("token") }

  /// What became of the last build; nil if the builder has said nothing.
  var status: Status? {
    guard let data = try? Data(contentsOf: statusFile) else { return nil }
    return try? JSONDecoder().decode(Status.self, from: data)
  }

  /// The port at which the app serves; nil until it does.
  var port: UInt16? {
    (try? String(contentsOf: portFile, encoding: .utf8)).flatMap { UInt16($0) }
  }

  /// The token of the address that was printed; nil if there is none.
  var token: String? { try? String(contentsOf: tokenFile, encoding: .utf8) }

  /// Says at which port, and with which token, the app serves: the next build serves there too.
  func write(port: UInt16, token: String?) {
    if let token { try? Data(token.utf8).write(to: tokenFile, options: .atomic) }
    try? Data("\(port)".utf8).write(to: portFile, options: .atomic)
  }

  /// Ends the process when the builder does, however it ends: the standard input is a pipe that the
  /// builder holds open.
  func endWithBuilder() {
    let thread = Thread {
      while !FileHandle.standardInput.availableData.isEmpty {}
      exit(0)
    }
    thread.start()
  }
}
