// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

/// A controller as apps of Swift 5 have it: nothing says which actor a closure belongs to.
private class MotionViewController: UIViewController, CAAnimationDelegate {
  let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let gradient = CAGradientLayer()
  var timer: Timer?
  var workItem: DispatchWorkItem?
  var slide: UIViewPropertyAnimator!
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(square)
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
    timer = Timer.scheduledTimer(
      withTimeInterval: 0.5, repeats: true, block: { [weak self] _ in self?.tick() })
    let item = DispatchWorkItem { [weak self] in self?.log.append("item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6, execute: item)
    workItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(700)) {
      self.log.append("later")
      self.timer?.invalidate()
    }
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.square.tag = 7 }
    }
    slide = UIViewPropertyAnimator(
      duration: 1, curve: .linear,
      animations: {
        self.square.center.x = 220
      })
    slide.addCompletion { _ in self.log.append("slid") }
    slide.startAnimation()
    spin()
  }

  func tick() { log.append("tick") }

  func spin() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.log.append("transaction") }
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = NSNumber(value: Double.pi * 2)
    spin.duration = 0.4
    spin.repeatCount = .infinity
    spin.isRemovedOnCompletion = false
    square.layer.add(spin, forKey: "spin")
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, 0.5, 1]
    fade.duration = 0.8
    fade.delegate = self
    square.layer.add(fade, forKey: nil)
    CATransaction.commit()
    square.layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi, 1, 0, 0)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("faded \(flag)")
    square.layer.removeAnimation(forKey: "spin")
  }
}

@MainActor
@Suite("Timers and animations of Swift 5 code that says nothing of actors")
struct AppMotionTests {
  @Test("run in virtual time, in order")
  func order() {
    let controller = MotionViewController()
    let environment = AppEnvironment()
    environment.run {
      controller.loadViewIfNeeded()
      for _ in 0..<120 { environment.clock.advanceFrame() }
    }
    #expect(
      controller.log == ["tick", "item", "later", "faded true", "transaction", "slid"])
    #expect(controller.square.center.x == 220)
  }
}
