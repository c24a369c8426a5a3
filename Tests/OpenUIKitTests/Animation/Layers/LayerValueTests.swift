// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("Values of layers on their way")
@MainActor
struct LayerValueTests {
  private nonisolated static let kinds: [(LayerValue, LayerValue, LayerValue)] = [
    (.number(2), .number(6), .number(3)),
    (.point(.zero), .point(CGPoint(x: 4, y: 8)), .point(CGPoint(x: 1, y: 2))),
    (
      .size(CGSize(width: 4, height: 0)), .size(CGSize(width: 0, height: 4)),
      .size(CGSize(width: 3, height: 1))
    ),
    (
      .rect(CGRect(x: 0, y: 0, width: 4, height: 4)),
      .rect(CGRect(x: 4, y: 8, width: 0, height: 8)),
      .rect(CGRect(x: 1, y: 2, width: 3, height: 5))
    ),
    (.numbers([0, 4]), .numbers([4, 0]), .numbers([1, 3])),
  ]

  @Test("what Objective-C boxes in a value is the value itself")
  func boxed() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let rect = CGRect(origin: point, size: size)
    let (turn, lift) = (CGAffineTransform(rotationAngle: 1), CATransform3DMakeTranslation(1, 2, 3))
    #expect(LayerValue(NSValue(cgPoint: point)) == .point(point))
    #expect(LayerValue(NSValue(cgSize: size)) == .size(size))
    #expect(LayerValue(NSValue(cgRect: rect)) == .rect(rect))
    #expect(LayerValue(NSValue(caTransform3D: lift)) == .transform(lift))
    #expect(NSValue(caTransform3D: lift).caTransform3DValue == lift)
    #expect(NSValue(cgPoint: point).caTransform3DValue == CATransform3DIdentity)
    #expect(
      LayerValue(NSValue(cgAffineTransform: turn))
        == .transform(CATransform3DMakeAffineTransform(turn)))
    #expect(LayerValue(NSValue(uiEdgeInsets: .zero)) == nil)
  }

  @Test("a quarter of the way of numbers, points, sizes and rectangles", arguments: 0..<5)
  func mixing(number: Int) {
    let (from, to, quarter) = Self.kinds[number]
    #expect(from.mixed(with: to, at: 0.25) == quarter)
    #expect(from.mixed(with: to, at: 0) == from && from.mixed(with: to, at: 1) == to)
    #expect(to.mixed(with: from, at: 0.75) == quarter)
  }

  @Test("a share beyond 0…1 goes on in the same direction")
  func beyond() {
    #expect(LayerValue.number(2).mixed(with: .number(6), at: 1.5) == .number(8))
    #expect(LayerValue.number(2).mixed(with: .number(6), at: -1) == .number(-2))
  }

  @Test("what has no way between its values changes in the middle")
  func jumps() {
    let pairs: [(LayerValue, LayerValue)] = [
      (.flag(false), .flag(true)), (.numbers([1]), .numbers([1, 2])),
      (.path(.rectangle(.zero)), .path(.ellipse(in: CGRect(x: 0, y: 0, width: 1, height: 1)))),
    ]
    for (from, to) in pairs {
      #expect(from.mixed(with: to, at: 0.49) == from && from.mixed(with: to, at: 0.5) == to)
    }
  }

  @Test("paths of the same steps change point by point")
  func paths() {
    let (small, large) = (
      CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 4, y: 0, width: 6, height: 10)
    )
    for make in [PathGeometry.rectangle, PathGeometry.ellipse(in:)] {
      guard
        case .path(let half?) = LayerValue.path(make(small)).mixed(
          with: .path(make(large)), at: 0.5)
      else { continue }
      let expected = make(CGRect(x: 2, y: 0, width: 4, height: 6))
      #expect(half.svgPathData == expected.svgPathData)
    }
  }

  @Test("no color is the other one, transparent")
  func noColor() {
    let red = ColorComponents(red: 1, green: 0, blue: 0, alpha: 0.8)
    let half = ColorComponents(red: 1, green: 0, blue: 0, alpha: 0.4)
    #expect(LayerValue.color(nil).mixed(with: .color(red), at: 0.5) == .color(half))
    #expect(LayerValue.color(red).mixed(with: .color(nil), at: 0.5) == .color(half))
    #expect(LayerValue.color(nil).mixed(with: .color(nil), at: 0.5) == .color(nil))
  }

  @Test("a turn of a half turn stays a turn on its way", arguments: [0.25, 0.5, 0.75] as [CGFloat])
  func turns(share: CGFloat) {
    let turned = CATransform3DMakeRotation(3, 0, 0, 1)
    guard
      case .transform(let shown) = LayerValue.transform(CATransform3DIdentity)
        .mixed(with: .transform(turned), at: share)
    else { return }
    let expected = CATransform3DMakeRotation(3 * share, 0, 0, 1).entries
    #expect(zip(shown.entries, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("a transform that flattens to nothing is reached through its entries")
  func flattening() {
    let nothing = CATransform3DMakeScale(0, 0, 1)
    for (from, to) in [(CATransform3DIdentity, nothing), (nothing, CATransform3DIdentity)] {
      guard
        case .transform(let half) = LayerValue.transform(from).mixed(with: .transform(to), at: 0.5)
      else { return }
      #expect(half.entries.allSatisfy { $0.isFinite } && abs(half.m11 - 0.5) < 1e-9)
    }
  }

  @Test("numbers are added, transforms concatenated, and what cannot be added stays")
  func adding() {
    #expect(LayerValue.number(2).adding(.number(3)) == .number(5))
    #expect(LayerValue.number(2).adding(.point(.zero)) == .number(2))
    #expect(LayerValue.flag(true).adding(.flag(false)) == .flag(true))
    let (scale, shift) = (CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(5, 0, 0))
    #expect(
      LayerValue.transform(scale).adding(.transform(shift))
        == .transform(CATransform3DConcat(shift, scale)))
  }

  @Test("the distance is the root of the squares; none where it has no meaning")
  func distance() {
    #expect(LayerValue.point(.zero).distance(to: .point(CGPoint(x: 3, y: -4))) == 5)
    #expect(LayerValue.numbers([0, 0, 0]).distance(to: .numbers([2, 3, 6])) == 7)
    #expect(LayerValue.flag(false).distance(to: .flag(true)) == 0)
    #expect(LayerValue.number(1).distance(to: .point(.zero)) == 0)
  }

  private nonisolated static let arguments: [(@Sendable () -> Any?, LayerValue?)] = [
    ({ 3 }, .number(3)), ({ Float(0.5) }, .number(0.5)), ({ CGFloat(2) }, .number(2)),
    ({ NSNumber(value: 1) }, .number(1)), ({ true }, .flag(true)), ({ nil }, nil),
    ({ "3" }, nil), ({ Double.nan }, nil), ({ CGPoint(x: CGFloat.infinity, y: 0) }, nil),
    ({ [0.5, 1] }, .numbers([0.5, 1])), ({ [UIColor.red] }, .colors([UIColor.red.rgba])),
    ({ [UIColor.red, 1] as [Any] }, nil), ({ UIColor.blue }, .color(UIColor.blue.rgba)),
    ({ [Any]() }, nil),
    (
      { CGAffineTransform(scaleX: 2, y: 3) }, .transform(CATransform3DMakeScale(2, 3, 1))
    ),
  ]

  @Test("an animation's argument is taken by its type", arguments: 0..<15)
  func conversion(number: Int) {
    let (argument, expected) = Self.arguments[number]
    #expect(LayerValue(argument()) == expected)
  }

  @Test("flags and numbers stand for each other, and sizes for points; other kinds do not")
  func matching() {
    #expect(LayerValue.number(2).matching(.flag(false)) == .flag(true))
    #expect(LayerValue.flag(true).matching(.number(0)) == .number(1))
    #expect(
      LayerValue.size(CGSize(width: 1, height: 2)).matching(.point(.zero))
        == .point(CGPoint(x: 1, y: 2)))
    #expect(LayerValue.number(1).matching(.point(.zero)) == nil)
    #expect(LayerValue.color(nil).matching(.path(nil)) == nil)
  }

  // MARK: Key paths

  private nonisolated static let paths: [(String, Double)] = [
    ("position.x", 7), ("bounds.origin.y", 7), ("bounds.size.width", 7), ("anchorPoint.y", 7),
    ("transform.scale.x", 7), ("transform.scale.y", 7), ("transform.scale.z", 7),
    ("transform.rotation.x", 0.7), ("transform.rotation.y", 0.7), ("transform.rotation.z", 0.7),
    ("transform.translation.x", 7), ("transform.translation.z", 7), ("opacity", 0.7),
    ("shadowOffset.width", 7), ("cornerRadius", 7), ("zPosition", -7),
  ]

  @Test("a value set by its key path comes back by it", arguments: paths)
  func roundTrip(path: String, value: Double) throws {
    let layer = CALayer()
    layer.setValue(value, forKeyPath: path)
    let shown = try #require(layer.value(forKeyPath: path) as? CGFloat)
    #expect(abs(Double(shown) - value) < 1e-9)
  }

  @Test("parts of a transform change alone")
  func partsOfTransforms() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    let expected = CGAffineTransform(
      a: 2 * cos(0.5), b: 2 * sin(0.5), c: -2 * sin(0.5), d: 2 * cos(0.5), tx: 3, ty: 4)
    let shown = layer.affineTransform()
    let pairs = [
      (shown.a, expected.a), (shown.b, expected.b), (shown.c, expected.c), (shown.d, expected.d),
      (shown.tx, expected.tx), (shown.ty, expected.ty),
    ]
    #expect(pairs.allSatisfy { abs($0.0 - $0.1) < 1e-9 })
  }
}
