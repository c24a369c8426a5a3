// SPDX-License-Identifier: Apache-2.0

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
        machine, in debug and release, and with any number of workers. With '--hash' it prints the \
        hash alone, and 'dynamics run all --hash' prints that of every scene.
        """)

    @Argument(help: "The id or name of a scene; see 'dynamics list'. With '--hash' also 'all'.")
    var scene: String

    @Option(name: .customLong("for"), parsing: .unconditional, help: .length)
    var length: String?

    @Option(help: "Print a trace of every frame instead: csv or json.")
    var trace: String?

    @Flag(help: "Print only the state hash of the animators at the end.")
    var hash = false

    @Option(help: "With '--hash': also print the hash after every so many frames.")
    var every: Int?

    @Option(help: "The number of threads that run a step of each animator, from 1 to 64.")
    var workers: Int?

    @MainActor
    func run() async throws {
      try checkArguments()
      if hash { return try printHashes() }
      let scene = try Gallery.scene(argument: scene)
      let seconds = try length.map(RunLength.seconds(argument:)) ?? scene.duration
      guard let trace else {
        print(SceneReport(running: scene, for: seconds, workers: workers).text)
        return
      }
      guard let format = PictureFormat(rawValue: trace), format == .csv || format == .json else {
        throw CommandFailure("'--trace \(trace)' is not a trace: use csv or json")
      }
      let simulator = Simulator(scene: scene, size: scene.size)
      simulator.workerCount = workers
      let recording = simulator.record(for: seconds)
      print(try format.text(of: recording, title: scene.title, isStill: false))
    }

    private func checkArguments() throws {
      if let workers, !(1...64).contains(workers) {
        throw CommandFailure("'--workers \(workers)': give a number from 1 to 64")
      }
      if scene == "all", !hash { throw CommandFailure("'all' goes with '--hash'") }
      if hash, trace != nil { throw CommandFailure("'--hash' and '--trace': give one of them") }
      guard let every else { return }
      guard hash else { throw CommandFailure("'--every' goes with '--hash'") }
      guard every >= 1 else { throw CommandFailure("'--every \(every)': give at least 1") }
    }

    @MainActor
    private func printHashes() throws {
      let isAll = scene == "all"
      let seconds = try length.map(RunLength.seconds(argument:))
      for scene in isAll ? Gallery.scenes : [try Gallery.scene(argument: scene)] {
        let hashes = SceneHashes(
          of: scene, for: seconds ?? scene.duration, every: every, workers: workers)
        for line in hashes.lines { print(isAll ? "\(scene.id) \(line)" : line) }
        fflush(nil)  // A scene may take seconds; show its line at once.
      }
    }
  }

  extension ArgumentHelp {
    static let length = ArgumentHelp(
      "The duration in seconds of virtual time; each scene has its own default.",
      valueName: "seconds")
  }
#endif
