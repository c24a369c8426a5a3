// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Methods of classes that are objects")
struct ClassMethodTests {
  @MainActor
  final class Card: UIView {}

  @Test("a class is its own class for coders, and is described by its name")
  @MainActor
  func classes() {
    #expect(Card.classForCoder() == Card.self)
    #expect(Card.description() == "OpenUIKitTests.ClassMethodTests.Card")
    #expect(NSObject.description() == NSStringFromClass(NSObject.self))
  }

  @Test("text is appended in a format")
  func format() {
    let text = NSMutableString(string: "#")
    text.appendFormat("%02X%02X", 10, 255)
    #expect(text.isEqual(to: "#0AFF"))
  }
}
