// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Modes of CAKeyframeAnimation")
@MainActor
struct CAKeyframeModeTests {
  private let fixture = TimeFixture()
  private let layer = CALayer()

  /// Adds an animation of one second.
  private func start(_ animation: CAKeyframeAnimation) {
    animation.duration = 1
    fixture.run { layer.add(animation, forKey: "test") }
  }

  private func keyframes(
    _ values: [Any]?, _ mode: CAAnimationCalculationMode
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    (animation.values, animation.calculationMode) = (values, mode)
    return animation
  }

  private func shown(afterFrames frames: Int) -> Double {
    fixture.advance(frames: frames)
    return Double(layer.presentedValues().zPosition)
  }

  @Test("the modes have the header's strings")
  func names() {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    #expect(modes.map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    #expect(CAAnimationRotationMode.rotateAuto.rawValue == "auto")
    #expect(CAAnimationRotationMode.rotateAutoReverse.rawValue == "autoReverse")
  }

  @Test("a discrete animation of n values has n + 1 times, each value from its own to the next")
  func discreteTimes() {
    let animation = keyframes([1, 2, 3], .discrete)
    animation.keyTimes = [0, 0.5, 0.75, 1]
    start(animation)
    #expect(shown(afterFrames: 15) == 1)
    #expect(shown(afterFrames: 20) == 2)
    #expect(shown(afterFrames: 20) == 3)
  }

  /// Distances 10 and 30: the first value is passed after a quarter of the time.
  @Test("a paced animation ignores times and timing functions", arguments: [true, false])
  func paced(cubic: Bool) {
    let animation = keyframes([0, 10, 40], cubic ? .cubicPaced : .paced)
    animation.keyTimes = [0, 0.9, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeIn),
    ]
    start(animation)
    #expect(abs(shown(afterFrames: 15) - 10) < 1e-9)
    if !cubic {
      for frame in 16..<60 {
        #expect(abs(shown(afterFrames: 1) - 40 * Double(frame) / 60) < 1e-9)
      }
    }
  }

  @Test("each timing function paces its own segment, after the one of the whole animation")
  func timingFunctions() {
    let animation = keyframes([0, 1, 2], .linear)
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    start(animation)
    for frame in 1..<60 {
      let whole = Double(CubicCurve.easeInOut.progress(at: Double(frame) / 60)) * 2
      let expected = whole < 1 ? Double(CubicCurve.easeIn.progress(at: whole)) : whole
      #expect(abs(shown(afterFrames: 1) - expected) < 1e-6)
    }
  }

  /// A Catmull-Rom spline through equidistant values of a line is that line between the inner ones.
  @Test("a cubic animation passes its values and reproduces a line")
  func cubicLine() {
    start(keyframes([0, 10, 20, 30], .cubic))
    #expect(abs(shown(afterFrames: 20) - 10) < 1e-9)
    for frame in 21...40 {
      #expect(abs(shown(afterFrames: 1) - Double(frame) / 2) < 1e-9)
    }
  }

  /// At the middle of p0 p1 p2 p3 the spline is (9(p1 + p2) − p0 − p3) / 16.
  @Test("a cubic animation is Catmull and Rom's spline")
  func catmullRom() {
    start(keyframes([4, 0, 8, -2], .cubic))
    #expect(abs(shown(afterFrames: 30) - (9 * (0 + 8) - 4 + 2) / 16) < 1e-9)
  }

  @Test("one value is shown throughout; none, and values of another kind, change nothing")
  func oddValues() {
    start(keyframes([7], .linear))
    #expect(shown(afterFrames: 10) == 7)
    for values in [nil, [], [1, CGPoint.zero], ["a"]] as [[Any]?] {
      start(keyframes(values, .linear))
      #expect(shown(afterFrames: 10) == 0)
    }
  }

  @Test("too few times count as none, and equal times jump")
  func oddTimes() {
    let few = keyframes([0, 10], .linear)
    few.keyTimes = [0.9]
    start(few)
    #expect(abs(shown(afterFrames: 30) - 5) < 1e-9)
    let jump = keyframes([0, 10, 20, 20], .linear)
    jump.keyTimes = [0, 0.5, 0.5, 1]
    start(jump)
    #expect(abs(shown(afterFrames: 29) - 10 * 29.0 / 30) < 1e-9)
    #expect(shown(afterFrames: 2) == 20)
  }

  // MARK: Paths

  private func along(
    _ path: UIBezierPath, _ mode: CAAnimationCalculationMode
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode) = (path.cgPath, mode)
    return animation
  }

  @Test("a circle is run through evenly when paced, and its direction is the tangent's")
  func circle() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 100, startAngle: 0, endAngle: .pi, clockwise: true)
    let animation = along(path, .paced)
    animation.rotationMode = .rotateAuto
    start(animation)
    for frame in 1..<60 {
      fixture.advance(frames: 1)
      let angle = CGFloat(frame) / 60 * .pi
      let values = layer.presentedValues()
      #expect(abs(values.position.x - 100 * cos(angle)) < 0.1)
      #expect(abs(values.position.y - 100 * sin(angle)) < 0.1)
      // Clockwise on screen, a quarter turn ahead of the radius.
      let turned = CGVector(dx: values.transform.a, dy: values.transform.b)
      #expect(abs(turned.dx + sin(angle)) < 0.01 && abs(turned.dy - cos(angle)) < 0.01)
    }
  }

  @Test("a curve with an uneven parameter is run through at one speed when paced")
  func unevenCurve() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 120, y: 0), controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0))
    start(along(path, .paced))
    for frame in 1..<60 {
      fixture.advance(frames: 1)
      #expect(abs(layer.presentedValues().position.x - 2 * CGFloat(frame)) < 1)
    }
  }

  @Test("the reverse rotation points backwards, and a path without one does not turn")
  func rotationModes() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 60))
    let animation = along(path, .linear)
    start(animation)
    fixture.advance(frames: 30)
    #expect(layer.presentedValues().transform.isIdentity)
    animation.rotationMode = .rotateAutoReverse
    start(animation)
    fixture.advance(frames: 30)
    #expect(abs(layer.presentedValues().transform.b + 1) < 1e-9)
    #expect(layer.presentedValues().position == CGPoint(x: 0, y: 30))
  }

  @Test("a path takes precedence over values; its segments share the time unless paced")
  func segments() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 90))
    let animation = along(path, .linear)
    animation.values = [CGPoint(x: -5, y: -5), CGPoint(x: -9, y: -9)]
    start(animation)
    fixture.advance(frames: 15)
    #expect(layer.presentedValues().position == CGPoint(x: 5, y: 0))
    fixture.advance(frames: 30)
    #expect(layer.presentedValues().position == CGPoint(x: 10, y: 45))
  }

  @Test("an empty path and one of a single point move nothing")
  func emptyPath() {
    layer.position = CGPoint(x: 3, y: 4)
    let point = UIBezierPath()
    point.move(to: CGPoint(x: 50, y: 50))
    for path in [UIBezierPath(), point] {
      start(along(path, .paced))
      fixture.advance(frames: 10)
      #expect(layer.presentedValues().position == CGPoint(x: 3, y: 4))
    }
  }
}
