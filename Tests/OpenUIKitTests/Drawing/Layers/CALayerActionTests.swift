// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Actions of layers")
@MainActor
struct CALayerActionTests {
  private final class ActionDelegate: CALayerDelegate {
    var answer: (any CAAction)?
    var keys: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      keys.append(event)
      return answer
    }
  }

  /// Fades for half a second whatever the transaction says.
  private final class FadingLayer: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      guard event == "opacity" else { return nil }
      let fade = CABasicAnimation(keyPath: event)
      fade.duration = 0.5
      return fade
    }
  }

  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show(_ layer: CALayer) {
    fixture.run { view.layer.addSublayer(layer) }
    fixture.advance(frames: 1)
  }

  private func animation(seconds: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = seconds
    return animation
  }

  @Test(
    "the search asks the delegate, then the dictionary, then the class, then gives the standard")
  func order() {
    let (delegate, layer) = (ActionDelegate(), FadingLayer())
    let duration = { (layer.action(forKey: "opacity") as? CABasicAnimation)?.duration }
    #expect(duration() == 0.5)
    layer.actions = ["opacity": animation(seconds: 2)]
    #expect(duration() == 2)
    layer.delegate = delegate
    #expect(duration() == 2 && delegate.keys == ["opacity"])
    delegate.answer = animation(seconds: 3)
    #expect(duration() == 3)
    let standard = CALayer().action(forKey: "opacity") as? CABasicAnimation
    #expect(standard?.keyPath == "opacity" && standard?.duration == 0.25)
  }

  @Test("a class's own default action animates the change")
  func classAction() {
    let layer = FadingLayer()
    show(layer)
    fixture.run { layer.opacity = 0 }
    fixture.advance(frames: 15)
    #expect(abs((layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
    fixture.advance(frames: 15)
    #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == nil)
  }

  @Test("NSNull from the delegate or the dictionary means that nothing is animated")
  func null() {
    let (delegate, layer) = (ActionDelegate(), CALayer())
    show(layer)
    layer.delegate = delegate
    delegate.answer = NSNull()
    fixture.run { layer.opacity = 0 }
    #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == nil)
    layer.delegate = nil
    layer.actions = ["opacity": NSNull()]
    fixture.run { layer.opacity = 1 }
    #expect(layer.presentation()?.opacity == 1 && layer.animationKeys() == nil)
  }

  private nonisolated static let changes:
    [(key: String, change: @Sendable @MainActor (CALayer) -> Void)] = [
      ("position", { $0.position.x = 5 }), ("bounds", { $0.bounds.size.width = 5 }),
      ("anchorPoint", { $0.anchorPoint = .zero }), ("zPosition", { $0.zPosition = 2 }),
      ("transform", { $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2)) }),
      ("opacity", { $0.opacity = 0.5 }), ("hidden", { $0.isHidden = true }),
      ("cornerRadius", { $0.cornerRadius = 3 }), ("borderWidth", { $0.borderWidth = 3 }),
      ("borderColor", { $0.borderColor = UIColor.red.cgColor }),
      ("backgroundColor", { $0.backgroundColor = UIColor.red.cgColor }),
      ("shadowColor", { $0.shadowColor = UIColor.red.cgColor }),
      ("shadowOpacity", { $0.shadowOpacity = 1 }), ("shadowRadius", { $0.shadowRadius = 5 }),
      ("shadowOffset", { $0.shadowOffset.width = 5 }),
    ]

  @Test("each animatable property asks for the action of its own key", arguments: 0..<15)
  func keys(number: Int) {
    let (delegate, layer) = (ActionDelegate(), CALayer())
    show(layer)
    layer.delegate = delegate
    fixture.run { Self.changes[number].change(layer) }
    #expect(delegate.keys == [Self.changes[number].key])
    #expect(layer.animationKeys() == [Self.changes[number].key])
    fixture.run { Self.changes[number].change(layer) }
    #expect(delegate.keys.count == 1)
  }

  @Test("a layer's own properties are animated like the common ones")
  func ownProperties() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    show(shape)
    show(gradient)
    fixture.run {
      shape.strokeEnd = 0
      shape.lineWidth = 9
      gradient.startPoint = CGPoint(x: 1, y: 1)
    }
    #expect(shape.animationKeys() == ["strokeEnd", "lineWidth"])
    #expect(gradient.animationKeys() == ["startPoint"])
    #expect(shape.presentation()?.strokeEnd == 1 && shape.strokeEnd == 0)
  }

  @Test("a layer that is in no tree changes at once")
  func loose() {
    let layer = CALayer()
    fixture.run { layer.opacity = 0 }
    #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == nil)
  }

  @Test("an action that is an animation of another property runs that one")
  func otherAnimation() {
    let layer = CALayer()
    show(layer)
    let pulse = CABasicAnimation(keyPath: "borderWidth")
    (pulse.toValue, pulse.duration) = (10, 1)
    layer.actions = ["opacity": CAAnimationGroup()]
    layer.actions = ["hidden": pulse]
    fixture.run { layer.isHidden = true }
    fixture.advance(frames: 30)
    #expect(layer.isHidden && layer.animationKeys() == ["hidden"])
  }
}
