import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("UISnapBehavior")
struct UISnapBehaviorTests {
  private func snap(
    from start: CGPoint, to point: CGPoint, damping: CGFloat = 0.5, side: CGFloat = 60
  ) -> (positions: [CGPoint], time: TimeInterval) {
    let item = Square(side: side, at: start)
    let animator = UIDynamicAnimator()
    let snap = UISnapBehavior(item: item, snapTo: point)
    snap.damping = damping
    animator.addBehavior(snap)
    var positions: [CGPoint] = []
    snap.action = { positions.append(item.center) }
    let time = animator.runUntilPaused(atMost: 10)
    return (positions, time)
  }

  @Test("S094: the calibration trace is met within a band of 12 points, and its first overshoot")
  func calibrationTrace() {
    let measured: [(frame: Int, x: CGFloat)] = [
      (2, 155), (4, 132), (6, 102), (8, 84), (10, 76.5), (12, 74.5), (14, 75.5), (16, 77.5),
      (18, 79.5), (20, 80.5), (22, 81), (24, 81), (26, 80.5), (28, 80), (30, 80),
    ]
    let (positions, _) = snap(from: CGPoint(x: 160, y: 251), to: CGPoint(x: 80, y: 252))
    for (frame, x) in measured {
      // One frame of latency, as the fit of S095 has it.
      let difference = positions[frame - 2].x - x
      #expect(abs(difference) < 12, "frame \(frame): \(positions[frame - 2].x) for \(x)")
    }
    let least = positions.map(\.x).min() ?? 0
    #expect(least < 77 && least > 72)
  }

  @Test("S095: default damping is an oscillator of about 3.58 Hz and damping ratio 0.64")
  func oscillator() {
    let (positions, _) = snap(from: CGPoint(x: 100, y: 0), to: .zero)
    let first = positions.firstIndex { $0.x < 0 } ?? 0
    let second = positions[first...].firstIndex { $0.x > 0 } ?? 0
    // The zeros of a damped oscillator lie half a damped period apart: 1 / (2·3.58·√(1 − 0.64²)).
    #expect(abs(Double(second - first) / 60 - 0.182) < 0.03)
    let overshoot = -(positions.map(\.x).min() ?? 0) / 100
    // e^(−πζ/√(1 − ζ²)) for ζ = 0.64 is 0.073.
    #expect(overshoot > 0.04 && overshoot < 0.11)
  }

  @Test("S096, C02: a snap rests exactly at its point, in time, without circling around it")
  func rests() {
    let (positions, time) = snap(from: CGPoint(x: 160.3, y: 90), to: CGPoint(x: 80, y: 252.7))
    #expect(time < 2)
    #expect(abs((positions.last?.x ?? 0) - 80) < 0.1)
    #expect(abs((positions.last?.y ?? 0) - 252.7) < 0.1)
    // The way lies on a line: no movement across the direction of motion.
    let across = positions.map { point in
      abs((point.x - 80) * (90 - 252.7) - (point.y - 252.7) * (160.3 - 80)) / 181.4
    }
    #expect((across.max() ?? 1) < 0.2)
  }

  @Test(
    "S091, C27: damping 1 oscillates least, and anything beyond acts like it", arguments: [1, 100])
  func maximumDamping(damping: CGFloat) {
    let (positions, time) = snap(from: CGPoint(x: 100, y: 0), to: .zero, damping: damping)
    #expect((positions.map(\.x).min() ?? -1) > -1)
    #expect(time < 2)
  }

  @Test("S091: damping 0 oscillates most, and still rests")
  func minimumDamping() {
    let (positions, time) = snap(from: CGPoint(x: 100, y: 0), to: .zero, damping: 0)
    #expect((positions.map(\.x).min() ?? 0) < -25)
    #expect(time < 5)
  }

