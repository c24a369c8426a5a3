// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("The parts of an affine transform")
struct AffinePartsTests {
  /// Rotation, scales and shear from which a transform is composed.
  struct Composition: Sendable, CustomTestStringConvertible {
    let rotation: CGFloat
    let scaleX: CGFloat
    let scaleY: CGFloat
    let shear: CGFloat
    var testDescription: String { "\(rotation) rad, \(scaleX) × \(scaleY), shear \(shear)" }

    /// Scale and shear first, then the rotation, then the translation, written out with the
    /// platform's sine and cosine.
    var transform: CGAffineTransform {
      let (s, c) = (sin(rotation), cos(rotation))
      return CGAffineTransform(
        a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c,
        tx: 5, ty: -7)
    }

    static let all: [Composition] = [
      Composition(rotation: 0, scaleX: 1, scaleY: 1, shear: 0),
      Composition(rotation: 0.4, scaleX: 2, scaleY: 3, shear: 0),
      Composition(rotation: -2.5, scaleX: 0.5, scaleY: 4, shear: 0.25),
      Composition(rotation: 1.2, scaleX: 1, scaleY: -1, shear: 0),
      Composition(rotation: 3.1, scaleX: 10, scaleY: 0.1, shear: -3),
    ]
  }

  @Test("a composed transform decomposes into its parts", arguments: Composition.all)
  func decomposition(_ expected: Composition) {
    let parts = AffineParts(expected.transform)
    #expect(abs(parts.rotation - expected.rotation) < 1e-12)
    #expect(abs(parts.scaleX - expected.scaleX) < 1e-12)
    #expect(abs(parts.scaleY - expected.scaleY) < 1e-12)
    #expect(abs(parts.shear - expected.shear) < 1e-12)
    #expect(parts.tx == 5 && parts.ty == -7)
  }

  @Test("the parts compose the transform again", arguments: Composition.all)
  func composition(_ expected: Composition) {
    let transform = expected.transform
    let again = AffineParts(transform).transform
    for entry in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: entry] - transform[keyPath: entry]) < 1e-12)
    }
  }

  @Test("a transform that flattens the plane decomposes into finite parts")
  func flat() {
    for transform in [
      CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 3), CGAffineTransform(scaleX: 3, y: 0),
    ] {
      let again = AffineParts(transform).transform
      #expect(again == transform)
    }
  }

  @Test("fading goes from the identity to the transform, each part evenly")
  func fading() {
    let parts = AffineParts(
      Composition(rotation: 0.8, scaleX: 3, scaleY: 2, shear: 0.5).transform)
    #expect(parts.faded(to: 0).transform.isIdentity)
    #expect(parts.faded(to: 1).rotation == parts.rotation)
    let half = parts.faded(to: 0.5)
    #expect(abs(half.rotation - 0.4) < 1e-12 && abs(half.scaleX - 2) < 1e-12)
    #expect(abs(half.scaleY - 1.5) < 1e-12 && abs(half.shear - 0.25) < 1e-12)
    #expect(half.tx == 2.5 && half.ty == -3.5)
  }
}
