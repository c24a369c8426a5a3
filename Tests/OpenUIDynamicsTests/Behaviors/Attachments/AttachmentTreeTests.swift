// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Attachments in trees, in views, and as subclasses")
struct AttachmentTreeTests {
  /// A user's subclass with nothing of its own.
  private final class Hinge: UIAttachmentBehavior {}

  /// One that changes what a factory gives.
  private final class StiffHinge: UIAttachmentBehavior {
    override class func pinAttachment(
      with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
      attachmentAnchor point: CGPoint
    ) -> Self {
      let hinge = super.pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
      hinge.frictionTorque = 7
      return hinge
    }
  }

  /// One with an initializer of its own.
  private final class Leash: UIAttachmentBehavior {
    let name: String

    init(name: String, item: any UIDynamicItem, to point: CGPoint) {
      self.name = name
      super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    required init(joint: Joint) {
      name = "made by a factory"
      super.init(joint: joint)
    }
  }

  @Test("AT07–AT11: a factory that is called on a subclass returns the subclass")
  func subclasses() {
    let first = Square(at: .zero)
    let second = Square(at: CGPoint(x: 50, y: 0))
    let down = CGVector(dx: 0, dy: 1)
    let hinges: [UIAttachmentBehavior] = [
      Hinge.pinAttachment(with: first, attachedTo: second, attachmentAnchor: .zero),
      Hinge.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: .zero),
      Hinge.limitAttachment(
        with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero),
      Hinge.slidingAttachment(with: first, attachmentAnchor: .zero, axisOfTranslation: down),
      Hinge.slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: .zero, axisOfTranslation: down),
    ]
    #expect(hinges.allSatisfy { $0 is Hinge })
    let stiff = StiffHinge.pinAttachment(with: first, attachedTo: second, attachmentAnchor: .zero)
    #expect(stiff.frictionTorque == 7)
    #expect(Leash(name: "short", item: first, to: .zero).name == "short")
    let made = Leash.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: .zero)
    #expect(made.name == "made by a factory")
  }

  @Test("AT01, AT02: the types have UIKit's raw values")
  func rawValues() {
    #expect(UIAttachmentBehavior.AttachmentType.items.rawValue == 0)
    #expect(UIAttachmentBehavior.AttachmentType.anchor.rawValue == 1)
  }

  @Test("AT03–AT06: centers are joined unless an offset says otherwise")
  func initializers() {
    let first = Square(at: CGPoint(x: 10, y: 0))
    let second = Square(at: CGPoint(x: 10, y: 70))
    let offset = UIOffset(horizontal: 0, vertical: 10)
    let toPoint = UIAttachmentBehavior(item: first, attachedToAnchor: CGPoint(x: 50, y: 30))
    #expect(toPoint.length == 50)
    let fromOffset = UIAttachmentBehavior(
      item: first, offsetFromCenter: offset, attachedToAnchor: CGPoint(x: 10, y: 30))
    #expect(fromOffset.length == 20)
    let centers = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(centers.length == 70)
    let offsets = UIAttachmentBehavior(
      item: first, offsetFromCenter: offset, attachedTo: second, offsetFromCenter: offset)
    #expect(offsets.length == 70)
  }

  @Test("S085: views in other views are joined where they are in the reference view")
  func nestedViews() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let panel = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let post = UIView(frame: CGRect(x: 190, y: 40, width: 20, height: 20))
    let bar = UIView(frame: CGRect(x: 90, y: 0, width: 20, height: 100))
    screen.addSubview(panel)
    screen.addSubview(post)
    panel.addSubview(bar)
    // In the reference view the bar hangs from the post: its top is at (200, 50).
    let hinge = UIAttachmentBehavior.pinAttachment(
      with: bar, attachedTo: post, attachmentAnchor: CGPoint(x: 200, y: 50))
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: bar, attachedTo: post, attachmentAnchor: CGPoint(x: 200, y: 50))
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(anchored(post))
    animator.addBehavior(hinge)
    animator.addBehavior(UIGravityBehavior(items: [bar]))
    animator.step(by: 0.5)
    #expect(span(bar.center, CGPoint(x: 100, y: 50)) < 0.5)
    let push = UIPushBehavior(items: [bar], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.05, dy: 0)
    animator.addBehavior(push)
    animator.step(by: 0.3)
    let top = bar.convert(CGPoint(x: 10, y: 0), to: screen)
    #expect(span(top, CGPoint(x: 200, y: 50)) < 0.5)
    #expect(bar.center.x > 101)
    animator.removeBehavior(hinge)
    animator.addBehavior(weld)
    animator.step(by: 1)
    #expect(span(bar.convert(CGPoint(x: 10, y: 0), to: screen), top) < 0.5)
  }

  @Test("an anchor that is moved between two animations counts in the reference view")
  func nestedAnchor() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let panel = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    let item = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    screen.addSubview(panel)
    panel.addSubview(item)
    // In the reference view the item is at (150, 100).
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 60))
    let animator = UIDynamicAnimator(referenceView: screen)
    animator.addBehavior(rod)
    #expect(animator.runUntilPaused(atMost: 2) < 2 && rod.length == 40)
    animator.removeBehavior(rod)
    rod.anchorPoint = CGPoint(x: 150, y: 30)
    animator.addBehavior(rod)
    animator.step(by: 0.5)
    #expect(span(item.center, CGPoint(x: 50, y: 50)) < 0.01 && rod.length == 70)
  }

  @Test("S085: an attachment below another behavior acts, and goes with it")
  func composite() {
    let post = Square(side: 20, at: .zero)
    let item = Square(side: 20, at: CGPoint(x: 80, y: 0))
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(
      UIAttachmentBehavior.pinAttachment(
        with: item, attachedTo: post, attachmentAnchor: post.center))
    parent.addChildBehavior(anchored(post))
    let fixture = AttachmentFixture(parent, UIGravityBehavior(items: [item]))
    fixture.run(0.5) { #expect(abs(span(item.center, .zero) - 80) < 0.5) }
    fixture.animator.removeBehavior(parent)
    fixture.run(0.5)
    #expect(span(item.center, .zero) > 100)
  }

  @Test("S079: joined items that share several attachments collide again when the last one goes")
  func severalAttachments() {
    let first = Square(side: 40, at: .zero)
    let second = Square(side: 40, at: CGPoint(x: 20, y: 0))
    let log = EventLog()
    let collision = UICollisionBehavior(items: [first, second])
    collision.collisionDelegate = log
    let pin = UIAttachmentBehavior.pinAttachment(
      with: first, attachedTo: second, attachmentAnchor: .zero)
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second, attachmentAnchor: .zero)
    let fixture = AttachmentFixture(pin, weld, collision)
    fixture.run(0.3)
    fixture.animator.removeBehavior(pin)
    fixture.run(0.3)
    #expect(!log.events.contains("began items"))
    fixture.animator.removeBehavior(weld)
    fixture.run(0.3)
    #expect(log.events.contains("began items"))
  }

  @Test("S085: an item that was refused at first is joined where it is when it is mended")
  func refusedItem() {
    let post = Square(side: 20, at: .zero)
    let item = Square(side: 20, at: CGPoint(x: CGFloat.nan, y: 0))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: item, attachedTo: post, attachmentAnchor: .zero)
    let animator = UIDynamicAnimator()
    _ = diagnostics {
      animator.addBehavior(anchored(post))
      animator.addBehavior(pin)
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.step(by: 0.1)
    }
    item.center = CGPoint(x: 60, y: 0)
    animator.updateItem(usingCurrentState: item)
    animator.step(by: 1)
    #expect(abs(span(item.center, .zero) - 60) < 0.5)
    #expect(item.center.y != 0)
  }

  @Test("a snapshot brings back what an attachment was, and the run after it to the bit")
  func snapshot() throws {
    let post = Square(side: 20, at: .zero)
    let bar = Square(size: CGSize(width: 120, height: 20), at: CGPoint(x: 60, y: 0))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: bar, attachedTo: post, attachmentAnchor: .zero)
    let fixture = AttachmentFixture(pin, anchored(post), UIGravityBehavior(items: [bar]))
    fixture.run(0.3)
    let moment = fixture.animator.snapshot()
    fixture.run(0.5)
    let hash = fixture.animator.stateHash
    try fixture.animator.restore(moment)
    pin.attachmentRange = .zero
    pin.frictionTorque = 9
    pin.itemsCollide = true
    fixture.run(0.2)
    try fixture.animator.restore(moment)
    #expect(pin.attachmentRange == .infinite)
    #expect(pin.frictionTorque == 0)
    #expect(!pin.itemsCollide)
    fixture.run(0.5)
    #expect(fixture.animator.stateHash == hash)
  }
}
