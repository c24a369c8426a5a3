// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

/// What users said about lifetimes; see Documentation/Complaints.md.
@MainActor
@Suite("Complaints: lifetimes")
struct LifetimeComplaintTests {
  /// A behavior of each kind for two items.
  static func behaviors(_ first: Square, _ second: Square) -> [UIDynamicBehavior] {
    let field = UIFieldBehavior.springField()
    field.addItem(first)
    let collision = UICollisionBehavior(items: [first, second])
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: -500, y: 500),
      to: CGPoint(x: 500, y: 500))
    let push = UIPushBehavior(items: [first], mode: .continuous)
    push.magnitude = 1
    return [
      UIGravityBehavior(items: [first]), collision, push,
      UIAttachmentBehavior(item: first, attachedTo: second),
      UISnapBehavior(item: first, snapTo: CGPoint(x: 50, y: 50)),
      UIDynamicItemBehavior(items: [first]), field,
    ]
  }

  @Test("C09: behaviors that outlive their animator have none, and changing them is harmless")
  func outliving() {
    let items = [Square(), Square(at: CGPoint(x: 300, y: 0))]
    let behaviors = Self.behaviors(items[0], items[1])
    var animator: UIDynamicAnimator? = UIDynamicAnimator()
    weak var observed: UIDynamicAnimator?
    observed = animator
    for behavior in behaviors { animator?.addBehavior(behavior) }
    animator?.step(by: 0.3)
    animator = nil
    #expect(observed == nil)
    let place = items[0].center
    for behavior in behaviors {
      #expect(behavior.dynamicAnimator == nil)
      behavior.action = {}
      switch behavior {
      case let behavior as UIGravityBehavior: behavior.angle = 2
      case let behavior as UICollisionBehavior: behavior.removeAllBoundaries()
      case let behavior as UIPushBehavior: behavior.active = false
      case let behavior as UIAttachmentBehavior: behavior.length = 10
      case let behavior as UISnapBehavior: behavior.snapPoint = .zero
      case let behavior as UIDynamicItemBehavior:
        behavior.addLinearVelocity(CGPoint(x: 1, y: 0), for: items[0])
        #expect(behavior.linearVelocity(for: items[0]).x == 1)
      case let behavior as UIFieldBehavior: behavior.strength = 2
      default: Issue.record("A kind without a change.")
      }
    }
    #expect(items[0].center == place)
  }

  @Test("C09: animators may go in any order, also inside of each other's callbacks")
  func goingInCallbacks() {
    var animators = (0..<5).map { _ in UIDynamicAnimator() }
    let items = animators.map { _ in Square() }
    for (number, animator) in animators.enumerated() {
      let gravity = UIGravityBehavior(items: [items[number]])
      if number == 2 { gravity.action = { animators.removeAll() } }
      animator.addBehavior(gravity)
    }
    for animator in animators { animator.step(by: 0.1) }
    #expect(animators.isEmpty)
    #expect(items.allSatisfy { $0.center.y > 0 })
  }

  @Test("C21: after removeBehavior the behavior does nothing any more", arguments: 0..<7)
  func removing(kind: Int) {
    func run(_ removes: Bool) -> CGPoint {
      let items = [Square(), Square(at: CGPoint(x: 300, y: 0))]
      let behavior = Self.behaviors(items[0], items[1])[kind]
      let animator = UIDynamicAnimator()
      // Keeps the items in the animator.
      animator.addBehavior(frictionless(items))
      if removes { animator.addBehavior(behavior) }
      if removes { animator.removeBehavior(behavior) }
      animator.step(by: 1)
      #expect(!animator.behaviors.contains { $0 === behavior })
      return items[0].center
    }
    #expect(run(true) == run(false))
  }

  @Test("C21: a behavior that is removed on the way leaves the velocity, and nothing else")
  func removingOnTheWay() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    let properties = frictionless([item])
    animator.addBehavior(properties)
    animator.addBehavior(gravity)
    animator.step(by: 0.5)
    animator.removeBehavior(gravity)
    let (start, speed) = (item.center.y, properties.linearVelocity(for: item).y)
    animator.step(by: 1)
    #expect(abs(item.center.y - start - speed) < 0.05)
  }

  @Test("C22: the documented weak pattern frees controller, views, animator and behaviors")
  func weakPattern() {
    final class Controller: UIViewController {
      lazy var animator = UIDynamicAnimator(referenceView: view)
      let gravity = UIGravityBehavior()
      let collision = UICollisionBehavior()
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      var steps = 0

      override func viewDidLoad() {
        view.addSubview(card)
        gravity.addItem(card)
        collision.addItem(card)
        gravity.action = { [weak self] in self?.steps += 1 }
        collision.contactHandler = { [weak self] _ in self?.steps += 1 }
        animator.itemDidComeToRest = { [weak self] _ in self?.steps += 1 }
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
      }
    }
    weak var controller: Controller?
    weak var animator: UIDynamicAnimator?
    weak var card: UIView?
    weak var gravity: UIGravityBehavior?
    func scene() {
      let made = Controller()
      made.loadViewIfNeeded()
      made.animator.step(by: 0.5)
      #expect(made.steps == 30)
      (controller, animator, card, gravity) = (made, made.animator, made.card, made.gravity)
    }
    scene()
    #expect(controller == nil && animator == nil && card == nil && gravity == nil)
  }

  @Test("C22: an action that holds its own behavior keeps it alive until the action is removed")
  func strongPattern() {
    weak var observed: UIGravityBehavior?
    func scene() {
      let gravity = UIGravityBehavior()
      gravity.action = { _ = gravity.items }
      observed = gravity
    }
    scene()
    #expect(observed != nil, "As in UIKit; a closure of the user's own is not ours to break.")
    observed?.action = nil
    #expect(observed == nil)
  }

  @Test("C30: an unretained animator says so, once it had something to move")
  func unretained() {
    let item = Square()
    let reports = diagnostics {
      UIDynamicAnimator().addBehavior(UIGravityBehavior(items: [item]))
    }
    #expect(reports.map(\.method) == ["UIDynamicAnimator.deinit"])
    #expect(reports.first?.remedy.contains("reference") == true)
    let silent = diagnostics {
      let stepped = UIDynamicAnimator()
      stepped.addBehavior(UIGravityBehavior(items: [item]))
      stepped.step(by: 0.1)
      UIDynamicAnimator().addBehavior(UIGravityBehavior())
      let emptied = UIDynamicAnimator()
      emptied.addBehavior(UIGravityBehavior(items: [item]))
      emptied.removeAllBehaviors()
    }
    #expect(silent.isEmpty)
  }

  @Test("C30: a gesture that makes an animator in each event is reported once, with what to do")
  func replaced() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.addSubview(card)
    let fixture = TimeFixture()
    func replace(count: Int, after frames: Int) -> [UIDynamicDiagnostic] {
      fixture.run {
        diagnostics {
          var current = UIDynamicAnimator(referenceView: view)
          for _ in 0..<count {
            current = UIDynamicAnimator(referenceView: view)
            current.addBehavior(UIAttachmentBehavior(item: card, attachedToAnchor: .zero))
            fixture.advance(frames: frames)
          }
          current.removeAllBehaviors()
        }
      }
    }
    // Two events in one frame, and one in each of many.
    for reports in [replace(count: 2, after: 0), replace(count: 20, after: 1)] {
      #expect(reports.map(\.method) == ["UIDynamicAnimator.init(referenceView:)"])
      #expect(reports.first?.remedy.contains("Make one animator") == true)
    }
    #expect(replace(count: 3, after: 1).isEmpty)
    #expect(replace(count: 20, after: 2).isEmpty)
  }
}
