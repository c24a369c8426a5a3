// SPDX-License-Identifier: Apache-2.0

#if Port
  import Foundation

  /// The output and exit status of a program.
  struct CommandOutput {
    let text: String
    let status: Int32

    /// Runs a program from the search path to its end, which a request to the command brings on.
    init(of command: [String]) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      text = try EndRequest.whileRunning(process) {
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
      }
      status = process.terminationStatus
    }
  }
#endif
