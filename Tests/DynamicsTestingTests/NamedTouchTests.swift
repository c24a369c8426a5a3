// SPDX-License-Identifier: Apache-2.0

import DynamicsTesting
import Foundation
import OpenUIDynamics
import Testing

@MainActor
@Suite("Touches of what has a name")
struct NamedTouchTests {
  private let controller = DeskViewController()
  private let simulator: Simulator

  init() {
    simulator = Simulator(
      rootViewController: controller, size: CGSize(width: 320, height: 480))
  }

  @Test("a tap, a drag and a long press reach the center of the view")
  func reached() {
    simulator.tap("button")
    #expect(controller.tapCount == 1)
    simulator.drag("card", to: "basket", duration: 0.3)
    simulator.expectItem("card", at: CGPoint(x: 260, y: 400), within: 2)
    simulator.drag("card", to: CGPoint(x: 100, y: 200), duration: 0.3)
    simulator.expectItem("card", at: CGPoint(x: 100, y: 200), within: 2)
    simulator.longPress("button", duration: 0.5)
    #expect(controller.tapCount == 2)
    #expect(abs(simulator.time - 1.1) < 0.001)
  }

  @Test("an item that no view shows has the name of its property, and is touched where it is")
  func items() {
    simulator.tap("ghost")
    #expect(controller.touched == CGPoint(x: 40, y: 300))
  }

  @Test("a name that nothing has fails at the line of the call, with the names there are")
  func unknown() {
    let line = #line + 2
    let issues = recordedIssues {
      simulator.tap("buton")
      simulator.drag("card", to: "bin", duration: 1)
      simulator.longPress("hidden", duration: 1)
    }
    #expect(issues.map(\.line) == [line, line + 1, line + 2])
    #expect(
      issues.first?.message == """
        no view or dynamic item on the screen is named "buton"; there are: button, card, basket, \
        twin, far, covered, cover, ghost
        """)
    #expect(simulator.time == 0)
    #expect(controller.tapCount == 0)
  }

  @Test("what a touch would not reach fails: one of several, outside of the screen, or covered")
  func unreachable() {
    let issues = recordedIssues {
      simulator.tap("twin")
      simulator.tap("far")
      simulator.tap("covered")
    }
    #expect(
      issues.map(\.message) == [
        "2 views have the identifier \"twin\"", "far is at (500.0, 20.0), outside of the screen",
        "covered is covered at its center, (60.0, 420.0), by UIView 'cover'",
      ])
  }
}

/// A button, a card that a touch carries, a basket, and views that no touch reaches.
private final class DeskViewController: UIViewController {
  private(set) var tapCount = 0
  private(set) var touched: CGPoint?
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private let card = DeskViewController.view("card", CGRect(x: 20, y: 80, width: 60, height: 40))

  private final class Ghost: NSObject, UIDynamicItem {
    var center = CGPoint(x: 40, y: 300)
    var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    var transform = CGAffineTransform.identity
  }
  private let ghosts = UIDynamicAnimator()
  private let ghost = Ghost()

  private static func view(_ identifier: String, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = identifier
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Tap") { [unowned self] _ in tapCount += 1 })
    button.accessibilityIdentifier = "button"
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
    let hidden = Self.view("hidden", CGRect(x: 0, y: 0, width: 320, height: 480))
    hidden.isHidden = true
    let basket = Self.view("basket", CGRect(x: 220, y: 380, width: 80, height: 40))
    // The card, which lies below it, can be taken out again.
    basket.isUserInteractionEnabled = false
    let twins = [("twin", 200), ("twin", 240)].map { name, x in
      Self.view(name, CGRect(x: x, y: 20, width: 20, height: 20))
    }
    let parts: [UIView] =
      [button, card, basket] + twins
      + [
        Self.view("far", CGRect(x: 480, y: 0, width: 40, height: 40)),
        Self.view("covered", CGRect(x: 40, y: 400, width: 40, height: 40)),
        Self.view("cover", CGRect(x: 20, y: 380, width: 80, height: 80)), hidden,
      ]
    parts.forEach(view.addSubview)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: DeskViewController.carry))
    animator.addBehavior(UIDynamicItemBehavior(items: [card]))
    ghosts.addBehavior(UIDynamicItemBehavior(items: [ghost]))
  }

  private func carry(_ recognizer: UIPanGestureRecognizer) {
    card.center = recognizer.location(in: view)
    animator.updateItem(usingCurrentState: card)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = touches.first?.location(in: view)
  }
}
