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

  @Test("of an item that hangs the attachment is named with its length; the background has none")
  func hanging() throws {
    let simulator = simulator()
    let explanation = try #require(simulator.explainItem(at: CGPoint(x: 220, y: 170)))
    #expect(explanation.name == "hanging")
    #expect(
      explanation.effects.contains("UIAttachmentBehavior (rod): to 220, 50, now 120 points long"))
    #expect(simulator.explainItem(at: CGPoint(x: 300, y: 20)) == nil)
  }

  /// A square that drifts and turns against resistance, with a push that has no magnitude.
  private final class DriftingController: UIViewController {
    let drifting = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    private var animator: UIDynamicAnimator?

    override func viewDidLoad() {
      drifting.backgroundColor = .red
      view.addSubview(drifting)
      let animator = UIDynamicAnimator(referenceView: view)
      let properties = UIDynamicItemBehavior(items: [drifting])
      properties.resistance = 2
      properties.angularResistance = 0.5
      animator.addBehavior(properties)
      properties.addLinearVelocity(CGPoint(x: 30, y: 40), for: drifting)
      properties.addAngularVelocity(4, for: drifting)
      let push = UIPushBehavior(items: [drifting], mode: .continuous)
      push.magnitude = 0
      animator.addBehavior(push)
      self.animator = animator
    }
  }

  @Test("resistance is named with what it takes from the velocities; a push of magnitude 0 is not")
  func resistance() throws {
    let simulator = Simulator(
      rootViewController: DriftingController(), size: CGSize(width: 320, height: 400))
    simulator.advance(by: simulator.frameDuration)
    let state = try #require(simulator.itemState(named: "drifting"))
    let explanation = try #require(simulator.explainItem(at: state.position))
    #expect(explanation.effects.count == 2, "\(explanation.effects)")
    func number(_ line: String) -> Double? {
      line.components(separatedBy: " ").dropLast().last.flatMap { Double($0) }
    }
    // 50 points/s and 4 rad/s at first; resistance r takes the share r/60 in the frame that has passed.
    let slowing = try #require(number(explanation.effects[0]))
    #expect(explanation.effects[0].hasPrefix("resistance 2: slows it by "))
    #expect(abs(slowing - 2 * 50 * (1 - 2.0 / 60)) < 0.2)
    let braking = try #require(number(explanation.effects[1]))
    #expect(explanation.effects[1].hasPrefix("angularResistance 0.5: slows its rotation by "))
    #expect(abs(braking - 0.5 * 4 * (1 - 0.5 / 60)) < 0.02)
  }
}
