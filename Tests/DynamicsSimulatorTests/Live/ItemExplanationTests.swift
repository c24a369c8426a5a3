// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics
import Testing

@Suite("Explanations of what acts on an item")
@MainActor
struct ItemExplanationTests {
  /// A square of 100 points on the reference bounds, with a push to the right that friction holds, and
  /// one that hangs from a rod.
  private final class RestingController: UIViewController {
    let resting = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
    let hanging = UIView(frame: CGRect(x: 200, y: 150, width: 40, height: 40))
    private var animator: UIDynamicAnimator?

    override func viewDidLoad() {
      for item in [resting, hanging] {
        item.backgroundColor = .red
        view.addSubview(item)
      }
      let animator = UIDynamicAnimator(referenceView: view)
      animator.addBehavior(UIGravityBehavior(items: [resting, hanging]))
      let collision = UICollisionBehavior(items: [resting])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(
        UIAttachmentBehavior(item: hanging, attachedToAnchor: CGPoint(x: 220, y: 50)))
      self.animator = animator
    }
  }

  private func simulator() -> Simulator {
    let simulator = Simulator(
      rootViewController: RestingController(), size: CGSize(width: 320, height: 400))
    simulator.advance(by: 0.2)
    return simulator
  }

  @Test("on an item that lies, the contacts push as much as gravity pulls")
  func resting() throws {
    let explanation = try #require(simulator().explainItem(at: CGPoint(x: 70, y: 350)))
    #expect(explanation.name == "resting")
    #expect(
      explanation.effects.first == "UIGravityBehavior: magnitude 1 down, 1000 points/s²")
    let contacts = explanation.effects.filter { $0.hasPrefix("contact with reference bounds") }
    #expect(contacts.count == 1, "both points of the contact are one line")
    // A mass of 1 at 1000 points/s² weighs as much as a push of magnitude 10.
    let forces = contacts.compactMap { line in
      line.firstMatch(of: /pushes up like a push of magnitude ([0-9.]+)/).flatMap { Double($0.1) }
    }
    let force = try #require(forces.first)
    #expect(abs(force - 10) < 0.5, "\(explanation.effects)")
  }

  @Test("on an item that hangs, the attachment is told with its length; the background has nothing")
  func hanging() throws {
    let simulator = simulator()
    let explanation = try #require(simulator.explainItem(at: CGPoint(x: 220, y: 170)))
    #expect(explanation.name == "hanging")
    #expect(
      explanation.effects.contains("UIAttachmentBehavior (rod): to 220, 50, now 120 points long"))
    #expect(simulator.explainItem(at: CGPoint(x: 300, y: 20)) == nil)
  }
}
