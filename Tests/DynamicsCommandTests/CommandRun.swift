// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The output of a built program, run as a user would run it.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs `dynamics` or another product in a folder and waits for its exit.
  ///
  /// - Parameters:
  ///   - path: A file that exists and takes the output, which is not kept then.
  ///   - errorPath: The same for the errors.
  ///   - prelude: Commands of a shell, which runs the program afterward.
  init(
    _ arguments: [String], product: String = "dynamics", output path: String? = nil,
    errors errorPath: String? = nil, after prelude: String? = nil, in folder: Folder
  ) async throws {
    let process = Process()
    let program = Self.products.appendingPathComponent(product)
    if let prelude {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", prelude + "\nexec \"$0\" \"$@\"", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder.url
    // Files instead of pipes: a full pipe would block the program.
    let (output, errors) = (folder.url("standard output"), folder.url("standard error"))
    try Data().write(to: output)
    try Data().write(to: errors)
    process.standardOutput = try FileHandle(
      forWritingTo: path.map { URL(fileURLWithPath: $0) } ?? output)
    process.standardError = try FileHandle(
      forWritingTo: errorPath.map { URL(fileURLWithPath: $0) } ?? errors)
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    status = process.terminationStatus
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
    try FileManager.default.removeItem(at: output)
    try FileManager.default.removeItem(at: errors)
  }

  /// Runs `dynamics` until it has printed a line, and returns the line.
  static func firstLine(
    of arguments: [String], environment: [String: String] = [:], in folder: Folder
  ) async throws -> String {
    let process = Process()
    process.executableURL = products.appendingPathComponent("dynamics")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder.url
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    defer { process.terminate() }
    return await withCheckedContinuation { continuation in
      // Reading blocks, which a thread of the tests may not.
      DispatchQueue.global().async {
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
          let data = pipe.fileHandleForReading.availableData
          if data.isEmpty { break }
          line += data
        }
        continuation.resume(returning: String(decoding: line, as: UTF8.self))
      }
    }
  }

  /// The folder of build products, which contains the test program.
  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }

  /// Whether the run failed with one line on standard error and no standard output.
  var isOneLineFailure: Bool {
    status != 0 && output.isEmpty && errors.hasSuffix("\n")
      && errors.dropLast().allSatisfy { !$0.isNewline } && errors.hasPrefix("dynamics: ")
  }
}
