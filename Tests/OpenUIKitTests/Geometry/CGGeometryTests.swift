// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("Geometry as Core Graphics has it")
struct CGGeometryTests {
  @Test("rectangles are equal when they cover the same, whatever the sign of their sizes")
  func equality() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.equalTo(CGRect(x: 40, y: 60, width: -30, height: -40)))
    #expect(!rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
  }

  @Test("the functions of C make the same values as the initializers")
  func functions() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("values print as tuples of their numbers")
  func printing() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect([CGPoint.zero].description == "[(0.0, 0.0)]")
  }

  @Test("texts have the form of property lists")
  func texts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 0, width: 10, height: 20)) == "{{0, 0}, {10, 20}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{-1.5,2}") == CGPoint(x: -1.5, y: 2))
  }

  @Test("a text of another form is nothing", arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "nan"])
  func otherTexts(text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test("what is read from a text is what was written")
  func roundTrips() {
    let transform = CGAffineTransform(1, 2, 3, 4, 0.1, -1e-9)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)) == offset)
    let vector = CGVector(dx: 5, dy: -6)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: vector)) == vector)
    #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSizeMake(7, 8))) == CGSizeMake(7, 8))
  }

  @Test("an object holds each kind of value, and nothing of another kind")
  func objects() {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgPoint: CGPointMake(1, 2)).cgPointValue == CGPointMake(1, 2))
    #expect(NSValue(cgSize: CGSizeMake(1, 2)).cgSizeValue == CGSizeMake(1, 2))
    #expect(NSValue(cgRect: CGRectMake(1, 2, 3, 4)).cgRectValue == CGRectMake(1, 2, 3, 4))
    #expect(NSValue(cgVector: CGVectorMake(1, 2)).cgVectorValue == CGVectorMake(1, 2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: UIOffsetMake(1, 2)).uiOffsetValue == UIOffsetMake(1, 2))
    #expect(NSValue(cgPoint: CGPointMake(1, 2)).cgRectValue == .zero)
    #expect(NSValue(cgVector: CGVectorMake(1, 2)).cgAffineTransformValue == .identity)
  }
}
