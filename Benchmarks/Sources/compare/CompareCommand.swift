// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import HeapCounter
import Physics2D
import PhysicsScenes

/// Measures the engine and its peers side by side: `compare`.
@main
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Measures Physics2D beside Box2D 2.4.1 and Chipmunk 7.0.3 on the same scenes.",
    discussion: """
      The engines take turns, round after round, in one process; the figures are its processor time \
      per step of 1/60 s, or per ray. Figures of different runs of this command do not compare: a \
      ratio does.
      """)

  @Argument(help: "Scenes, or 'common', 'official', 'all'.")
  var scenes = ["common"]

  @Option(help: "How often every engine runs every scene.")
  var rounds = 3

  @Option(help: "How many steps each scene runs; by default as many as its authors chose.")
  var steps: Int?

  @Option(help: "Engines, separated by commas: ours, box2d, chipmunk.")
  var engines = "ours,box2d,chipmunk"

  @Flag(help: "Print every round as JSON instead.")
  var json = false

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("'--rounds \(rounds)': give at least 1") }
    if let steps, steps < 2 { throw ValidationError("'--steps \(steps)': give at least 2") }
    _ = try chosenScenes
    _ = try chosenEngines
  }

  func run() throws {
    var all: [EngineResult] = []
    for scene in try chosenScenes {
      let results = try measure(scene)
      if !json { print(ComparisonTable(results).text) }
      fflush(nil)  // a scene takes seconds, and its line shows progress
      all += results
    }
    guard json else { return }
    print(String(decoding: try JSONEncoder().encode(all), as: UTF8.self))
  }

  private var chosenScenes: [PhysicsScene] {
    get throws {
      try scenes.flatMap { name in
        let scenes = PhysicsScene.named(name)
        guard !scenes.isEmpty else { throw ValidationError("no scene is called '\(name)'") }
        return scenes
      }
    }
  }

  private var chosenEngines: [Engine] {
    get throws {
      try engines.split(separator: ",").map { name in
        guard let engine = Engine(rawValue: String(name)) else {
          throw ValidationError("no engine is called '\(name)'")
        }
        return engine
      }
    }
  }

  /// All engines on one scene, taking turns.
  private func measure(_ scene: PhysicsScene) throws -> [EngineResult] {
    var results: [EngineResult] = []
    for engine in try chosenEngines {
      results.append(try engine.firstRound(scene, steps: steps))
    }
    for _ in 1..<rounds {
      for index in results.indices {
        results[index].rounds.append(try results[index].engine.figures(scene, steps: steps))
      }
    }
    return results
  }
}
