// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import CommandSupport
  import Dispatch
  import Foundation
  import PhysicsScenes

  /// Benchmarks the engine: `dynamics bench`.
  struct BenchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "bench",
      abstract: "Benchmarks the engine on scenes of rigid bodies.",
      discussion: """
        Prints the processor time per step of 1/60 s with 4 sub-steps (with several workers, the \
        wall-clock time), the final state of each scene, and the memory of the engine. Measure \
        release builds only: 'swift run -c release dynamics bench'. The package in 'Benchmarks' \
        compares the engine with others.
        """)

    @Argument(help: "The names of scenes, or 'common', 'official', 'all'; see --list.")
    var scenes = ["common"]

    @Option(help: "The number of steps; each scene has its own default.")
    var steps: Int?

    @Option(help: "The number of rounds for each scene.")
    var rounds = 3

    @Option(help: "The number of threads that share a step, from 1 to 64.")
    var workers = 1

    @Flag(help: "Measure the overhead of the animator over the engine instead.")
    var animator = false

    @Flag(help: "Measure how operations on many items, behaviors and boundaries grow instead.")
    var operations = false

    @Flag(help: "Measure whole screens, recordings and messages of the live page instead.")
    var screens = false

    @Option(
      parsing: .upToNextOption,
      help: """
        The numbers of items that the animator moves, of operations, or of views on a screen; by default \
        100 1000 10000, 500 1000 2000 4000 8000, and 1000.
        """)
    var items: [Int] = []

    @Flag(help: "List the scenes instead.")
    var list = false

    @Flag(help: "Print every round as JSON instead.")
    var json = false

    @MainActor
    func run() async throws {
      guard !list else { return print(Self.list) }
      guard rounds > 0 else { throw CommandFailure("'--rounds \(rounds)': give at least 1") }
      if let steps, steps < 2 { throw CommandFailure("'--steps \(steps)': give at least 2") }
      guard (1...64).contains(workers) else {
        throw CommandFailure("'--workers \(workers)': give a number from 1 to 64")
      }
      guard items.allSatisfy((1...100_000).contains) else {
        throw CommandFailure("'--items': give numbers from 1 to 100000")
      }
      guard [animator, operations, screens].count(where: { $0 }) < 2 else {
        throw CommandFailure("'--animator', '--operations' and '--screens' exclude each other")
      }
      if animator {
        try await measureAnimators()
      } else if operations {
        try await measureOperations()
      } else if screens {
        try await measureScreens()
      } else {
        let scenes = try scenes.flatMap(PhysicsScene.scenes(argument:))
        try await report(BenchTable.header, scenes, line: BenchTable.line) { [try measure($0)] }
      }
    }

    @MainActor
    private func measureAnimators() async throws {
      let counts = items.isEmpty ? [100, 1000, 10_000] : items
      try await report(
        AnimatorBenchTable.header, AnimatorBench.all(counts: counts), line: AnimatorBenchTable.line
      ) { [$0.figures(rounds: rounds, steps: steps, clock: processorMicroseconds)] }
    }

    @MainActor
    private func measureOperations() async throws {
      let counts = items.isEmpty ? OperationBench.defaultCounts : items
      let table = OperationBenchTable(counts: counts)
      try await report(table.header, OperationBench.all, line: table.line) {
        [$0.figures(counts: counts, rounds: rounds, clock: processorMicroseconds)]
      }
    }

    @MainActor
    private func measureScreens() async throws {
      let counts = items.isEmpty ? [1000] : items
      try await report(ScreenBenchTable.header, counts, line: ScreenBenchTable.line) { count in
        await ScreenBench(
          seconds: Double(steps ?? 240) / 60, count: count, clock: processorMicroseconds
        ).figures(rounds: rounds)
      }
    }

    /// Prints the figures of each benchmark when it is measured, or those of all as JSON at the end.
    @MainActor
    private func report<Bench, Figures: Encodable>(
      _ header: String, _ benches: [Bench], line: @MainActor (Figures) -> String,
      measure: @MainActor (Bench) async throws -> [Figures]
    ) async throws {
      var all: [Figures] = []
      if !json { print(header) }
      for bench in benches {
        let figures = try await measure(bench)
        if !json { for one in figures { print(line(one)) } }
        fflush(nil)  // A benchmark takes seconds; show its lines at once.
        all += figures
      }
      if json { print(String(decoding: try JSONEncoder().encode(all), as: UTF8.self)) }
    }

    private func measure(_ scene: PhysicsScene) throws -> SceneRounds {
      func round() throws -> SceneFigures {
        try SceneRun(scene, on: WorldBackend(for: scene, workerCount: workers))
          .figures(
            engine: "Physics2D", steps: steps,
            clock: workers > 1 ? wallMicroseconds : processorMicroseconds)
      }
      var measured = SceneRounds(try round())
      for _ in 1..<rounds { measured.append(try round()) }
      return measured
    }

    private static var list: String {
      let width = PhysicsScene.all.map(\.name.count).max() ?? 0
      return PhysicsScene.all.map {
        $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.summary
      }.joined(separator: "\n")
    }
  }

  /// The processor time of the process, which a busy machine disturbs less than wall-clock time.
  private func processorMicroseconds() -> Double {
    Double(clock()) * (1e6 / Double(CLOCKS_PER_SEC))
  }

  /// The wall-clock time, which shows what several threads save.
  private func wallMicroseconds() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1000
  }
#endif
