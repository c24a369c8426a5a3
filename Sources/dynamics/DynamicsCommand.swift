// SPDX-License-Identifier: Apache-2.0

import CommandSupport

#if Tools
  import ArgumentParser

  /// The `dynamics` command.
  @main
  struct DynamicsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dynamics",
      abstract: "Runs, records and shows scenes of UIKit Dynamics in virtual time.",
      discussion: """
        Start with 'dynamics list', then 'dynamics run R2a', or show all scenes with \
        'dynamics preview'.
        """,
      version: PackageVersion.current,
      subcommands: [
        ListCommand.self, RunCommand.self, RecordCommand.self, PreviewCommand.self,
        OpenCommand.self, CompareCommand.self, SolveCommand.self, FidelityCommand.self,
        ParityCommand.self,
        BenchCommand.self, SoakCommand.self,
      ])

    @MainActor
    static func main() async {
      await execute()
    }
  }
#else
  /// The command without the trait `Tools`, which prints how to build it with the trait.
  @main
  enum DynamicsCommand {
    static func main() {
      MissingTrait("Tools", of: "dynamics").exit()
    }
  }
#endif
