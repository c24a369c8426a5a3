// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Timing parameters")
@MainActor
struct UITimingCurveProviderTests {
  /// A curve of the app's own, made of both kinds.
  private final class Composed: UITimingCurveProvider {
    let timingCurveType = UITimingCurveType.composed
    let cubicTimingParameters: UICubicTimingParameters?
    let springTimingParameters: UISpringTimingParameters?

    init(cubic: UICubicTimingParameters?, spring: UISpringTimingParameters?) {
      (cubicTimingParameters, springTimingParameters) = (cubic, spring)
    }
  }

  @Test("a provider of the app's own paces by its spring, or else by its curve")
  func composed() {
    let (fixture, view) = (TimeFixture(), UIView())
    let cubic = UICubicTimingParameters(animationCurve: .linear)
    func start(_ spring: UISpringTimingParameters?) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(
        duration: 1, timingParameters: Composed(cubic: cubic, spring: spring))
      animator.addAnimations { view.center.x += 100 }
      fixture.run { animator.startAnimation() }
      return animator
    }
    let animating: any UIViewAnimating = start(nil)
    fixture.advance(frames: 15)
    #expect(abs(view.presented().center.x - 25) < 1e-6 && animating.state == .active)
    fixture.advance(frames: 45)
    #expect(animating.state == .inactive)
    let spring = UISpringTimingParameters(dampingRatio: 1)
    _ = start(spring)
    fixture.advance(frames: 15)
    // A critically damped spring is far on its way after a quarter of its time.
    #expect(view.presented().center.x > 160)
  }

  @Test("the types, curves, states and positions have the header's numbers")
  func constants() {
    #expect(
      [UITimingCurveType.builtin, .cubic, .spring, .composed].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue)
        == [0, 1, 2, 3])
    #expect([UIViewAnimatingState.inactive, .active, .stopped].map(\.rawValue) == [0, 1, 2])
    #expect([UIViewAnimatingPosition.end, .start, .current].map(\.rawValue) == [0, 1, 2])
  }

  private nonisolated static let curves: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
    (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
    (.easeOut, .zero, CGPoint(x: 0.58, y: 1)), (.linear, .zero, CGPoint(x: 1, y: 1)),
  ]

  @Test("a named curve is built in and has Core Animation's control points", arguments: curves)
  func named(curve: UIView.AnimationCurve, point1: CGPoint, point2: CGPoint) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    #expect(parameters.animationCurve == curve && parameters.timingCurveType == .builtin)
    #expect(parameters.controlPoint1 == point1 && parameters.controlPoint2 == point2)
    #expect(parameters.cubicTimingParameters === parameters)
    #expect(parameters.springTimingParameters == nil)
  }

  @Test("the default curve is Core Animation's default")
  func standard() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(parameters.timingCurveType == .builtin)
  }

  @Test("a curve of control points is cubic; their times are clamped to 0…1")
  func controlPoints() {
    let parameters = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -2, y: -2), controlPoint2: CGPoint(x: 3, y: 1.5))
    #expect(parameters.timingCurveType == .cubic)
    #expect(parameters.controlPoint1 == CGPoint(x: 0, y: -2))
    #expect(parameters.controlPoint2 == CGPoint(x: 1, y: 1.5))
  }

  @Test("a spring says that it is one and keeps its velocity as a vector")
  func spring() {
    let velocity = CGVector(dx: 3, dy: 4)
    let parameters = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity)
    #expect(parameters.timingCurveType == .spring && parameters.initialVelocity == velocity)
    #expect(parameters.springTimingParameters === parameters)
    #expect(parameters.cubicTimingParameters == nil)
    #expect(UISpringTimingParameters(dampingRatio: 1).initialVelocity == .zero)
  }

  @Test("a spring of a ratio takes the animator's duration; one of a mass takes its own")
  func durations() {
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 3, timingParameters: ratio).duration == 3)
    // ω = 10, ζ = 0.5: the envelope e^(−5t) / √(1 − ζ²) is a thousandth at the end.
    let mass = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let expected = log(1000 / 0.75.squareRoot()) / 5
    #expect(
      abs(UIViewPropertyAnimator(duration: 3, timingParameters: mass).duration - expected) < 1e-6)
  }

  @Test("the default spring is that of mass 3, stiffness 1000 and damping 500")
  func defaultSpring() {
    let same = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    #expect(UISpringTimingParameters().settlingDuration == same.settlingDuration)
  }

  @Test("a duration and a bounce are ω = 2π / duration and ζ = 1 − bounce", arguments: [0, 0.4])
  func perceptual(bounce: CGFloat) {
    let felt = UISpringTimingParameters(duration: 0.5, bounce: bounce)
    let frequency = 4 * CGFloat.pi
    let same = UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - bounce) * frequency,
      initialVelocity: .zero)
    #expect(felt.settlingDuration == same.settlingDuration)
    let odd = UISpringTimingParameters(duration: .nan, bounce: bounce)
    #expect(odd.settlingDuration == felt.settlingDuration)
  }

  private nonisolated static let oddDurations: [Double] = [-1, .nan, .infinity]

  @Test("an animator's odd durations count as 0", arguments: oddDurations)
  func odd(duration: Double) {
    #expect(UIViewPropertyAnimator(duration: duration, curve: .linear).duration == 0)
  }

  @Test("the timing parameters of each initializer are the ones that it names")
  func initializers() {
    let named = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    #expect(named.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    let points = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(points.timingParameters?.timingCurveType == .cubic)
    #expect(
      points.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    #expect(spring.timingParameters?.timingCurveType == .spring)
  }
}
