// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("The place of a UIView")
@MainActor
struct UIViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test("frame, bounds and center agree")
  func agreement() {
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.frame.origin = .zero
    #expect(view.center == CGPoint(x: 15, y: 20))
  }

  @Test("a new size of the bounds keeps the center")
  func boundsKeepCenter() {
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
  }

  @Test("the frame of a transformed view encloses it; bounds and center stay")
  func frameUnderRotation() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(abs(view.frame.width - 40) < 1e-9 && abs(view.frame.height - 30) < 1e-9)
    #expect(abs(view.frame.midX - 25) < 1e-9 && abs(view.frame.midY - 40) < 1e-9)
  }

  @Test("a frame set under a scale is the frame that is read")
  func frameUnderScale() {
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 100, y: 200, width: 60, height: 80)
    #expect(view.frame == CGRect(x: 100, y: 200, width: 60, height: 80))
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 4))
  }

  @Test("a negative size is turned into a positive one")
  func negativeSize() {
    view.frame = CGRect(x: 10, y: 10, width: -5, height: -6)
    #expect(view.frame == CGRect(x: 5, y: 4, width: 5, height: 6))
  }

  @Test("points are converted through transforms and bounds origins")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    middle.bounds.origin = CGPoint(x: 10, y: 0)
    middle.transform = CGAffineTransform(scaleX: 2, y: 2)
    let leaf = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    root.addSubview(middle)
    middle.addSubview(leaf)
    // The leaf's corner is (20, 30) in the middle view, whose visible corner is (10, 0) and which,
    // scaled by 2 around (200, 200), starts at (0, 0).
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 60))
    #expect(root.convert(CGPoint(x: 20, y: 60), to: leaf) == .zero)
    #expect(leaf.convert(CGPoint(x: 20, y: 60), from: root) == .zero)
    #expect(
      leaf.convert(leaf.bounds, to: root) == CGRect(x: 20, y: 60, width: 20, height: 20))
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: leaf) == CGPoint(x: 1, y: 1))
  }

  @Test("siblings convert through their common root, and nil stands for the window")
  func siblings() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    let right = UIView(frame: CGRect(x: 50, y: 5, width: 10, height: 10))
    window.addSubview(left)
    window.addSubview(right)
    #expect(left.convert(CGPoint.zero, to: right) == CGPoint(x: -40, y: -5))
    #expect(right.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 5))
    #expect(right.convert(CGPoint(x: 50, y: 5), from: nil) == .zero)
  }

  @Test("numbers that are not finite are refused, reported, and change nothing")
  func refusal() {
    let messages = RefusalLog.record {
      view.center = CGPoint(x: CGFloat.nan, y: 0)
      view.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
      view.bounds.size.width = .nan
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      view.alpha = .nan
      view.layer.cornerRadius = .nan
      #expect(UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).frame == .zero)
    }
    #expect(messages.count == 7)
    #expect(messages.first?.hasPrefix("UIView.center") == true)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.transform.isIdentity)
    #expect(view.alpha == 1)
    #expect(view.layer.cornerRadius == 0)
  }

  @Test("alpha is kept between 0 and 1")
  func alphaRange() {
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test("SH01: the collision outline is the bounds around (0, 0)")
  func collisionOutline() {
    #expect(view.collisionBoundsType == .rectangle)
    #expect(view.collisionBoundingPath.bounds == CGRect(x: -15, y: -20, width: 30, height: 40))
  }

  @Test("S075: observers of the bounds are called in the order of their coming")
  func observers() {
    var calls: [Int] = []
    let (first, second) = (NSObject(), NSObject())
    view.onBoundsChange[ObjectIdentifier(second)] = { calls.append(2) }
    view.onBoundsChange[ObjectIdentifier(first)] = { calls.append(1) }
    view.bounds.origin.x = 5
    #expect(calls == [2, 1])
    view.center.x = 3
    #expect(calls == [2, 1])
    view.onBoundsChange[ObjectIdentifier(second)] = nil
    view.frame.size.width = 7
    #expect(calls == [2, 1, 1])
  }
}
