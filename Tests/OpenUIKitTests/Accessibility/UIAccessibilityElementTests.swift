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
    #expect(element.accessibilityFrame == .zero)
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.accessibilityFrame.size == CGSize(width: 50, height: 60))
    view.accessibilityElements = [element]
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElement(at: 1) == nil && view.accessibilityElementCount() == 1)
    object = NSObject()
    object.accessibilityLabel = "lost"
    #expect(object.accessibilityLabel == nil && !object.isAccessibilityElement)
  }
}
