// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The arrows of gravity in recordings")
struct ArrowRecordingTests {
  /// Ten views that fall, each turned by another angle and touching another.
  private final class FallingController: UIViewController {
    let views = (0..<10).map { index in
      UIView(frame: CGRect(x: 15 * index, y: 5 + 9 * (index % 2), width: 16, height: 8))
    }
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    lazy var animator = UIDynamicAnimator(referenceView: view)
    private let addGravity: (FallingController) -> Void

    /// - Parameter addGravity: gives gravity its items, after the collision has them.
    init(addGravity: @escaping (FallingController) -> Void) {
      self.addGravity = addGravity
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for item in views {
        view.addSubview(item)
        item.transform = CGAffineTransform(rotationAngle: 0.01 * item.center.x)
        collision.addItem(item)
      }
      addGravity(self)
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
    }

    /// A corner, whose center of mass is not its center.
    func corner() -> UIDynamicItemGroup {
      let parts = [
        CGRect(x: 0, y: 90, width: 40, height: 5), CGRect(x: 0, y: 95, width: 5, height: 30),
      ]
      .map { UIView(frame: $0) }
      for part in parts { view.addSubview(part) }
      return UIDynamicItemGroup(items: parts)
    }
  }

  /// Records the frames of a screen, and compares the arrows of each with those that the animator then had.
  ///
  /// - Returns: the number of times that the recorder had to write arrows.
  private func writes(
    ofFrames count: Int, _ controller: FallingController,
    change: (_ frame: Int) -> Void = { _ in }
  ) -> Int {
    let size = CGSize(width: 200, height: 300)
    let simulator = Simulator(rootViewController: controller, size: size)
    var recorder = ItemRecorder()
    var expected: [[RecordedXRay.Line]] = []
    for frame in 0..<count {
      change(frame)
      simulator.advance(by: simulator.frameDuration)
      recorder.capture(simulator, at: frame)
      var moment = XRayMoment()
      moment.add(
        controller.animator.overlayWithoutBodies(),
        screen: ScreenSpace(of: controller.animator, in: simulator.window), size: size)
      expected.append(moment.arrows)
    }
    let log = recorder.log
    let xray = recorder.xray.recorded(log.readings.entries(), itemCount: log.items.count)
    for frame in 0..<count { #expect(xray.arrows[frame] ?? [] == expected[frame]) }
    #expect(xray.arrows.changes.count > 1)
    return recorder.xray.arrowChangeCount
  }

  @Test("they are written once, and follow the items")
  func all() {
    let controller = FallingController { controller in
      for view in controller.views { controller.gravity.addItem(view) }
    }
    #expect(writes(ofFrames: 40, controller) == 1)
  }

  @Test("they follow the items while gravity turns, leaves items alone, and is taken back")
  func changes() {
    let controller = FallingController { controller in
      for view in controller.views { controller.gravity.addItem(view) }
    }
    let count = writes(ofFrames: 60, controller) { frame in
      switch frame {
      case 10: controller.gravity.angle = 0.3
      case 20: controller.gravity.removeItem(controller.views[4])
      case 30: controller.gravity.addItem(controller.views[4])
      case 40: controller.collision.removeItem(controller.views[9])
      case 50: controller.animator.removeBehavior(controller.gravity)
      default: break
      }
    }
    // Once for each change; in each frame while the items are in another order than in the animator.
    #expect(count == 3 + 20 + 1)
  }

  @Test("those that act elsewhere than at the item's center are written in each frame")
  func corner() {
    let controller = FallingController { controller in
      let corner = controller.corner()
      controller.collision.addItem(corner)
      for item in controller.views as [any UIDynamicItem] + [corner] {
        controller.gravity.addItem(item)
      }
    }
    #expect(writes(ofFrames: 30, controller) == 30)
  }

  @Test("an item that is anchored while gravity is added, and then let go, is followed")
  func anchored() {
    let anchor = UIDynamicItemBehavior()
    anchor.isAnchored = true
    let controller = FallingController { controller in
      let corner = controller.corner()
      anchor.addItem(corner)
      controller.animator.addBehavior(anchor)
      for item in controller.views as [any UIDynamicItem] + [corner] {
        controller.gravity.addItem(item)
      }
    }
    let count = writes(ofFrames: 30, controller) { frame in
      if frame == 10 { anchor.isAnchored = false }
    }
    #expect(count == 30)
  }
}
