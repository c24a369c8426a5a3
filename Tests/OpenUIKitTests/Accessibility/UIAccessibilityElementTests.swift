// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("UIAccessibilityElement")
@MainActor
struct UIAccessibilityElementTests {
  @Test("an element keeps what describes it, also as an object")
  func described() {
    let container = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityLabel = "Card"
    var object: NSObject = element
    object.accessibilityHint = "Drag it"
    #expect(element.accessibilityContainer === container && element.isAccessibilityElement)
    #expect(object.accessibilityLabel == "Card" && element.accessibilityHint == "Drag it")
    object = NSObject()
    object.accessibilityLabel = "lost"
    #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement)
  }
}
