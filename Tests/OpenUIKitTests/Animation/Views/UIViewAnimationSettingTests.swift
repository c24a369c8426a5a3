// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Settings of view animations")
@MainActor
struct UIViewAnimationSettingTests {
  private final class Log { var notes: [String] = [] }

  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = Log()

  private var shown: CGFloat { view.presented().center.x }

  private func at(_ frames: Int) -> CGFloat {
    fixture.advance(frames: frames)
    return shown
  }

  @Test("the options of steps have the header's bits")
  func keyframeOptions() {
    let flags: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 512])
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map { $0.rawValue >> 10 } == [0, 1, 2, 3, 4])
  }

  @Test("the tint adjustment modes have the header's numbers, and a view begins with automatic")
  func tintModes() {
    #expect(
      [UIView.TintAdjustmentMode.automatic, .normal, .dimmed].map(\.rawValue) == [0, 1, 2])
    #expect(view.tintAdjustmentMode == .automatic)
  }

  @Test("disabled animations set their values at once and complete in the next frame")
  func disabled() {
    fixture.run {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.center.x = 150 }) {
        log.notes.append("\($0)")
      }
      UIView.setAnimationsEnabled(true)
    }
    #expect(UIView.areAnimationsEnabled && shown == 150)
    fixture.advance(frames: 1)
    #expect(log.notes == ["true"])
  }

  @Test("the inherited duration is the enclosing block's, and 0 outside of one")
  func inheritedDuration() {
    fixture.run {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 2) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.performWithoutAnimation { #expect(UIView.inheritedAnimationDuration == 0) }
        UIView.animate(withDuration: 5, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 5)
        }
        UIView.animate(withDuration: 7) { #expect(UIView.inheritedAnimationDuration == 2) }
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("modified animations repeat and reverse; the rest of the block runs once")
  func modified() {
    fixture.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 150 }
      }
    }
    #expect(abs(at(30) - 100) < 1e-6 && abs(view.presented().opacity - 0.5) < 1e-6)
    #expect(abs(at(60) - 100) < 1e-6 && view.presented().opacity == 0)
    #expect(abs(at(45) - 75) < 1e-6)
    #expect(abs(at(30) - 125) < 1e-6)
    #expect(at(60) == 150)
  }

  @Test(
    "a repeat count that is negative or no number ends", arguments: [-1, .nan, 0] as [CGFloat])
  func oddRepeatCounts(count: CGFloat) {
    fixture.run {
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: count, autoreverses: false) {
          view.center.x = 150
        }
      }
    }
    #expect(at(70) == 150)
  }

  @Test("outside of a block modified animations only set their values")
  func modifiedOutside() {
    fixture.run {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 150 }
    }
    #expect(shown == 150)
  }

  // MARK: Begin and commit

  private func commit(_ settings: () -> Void) {
    fixture.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationCurve(.linear)
      settings()
      view.center.x = 150
      UIView.commitAnimations()
    }
  }

  @Test("committed animations take 0.2 s and ease in and out by default")
  func standard() {
    fixture.run {
      UIView.beginAnimations("a", context: nil)
      view.center.x = 150
      UIView.commitAnimations()
    }
    #expect(abs(at(6) - 100) < 1e-6)
    #expect(at(6) == 150)
  }

  @Test("a delay, a repeat count and the way back")
  func repeated() {
    commit {
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelay(0.25)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
    }
    #expect(at(15) == 50)
    for time in stride(from: 0.25, to: 2, by: 0.25) {
      let phase = CGFloat(time.truncatingRemainder(dividingBy: 1))
      #expect(abs(at(15) - (50 + 200 * (phase <= 0.5 ? phase : 1 - phase))) < 1e-6)
    }
    #expect(at(16) == 150)
  }

  @MainActor
  private final class Listener: NSObject {
    var heard: [String] = []

    func stopped(_ id: Any?, finished: Any?) {
      heard.append("\(id as? String ?? "nil") \((finished as? NSNumber)?.boolValue ?? false)")
    }
  }

  @Test("the delegate's method is called at the end of a committed animation, with its name")
  func delegate() {
    let listener = Listener()
    fixture.run {
      UIView.beginAnimations("slide", context: nil)
      UIView.setAnimationDelegate(listener)
      UIView.setAnimationDidStop(Selector("stopped:finished:", Listener.stopped(_:finished:)))
      view.center.x = 150
      UIView.commitAnimations()
    }
    #expect(at(6) < 150 && listener.heard.isEmpty)
    #expect(at(8) == 150 && listener.heard == ["slide true"])
  }

  @Test("the inner of two open animations has its own settings")
  func nested() {
    commit {
      UIView.setAnimationDuration(1)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDuration(2)
      view.alpha = 0
      UIView.commitAnimations()
    }
    #expect(abs(at(30) - 100) < 1e-6 && abs(view.presented().opacity - 0.75) < 1e-6)
  }

  @Test("settings and commits without a begin do nothing, and odd numbers count as 0")
  func odd() {
    fixture.run {
      UIView.setAnimationDuration(9)
      UIView.commitAnimations()
      view.center.x = 80
    }
    #expect(shown == 80)
    commit {
      UIView.setAnimationDuration(.nan)
      UIView.setAnimationDelay(-4)
      UIView.setAnimationRepeatCount(-1)
    }
    #expect(at(1) == 150)
  }

  // MARK: Transitions

  @Test("a transition that shows and hides keeps both views in the tree")
  func showHide() {
    let (root, other) = (UIView(), UIView(frame: view.frame))
    root.addSubview(view)
    root.addSubview(other)
    other.isHidden = true
    fixture.run {
      UIView.transition(
        from: view, to: other, duration: 0.5,
        options: [.showHideTransitionViews, .transitionCrossDissolve]
      ) { log.notes.append("\($0)") }
    }
    #expect(!other.isHidden && !view.isHidden)
    fixture.advance(frames: 30)
    #expect(view.isHidden && root.subviews == [view, other] && log.notes == ["true"])
  }

  @Test("during a dissolve between views one fades as the other appears", arguments: [6, 15, 24])
  func dissolve(frames: Int) {
    let (root, other) = (UIView(), UIView(frame: view.frame))
    root.addSubview(view)
    fixture.run {
      UIView.transition(
        from: view, to: other, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear])
    }
    fixture.advance(frames: frames)
    #expect(abs(other.presented().opacity - CGFloat(frames) / 30) < 1e-6)
    #expect(abs(view.presented().opacity + other.presented().opacity - 1) < 1e-6)
  }

  @Test("a vertical flip squeezes the height; without a duration there is none")
  func verticalFlip() {
    fixture.run {
      UIView.transition(
        with: view, duration: 1, options: [.transitionFlipFromTop, .curveLinear], animations: nil)
    }
    fixture.advance(frames: 15)
    #expect(abs(view.presented().transform.d - 0.5) < 1e-6 && view.presented().transform.a == 1)
    let other = UIView()
    fixture.run {
      UIView.transition(
        with: other, duration: 0, options: .transitionFlipFromBottom,
        animations: { other.alpha = 0.5 }, completion: { log.notes.append("\($0)") })
    }
    #expect(other.presented().transform.isIdentity && other.alpha == 0.5)
    fixture.advance(frames: 1)
    #expect(log.notes == ["true"])
  }
}
