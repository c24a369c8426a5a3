// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIView.animate")
@MainActor
struct UIViewAnimateTests {
  private let fixture = TimeFixture()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func center() -> CGFloat { view.presented().center.x }

  @Test("the model has the end value at once, what is drawn moves there")
  func modelAndPresentation() {
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 })
    }
    #expect(view.center.x == 150)
    #expect(center() == 50)
    fixture.advance(frames: 15)
    #expect(abs(center() - 75) < 1e-9)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 75) < 1e-9)
    fixture.advance(frames: 45)
    #expect(center() == 150)
  }

  private nonisolated static let middles: [(options: UIView.AnimationOptions, progress: Double)] = [
    (.curveLinear, 0.5), (.curveEaseInOut, 0.5), (.curveEaseIn, 0.3154), (.curveEaseOut, 0.6846),
  ]

  @Test(
    "the curves pass the values of Core Animation's timing functions at the middle",
    arguments: middles)
  func curves(options: UIView.AnimationOptions, expected: Double) {
    fixture.run {
      UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.alpha = 0 })
    }
    fixture.advance(frames: 30)
    #expect(abs(1 - Double(view.presented().opacity) - expected) < 1e-3)
  }

  @Test("a completion comes once, in the frame in which the time is over, and says true")
  func completion() {
    var finished: [Bool] = []
    fixture.run {
      UIView.animate(withDuration: 0.5, animations: { view.alpha = 0 }) { finished.append($0) }
    }
    fixture.advance(frames: 29)
    #expect(finished.isEmpty)
    fixture.advance(frames: 1)
    #expect(finished == [true])
    fixture.advance(frames: 60)
    #expect(finished == [true])
  }

  @Test("during its delay an animation shows the old value")
  func delay() {
    var isDone = false
    fixture.run {
      UIView.animate(
        withDuration: 0.5, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 },
        completion: { _ in isDone = true })
    }
    fixture.advance(frames: 30)
    #expect(view.presented().opacity == 1)
    fixture.advance(frames: 15)
    #expect(abs(view.presented().opacity - 0.5) < 1e-9)
    fixture.advance(frames: 15)
    #expect(view.presented().opacity == 0 && isDone)
  }

  @Test("a duration of 0 sets at once and completes in the next frame")
  func zeroDuration() {
    var finished: [Bool] = []
    fixture.run {
      UIView.animate(withDuration: 0, animations: { view.center.x = 9 }) { finished.append($0) }
    }
    #expect(center() == 9 && finished.isEmpty)
    fixture.advance(frames: 1)
    #expect(finished == [true])
  }

  @Test("a block that changes nothing completes without waiting for its duration")
  func nothingToAnimate() {
    var finished: [Bool] = []
    fixture.run {
      UIView.animate(withDuration: 5, animations: { view.alpha = 1 }) { finished.append($0) }
    }
    fixture.advance(frames: 1)
    #expect(finished == [true])
  }

  @Test("WWDC 2014-236: animations of one property add up, and each comes to its end")
  func additive() {
    var finished: [String] = []
    func go(to x: CGFloat, _ name: String) {
      fixture.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = x },
          completion: { finished.append("\(name) \($0)") })
      }
    }
    go(to: 150, "there")
    fixture.advance(frames: 30)
    go(to: 50, "back")
    // No jump at the moment of turning.
    #expect(abs(center() - 100) < 1e-9)
    // What is left of the way there and the way back are equally fast: they cancel out.
    fixture.advance(frames: 15)
    #expect(abs(center() - 100) < 1e-9)
    fixture.advance(frames: 15)
    #expect(finished == ["there true"])
    fixture.advance(frames: 30)
    #expect(finished == ["there true", "back true"])
    #expect(center() == 50)
  }

  @Test("a color starts from what is shown; the animation before it did not finish")
  func colors() {
    var finished: [Bool] = []
    func red() -> CGFloat { view.presented().backgroundColor?.components.red ?? -1 }
    view.backgroundColor = .black
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.backgroundColor = .red }, completion: { finished.append($0) })
    }
    fixture.advance(frames: 30)
    #expect(abs(red() - 0.5) < 1e-9)
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.backgroundColor = .black })
    }
    #expect(abs(red() - 0.5) < 1e-9)
    fixture.advance(frames: 1)
    #expect(finished == [false])
    fixture.advance(frames: 29)
    #expect(abs(red() - 0.25) < 1e-9)
  }

  @Test("a transform that is written repeatedly is still scaled on its way (R2c)")
  func liveTransform() {
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.transform = view.transform.scaledBy(x: 2, y: 2) })
    }
    for frame in 1...60 {
      let angle = CGFloat(frame) * 0.05
      view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 2, y: 2)
      fixture.advance(frames: 1)
      let shown = view.presented().transform
      let scale = 1 + CGFloat(frame) / 60
      #expect(abs(shown.a - scale * cos(angle)) < 1e-9)
      #expect(abs(shown.b - scale * sin(angle)) < 1e-9)
      #expect(abs(shown.d - scale * cos(angle)) < 1e-9)
    }
  }

  @Test("a turn stays a turn on its way")
  func rotation() {
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.transform = CGAffineTransform(rotationAngle: .pi / 2) })
    }
    fixture.advance(frames: 30)
    let shown = view.presented().transform
    #expect(abs(shown.a - 0.5.squareRoot()) < 1e-9 && abs(shown.b - 0.5.squareRoot()) < 1e-9)
  }

  @Test("a view scaled to nothing and back stays finite on its way")
  func scaleToNothing() {
    func scale(to share: CGFloat) {
      fixture.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(scaleX: share, y: share) })
      }
    }
    scale(to: 0)
    fixture.advance(frames: 30)
    #expect(abs(view.presented().transform.a - 0.5) < 1e-9)
    fixture.advance(frames: 30)
    scale(to: 1)
    fixture.advance(frames: 15)
    #expect(abs(view.presented().transform.d - 0.25) < 1e-9)
  }

  @Test("repeat with autoreverse goes to and fro, until the animations are removed")
  func repeating() {
    var finished: [Bool] = []
    fixture.run {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
        animations: { view.center.x = 150 }, completion: { finished.append($0) })
    }
    fixture.advance(frames: 15)
    #expect(abs(center() - 100) < 1e-9)
    fixture.advance(frames: 30)
    #expect(abs(center() - 100) < 1e-9)
    fixture.advance(frames: 15)
    #expect(abs(center() - 50) < 1e-9)
    fixture.advance(frames: 600)
    #expect(finished.isEmpty)
    view.layer.removeAllAnimations()
    #expect(center() == 150)
    fixture.advance(frames: 1)
    #expect(finished == [false])
  }

  @Test("a view taken off its window ends its animations unfinished")
  func removal() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    var finished: [Bool] = []
    fixture.run {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished.append($0) }
    }
    fixture.advance(frames: 10)
    view.removeFromSuperview()
    fixture.advance(frames: 1)
    #expect(finished == [false])
    #expect(view.presented().opacity == 0)
  }

  @Test("performWithoutAnimation sets at once inside of an animation")
  func withoutAnimation() {
    fixture.run {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        UIView.performWithoutAnimation { view.center.x = 150 }
      }
    }
    #expect(center() == 150)
    #expect(view.presented().opacity == 1)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("a layout in an animation block is animated")
  func layoutInAnimation() {
    final class Shelf: UIView {
      let book = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var place: CGFloat = 0
      override func layoutSubviews() { book.frame.origin.x = place }
    }
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    shelf.addSubview(shelf.book)
    shelf.layoutIfNeeded()
    fixture.run {
      shelf.place = 50
      shelf.setNeedsLayout()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { shelf.layoutIfNeeded() })
    }
    fixture.advance(frames: 30)
    #expect(shelf.book.frame.origin.x == 50)
    #expect(abs(shelf.book.presented().center.x - 30) < 1e-9)
  }

  @Test("with .layoutSubviews the subviews of a view that grows move along")
  func layoutOption() {
    final class Shelf: UIView {
      let book = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { book.frame.origin.x = bounds.width - 10 }
    }
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shelf.addSubview(shelf.book)
    shelf.layoutIfNeeded()
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear],
        animations: { shelf.bounds.size.width = 60 })
    }
    fixture.advance(frames: 30)
    #expect(abs(shelf.book.presented().center.x - 30) < 1e-9)
  }

  @Test("a block inside of another takes the outer duration unless it says otherwise")
  func nesting() {
    let other = UIView(frame: view.frame)
    fixture.run {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: {
          UIView.animate(withDuration: 0.1) { view.center.x = 150 }
          UIView.animate(
            withDuration: 1, delay: 0, options: .overrideInheritedDuration,
            animations: { other.center.x = 150 })
        })
    }
    fixture.advance(frames: 30)
    #expect(abs(center() - 75) < 1e-9)
    #expect(abs(other.presented().center.x - 100) < 1e-9)
  }

  @Test("touches pass over a view that moves, unless the animation allows them")
  func interaction() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(view)
    fixture.run { UIView.animate(withDuration: 1) { view.center.x = 60 } }
    #expect(root.hitTest(CGPoint(x: 60, y: 50), with: nil) === root)
    fixture.advance(frames: 60)
    #expect(root.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
    fixture.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction,
        animations: { view.center.x = 70 })
    }
    #expect(root.hitTest(CGPoint(x: 60, y: 50), with: nil) === view)
  }

  @Test("a completion may start the next animation; nothing is left when all are over")
  func chain() {
    var isDone = false
    fixture.run {
      UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }) { _ in
        UIView.animate(withDuration: 0.1, animations: { view.alpha = 1 }) { _ in isDone = true }
      }
    }
    fixture.advance(frames: 12)
    #expect(isDone)
    #expect(fixture.environment.time.viewAnimations.isEmpty)
  }

  @Test("a clock that goes takes its animations along; nothing is left behind")
  func lifetime() {
    weak var left: UIView?
    do {
      let fixture = TimeFixture()
      let mover = UIView()
      left = mover
      fixture.run {
        UIView.animate(
          withDuration: 1, delay: 0, options: .repeat, animations: { mover.center.x = 9 },
          completion: { _ in mover.alpha = 0 })
      }
      fixture.advance(frames: 3)
    }
    #expect(left == nil)
  }

  @Test("a view that goes before its animation is over does not hasten the completion")
  func lostView() {
    var finished: [Bool] = []
    fixture.run {
      let mover = UIView()
      UIView.animate(withDuration: 0.5, animations: { mover.center.x = 9 }) {
        finished.append($0)
      }
    }
    fixture.advance(frames: 20)
    #expect(finished.isEmpty)
    fixture.advance(frames: 10)
    #expect(finished == [true])
  }

  @Test("durations that are not numbers are taken as 0", arguments: [Double.nan, .infinity, -1])
  func badDurations(duration: Double) {
    var isDone = false
    fixture.run {
      UIView.animate(
        withDuration: duration, delay: duration, usingSpringWithDamping: .nan,
        initialSpringVelocity: .infinity, animations: { view.center.x = 150 },
        completion: { _ in isDone = true })
    }
    fixture.advance(frames: 1)
    #expect(isDone && center() == 150)
  }
}
