#if Tools
  import ArgumentParser
  import Foundation

  /// The `dynamics` command line.
  @main
  struct DynamicsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dynamics",
      abstract: "Runs, records and shows scenes of UIKit Dynamics in virtual time.",
      discussion: """
        Start with 'dynamics list', then 'dynamics run R2a', or see all scenes with \
        'dynamics preview'.
        """,
      subcommands: [
        ListCommand.self, RunCommand.self, RecordCommand.self, PreviewCommand.self,
        ParityCommand.self, BenchCommand.self,
      ])

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
      StandardError.write("dynamics: \(lines.first ?? "failed")\n")
      exit(withError: ExitCode(exitCode(for: error).rawValue))
    }
  }
#endif
