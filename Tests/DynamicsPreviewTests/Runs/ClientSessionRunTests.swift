// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

@Suite("Clients that save and open runs")
@MainActor
struct ClientSessionRunTests {
  private func client(run: SavedRun? = nil) throws -> ClientSession {
    ClientSession(scenes: [try SampleRun.scene("R2a")], run: run)
  }

  private func text(_ answer: ClientSession.Answer) throws -> String {
    guard case .text(let text) = answer else {
      Issue.record("the answer is not text")
      return ""
    }
    return text
  }

  /// Sends a file as the page does, and returns the last answer.
  private func load(_ data: Data, to client: ClientSession) async throws -> String {
    var answer = ""
    for start in stride(from: 0, through: max(data.count - 1, 0), by: 2952) {
      let end = min(start + 2952, data.count)
      let part = data[start..<end].base64EncodedString()
      let message = #"{"do":"load","part":"\#(part)","isLast":\#(end == data.count)}"#
      #expect(message.utf8.count <= 4096)
      answer = try text(await client.answer(message))
    }
    return answer
  }

  @Test("what one client saved, another one opens at the same state")
  func saveAndLoad() async throws {
    let first = try client()
    _ = await first.answer(#"{"do":"open","scene":"R2a"}"#)
    _ = await first.answer(#"{"do":"advance","frames":40}"#)
    _ = await first.answer(#"{"do":"edit","behavior":"0.0","property":"magnitude","value":0.5}"#)
    let before = await first.answer(#"{"do":"advance","frames":20}"#)
    let answer = try text(await first.answer(#"{"do":"save","as":"run"}"#))
    struct Saved: Decodable {
      struct File: Decodable {
        let name: String
        let text: String
      }
      let file: File
    }
    let file = try JSONDecoder().decode(Saved.self, from: Data(answer.utf8)).file
    #expect(file.name == "R2a.run.json")
    let second = try client()
    let opened = try await load(Data(file.text.utf8), to: second)
    #expect(opened.contains(#""opened":{"#) && opened.contains(#""frameCount":60"#))
    #expect(!opened.contains("diverg"))
    guard case .frame(let one) = before,
      case .frame(let other) = await second.answer(#"{"do":"advance","frames":0}"#)
    else {
      Issue.record("no frames")
      return
    }
    // Frame and hash; see `FrameMessage`.
    #expect(one[2..<6] == other[2..<6] && one[18..<26] == other[18..<26])
  }

  @Test("a damaged file is refused, and what was open stays open")
  func damaged() async throws {
    let client = try client()
    _ = await client.answer(#"{"do":"open","scene":"R2a"}"#)
    _ = await client.answer(#"{"do":"advance","frames":7}"#)
    #expect(try await load(Data("{}".utf8), to: client).contains("error"))
    #expect(try text(await client.answer(#"{"do":"load","part":"%%"}"#)).contains("base64"))
    #expect(try text(await client.answer(#"{"do":"load"}"#)).contains("'part'"))
    guard case .frame(let data) = await client.answer(#"{"do":"advance","frames":0}"#) else {
      Issue.record("no frame")
      return
    }
    #expect(data[2] == 7)
  }

  @Test("the run of the command is opened on request; without one the answer says how")
  func given() async throws {
    let without = try text(await client().answer(#"{"do":"openRun"}"#))
    #expect(without.contains("dynamics open FILE"))
    let run = await (try await SampleRun.session()).savedRun()
    #expect(try text(await client(run: run).answer(#"{"do":"openRun"}"#)).contains(#""run":{"#))
  }

  @Test("the other future is sent after a change of the past, and removed where there is none")
  func ghost() async throws {
    let client = try client()
    func json(_ message: String) async -> String {
      guard case .frame(let data) = await client.answer(message) else { return "" }
      return String(decoding: data, as: UTF8.self)
    }
    _ = await client.answer(#"{"do":"open","scene":"R2a"}"#)
    #expect(!(await json(#"{"do":"advance","frames":30}"#)).contains("ghost"))
    _ = await client.answer(#"{"do":"seek","frame":10}"#)
    _ = await client.answer(#"{"do":"edit","behavior":"0.0","property":"magnitude","value":0.2}"#)
    #expect((await json(#"{"do":"advance","frames":9}"#)).contains(#""ghost":[{"#))
    _ = await client.answer(#"{"do":"ghost","isOn":false}"#)
    #expect((await json(#"{"do":"advance","frames":1}"#)).contains(#""ghost":[]"#))
    #expect(!(await json(#"{"do":"advance","frames":1}"#)).contains("ghost"))
  }
}
