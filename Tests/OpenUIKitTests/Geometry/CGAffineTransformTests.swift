// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private let turn = CGAffineTransform(rotationAngle: .pi / 2)

  @Test("a positive angle turns x toward y, which is clockwise where y points down")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-15)
    #expect(point.y == 1)
  }

  @Test("concatenating applies the receiver first")
  func concatenating() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(
      CGPoint(x: 1, y: 1).applying(scale.concatenating(shift)) == CGPoint(x: 12, y: 23))
    #expect(
      CGPoint(x: 1, y: 1).applying(shift.concatenating(scale)) == CGPoint(x: 22, y: 63))
  }

  @Test("scaledBy, rotated and translatedBy apply their part before the receiver")
  func prepending() {
    let shift = CGAffineTransform(translationX: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(
      CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    let turned = CGPoint(x: 1, y: 0).applying(shift.rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-12 && abs(turned.y - 21) < 1e-12)
  }

  @Test("a transform and its inverse give the identity")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let product = transform.concatenating(transform.inverted())
    #expect(abs(product.a - 1) < 1e-15 && abs(product.d - 1) < 1e-15)
    #expect(abs(product.b) < 1e-15 && abs(product.c) < 1e-15)
    #expect(abs(product.tx) < 1e-14 && abs(product.ty) < 1e-14)
  }

  @Test("a transform that nothing undoes is its own inverse, as in Core Graphics")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle becomes the upright box around its corners")
  func rectangle() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(turn)
    #expect(abs(box.minX + 20) < 1e-12 && abs(box.minY) < 1e-12)
    #expect(abs(box.width - 20) < 1e-12 && abs(box.height - 10) < 1e-12)
  }

  @Test("a size ignores the translation")
  func size() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test("identity, and the empty initializer that is not")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform(1, 0, 0, 1, 0, 0).isIdentity)
  }

  @Test("it is coded as its six entries")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(bytes: data, encoding: .utf8) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
