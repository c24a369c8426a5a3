// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
private final class Partner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  var calls: [String] = []
  var operation = UIDropOperation.copy
  var texts: [String] = []
  var isWilling = true

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    isWilling ? [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))] : []
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { calls.append("ended \(operation)") }
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { calls.append("enter") }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { calls.append("exit") }
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    session.loadObjects(ofClass: NSString.self) { [self] objects in
      texts = objects.map { "\($0)" }
    }
  }
}

@MainActor
@Suite("UIDragInteraction and UIDropInteraction")
struct DragAndDropTests {
  private let fixture = GestureFixture()
  private let partner = Partner()
  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let target = UIView(frame: CGRect(x: 120, y: 120, width: 60, height: 60))

  init() {
    fixture.view.addSubview(source)
    fixture.view.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: partner))
    target.addInteraction(UIDropInteraction(delegate: partner))
  }

  private func lift() {
    fixture.begin(120, 120)
    fixture.wait(0.6)
  }

  @Test("items that are dragged onto a view are dropped there")
  func drop() {
    lift()
    fixture.move(200, 200)
    #expect(partner.calls.isEmpty && fixture.window.subviews.count == 2)
    fixture.move(250, 250)
    fixture.end()
    #expect(partner.texts == ["text"] && partner.calls == ["enter", "ended copy"])
    fixture.wait(0.5)
    #expect(fixture.window.subviews.count == 1)
  }

  @Test("a drag that leaves the view, or whose drop is forbidden, drops nothing")
  func noDrop() {
    lift()
    fixture.move(250, 250)
    fixture.move(200, 130)
    fixture.end()
    #expect(partner.texts.isEmpty && partner.calls == ["enter", "exit", "ended cancel"])
    partner.operation = .forbidden
    partner.calls = []
    lift()
    fixture.move(250, 250)
    fixture.end()
    #expect(partner.texts.isEmpty && partner.calls == ["enter", "ended forbidden"])
  }

  @Test("without items there is no drag")
  func noItems() {
    partner.isWilling = false
    lift()
    fixture.move(250, 250)
    fixture.end()
    #expect(partner.calls.isEmpty)
  }
}
