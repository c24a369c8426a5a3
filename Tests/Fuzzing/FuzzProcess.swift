// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run of this command in a process of its own, which may end or hang.
final class FuzzProcess {
  enum End: Equatable {
    case success
    /// Something that has to hold did not.
    case failure
    case signal(Int32)
    case hang

    var text: String {
      switch self {
      case .success: "succeeds"
      case .failure: "fails a check"
      case .signal(let number): "ends with signal \(number)"
      case .hang: "does not end"
      }
    }
  }

  private let process = Process()
  private let folder: URL
  private(set) var output = ""
  private(set) var errors = ""

  init(_ arguments: [String]) {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fuzz-\(UUID().uuidString)")
  }

  /// Runs to the end; a process that writes nothing for so many seconds hangs.
  func run(silence limit: TimeInterval) -> End {
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let (out, err) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [out, err] { _ = files.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try? FileHandle(forWritingTo: out)
    process.standardError = try? FileHandle(forWritingTo: err)
    // The backtrace of a process that ends is long, and of no use in a shrinking.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    guard (try? process.run()) != nil else { return .failure }
    var (size, last, isHanging) = (0, Date(), false)
    while process.isRunning {
      usleep(2000)
      let now = (try? files.attributesOfItem(atPath: out.path))?[.size] as? Int ?? 0
      if now != size { (size, last) = (now, Date()) }
      if Date().timeIntervalSince(last) > limit {
        isHanging = true
        kill(process.processIdentifier, SIGKILL)
        break
      }
    }
    process.waitUntilExit()
    output = (try? String(contentsOf: out, encoding: .utf8)) ?? ""
    errors = (try? String(contentsOf: err, encoding: .utf8)) ?? ""
    if isHanging { return .hang }
    if process.terminationReason == .uncaughtSignal { return .signal(process.terminationStatus) }
    return process.terminationStatus == 0 ? .success : .failure
  }
}
