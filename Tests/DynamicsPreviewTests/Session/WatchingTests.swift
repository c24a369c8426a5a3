// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

@Suite("Several people watch one session")
@MainActor
struct WatchingTests {
  private let scenes = Gallery.scenes.map { scene in
    PreviewScene(
      id: scene.id, title: scene.title, size: scene.size, touches: scene.touches,
      makeViewController: { scene.makeViewController($0) })
  }

  private func text(_ answer: ClientSession.Answer) -> String {
    if case .text(let text) = answer { text } else { "" }
  }

  /// The bytes of a frame without those of its JSON part: version, reset, frame, and so on to the hash.
  private func head(_ answer: ClientSession.Answer) -> [UInt8] {
    if case .frame(let data) = answer { Array(data.prefix(26)) } else { [] }
  }

  private func name(_ client: ClientSession) async throws -> String {
    let answer = text(await client.answer(#"{"do":"share"}"#))
    let object = try JSONDecoder().decode([String: String].self, from: Data(answer.utf8))
    return try #require(object["shared"])
  }

  @Test("they see its frames, follow it back in time and to another scene, and change nothing")
  func frames() async throws {
    let (owner, guest) = (ClientSession(scenes: scenes), ClientSession(scenes: scenes))
    _ = await owner.answer(#"{"do":"open","scene":"R2a"}"#)
    _ = await owner.answer(#"{"do":"advance","frames":30}"#)
    let name = try await name(owner)
    #expect(try await self.name(owner) == name)
    #expect(text(await guest.answer(#"{"do":"watch","name":"\#(name)"}"#)).contains("opened"))
    let shown = await owner.answer(#"{"do":"advance","frames":0}"#)
    #expect(head(await guest.answer(#"{"do":"advance","frames":9}"#)) == head(shown))
    #expect(text(await guest.answer(#"{"do":"begin","x":50,"y":50}"#)) == "{}")
    let back = await owner.answer(#"{"do":"seek","frame":7}"#)
    let seen = head(await guest.answer(#"{"do":"advance","frames":0}"#))
    #expect(seen == head(back) && seen.count > 2 && seen[1] == 1)
    _ = await owner.answer(#"{"do":"open","scene":"R3"}"#)
    #expect(text(await guest.answer(#"{"do":"advance"}"#)).contains("isElsewhere"))
    #expect(text(await guest.answer(#"{"do":"watch","name":"\#(name)"}"#)).contains(#""id":"R3""#))
    #expect(text(await guest.answer(#"{"do":"open","scene":"R1"}"#)).contains(#""id":"R1""#))
    #expect(head(await guest.answer(#"{"do":"advance","frames":4}"#)).dropFirst(2).first == 4)
  }

  @Test("a name that nothing has, and a client that has gone, are answered with an error")
  func gone() async throws {
    let guest = ClientSession(scenes: scenes)
    #expect(text(await guest.answer(#"{"do":"watch","name":"none"}"#)).contains("error"))
    var owner: ClientSession? = ClientSession(scenes: scenes)
    _ = await owner?.answer(#"{"do":"open","scene":"R1"}"#)
    let name = try await name(#require(owner))
    _ = await guest.answer(#"{"do":"watch","name":"\#(name)"}"#)
    owner = nil
    #expect(text(await guest.answer(#"{"do":"advance"}"#)).contains("has ended"))
  }
}
