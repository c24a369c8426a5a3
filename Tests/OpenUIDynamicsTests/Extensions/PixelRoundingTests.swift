// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Rounding to pixels")
struct PixelRoundingTests {
  /// A snap of an item of odd size to an odd place, and the centers that it was given.
  private func snap(scale: CGFloat?) -> (written: [CGPoint], exact: CGPoint, rests: Bool) {
    final class Recorder: NSObject, UIDynamicItem {
      var written: [CGPoint] = []
      var center = CGPoint(x: 3.1, y: 7.7) { didSet { written.append(center) } }
      let bounds = CGRect(x: 0, y: 0, width: 31.3, height: 17.9)
      var transform = CGAffineTransform(rotationAngle: 0.3)
    }
    let item = Recorder()
    let animator = UIDynamicAnimator()
    animator.pixelRoundingScale = scale
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 100.37, y: 50.21)))
    _ = animator.runUntilPaused(atMost: 10)
    let exact = animator.overlay().bodies.first?.center ?? .zero
    return (item.written, exact, !animator.isRunning)
  }

  @Test("S029, S137: every center that is written is a whole pixel", arguments: [1, 2, 3])
  func wholePixels(scale: CGFloat) throws {
    let result = snap(scale: scale)
    #expect(result.written.count > 30)
    for center in result.written {
      #expect(abs(center.x * scale - (center.x * scale).rounded()) < 1e-9)
      #expect(abs(center.y * scale - (center.y * scale).rounded()) < 1e-9)
    }
    let last = try #require(result.written.last)
    #expect(abs(last.x - result.exact.x) <= 0.5 / scale + 1e-9)
    #expect(abs(last.y - result.exact.y) <= 0.5 / scale + 1e-9)
  }

  @Test("C03: rounding feeds nothing back: exact positions, time and rest are as without it")
  func noFeedback() {
    let plain = snap(scale: nil)
    for scale: CGFloat in [1, 2, 3] {
      let rounded = snap(scale: scale)
      #expect(rounded.exact == plain.exact)
      #expect(rounded.written.count == plain.written.count)
      #expect(rounded.rests && plain.rests)
    }
  }

  @Test(
    "C03: springs of odd sizes that are shifted and read again come to rest, where they belong",
    arguments: [1, 2, 3])
  func springyRow(scale: CGFloat) {
    let items = (0..<6).map { number in
      Square(
        size: CGSize(width: 33.3, height: 21.7), at: CGPoint(x: 40.15, y: 30.3 * Double(number)))
    }
    let homes = items.map(\.center)
    let animator = UIDynamicAnimator()
    animator.pixelRoundingScale = scale
    for item in items {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
    for frame in 0..<60 {
      for (number, item) in items.enumerated() {
        item.center.y += CGFloat((frame + number) % 7) - 3
        animator.updateItem(usingCurrentState: item)
      }
      animator.step(by: 1 / 60)
    }
    _ = animator.runUntilPaused(atMost: 20)
    #expect(!animator.isRunning)
    for (item, home) in zip(items, homes) {
      #expect(abs(item.center.x - home.x) <= 0.5 / scale + 0.01)
      #expect(abs(item.center.y - home.y) <= 0.5 / scale + 0.5)
    }
  }

  @Test("C03: reading again an item that was not moved does not move it")
  func readingAgain() {
    func run(_ readsAgain: Bool) -> CGPoint {
      let item = Square(side: 33.3, at: CGPoint(x: 0.123, y: 0.456))
      let animator = UIDynamicAnimator()
      animator.pixelRoundingScale = 2
      animator.addBehavior(UIGravityBehavior(items: [item]))
      for _ in 0..<60 {
        animator.step(by: 1 / 60)
        if readsAgain { animator.updateItem(usingCurrentState: item) }
      }
      return animator.overlay().bodies.first?.center ?? .zero
    }
    let plain = run(false)
    let read = run(true)
    #expect(abs(plain.x - read.x) < 1e-4)
    #expect(abs(plain.y - read.y) < 1e-2)
  }

  @Test("S029: a view in another view is rounded in its own coordinates")
  func nested() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let box = UIView(frame: CGRect(x: 10.3, y: 20.7, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(box)
    box.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    animator.pixelRoundingScale = 3
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.step(by: 0.35)
    #expect(view.center.y > 60)
    #expect(abs(view.center.y * 3 - (view.center.y * 3).rounded()) < 1e-9)
  }

  @Test(
    "a scale that is none is refused with one diagnostic",
    arguments: [CGFloat.nan, 0, -2, 0.5, .infinity, 101])
  func refused(scale: CGFloat) {
    let animator = UIDynamicAnimator()
    #expect(animator.pixelRoundingScale == nil)
    animator.pixelRoundingScale = 2
    #expect(
      diagnostics { animator.pixelRoundingScale = scale }.map(\.method)
        == ["UIDynamicAnimator.pixelRoundingScale"])
    #expect(animator.pixelRoundingScale == 2)
    animator.pixelRoundingScale = nil
    #expect(animator.pixelRoundingScale == nil)
  }
}
