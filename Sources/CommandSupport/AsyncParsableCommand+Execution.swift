// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import ArgumentParser
  // The standard streams of C are variables.
  @preconcurrency import Foundation

  extension AsyncParsableCommand {
    /// Parses the command line and runs the command; the body of a command's `main()`.
    ///
    /// Help is printed on standard output. An error is printed on standard error as one line that
    /// begins with the name of the command, and the process exits with a nonzero status.
    @MainActor
    package static func execute() async {
      #if !os(Windows)
        // A file that becomes larger than the system allows is an error then, after which what was written is
        // removed, and not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
      #endif
      do {
        var command = try parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
        try checkOutput()
      } catch {
        exitReporting(error)
      }
    }

    private static func exitReporting(_ error: any Error) -> Never {
      guard !exitCode(for: error).isSuccess, !(error is ExitCode) else { exit(withError: error) }
      let lines = message(for: error).split(whereSeparator: \.isNewline)
      let name = configuration.commandName ?? "\(Self.self)"
      StandardError.write("\(name): \(lines.first ?? "failed")\(hint(for: error))\n")
      exit(withError: ExitCode(exitCode(for: error).rawValue))
    }

    /// The help of the command that the arguments do not fit, which the parser names below its message.
    private static func hint(for error: any Error) -> String {
      guard let match = fullMessage(for: error).firstMatch(of: /See ('[^']+ --help')/) else {
        return ""
      }
      return " (see \(match.1))"
    }

    /// Throws if what was printed did not arrive, as on a full disk: the output is buffered.
    @MainActor
    private static func checkOutput() throws {
      let isFlushed = fflush(nil) == 0
      guard !isFlushed || ferror(stdout) != 0 else { return }
      // An error of a text that was longer than the buffer is no longer known.
      let reason = isFlushed ? "a part of it is lost" : String(cString: strerror(errno))
      throw CommandFailure("cannot write to standard output: \(reason)")
    }
  }
#endif
