// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Animations of layers")
@MainActor
struct CAAnimationTests {
  @MainActor
  final class Listener: CAAnimationDelegate {
    var notes: [String] = []
    func animationDidStart(_ anim: CAAnimation) { notes.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      notes.append("stop \(flag) \(anim.value(forKey: "id") as? String ?? "")")
    }
  }

  private let fixture = TimeFixture()
  private let layer = CALayer()

  private func shown(_ keyPath: String) -> Double {
    (layer.presentation()?.value(forKeyPath: keyPath) as? CGFloat).map { Double($0) } ?? .nan
  }

  private func animate(_ animation: CAAnimation, seconds: Double = 1) {
    animation.duration = seconds
    fixture.run { layer.add(animation, forKey: "test") }
  }

  private func basic(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    return animation
  }

  private nonisolated static let keyPaths: [(path: String, from: Double, to: Double)] = [
    ("opacity", 1, 0.2), ("position.x", 10, 50), ("position.y", -10, 10), ("cornerRadius", 0, 8),
    ("borderWidth", 1, 3), ("shadowOpacity", 0, 1), ("shadowRadius", 3, 7), ("zPosition", 0, 4),
    ("bounds.size.width", 0, 100), ("bounds.size.height", 20, 40), ("transform.scale", 1, 2),
    ("transform.scale.x", 1, 3), ("transform.rotation", 0, 1), ("transform.rotation.z", 0, -2),
    ("transform.translation.y", 0, 30), ("shadowOffset.height", 0, 6),
  ]

  @Test("a quarter of the time makes a quarter of the way, on every key path", arguments: keyPaths)
  func linear(path: String, from: Double, to: Double) {
    animate(basic(path, from: from, to: to))
    fixture.advance(frames: 15)
    #expect(abs(shown(path) - (from + (to - from) / 4)) < 1e-6)
    fixture.advance(frames: 45)
    #expect(layer.animationKeys() == nil)
  }

  @Test("the model stays; at the end an animation goes, unless it fills forwards and is kept")
  func filling() {
    animate(basic("opacity", from: 0, to: 0.5))
    fixture.advance(frames: 30)
    #expect(layer.opacity == 1 && abs(shown("opacity") - 0.25) < 1e-6)
    fixture.advance(frames: 31)
    #expect(shown("opacity") == 1)
    let kept = basic("opacity", from: 0, to: 0.5)
    kept.fillMode = .forwards
    kept.isRemovedOnCompletion = false
    animate(kept)
    fixture.advance(frames: 200)
    #expect(shown("opacity") == 0.5)
    layer.removeAnimation(forKey: "test")
    #expect(shown("opacity") == 1)
  }

  private nonisolated static let values: [(from: Double?, to: Double?, by: Double?, half: Double)] =
    [
      (2, 6, nil, 4), (2, nil, 6, 5), (nil, 6, 4, 4), (2, nil, nil, 6), (nil, 2, nil, 6),
      (nil, nil, 4, 12),
    ]

  @Test("from, to and by as Core Animation documents them, around a model of 10", arguments: values)
  func fromToBy(from: Double?, to: Double?, by: Double?, half: Double) {
    layer.zPosition = 10
    let animation = basic("zPosition", from: from, to: to)
    animation.byValue = by
    animate(animation)
    fixture.advance(frames: 30)
    #expect(abs(shown("zPosition") - half) < 1e-9)
  }

  @Test("repetitions, the way back and the speed follow the closed form")
  func repetitions() {
    let animation = basic("zPosition", from: 0, to: 60)
    animation.repeatCount = 2
    animation.autoreverses = true
    animate(animation, seconds: 0.5)
    for frame in 1..<120 {
      fixture.advance(frames: 1)
      let phase = (Double(frame) / 60).truncatingRemainder(dividingBy: 1)
      let expected = phase <= 0.5 ? phase * 120 : 120 - phase * 120
      #expect(abs(shown("zPosition") - expected) < 1e-6)
    }
    fixture.advance(frames: 1)
    #expect(shown("zPosition") == 0 && layer.animationKeys() == nil)
  }

  @Test(
    "an animation waits for its begin time and shows its first value before, if it fills backwards")
  func beginTime() {
    let animation = basic("zPosition", from: 5, to: 10)
    animation.beginTime = 0.5
    animation.fillMode = .backwards
    animate(animation)
    fixture.advance(frames: 15)
    #expect(shown("zPosition") == 5)
    fixture.advance(frames: 45)
    #expect(abs(shown("zPosition") - 7.5) < 1e-9)
  }

  @Test("the speed of a layer is that of its animations; at 0 they stand")
  func pausedLayer() {
    animate(basic("zPosition", from: 0, to: 60))
    fixture.advance(frames: 20)
    fixture.run {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }
    fixture.advance(frames: 100)
    #expect(abs(shown("zPosition") - 20) < 1e-6)
    fixture.run {
      let time = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
    }
    fixture.advance(frames: 10)
    #expect(abs(shown("zPosition") - 30) < 1e-6)
  }

