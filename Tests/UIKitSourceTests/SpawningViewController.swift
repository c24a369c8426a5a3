// SPDX-License-Identifier: Apache-2.0

// Both imports, as many files have them: the timers are those that follow a simulator all the same.
import Dispatch
import Foundation
import UIKit

class SpawningViewController: UIViewController {
  var animator: UIDynamicAnimator!
  let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  var timer: Timer?
  var log: [String] = []
  let spawner = Spawner()

  override func viewDidLoad() {
    super.viewDidLoad()
    animator = UIDynamicAnimator(referenceView: view)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] timer in
      guard let self = self else { return }
      self.spawn(at: CGFloat(self.view.subviews.count) * 40)
      if self.view.subviews.count == 5 { timer.invalidate() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.log.append("half a second") }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .seconds(1)) { [weak self] in
      self?.log.append("a second")
    }
    let cancelled = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.log.append("never") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5, execute: cancelled)
    cancelled.cancel()
    DispatchQueue.main.async { self.log.append("soon") }
    spawner.start { [weak self] in self?.log.append("spawner") }
  }

  func spawn(at x: CGFloat) {
    let square = UIView(frame: CGRect(x: x, y: 0, width: 30, height: 30))
    view.addSubview(square)
    gravity.addItem(square)
    collision.addItem(square)
  }
}

/// A class that is no `NSObject`: the timer is found by its import alone.
class Spawner {
  private var timer: Timer?

  @MainActor
  func start(_ body: @escaping @MainActor @Sendable () -> Void) {
    timer = Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { _ in body() }
  }
}
