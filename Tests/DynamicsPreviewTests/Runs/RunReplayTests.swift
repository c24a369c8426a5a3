// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

@Suite("Replays of saved runs")
@MainActor
struct RunReplayTests {
  /// The divergence of a file after a change.
  private func divergence(_ change: (inout [String: Any]) -> Void) async throws -> RunDivergence {
    let run = await (try await SampleRun.session()).savedRun()
    let changed = try SavedRun(json: try SampleRun.changed(run, change))
    let replay = await RunReplay(changed, of: try SampleRun.scene("R2a"))
    return try #require(replay.divergence)
  }

  @Test("without one of its touches a run diverges right after it, at the item that was held")
  func missingTouch() async throws {
    let divergence = try await divergence {
      $0["actions"] = ($0["actions"] as? [[String: Any]])?.filter { ($0["frame"] as? Int) != 36 }
    }
    #expect(divergence.frame == 37)
    #expect(divergence.lastEqualFrame == 36)
    #expect(divergence.item?.name == "red")
    #expect(divergence.item?.frame == 37)
    #expect((divergence.item?.distance ?? 0) > 0.01)
    #expect(divergence.description.contains("at frame 37 (0.617 s); first item: red, which is "))
  }

  @Test("with another gravity a run diverges in its first step")
  func parameter() async throws {
    let divergence = try await divergence { $0["parameters"] = ["gravity": 1.5] }
    #expect(divergence.frame <= 1)
    #expect(divergence.item?.frame == 1)
    // Both of its items fall.
    #expect(divergence.item?.otherCount == 1)
    // The difference of two steps from rest: Δg·t², to ½Δg·t², by how a step is integrated.
    let fall = 0.25 * 1000 / 3600
    #expect((fall / 2 - 1e-4...fall + 1e-4).contains(divergence.item?.distance ?? 0))
  }

  @Test("where only a hash is another one, its frame is named, and no item")
  func hashOnly() async throws {
    let divergence = try await divergence {
      var hashes = ($0["hashes"] as? [String: Any]) ?? [:]
      var values = (hashes["values"] as? [String]) ?? []
      values[41] = "0123456789abcdef"
      hashes["values"] = values
      $0["hashes"] = hashes
    }
    #expect(divergence == RunDivergence(frame: 41, lastEqualFrame: 40, item: nil))
    #expect(divergence.description.contains("no item"))
  }

  @Test("an item that the file does not know is named")
  func unknownItem() async throws {
    let divergence = try await divergence {
      var positions = ($0["positions"] as? [String: Any]) ?? [:]
      positions["items"] = (positions["items"] as? [[String: Any]])?.filter {
        ($0["name"] as? String) != "green"
      }
      $0["positions"] = positions
      $0["parameters"] = ["gravity": 1.5]
    }
    #expect(divergence.item?.name == "green")
    #expect(divergence.description.contains("green, which has a body in only one of them"))
  }

  @Test("a replay that diverges is shown with the positions of the file")
  func fileGhost() async throws {
    let run = await (try await SampleRun.session()).savedRun()
    let changed = try SavedRun(
      json: try SampleRun.changed(run) { $0["parameters"] = ["gravity": 1.5] })
    let replay = await RunReplay(changed, of: try SampleRun.scene("R2a"))
    await replay.session.seek(to: 60)
    let ghost = try #require(await replay.session.ghostItems())
    let saved = try #require(run.positions.items.first { $0.name == "green" })
    let green = try #require(ghost.first { $0.name == "green" })
    #expect(green.y == saved.y[60])
  }
}

@Suite("Both futures after a change of the past")
@MainActor
struct BranchTests {
  @Test("an edit of the past keeps the old future, which is where it was")
  func edit() async throws {
    let session = PreviewSession(try SampleRun.scene("R2a"), playsTouches: true)
    var before: [Int: XRayFrame.Item] = [:]
    for frame in 1...60 {
      await session.seek(to: frame)
      before[frame] = session.simulator.xrayItems().first { $0.name == "red" }
    }
    #expect(await session.ghostItems() == nil)
    await session.seek(to: 20)
    session.perform(.edit(BehaviorEdit(path: "0.0", property: "magnitude", value: 0.1)))
    #expect(session.lastKnownFrame == 20)
    #expect(await session.ghostItems() == nil)
    for frame in [21, 40, 60, 30] {
      await session.seek(to: frame)
      let ghost = try #require(await session.ghostItems()?.first { $0.name == "red" })
      #expect(ghost == before[frame])
      #expect(session.simulator.xrayItems().first { $0.name == "red" } != ghost)
    }
    await session.seek(to: 15)
    #expect(await session.ghostItems() == nil)
    session.showsGhost = false
    await session.seek(to: 50)
    #expect(await session.ghostItems() == nil)
  }

  @Test("the present has one future: an action there keeps no ghost")
  func present() async throws {
    let session = PreviewSession(try SampleRun.scene("R2a"), playsTouches: true)
    await session.seek(to: 20)
    session.perform(.edit(BehaviorEdit(path: "0.0", property: "magnitude", value: 0.1)))
    await session.seek(to: 40)
    #expect(await session.ghostItems() == nil)
  }

  @Test("a slider that is dragged is compared with the run before it was")
  func parameter() async throws {
    let session = PreviewSession(try SampleRun.scene("R2a"), playsTouches: true)
    await session.seek(to: 30)
    let green = session.simulator.xrayItems().first { $0.name == "green" }
    for value in [1.1, 1.2, 1.3] { _ = session.set("gravity", to: value) }
    await session.seek(to: 30)
    let ghost = try #require(await session.ghostItems()?.first { $0.name == "green" })
    #expect(ghost == green)
  }
}
