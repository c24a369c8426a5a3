// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhysicsScenes
import Testing

@testable import dynamics

@Suite("dynamics bench")
struct BenchTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("the table has a row for every requested scene")
  func table() async throws {
    let arguments = ["bench", "ui30", "pile1000", "rays", "--steps", "3", "--rounds", "2"]
    let run = try await CommandRun(arguments, in: folder)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(run.status == 0)
    #expect(lines.dropFirst().map(\.first) == ["ui30", "pile1000", "rays"])
  }

  @Test("a group selects its scenes, and the list has a line for each")
  func groups() async throws {
    let run = try await CommandRun(["bench", "--list"], in: folder)
    #expect(run.output.split(separator: "\n").count == PhysicsScene.all.count)
    #expect(PhysicsScene.named("all").count == 17)
    #expect(PhysicsScene.named("common").count == 7)
    #expect(PhysicsScene.named("official").count == 10)
  }

  @Test("the animator table has a row for every motion and item count")
  func animator() async throws {
    let arguments = ["bench", "--animator", "--steps", "2", "--rounds", "1", "--items", "9", "30"]
    let run = try await CommandRun(arguments, in: folder)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(run.status == 0)
    #expect(rows.count == 9)
    for row in rows.dropFirst() { #expect(row[0].contains(row[1]), "every item is awake") }
  }

  @Test("the table of operations has a row for each, with a time for every count and the exponent")
  func operations() async throws {
    let arguments = ["bench", "--operations", "--rounds", "1", "--items", "8", "16"]
    let run = try await CommandRun(arguments, in: folder)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(run.status == 0)
    let names = await MainActor.run { OperationBench.all.map { $0.name } }
    #expect(run.errors.isEmpty, "no diagnostic is printed between the rows")
    #expect(rows.dropFirst().compactMap(\.first).map(String.init) == names)
    for row in rows.dropFirst() { #expect(row.dropFirst().compactMap { Double($0) }.count == 3) }
  }

  @Test("the table of screens has a row for each case, with a time and the bytes that were written")
  func screens() async throws {
    let arguments = ["bench", "--screens", "--rounds", "1", "--items", "4", "--steps", "3"]
    let run = try await CommandRun(arguments, in: folder)
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(run.status == 0)
    #expect(rows.count == 12)
    for row in rows.dropFirst() { #expect(row.suffix(3).first.flatMap { Double($0) } != nil) }
    #expect(rows.count(where: { $0.last.flatMap { Int($0) } != nil }) == 5)
  }

  @Test("the exponent is that of the fitted law t = c·nᵖ", arguments: [0, 0.5, 1, 2])
  @MainActor
  func exponent(power: Double) {
    let counts = [500, 1000, 4000]
    let times = counts.map { 7 * pow(Double($0), power) }
    #expect(abs(OperationBench.exponent(of: times, at: counts) - power) < 1e-9)
  }

  @Test("JSON output contains every round")
  func json() async throws {
    let arguments = ["bench", "ui30", "--steps", "2", "--rounds", "3", "--json"]
    let run = try await CommandRun(arguments, in: folder)
    let scenes = try JSONDecoder().decode([SceneRounds].self, from: Data(run.output.utf8))
    #expect(scenes.map(\.rounds.count) == [3])
  }

  @Test("two workers reach the same state as one")
  func workers() async throws {
    var heights: [Double] = []
    for count in ["1", "2"] {
      let arguments = ["bench", "pile1000", "--steps", "40", "--rounds", "1", "--json"]
      let run = try await CommandRun(arguments + ["--workers", count], in: folder)
      let scenes = try JSONDecoder().decode([SceneRounds].self, from: Data(run.output.utf8))
      heights += scenes.map(\.last.meanHeight)
    }
    #expect(heights.count == 2)
    #expect(heights.first == heights.last)
  }

  @Test(
    "invalid arguments fail with one line",
    arguments: [
      ["bench", "pyramid"], ["bench", "ui30", "--rounds", "0"], ["bench", "ui30", "--steps", "1"],
      ["bench", "--steps", "many"], ["bench", "--animator", "--items", "0"],
      ["bench", "--workers", "0"], ["bench", "--workers", "65"],
      ["bench", "--animator", "--operations"], ["bench", "--operations", "--screens"],
    ])
  func mistakes(arguments: [String]) async throws {
    #expect(try await CommandRun(arguments, in: folder).isOneLineFailure)
  }
}