  @Test("the delegate is called at the start and at the end, with the values of the copy")
  func delegates() {
    let listener = Listener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    animation.setValue("a", forKey: "id")
    animate(animation, seconds: 0.5)
    fixture.advance(frames: 29)
    #expect(listener.notes == ["start"])
    fixture.advance(frames: 1)
    #expect(listener.notes == ["start", "stop true a"])
    animate(animation)
    fixture.advance(frames: 1)
    layer.removeAllAnimations()
    #expect(listener.notes.suffix(2) == ["start", "stop false a"])
  }

  private nonisolated static let paces: [(CAMediaTimingFunctionName, Double)] = [
    (.linear, 0.5), (.easeIn, 0.3154), (.easeOut, 0.6846), (.easeInEaseOut, 0.5),
    // The cubic (0.25, 0.1), (0.25, 1) solved for x = 0.5.
    (.default, 0.8024),
  ]

  @Test("named timing functions pass the values of their Bézier curves", arguments: paces)
  func timingFunctions(name: CAMediaTimingFunctionName, half: Double) {
    let animation = basic("zPosition", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(name: name)
    animate(animation)
    fixture.advance(frames: 30)
    #expect(abs(shown("zPosition") - half) < 1e-3)
  }

  @Test("keyframes pass their values at their times, straight or by jumps")
  func keyframes() {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 30]
    animation.keyTimes = [0, 0.25, 1]
    animate(animation)
    fixture.advance(frames: 15)
    #expect(abs(shown("zPosition") - 10) < 1e-9)
    fixture.advance(frames: 15)
    #expect(abs(shown("zPosition") - (10 + 20.0 / 3)) < 1e-9)
    animation.keyTimes = nil
    animation.calculationMode = .discrete
    animate(animation)
    var seen: [Double] = []
    for _ in 0..<59 {
      fixture.advance(frames: 1)
      if seen.last != shown("zPosition") { seen.append(shown("zPosition")) }
    }
    #expect(seen == [0, 10, 30])
  }

  @Test("paced keyframes move at one speed, and a path turns the layer along it")
  func pacedPath() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 90))
    animation.path = path.cgPath
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animate(animation, seconds: 2)
    fixture.advance(frames: 15)
    #expect(abs(shown("position.x") - 15) < 1e-6 && abs(shown("transform.rotation")) < 1e-6)
    fixture.advance(frames: 45)
    #expect(abs(shown("position.y") - 30) < 1e-6)
    #expect(abs(shown("transform.rotation") - .pi / 2) < 1e-6)
  }

  @Test("a spring is the damped oscillator of its mass, stiffness and damping")
  func spring() {
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue) = (0, 1)
    (animation.mass, animation.stiffness, animation.damping) = (1, 100, 10)
    animate(animation, seconds: animation.settlingDuration)
    // ω = 10, ζ = 0.5: x = 1 − e^(−5t)(cos(ωd t) + (5/ωd) sin(ωd t)), ωd = √75.
    let swing = 75.0.squareRoot()
    for frame in 1...30 {
      fixture.advance(frames: 1)
      let time = Double(frame) / 60
      let expected =
        1 - exp(-5 * time) * (cos(swing * time) + 5 / swing * sin(swing * time))
      #expect(abs(shown("zPosition") - expected) < 1e-6)
    }
  }

  @Test("a group runs its animations from its own beginning and cuts them at its end")
  func groups() {
    let late = basic("zPosition", from: 0, to: 10)
    (late.beginTime, late.duration) = (0.5, 1)
    let fade = basic("opacity", from: 1, to: 0)
    fade.duration = 1
    let group = CAAnimationGroup()
    group.animations = [late, fade]
    animate(group)
    fixture.advance(frames: 45)
    #expect(abs(shown("zPosition") - 2.5) < 1e-9 && abs(shown("opacity") - 0.25) < 1e-6)
    fixture.advance(frames: 15)
    #expect(shown("zPosition") == 0)
  }

  @Test("colors, paths and gradients change on their way")
  func otherKinds() {
    let color = basic("backgroundColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)
    animate(color)
    let shape = CAShapeLayer()
    let (small, large) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 30, height: 30)
    )
    let growth = basic(
      "path", from: UIBezierPath(rect: small).cgPath, to: UIBezierPath(rect: large).cgPath)
    growth.duration = 1
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let move = basic("locations", from: [0, 0.5] as [NSNumber], to: [0.5, 1] as [NSNumber])
    move.duration = 1
    shape.path = UIBezierPath(rect: large).cgPath
    fixture.run {
      shape.add(growth, forKey: nil)
      gradient.add(move, forKey: nil)
    }
    fixture.advance(frames: 30)
    #expect(abs((layer.presentedValues().backgroundColor?.colorComponents.red ?? 0) - 0.5) < 1e-6)
    #expect(shape.presentation()?.path?.boundingBox.width == 20)
    #expect(gradient.presentation()?.locations == [0.25, 0.75])
  }

  @Test("an unknown key path, a value of another kind and one that is not finite change nothing")
  func nonsense() {
    for (path, value) in [
      ("nonsense", 1), ("position.z", 1), ("position", 1), ("opacity", CGPoint.zero),
      ("zPosition", Double.nan),
    ] as [(String, Any)] {
      animate(basic(path, from: value, to: value))
      fixture.advance(frames: 1)
      #expect(layer.presentedValues().position == .zero && layer.presentedValues().opacity == 1)
      #expect(layer.presentedValues().zPosition == 0)
    }
  }
}
