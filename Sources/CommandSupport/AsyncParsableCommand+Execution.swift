// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import ArgumentParser

  extension AsyncParsableCommand {
    /// Parses the command line and runs the command; the body of a command's `main()`.
    ///
    /// Help is printed on standard output. An error is printed on standard error as one line that
    /// begins with the name of the command, and the process exits with a nonzero status.
    @MainActor
    package static func execute() async {
      do {
        var command = try parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch {
        exitReporting(error)
      }
    }

    private static func exitReporting(_ error: any Error) -> Never {
      guard !exitCode(for: error).isSuccess, !(error is ExitCode) else { exit(withError: error) }
      let lines = message(for: error).split(whereSeparator: \.isNewline)
      let name = configuration.commandName ?? "\(Self.self)"
      StandardError.write("\(name): \(lines.first ?? "failed")\n")
      exit(withError: ExitCode(exitCode(for: error).rawValue))
    }
  }
#endif
