// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics
import TestSupport
import Testing

@MainActor
@Suite("An app that makes an animator in a gesture")
struct ReplacedAnimatorTests {
  /// Makes an animator when a touch begins, or in each event of the gesture.
  private final class Controller: UIViewController {
    private let card = UIView(frame: CGRect(x: 60, y: 60, width: 80, height: 80))
    private var animator: UIDynamicAnimator?
    private var hand: UIAttachmentBehavior?
    var isMadeInEachEvent = true

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(card)
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Controller.handlePan))
    }

    private func handlePan(_ recognizer: UIPanGestureRecognizer) {
      let point = recognizer.location(in: view)
      guard isMadeInEachEvent || recognizer.state == .began else {
        hand?.anchorPoint = point
        return
      }
      animator = UIDynamicAnimator(referenceView: view)
      let hand = UIAttachmentBehavior(item: card, attachedToAnchor: point)
      animator?.addBehavior(hand)
      self.hand = hand
    }
  }

  private func messages(isMadeInEachEvent: Bool) -> [String] {
    let controller = Controller()
    controller.isMadeInEachEvent = isMadeInEachEvent
    let simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 300, height: 500))
    return RefusalLog.record {
      for _ in 0..<2 {
        simulator.drag(
          from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 200), duration: 0.3)
        simulator.drag(
          from: CGPoint(x: 160, y: 200), to: CGPoint(x: 100, y: 100), duration: 0.3)
      }
      simulator.advance(by: 1)
    }
  }

  @Test("is advised to make one, and an app that makes one in each drag is not")
  func replaced() {
    let messages = messages(isMadeInEachEvent: true)
    #expect(!messages.isEmpty)
    #expect(messages.allSatisfy { $0.contains("Make one animator") })
    #expect(self.messages(isMadeInEachEvent: false).isEmpty)
  }
}
