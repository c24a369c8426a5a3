// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Geometry as text")
struct GeometryTextTests {
  @Test(
    "numbers are read with signs, exponents and any white space",
    arguments: ["{-1.5, 2e3}", "{ -1.5 ,2000 }", "{-1.5,\t2.0E+3}", "\n{-1.50, 2000.0}\n"])
  func forms(text: String) {
    #expect(NSCoder.cgPoint(for: text) == CGPoint(x: -1.5, y: 2000))
    #expect(NSCoder.cgSize(for: text) == CGSize(width: -1.5, height: 2000))
    #expect(NSCoder.cgVector(for: text) == CGVector(dx: -1.5, dy: 2000))
    #expect(NSCoder.uiOffset(for: text) == UIOffset(horizontal: -1.5, vertical: 2000))
  }

  @Test(
    "a text with another count of numbers is the default of its type",
    arguments: ["{1, 2, 3}", "{{1, 2}, {3}}", "[1, 2, 3, 4, 5]", "{1; 2}", "{1, x}"])
  func counts(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.uiEdgeInsets(for: text) == .zero)
    #expect(NSCoder.cgVector(for: text) == .zero && NSCoder.uiOffset(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test("whole numbers have no fraction; others have all digits that tell them apart")
  func digits() {
    #expect(NSCoder.string(for: CGSize(width: 100, height: -3)) == "{100, -3}")
    let third = CGFloat(1) / 3
    let text = NSCoder.string(for: CGVector(dx: third, dy: 0.1))
    #expect(text == "{0.3333333333333333, 0.1}")
    #expect(NSCoder.cgVector(for: text).dx == third)
  }

  @Test("insets are written from the top counterclockwise, as UIKit does")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
  }

  @Test("an object that holds a value of another size is the default of the type asked for")
  func otherObjects() {
    let insets = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.uiOffsetValue == .zero && insets.cgVectorValue == .zero)
    #expect(insets.cgPointValue == .zero && insets.cgSizeValue == .zero)
    let size = NSValue(cgSize: CGSize(width: 1, height: 2))
    #expect(size.cgPointValue == .zero && size.uiEdgeInsetsValue == .zero)
    #expect(NSNumber(value: 5).cgRectValue == .zero)
  }
}
