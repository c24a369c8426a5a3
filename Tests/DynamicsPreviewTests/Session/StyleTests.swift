// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Testing

@testable import DynamicsPreview

@Suite("A device's style and parameters in a preview")
@MainActor
struct StyleTests {
  @Test("a change of the style is an action: it is replayed, saved and opened again")
  func action() async throws {
    let session = PreviewSession(try SampleRun.scene("R2a"), playsTouches: true)
    await session.seek(to: 10)
    session.perform(.style(.dark))
    await session.seek(to: 20)
    #expect(session.simulator.userInterfaceStyle == .dark)
    await session.seek(to: 5)
    #expect(session.simulator.userInterfaceStyle == .light)
    await session.seek(to: 15)
    #expect(session.simulator.userInterfaceStyle == .dark)
    let run = try SavedRun(json: Data(await session.savedRun().json.utf8))
    #expect(run.startStyle == .light && run.actions.map(\.do) == ["style"])
    let replay = await RunReplay(run, of: try SampleRun.scene("R2a"))
    #expect(replay.divergence == nil)
    #expect(replay.session.simulator.userInterfaceStyle == .dark)
  }

  @Test("a run that begins dark is opened dark; a file of a light one has no style")
  func start() async throws {
    let scene = try SampleRun.scene("R2a")
    let dark = PreviewSession(scene, playsTouches: true, style: .dark)
    await dark.seek(to: 3)
    let run = try SavedRun(json: Data(await dark.savedRun().json.utf8))
    #expect(run.startStyle == .dark)
    #expect(PreviewSession(scene, replaying: run).simulator.userInterfaceStyle == .dark)
    let light = await PreviewSession(scene, playsTouches: true).savedRun()
    #expect(!light.json.contains("style"))
  }

  private func text(_ answer: ClientSession.Answer) -> String {
    switch answer {
    case .text(let text): text
    case .frame(let data): String(decoding: data, as: UTF8.self)
    }
  }

  @Test("a client opens a scene in the command's style or its own, and learns of changes")
  func client() async throws {
    let client = ClientSession(scenes: [try SampleRun.scene("R2a")], style: .dark)
    _ = await client.answer(#"{"do":"open","scene":"R2a"}"#)
    #expect(text(await client.answer(#"{"do":"advance"}"#)).contains(#""style":"dark""#))
    #expect(!text(await client.answer(#"{"do":"advance"}"#)).contains("style"))
    #expect(text(await client.answer(#"{"do":"style","style":"light"}"#)).contains("performed"))
    #expect(text(await client.answer(#"{"do":"advance"}"#)).contains(#""style":"light""#))
    _ = await client.answer(#"{"do":"open","scene":"R2a","style":"light"}"#)
    #expect(text(await client.answer(#"{"do":"advance"}"#)).contains(#""style":"light""#))
    for wrong in [#"{"do":"style"}"#, #"{"do":"style","style":"blue"}"#] {
      #expect(text(await client.answer(wrong)).contains("error"))
    }
  }

  @Test("a parameter that is set leaves grabbing off and the device dark")
  func settings() async throws {
    let session = PreviewSession(try SampleRun.scene("R2a"), playsTouches: true)
    session.perform(.grab(false))
    session.perform(.style(.dark))
    await session.seek(to: 5)
    #expect(session.set("gravity", to: 2))
    #expect(session.frame == 0 && !session.simulator.grabsItems)
    #expect(session.simulator.userInterfaceStyle == .dark)
    await session.seek(to: 5)
    await session.seek(to: 2)
    #expect(!session.simulator.grabsItems && session.simulator.userInterfaceStyle == .dark)
  }

  @Test("a parameter that is set in the past branches there: same actions, both futures")
  func branching() async throws {
    let scene = try SampleRun.scene("R2a")
    let client = ClientSession(scenes: [scene])
    _ = await client.answer(#"{"do":"open","scene":"R2a","playsTouches":false}"#)
    _ = await client.answer(#"{"do":"advance","frames":10}"#)
    _ = await client.answer(#"{"do":"edit","behavior":"0.0","property":"angle","value":1}"#)
    _ = await client.answer(#"{"do":"advance","frames":30}"#)
    _ = await client.answer(#"{"do":"seek","frame":20}"#)
    let answer = await client.answer(#"{"do":"set","parameter":"gravity","value":2}"#)
    guard case .frame(let data) = answer else { return #expect(Bool(false), "no frame") }
    #expect(Array(data.prefix(6)) == [5, 1, 20, 0, 0, 0])
    #expect(text(answer).contains("ghost"))
    // The same as a run that has the value from the start.
    let direct = PreviewSession(scene, playsTouches: false)
    #expect(direct.set("gravity", to: 2))
    await direct.seek(to: 10)
    direct.perform(.edit(BehaviorEdit(path: "0.0", property: "angle", value: 1)))
    await direct.seek(to: 20)
    let hash = withUnsafeBytes(of: direct.simulator.stateHash.littleEndian) { Array($0) }
    #expect(Array(data[18..<26]) == hash)
  }
}
