// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIMenuElement and UIAction")
@MainActor
struct UIMenuElementTests {
  @Test("an action has what it was made with, and Apple's defaults otherwise")
  func defaults() {
    let plain = UIAction { _ in }
    #expect(plain.title.isEmpty && plain.image == nil && plain.discoverabilityTitle == nil)
    #expect(plain.attributes.isEmpty && plain.state == .off && plain.sender == nil)
    let full = UIAction(
      title: "Delete", identifier: UIAction.Identifier("delete"),
      discoverabilityTitle: "Delete all",
      attributes: [.destructive, .keepsMenuPresented], state: .mixed
    ) { _ in }
    #expect(full.title == "Delete" && full.identifier.rawValue == "delete")
    #expect(full.discoverabilityTitle == "Delete all" && full.state == .mixed)
    #expect(full.attributes.contains(.destructive) && !full.attributes.contains(.hidden))
  }

  @Test("actions without an identifier have unique ones")
  func identifiers() {
    let identifiers = (0..<5).map { _ in UIAction { _ in }.identifier }
    #expect(Set(identifiers).count == 5)
    #expect(UIAction.Identifier(rawValue: "a") == UIAction.Identifier("a"))
  }

  @Test("the sender is known while the closure runs, and not after it")
  func sender() {
    let control = UIButton()
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender) }
    action.performWithSender(control, target: nil)
    action.performWithSender(nil, target: nil)
    #expect(senders.count == 2 && senders[0] === control && senders[1] == nil)
    #expect(action.sender == nil)
  }

  @Test("a disabled action is not performed")
  func disabled() {
    var count = 0
    let action = UIAction(attributes: .disabled) { _ in count += 1 }
    action.performWithSender(nil, target: nil)
    #expect(count == 0)
    action.attributes = []
    action.performWithSender(nil, target: nil)
    #expect(count == 1)
  }

  @Test("the raw values are those of Apple's headers")
  func rawValues() {
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    let states: [UIMenuElement.State] = [.off, .on, .mixed]
    #expect(states.map(\.rawValue) == [0, 1, 2])
  }
}
