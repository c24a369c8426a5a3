// SPDX-License-Identifier: Apache-2.0

import CommandSupport

#if Port
  import ArgumentParser

  /// The `dynamics-port` command.
  @main
  struct DynamicsPortCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "dynamics-port",
      abstract: "Rewrites UIKit source so that it compiles without Objective-C, and runs it.",
      usage: """
        dynamics-port FILE... [-o FOLDER]
        dynamics-port run FILE|FOLDER [--headless | --watch | --record FILE]
        """,
      discussion: """
        Ported source still compiles on Apple's platforms. Everything that needs no porting is left \
        unchanged, including whitespace, and porting is idempotent.
        """,
      version: PackageVersion.current,
      subcommands: [RewriteCommand.self, RunCommand.self], defaultSubcommand: RewriteCommand.self)

    @MainActor
    static func main() async {
      await execute()
    }
  }
#else
  /// The command without the trait `Port`, which prints how to build it with the trait.
  @main
  enum DynamicsPortCommand {
    static func main() {
      MissingTrait("Port", of: "dynamics-port").exit()
    }
  }
#endif
