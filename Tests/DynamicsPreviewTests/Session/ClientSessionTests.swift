// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

@Suite("Clients of the live preview")
@MainActor
struct ClientSessionTests {
  private func client() -> ClientSession {
    ClientSession(
      scenes: Gallery.scenes.map { scene in
        PreviewScene(
          id: scene.id, title: scene.title, size: scene.size, touches: scene.touches,
          makeViewController: { scene.makeViewController($0) })
      })
  }

  /// The frame and the hash in an answer; see `FrameMessage` for the layout.
  private func told(_ answer: ClientSession.Answer) throws -> (frame: UInt32, hash: UInt64) {
    guard case .frame(let data) = answer else {
      Issue.record("no frame, but \(answer)")
      return (0, 0)
    }
    #expect(data.first == 5)
    func number(_ range: Range<Int>) -> UInt64 {
      data[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    return (UInt32(number(2..<6)), number(18..<26))
  }

  @Test("each client has a simulator of its own: a touch of one does not reach the other")
  func several() async throws {
    let (first, second) = (client(), client())
    for one in [first, second] {
      _ = await one.answer(#"{"do":"open","scene":"R3","playsTouches":false}"#)
      _ = await one.answer(#"{"do":"advance","frames":10}"#)
    }
    _ = await first.answer(#"{"do":"begin","x":60,"y":60}"#)
    _ = await first.answer(#"{"do":"advance","frames":2}"#)
    _ = await first.answer(#"{"do":"end"}"#)
    let pushed = try told(await first.answer(#"{"do":"advance","frames":50}"#))
    let alone = try told(await second.answer(#"{"do":"advance","frames":52}"#))
    #expect(pushed.frame == 62 && alone.frame == 62)
    #expect(pushed.hash != alone.hash)
    let third = client()
    _ = await third.answer(#"{"do":"open","scene":"R3","playsTouches":false}"#)
    #expect(try told(await third.answer(#"{"do":"advance","frames":62}"#)).hash == alone.hash)
  }

  @Test("the pictures of all clients count to the 128 MB of the process")
  func films() async throws {
    let (first, second) = (client(), client())
    for one in [first, second] { _ = await one.answer(#"{"do":"open","scene":"R1"}"#) }
    #expect(first.session?.films === FilmLibrary.shared)
    #expect(second.session?.films === FilmLibrary.shared)
    #expect(FilmLibrary.shared.maximumByteCount == 128 * 1024 * 1024)
  }

  @Test("a client that points at an item receives its state; at the background nothing")
  func inspect() async throws {
    let client = client()
    _ = await client.answer(#"{"do":"open","scene":"R1"}"#)
    let item = await client.answer(#"{"do":"inspect","x":-5000,"y":1}"#)
    #expect(item == .text(#"{"item":null}"#))
    _ = await client.answer(#"{"do":"open","scene":"R4"}"#)
    guard case .text(let text) = await client.answer(#"{"do":"inspect","x":160,"y":200}"#) else {
      Issue.record("the answer is not text")
      return
    }
    #expect(text.contains(#""name":"square""#) && text.contains(#""type":"UIView""#))
  }

  @Test("the answer to an edit whose number is refused says why, and that of any other does not")
  func refusedEdit() async {
    let client = client()
    _ = await client.answer(#"{"do":"open","scene":"R2a"}"#)
    func answer(_ value: String) async -> String {
      let answer = await client.answer(
        #"{"do":"edit","behavior":"0.0","property":"magnitude","value":\#(value)}"#)
      return "\(answer)"
    }
    let reason = "UIGravityBehavior.magnitude: 1000000000.0 is not between"
    #expect(await answer("1e9").contains(reason))
    #expect(await !answer("0.5").contains("refusal"))
  }

  @Test("nothing can be asked before a scene is open, and a frame may be asked for far ahead")
  func order() async throws {
    let client = client()
    guard case .text(let text) = await client.answer(#"{"do":"inspect","x":1,"y":1}"#) else {
      Issue.record("the answer is not text")
      return
    }
    #expect(text.contains("error"))
  }

  /// The kinds of the events in the frames with which messages are answered.
  private func kinds(_ messages: [String], to client: ClientSession) async -> [String] {
    var kinds: [String] = []
    for message in messages {
      guard case .frame(let data) = await client.answer(message) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      kinds += text.matches(of: /"kind":"([A-Za-z]+)"/).map { String($0.1) }
    }
    return kinds
  }

  @Test("the events of a run are sent up to a number, and begin anew after a step back")
  func events() async {
    let (free, bounded) = (client(), client())
    bounded.maximumEventCount = 3
    for client in [free, bounded] { _ = await client.answer(#"{"do":"open","scene":"R2a"}"#) }
    let messages = Array(repeating: #"{"do":"advance","frames":60}"#, count: 4)
    let all = await kinds(messages, to: free)
    #expect(all.first == "resumed" && all.count > 3)
    #expect(await kinds(messages, to: bounded) == Array(all.prefix(3)))
    // The frame that is gone back to brings the events up to it.
    let back = [#"{"do":"seek","frame":239}"#]
    #expect(await kinds(back, to: free) == all)
    #expect(await kinds(back, to: bounded) == Array(all.prefix(3)))
  }
}
