// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Testing

@testable import DynamicsPreview

@Suite("The keyboard in the live preview")
@MainActor
struct TypingTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private let scene = PreviewScene(
    id: "form", title: "Form", size: CGSize(width: 300, height: 300),
    makeViewController: { _ in Form() })

  private func field(_ session: PreviewSession) throws -> UITextField {
    try #require(session.simulator.rootViewController as? Form).field
  }

  @Test("keys reach the field that is edited, and are part of the time that one travels in")
  func travel() async throws {
    let session = PreviewSession(scene, playsTouches: true)
    session.perform(.key(.insert("nothing receives this")))
    #expect(!session.simulator.acceptsText)
    session.perform(.touch(.begin(touch: 0, at: CGPoint(x: 60, y: 40))))
    session.advance()
    session.perform(.touch(.end(touch: 0)))
    session.advance()
    #expect(session.simulator.acceptsText)
    session.perform(.key(.insert("Hullo")))
    session.advance()
    for _ in 0..<4 { session.perform(.key(.deleteBackward)) }
    session.perform(.key(.insert("ello")))
    #expect(try field(session).text == "Hello")
    session.advance()
    await session.seek(to: 1)
    #expect(try field(session).text == "")
    await session.seek(to: 4)
    #expect(try field(session).text == "Hello")
    session.perform(.key(.endEditing))
    #expect(!session.simulator.acceptsText)
  }

  @Test(
    "the client is notified when text has a receiver, and of the place of an action in the history")
  func messages() async throws {
    let client = ClientSession(scenes: [scene])
    _ = await client.answer(#"{"do":"open","scene":"form"}"#)
    _ = await client.answer(#"{"do":"advance","frames":3}"#)
    let begun = await client.answer(#"{"do":"begin","x":60,"y":40}"#)
    guard case .text(let text) = begun else {
      Issue.record("no text: \(begun)")
      return
    }
    let place = try JSONDecoder().decode([String: Int].self, from: Data(text.utf8))
    #expect(place == ["frame": 3, "performed": 1])
    _ = await client.answer(#"{"do":"end"}"#)
    guard case .frame(let data) = await client.answer(#"{"do":"advance"}"#) else {
      Issue.record("no frame")
      return
    }
    #expect(String(decoding: data, as: UTF8.self).contains(#""acceptsText":true"#))
  }
}
