// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsSimulator

/// A tap adds two views without a name of their own, and moves them in the other order.
private final class TapController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TapController.add))
  }

  private func add(_ sender: UITapGestureRecognizer) {
    let items = [40, 180].map { x in
      let item = UIView(frame: CGRect(x: x, y: 100, width: 60, height: 60))
      view.addSubview(item)
      return item
    }
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: items.reversed()))
    self.animator = animator
  }
}

@MainActor
@Suite("Names in recordings to play with")
struct PlayNamesTests {
  private func recording(playable: Bool) -> Recording {
    let simulator = Simulator(rootViewController: TapController(), size: .phone)
    simulator.schedule([.tap(at: CGPoint(x: 100, y: 400), time: 0.2)])
    return simulator.record(for: 1, playable: playable)
  }

  // Names are numbered in the order in which they are asked for.
  @Test("items, views and events have the names that they have in any other recording")
  func names() throws {
    let (playable, plain) = (recording(playable: true), recording(playable: false))
    #expect(plain.items.count == 2)
    #expect(playable.items == plain.items)
    #expect(playable.nodes == plain.nodes)
    #expect(playable.events == plain.events)
    let keyframes = try #require(playable.play?.animators.first).keyframes
    #expect(keyframes.allSatisfy { Set($0.items) == Set(plain.itemNames) })
  }
}
