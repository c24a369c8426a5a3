#if Port
  import ArgumentParser
  import Foundation

  /// The `dynamics-port` command line.
  @main
  struct DynamicsPortCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dynamics-port",
      abstract: "Rewrites UIKit source so that it compiles without Objective-C, and runs it.",
      usage: """
        dynamics-port FILE... [-o FOLDER]
        dynamics-port run FILE|FOLDER [--headless]
        """,
      discussion: """
        What was rewritten compiles on Apple's platforms as before. Nothing else changes, not even a \
        blank, and porting twice changes nothing the second time.
        """,
      subcommands: [RewriteCommand.self, RunCommand.self], defaultSubcommand: RewriteCommand.self)

    @MainActor
    static func main() async {
      do {
        var command = try parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch {
        conclude(with: error)
      }
    }

    /// Help goes to standard output as a page; a mistake goes to standard error as one line.
    private static func conclude(with error: any Error) -> Never {
      guard !exitCode(for: error).isSuccess, !(error is ExitCode) else { exit(withError: error) }
      let lines = message(for: error).split(whereSeparator: \.isNewline)
      StandardError.write("dynamics-port: \(lines.first ?? "failed")\n")
      exit(withError: ExitCode(exitCode(for: error).rawValue))
    }
  }
#endif
