// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics

/// Many animators at once, on one screen and one clock.
enum AnimatorsSoak {
  /// An animator with two boxes that fall on each other and come to rest.
  @MainActor
  private final class Pair {
    let items = [
      SoakItem(center: CGPoint(x: 100, y: 100), size: CGSize(width: 40, height: 40)),
      SoakItem(center: CGPoint(x: 110, y: 20), size: CGSize(width: 40, height: 40)),
    ]
    let animator = UIDynamicAnimator()

    init() {
      let collision = UICollisionBehavior(items: items)
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400),
        to: CGPoint(x: 1000, y: 400))
      animator.addBehavior(UIGravityBehavior(items: items))
      animator.addBehavior(collision)
    }
  }

  /// Makes its pairs when it appears.
  private final class PairsController: UIViewController {
    private let count: Int
    private(set) var pairs: [Pair] = []

    init(count: Int) {
      self.count = count
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      pairs = (0..<count).map { _ in Pair() }
    }

    func removePairs() { pairs = [] }
  }

  @MainActor
  static func figures(animatorCount: Int) -> [SoakFigure] {
    let alone = Pair()
    alone.animator.step(by: 10)
    let before = ProcessMemory.megabytes
    let controller = PairsController(count: animatorCount)
    let simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 400, height: 800))
    let start = ContinuousClock.now
    simulator.advance(by: 10)
    let time = start.duration(to: .now) / .milliseconds(600)
    let grown = ProcessMemory.megabytes
    let different = controller.pairs.count {
      $0.animator.stateHash != alone.animator.stateHash
    }
    let moving = controller.pairs.count { $0.animator.isRunning }
    let ended = controller.pairs.map { WeakReference($0.animator) }
    controller.removePairs()
    let alive = ended.count { $0.object != nil }
    let title = "\(animatorCount) animators at once"
    var figures = [
      SoakFigure.none(
        "\(title): those that end in another state than one alone", different, of: animatorCount),
      .none("\(title): those that do not come to rest in 10 s", moving, of: animatorCount),
      .none("\(title): those that live on when they are released", alive, of: animatorCount),
      .told("\(title): time of a frame, all moving or at rest", "\(time.formatted(places: 2)) ms"),
    ]
    if let before, let grown {
      let each = (grown - before) * 1024 / Double(animatorCount)
      figures.append(.told("\(title): memory of each", "\(each.formatted(places: 0)) KB"))
    }
    return figures
  }
}