  @Test("S090, SN01: an item that is turned comes back upright", arguments: [0.5, -2.5, 3.0])
  func upright(angle: CGFloat) {
    let item = Square(side: 60)
    item.transform = CGAffineTransform(rotationAngle: angle)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0)))
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.angle) < 0.01)
    #expect(abs(item.center.x - 50) < 0.1)
  }

  @Test("S093: an item that may not rotate keeps its angle")
  func fixedAngle() {
    let item = Square(side: 60)
    item.transform = CGAffineTransform(rotationAngle: 0.5)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0)))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.allowsRotation = false
    animator.addBehavior(properties)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.angle - 0.5) < 0.001)
    #expect(abs(item.center.x - 50) < 0.1)
  }

  @Test("S092, SN02, C23: a new snap point wakes the item and moves it there")
  func snapPoint() {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 0))
    animator.addBehavior(snap)
    _ = animator.runUntilPaused(atMost: 5)
    snap.snapPoint = CGPoint(x: -20, y: 70)
    #expect(animator.isRunning)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.center.x + 20) < 0.1)
    #expect(abs(item.center.y - 70) < 0.1)
  }

  @Test("S093, R5: with two snaps for one item none acts, and the last one left does")
  func oneSnapPerItem() {
    let item = Square(side: 60, at: CGPoint(x: 10, y: 20))
    let animator = UIDynamicAnimator()
    let first = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 0))
    let second = UISnapBehavior(item: item, snapTo: CGPoint(x: 0, y: 100))
    animator.addBehavior(first)
    animator.addBehavior(second)
    let reports = diagnostics { animator.step(by: 1) }
    #expect(reports.count == 1)
    #expect(reports.first?.item?.contains("Square") == true)
    #expect(item.center == CGPoint(x: 10, y: 20))
    animator.removeBehavior(first)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(item.center.y - 100) < 0.1)
  }

  @Test("S093, R5: replacing a snap in one go causes no diagnostic, in either order")
  func replacement() {
    let item = Square(side: 60)
    let animator = UIDynamicAnimator()
    let first = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 0))
    animator.addBehavior(first)
    animator.step(by: 0.2)
    let reports = diagnostics {
      let second = UISnapBehavior(item: item, snapTo: CGPoint(x: 0, y: 100))
      animator.addBehavior(second)
      animator.removeBehavior(first)
      animator.step(by: 2)
    }
    #expect(reports.isEmpty)
    #expect(abs(item.center.y - 100) < 0.1)
  }

  /// Seconds from a start at rest until a value first passes zero.
  private func firstZero(of item: Square, value: @escaping @MainActor () -> CGFloat) -> Double {
    let animator = UIDynamicAnimator()
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    snap.damping = 0
    animator.addBehavior(snap)
    var samples = [value()]
    snap.action = { samples.append(value()) }
    animator.step(by: 0.5)
    let next = samples.firstIndex { $0 <= 0 } ?? 0
    guard next > 0 else { return 0 }
    let part = samples[next - 1] / (samples[next - 1] - samples[next])
    return (Double(next - 1) + Double(part)) / 60
  }

  @Test(
    "S090: four springs at the corners turn an item √3 times as fast as they move it",
    arguments: [CGSize(width: 60, height: 60), CGSize(width: 200, height: 40)])
  func fourSprings(size: CGSize) {
    let turned = Square(size: size)
    turned.transform = CGAffineTransform(rotationAngle: 0.2)
    let turning = firstZero(of: turned) { turned.angle }
    let moved = Square(size: size, at: CGPoint(x: 20, y: 0))
    let moving = firstZero(of: moved) { moved.center.x }
    // A damped oscillator passes zero at (π/2 + arcsin ζ) / (ω·√(1 − ζ²)).
    func expected(_ factor: Double) -> Double {
      let (ratio, frequency) = (0.28 * factor, 2 * Double.pi * 3.58 * factor)
      return (.pi / 2 + asin(ratio)) / (frequency * (1 - ratio * ratio).squareRoot())
    }
    #expect(abs(moving - expected(1)) < 0.008)
    #expect(abs(turning - expected(3.0.squareRoot())) < 0.008)
  }

  @Test("S095: size and density of an item do not change its way")
  func sizeDoesNotMatter() {
    let (reference, _) = snap(from: CGPoint(x: 100, y: 0), to: .zero, side: 60)
    for side in [10.0, 300] {
      let (positions, _) = snap(from: CGPoint(x: 100, y: 0), to: .zero, side: side)
      for (position, other) in zip(positions, reference) {
        #expect(abs(position.x - other.x) < 0.1)
      }
    }
  }
}
