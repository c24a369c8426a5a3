// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import OpenUIDynamics
import Testing

@Suite("First differences between recordings")
@MainActor
struct RecordingDifferenceTests {
  /// A square that falls to the reference bounds, beside one that hangs from an attachment; the first
  /// is pushed at a frame.
  private final class FallingController: UIViewController {
    let falling = UIView(frame: CGRect(x: 40, y: 20, width: 40, height: 40))
    let hanging = UIView(frame: CGRect(x: 200, y: 100, width: 40, height: 40))
    let magnitude: CGFloat
    private var animator: UIDynamicAnimator?

    init(magnitude: CGFloat) {
      self.magnitude = magnitude
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.addSubview(falling)
      view.addSubview(hanging)
      let animator = UIDynamicAnimator(referenceView: view)
      let gravity = UIGravityBehavior(items: [falling])
      gravity.magnitude = magnitude
      animator.addBehavior(gravity)
      let collision = UICollisionBehavior(items: [falling])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(
        UIAttachmentBehavior(item: hanging, attachedToAnchor: CGPoint(x: 220, y: 20)))
      self.animator = animator
    }
  }

  private func recording(magnitude: CGFloat) -> Recording {
    Simulator(
      rootViewController: FallingController(magnitude: magnitude),
      size: CGSize(width: 300, height: 200)
    ).record(for: 2)
  }

  @Test("equal runs differ in nothing")
  func equal() {
    let difference = RecordingDifference(recording(magnitude: 1), recording(magnitude: 1))
    #expect(difference.frame == nil && difference.item == nil)
    #expect(difference.contact == nil && difference.joint == nil)
    #expect(
      difference.lines(names: ("a", "b")) == ["All frames have equal state hashes."])
  }

  @Test("another gravity shows first in the item that falls, then in the frame of its contact")
  func gravity() throws {
    let difference = RecordingDifference(recording(magnitude: 1), recording(magnitude: 4))
    #expect((difference.frame ?? .max) <= 1)
    let item = try #require(difference.item)
    #expect(item.name == "falling" && item.frame == 1)
    // Three times the gravity of one step from rest.
    #expect((item.distance ?? 0) > 0.4 && (item.distance ?? 0) < 0.9)
    let contact = try #require(difference.contact)
    // 140 points take √(2·140/1000) = 0.53 s, and half of that with four times the gravity.
    let frames = [contact.first, contact.second].compactMap { text in
      text.flatMap { $0.firstMatch(of: /at frame (\d+)/) }.flatMap { Int($0.1) }
    }
    #expect(frames.count == 2)
    #expect((31...34).contains(frames[0]) && (15...18).contains(frames[1]))
    #expect(contact.first?.contains("falling began contact with reference bounds") ?? false)
    // The hanging item does not fall, so that its joint stays the same.
    #expect(difference.joint == nil)
  }
}
