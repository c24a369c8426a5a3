#if Tools
  import ArgumentParser
  import CommandSupport
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Runs a scene and prints its events: `dynamics run SCENE`.
  struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run",
      abstract: "Runs a scene in virtual time and prints its events.",
      discussion: """
        Prints contacts, pauses, final positions, and the state hash, which is the same on every \
        machine, in debug and release.
        """)

    @Argument(help: "The id or name of a scene; see 'dynamics list'.")
    var scene: String

    @Option(name: .customLong("for"), parsing: .unconditional, help: .length)
    var length: String?

    @Option(help: "Print a trace of every frame instead: csv or json.")
    var trace: String?

    @MainActor
    func run() async throws {
      let scene = try Gallery.scene(argument: scene)
      let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
      guard let trace else {
        print(SceneReport(running: scene, for: seconds).text)
        return
      }
      guard let format = PictureFormat(rawValue: trace), format == .csv || format == .json else {
        throw CommandFailure("'--trace \(trace)' is not a trace: use csv or json")
      }
      let simulator = Simulator(scene: scene, size: scene.size)
      let recording = simulator.record(for: seconds)
      print(try format.text(of: recording, title: scene.title, isStill: false))
    }
  }

  extension ArgumentHelp {
    static let length = ArgumentHelp(
      "The duration in seconds of virtual time; each scene has its own default.",
      valueName: "seconds")
  }
#endif
