// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import Testing

@MainActor
@Suite("UIAction")
struct UIActionTests {
  @Test("an action has the values that it was made of, and none otherwise")
  func making() {
    let plain = UIAction { _ in }
    #expect(plain.title.isEmpty && plain.image == nil && plain.discoverabilityTitle == nil)
    #expect(plain.attributes.isEmpty && plain.state == .off && plain.sender == nil)
    let full = UIAction(
      title: "Delete", identifier: UIAction.Identifier("delete"), discoverabilityTitle: "Delete it",
      attributes: [.destructive, .hidden], state: .mixed, handler: { _ in })
    #expect(full.title == "Delete" && full.identifier.rawValue == "delete")
    #expect(full.discoverabilityTitle == "Delete it" && full.state == .mixed)
    #expect(full.attributes == [.hidden, .destructive])
  }

  @Test("actions without an identifier have different ones")
  func identifiers() {
    let identifiers = (0..<20).map { _ in UIAction { _ in }.identifier }
    #expect(Set(identifiers).count == 20)
    #expect(UIAction.Identifier(rawValue: "a") == UIAction.Identifier("a"))
  }

  @Test("attributes and states have the numbers of UIKit's headers")
  func rawValues() {
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
  }

  @Test("the handler knows the sender while it runs, and the action forgets it afterward")
  func sender() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.sendAction(action)
    #expect(sender === control && action.sender == nil)
    action.performWithSender(nil, target: nil)
    #expect(sender == nil)
  }

  @Test("a disabled action is not performed, however it is sent")
  func disabled() {
    var count = 0
    let action = UIAction(attributes: .disabled) { _ in count += 1 }
    let control = UIControl(frame: .zero, primaryAction: action)
    control.performPrimaryAction()
    control.sendAction(action)
    action.performWithSender(control, target: nil)
    #expect(count == 0)
    action.attributes = []
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test("an action may remove itself while it runs")
  func removal() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(
      UIAction { action in
        calls.append("once")
        control.removeAction(action, for: .valueChanged)
      }, for: .valueChanged)
    control.addAction(UIAction { _ in calls.append("always") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["once", "always", "always"])
  }
}
