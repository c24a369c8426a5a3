// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import TestSupport
import Testing

@testable import DynamicsPreview

@Suite("A session of the live preview")
@MainActor
struct PreviewSessionTests {
  private func session(_ id: String, playsTouches: Bool = true) throws -> PreviewSession {
    let scene = try #require(Gallery.scene(named: id))
    return PreviewSession(
      PreviewScene(
        id: scene.id, title: scene.title, size: scene.size, duration: scene.duration,
        touches: scene.touches,
        parameters: scene.parameters.map {
          PreviewParameter($0.name, in: $0.range, value: $0.value, unit: $0.unit)
        }, makeViewController: { scene.makeViewController($0) }),
      playsTouches: playsTouches)
  }

  @Test("back and forth again is bit for bit where it was", arguments: ["R2a", "R3", "R4", "D10"])
  func travel(id: String) async throws {
    let session = try session(id)
    var hashes = [session.simulator.stateHash]
    for _ in 0..<120 {
      session.advance()
      hashes.append(session.simulator.stateHash)
    }
    for target in [119, 60, 61, 0, 120, 7] {
      await session.seek(to: target)
      #expect(session.frame == target)
      #expect(session.lastKnownFrame == 120)
      #expect(session.simulator.stateHash == hashes[target])
    }
  }

  @Test("opening, recording and changing a scene before its first frame reports nothing")
  func silent() throws {
    let messages = try RefusalLog.record {
      let first = try session("R2a")
      _ = first.set("gravity", to: 2)
      first.restart()
    }
    #expect(messages.isEmpty)
  }

  @Test("a live touch is part of the history")
  func touches() async throws {
    let session = try session("R3", playsTouches: false)
    await session.seek(to: 20)
    session.perform(.touch(.begin(touch: 0, at: CGPoint(x: 60, y: 60))))
    session.advance()
    session.perform(.touch(.end(touch: 0)))
    await session.seek(to: 90)
    let hash = session.simulator.stateHash
    await session.seek(to: 10)
    await session.seek(to: 90)
    #expect(session.simulator.stateHash == hash)
  }

  @Test("a person's first touch ends the scripted ones, also in a replay")
  func takeover() async throws {
    let session = try session("R4")
    await session.seek(to: 10)
    session.perform(.touch(.begin(touch: 0, at: CGPoint(x: 5, y: 5))))
    session.perform(.touch(.end(touch: 0)))
    await session.seek(to: 200)
    let hash = session.simulator.stateHash
    let without = try self.session("R4", playsTouches: false)
    await without.seek(to: 200)
    let script = try self.session("R4")
    await script.seek(to: 200)
    #expect(script.simulator.stateHash != without.simulator.stateHash)
    #expect(hash != script.simulator.stateHash)
    await session.seek(to: 3)
    await session.seek(to: 200)
    #expect(session.simulator.stateHash == hash)
  }

  @Test("held items and edited behaviors are part of the history")
  func hands() async throws {
    let session = try session("R2a")
    await session.seek(to: 5)
    let item = try #require(session.simulator.itemStates.first)
    session.perform(.touch(.begin(touch: 0, at: item.position)))
    for frame in 6...30 {
      session.perform(.touch(.move(touch: 0, to: CGPoint(x: 100, y: 100 + frame))))
      await session.seek(to: frame)
    }
    session.perform(.edit(BehaviorEdit(path: "0.0", property: "magnitude", value: 0.25)))
    await session.seek(to: 60)
    session.perform(.touch(.end(touch: 0)))
    await session.seek(to: 90)
    let hash = session.simulator.stateHash
    let untouched = try self.session("R2a")
    await untouched.seek(to: 90)
    #expect(hash != untouched.simulator.stateHash)
    await session.seek(to: 20)
    await session.seek(to: 90)
    #expect(session.simulator.stateHash == hash)
  }

  @Test("a live touch after a step back replaces the future")
  func branch() async throws {
    let session = try session("R3", playsTouches: false)
    await session.seek(to: 100)
    await session.seek(to: 30)
    #expect(session.lastKnownFrame == 100)
    session.perform(.touch(.begin(touch: 0, at: CGPoint(x: 60, y: 60))))
    #expect(session.lastKnownFrame == 30)
  }

  @Test("a restart is the start")
  func restart() async throws {
    let session = try session("R2a")
    let hash = session.simulator.stateHash
    await session.seek(to: 50)
    session.restart()
    #expect(session.frame == 0 && session.lastKnownFrame == 0)
    #expect(session.simulator.stateHash == hash)
  }

  @Test("a recording shows every frame up to the present")
  func recording() async throws {
    let session = try session("R2a")
    await session.seek(to: 50)
    let recording = await session.recording()
    #expect(recording.frameCount == 51)
    #expect(recording.stateHashes.last == session.simulator.stateHash)
  }

  @Test(
    "a recording has ten minutes at most, and fewer where there are many items",
    arguments: [(0, 36_000), (11, 36_000), (12, 33_333), (100, 4000), (500, 800), (5000, 600)])
  func recordedFrames(itemCount: Int, frames: Int) {
    #expect(PreviewSession.recordedFrames(itemCount: itemCount) == frames)
  }

  @Test("a recording that begins after the start says so")
  func note() throws {
    let session = try session("R2a")
    let simulator = session.simulator
    let whole = simulator.record(for: 0.5)
    let later = simulator.record(for: 0.5)
    #expect(SavedFile(whole, of: session.scene, as: .csv).note == nil)
    #expect(SavedFile(later, of: session.scene, as: .csv).note?.contains(" 0.5 s") == true)
  }

  @Test("a parameter starts the scene anew with its value, within its range")
  func parameter() async throws {
    let session = try session("D4")
    await session.seek(to: 30)
    let standard = session.simulator.stateHash
    #expect(session.set("frequency", to: 100))
    #expect(session.frame == 0)
    #expect(session.values["frequency"] == 4)
    await session.seek(to: 30)
    #expect(session.simulator.stateHash != standard)
    #expect(session.set("frequency", to: 1.5))
    await session.seek(to: 30)
    #expect(session.simulator.stateHash == standard)
    #expect(!session.set("no such", to: 1))
  }
}
