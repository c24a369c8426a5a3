#if Tools
  import ArgumentParser

  /// The `dynamics` command line.
  @main
  struct DynamicsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "dynamics")
  }
#endif
