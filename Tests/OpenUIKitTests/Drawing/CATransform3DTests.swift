// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("CATransform3D")
@MainActor
struct CATransform3DTests {
  private func expectEqual(_ left: CATransform3D, _ right: CATransform3D) {
    for (a, b) in zip(left.entries, right.entries) { #expect(abs(a - b) < 1e-9) }
  }

  @Test("a turn around z is the one of the plane; three of a third are a whole one")
  func turns() {
    let angle: CGFloat = 0.7
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
    expectEqual(CATransform3DMakeRotation(angle, 0, 0, 3), plane)
    let third = CATransform3DMakeRotation(2 * .pi / 3, 1, 2, -3)
    expectEqual(
      CATransform3DConcat(third, CATransform3DConcat(third, third)), CATransform3DIdentity)
    expectEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
  }

  @Test("scale, Rotate and Translate come before the transform; Invert undoes it")
  func composition() {
    var transform = CATransform3DMakeTranslation(10, 20, 30)
    transform = CATransform3DScale(transform, 2, 3, 1)
    transform = CATransform3DTranslate(transform, 1, 1, 0)
    // (0, 0) is moved by (1, 1), scaled to (2, 3), and moved on.
    #expect((transform.m41, transform.m42, transform.m43) == (12, 23, 30))
    transform = CATransform3DRotate(transform, 1, 1, 2, 3)
    transform.m34 = -1 / 500
    expectEqual(
      CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity)
  }

  @Test("a layer turned around y is drawn as narrow as the cosine, and keeps its transform")
  func drawnPart() {
    let layer = CALayer()
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    layer.transform = transform
    #expect(abs(layer.affineTransform().a - 0.5) < 1e-9 && layer.affineTransform().d == 1)
    #expect(layer.transform == transform)
    #expect(!CATransform3DIsAffine(layer.transform))
    layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test("a turn around y by its key path shows the cosine on its way")
  func keyPath() {
    let fixture = TimeFixture()
    let layer = CALayer()
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 1)
    fixture.run { layer.add(turn, forKey: nil) }
    for frame in 1..<60 {
      fixture.advance(frames: 1)
      #expect(
        abs(Double(layer.presentedValues().transform.a) - cos(.pi * Double(frame) / 60)) < 1e-9)
    }
  }
}
