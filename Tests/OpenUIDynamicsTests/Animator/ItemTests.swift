// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Items of an animator")
struct ItemTests {
  @Test("S020: external changes are ignored until updateItem, which keeps the velocity")
  func updateItem() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let behavior = frictionless([item])
    behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    animator.addBehavior(behavior)
    animator.step(by: 1)
    #expect(abs(item.center.x - 60) < 0.01)
    item.center = CGPoint(x: 500, y: 0)
    animator.step(by: 1)
    #expect(abs(item.center.x - 120) < 0.01)
    item.center = CGPoint(x: 500, y: 7)
    animator.updateItem(usingCurrentState: item)
    animator.step(by: 1)
    #expect(abs(item.center.x - 560) < 0.01)
    #expect(item.center.y == 7)
  }

  @Test("S020: an item is read again when it comes back after its last behavior was removed")
  func readAgain() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.step(by: 0.5)
    animator.removeBehavior(gravity)
    item.center = CGPoint(x: 40, y: 50)
    animator.addBehavior(gravity)
    animator.step(by: 1 / 60)
    #expect(item.center.x == 40)
    #expect(abs(item.center.y - 50) < 0.5)
  }

  @Test("S022, S141, C11: rotation is read and written, scale and translation are kept")
  func transforms() {
    let item = Square()
    item.transform = CGAffineTransform(rotationAngle: 0.5).concatenating(
      CGAffineTransform(translationX: 3, y: 4))
    item.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(item.transform)
    let animator = UIDynamicAnimator()
    let behavior = frictionless([item])
    behavior.addAngularVelocity(1, for: item)
    animator.addBehavior(behavior)
    animator.step(by: 1)
    #expect(abs(item.angle - 1.5) < 0.001)
    let scale = (item.transform.a * item.transform.a + item.transform.b * item.transform.b)
      .squareRoot()
    #expect(abs(scale - 2) < 1e-5)
    #expect(item.transform.tx == 3)
    #expect(item.transform.ty == 4)
  }

  @Test("C11: a scale that is set during the run stays")
  func scaleDuringRun() {
    let item = Square()
    let animator = UIDynamicAnimator()
    let behavior = frictionless([item])
    behavior.addAngularVelocity(1, for: item)
    animator.addBehavior(behavior)
    animator.step(by: 0.5)
    item.transform = CGAffineTransform(scaleX: 3, y: 3)
    animator.step(by: 0.5)
    #expect(abs(item.angle - 1) < 0.001)
    #expect(abs(item.transform.a - 3 * cos(item.angle)) < 1e-4)
  }

  @Test("S028, C01: items(in:) gives the items that meet a rectangle, and items only")
  func itemsInRect() {
    let items = (0..<4).map { Square(side: 10, at: CGPoint(x: 100 * Double($0), y: 0)) }
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(UICollisionBehavior(items: items))
    let found = animator.items(in: CGRect(x: 95, y: -50, width: 110, height: 100))
    #expect(found.map { $0.center.x } == [100, 200])
    #expect(found.allSatisfy { $0 is Square })
    #expect(animator.items(in: CGRect(x: 1000, y: 0, width: 1, height: 1)).isEmpty)
  }

  @Test("S028: an item that is turned reaches farther")
  func turnedItemsInRect() {
    let item = Square(side: 100)
    item.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(animator.items(in: CGRect(x: 60, y: -5, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 75, y: -5, width: 10, height: 10)).isEmpty)
  }

  @Test("S002: views move in the coordinates of the reference view, also when they are nested")
  func nestedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(container)
    container.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: root)
    #expect(animator.referenceView === root)
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 150, y: 200)))
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(view.center.x - 100) < 0.1)
    #expect(abs(view.center.y - 100) < 0.1)
  }

  @Test("S002: a view that is not below the reference view takes no part until it is")
  func viewsOutside() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let animator = UIDynamicAnimator(referenceView: root)
    let gravity = UIGravityBehavior(items: [view])
    let reports = diagnostics { animator.addBehavior(gravity) }
    #expect(reports.count == 1)
    #expect(!animator.isRunning)
    root.addSubview(view)
    #expect(diagnostics { animator.updateItem(usingCurrentState: view) }.isEmpty)
    animator.step(by: 0.5)
    #expect(view.center.y > 100)
  }

  @Test("S140: a view that was removed from its superview falls on, and is still an obstacle")
  func ghost() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (lower, upper) = (UIView(), UIView())
    lower.frame = CGRect(x: 100, y: 200, width: 40, height: 40)
    upper.frame = CGRect(x: 100, y: 40, width: 40, height: 40)
    [lower, upper].forEach(root.addSubview)
    let animator = UIDynamicAnimator(referenceView: root)
    animator.addBehavior(UIGravityBehavior(items: [lower, upper]))
    let collision = UICollisionBehavior(items: [lower, upper])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.step(by: 0.1)
    lower.removeFromSuperview()
    animator.step(by: 0.1)
    #expect(animator.isRunning && lower.center.y > 225)
    _ = animator.runUntilPaused(atMost: 5)
    #expect(abs(lower.center.y - 380) <= 2)
    #expect(abs(upper.center.y - 340) <= 4)
  }

  @Test("C22: an animator keeps its reference view alive, and goes with the controller of both")
  func referenceViewIsRetained() {
    final class Controller: UIViewController {
      private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
    }
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak var observed: UIView?
    observed = root
    var animator = root.map { UIDynamicAnimator(referenceView: $0) }
    root = nil
    #expect(animator?.referenceView === observed)
    #expect(observed != nil)
    animator = nil
    #expect(observed == nil)

    var controller: Controller? = Controller()
    weak var observedController: Controller?
    observedController = controller
    weak var observedView: UIView?
    observedView = controller?.view
    weak var observedAnimator: UIDynamicAnimator?
    observedAnimator = controller?.animator
    let collision = UICollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    controller?.animator.addBehavior(collision)
    #expect(observedAnimator != nil && observedView != nil)
    controller = nil
    #expect(observedController == nil && observedView == nil && observedAnimator == nil)
  }

  @Test("S011: the description has the elapsed time and the coordinate system")
  func description() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    let animator = UIDynamicAnimator(referenceView: root)
    let (own, view) = (address(of: animator), address(of: root))
    #expect(
      animator.description
        == "<UIDynamicAnimator: \(own)> (0.000000s) in <UIView: \(view)> {{0, 0}, {30, 40}}")
    animator.addBehavior(UIGravityBehavior(items: [Square()]))
    animator.step(by: 1 / 60)
    #expect(animator.description.contains("> (0.016667s) in <"))
    let abstract = UIDynamicAnimator()
    #expect(abstract.description == "<UIDynamicAnimator: \(address(of: abstract))> (0.000000s)")
  }

  private func address(of object: AnyObject) -> String {
    "\(Unmanaged.passUnretained(object).toOpaque())"
  }
}
