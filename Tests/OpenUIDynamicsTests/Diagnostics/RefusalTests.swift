// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import TestSupport
import Testing

@testable import OpenUIDynamics

@MainActor
@Suite("Bad input is refused, said once, and harmless")
struct RefusalTests {
  /// Numbers that no property accepts.
  nonisolated static let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]

  @Test("numbers that are not finite leave every property as it was", arguments: bad)
  func properties(number: CGFloat) {
    let item = Square()
    let gravity = UIGravityBehavior(items: [item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 0, y: 100))
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    let properties = UIDynamicItemBehavior(items: [item])
    let (point, vector) = (CGPoint(x: number, y: 0), CGVector(dx: number, dy: 0))
    let offset = UIOffset(horizontal: number, vertical: 0)
    func refuses(_ method: String, _ call: () -> Void) {
      #expect(diagnostics(of: call).map(\.method) == [method])
    }
    refuses("UIGravityBehavior.angle") { gravity.angle = number }
    refuses("UIGravityBehavior.magnitude") { gravity.magnitude = number }
    refuses("UIGravityBehavior.gravityDirection") { gravity.gravityDirection = vector }
    refuses("UIGravityBehavior.setAngle(_:magnitude:)") { gravity.setAngle(0, magnitude: number) }
    refuses("UIPushBehavior.angle") { push.angle = number }
    refuses("UIPushBehavior.magnitude") { push.magnitude = number }
    refuses("UIPushBehavior.pushDirection") { push.pushDirection = vector }
    refuses("UIPushBehavior.setTargetOffsetFromCenter(_:for:)") {
      push.setTargetOffsetFromCenter(offset, for: item)
    }
    refuses("UIAttachmentBehavior.anchorPoint") { rod.anchorPoint = point }
    refuses("UIAttachmentBehavior.length") { rod.length = number }
    refuses("UISnapBehavior.snapPoint") { snap.snapPoint = point }
    refuses("UIDynamicItemBehavior.density") { properties.density = number }
    refuses("UIDynamicItemBehavior.charge") { properties.charge = number }
    refuses("UIDynamicItemBehavior.addLinearVelocity(_:for:)") {
      properties.addLinearVelocity(point, for: item)
    }
    refuses("UIDynamicItemBehavior.addAngularVelocity(_:for:)") {
      properties.addAngularVelocity(number, for: item)
    }
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(push.pushDirection == .zero)
    #expect(rod.length == 100)
    #expect(snap.snapPoint == .zero)
    #expect(properties.density == 1)
    #expect(properties.linearVelocity(for: item) == .zero)
  }

  @Test("properties that count from zero refuse what is negative", arguments: [-1, -0.1, .nan])
  func negativeProperties(number: CGFloat) {
    let item = Square()
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    let snap = UISnapBehavior(item: item, snapTo: .zero)
    let properties = UIDynamicItemBehavior(items: [item])
    let calls: [() -> Void] = [
      { rod.length = number }, { rod.damping = number }, { rod.frequency = number },
      { snap.damping = number }, { properties.elasticity = number },
      { properties.friction = number }, { properties.density = number },
      { properties.resistance = number }, { properties.angularResistance = number },
    ]
    for call in calls { #expect(diagnostics(of: call).count == 1) }
    #expect(snap.damping == 0.5)
    #expect(properties.properties == ItemProperties())
  }

  @Test(
    "S023: an item without area is refused, named, and left alone",
    arguments: [
      CGSize.zero, CGSize(width: 264, height: 0), CGSize(width: 0, height: 10),
      CGSize(width: Double.nan, height: 10), CGSize(width: Double.infinity, height: 10),
      CGSize(width: 1e9, height: 10),
    ])
  func sizes(size: CGSize) {
    let good = Square()
    let refused = Square(size: size, at: CGPoint(x: 7, y: 8))
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [good, refused])
    let reports = diagnostics {
      animator.addBehavior(gravity)
      animator.addBehavior(UICollisionBehavior(items: [good, refused]))
      animator.step(by: 0.5)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.method == "UIDynamicAnimator.addBehavior(_:)")
    #expect(reports.first?.item?.hasPrefix("Square of ") == true)
    #expect(reports.first?.remedy.isEmpty == false)
    #expect(refused.center == CGPoint(x: 7, y: 8))
    #expect(good.center.y > 100)
    refused.bounds.size = CGSize(width: 20, height: 20)
    animator.updateItem(usingCurrentState: refused)
    animator.step(by: 0.5)
    #expect(refused.center.y > 100)
  }

  @Test(
    "S024: an item at no reasonable position is refused",
    arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude, -1e20])
  func positions(number: CGFloat) {
    let item = Square(at: CGPoint(x: 0, y: number))
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior()
    animator.addBehavior(gravity)
    let reports = diagnostics { gravity.addItem(item) }
    #expect(reports.map(\.method) == ["UIGravityBehavior.addItem(_:)"])
    #expect(!animator.isRunning)
  }

  @Test("S024: updateItem refuses a center that is not finite, and the item goes on")
  func update() {
    let item = Square()
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.step(by: 0.5)
    item.center = CGPoint(x: Double.nan, y: 0)
    #expect(diagnostics { animator.updateItem(usingCurrentState: item) }.count == 1)
    animator.step(by: 0.5)
    #expect(item.center.x == 0)
    #expect(item.center.y > 400)
  }

  @Test("attachments and snaps at no reasonable place are refused once and harmless")
  func initializers() {
    let item = Square()
    let nowhere = CGPoint(x: Double.nan, y: 0)
    #expect(diagnostics { _ = UISnapBehavior(item: item, snapTo: nowhere) }.count == 1)
    #expect(
      diagnostics { _ = UIAttachmentBehavior(item: item, attachedToAnchor: nowhere) }.count == 1)
    let offset = UIOffset(horizontal: .infinity, vertical: 0)
    #expect(
      diagnostics {
        _ = UIAttachmentBehavior(
          item: item, offsetFromCenter: offset, attachedTo: Square(), offsetFromCenter: .zero)
      }.count == 1)
  }

  @Test("a refused number of a call without a previous value has a remedy that says what happens")
  func remedies() {
    let item = Square()
    let nowhere = CGPoint(x: Double.nan, y: 0)
    func remedy(_ call: () -> Void) -> String? { diagnostics(of: call).first?.remedy }
    #expect(
      remedy { _ = UISnapBehavior(item: item, snapTo: nowhere) }
        == "The snap holds the item where it is; give a finite number.")
    #expect(
      remedy { _ = UIAttachmentBehavior(item: item, attachedToAnchor: nowhere) }
        == "The anchor is the item's center; give a finite number.")
    #expect(
      remedy {
        _ = UIAttachmentBehavior(
          item: item, offsetFromCenter: UIOffset(horizontal: 1e20, vertical: 0),
          attachedToAnchor: .zero)
      } == "The offset is zero; give a number in this range.")
    #expect(
      remedy {
        _ = UIAttachmentBehavior.pinAttachment(
          with: item, attachedTo: Square(), attachmentAnchor: nowhere)
      } == "The attachment does nothing; give a finite number.")
    #expect(
      remedy {
        UICollisionBehavior(items: [item]).addBoundary(
          withIdentifier: "line" as NSString, from: .zero, to: nowhere)
      } == "No boundary is added; give a finite number.")
    #expect(
      remedy { UISnapBehavior(item: item, snapTo: .zero).snapPoint = nowhere }
        == "The previous value is kept; give a finite number.")
  }

  @Test("the reference view as an item is named as such")
  func referenceView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.accessibilityIdentifier = "screen"
    let animator = UIDynamicAnimator(referenceView: view)
    let reports = diagnostics { animator.addBehavior(UIGravityBehavior(items: [view])) }
    #expect(reports.map(\.problem) == ["The item is the animator's reference view itself."])
    #expect(reports.map(\.item) == ["UIView 'screen' of 320 × 480 at (160, 240)"])
  }

  @Test(
    "an item is described with two decimals, and only those that it has",
    arguments: [
      (CGFloat(1) / 3, "0.33"), (-2, "-2"), (1e-9, "0"), (12.5, "12.5"), (1e10, "10000000000.0"),
      (.infinity, "inf"),
    ] as [(CGFloat, String)])
  func description(number: CGFloat, text: String) {
    let item = Square(size: CGSize(width: 1, height: 2), at: CGPoint(x: number, y: 3))
    #expect(DiagnosticReporter.description(of: item) == "Square of 1 × 2 at (\(text), 3)")
  }

  @Test("boundaries without a line, or with no reasonable point, are refused")
  func boundaries() {
    let collision = UICollisionBehavior(items: [Square()])
    let name = "name" as NSString
    let point = CGPoint(x: 1, y: 1)
    #expect(
      diagnostics { collision.addBoundary(withIdentifier: name, from: point, to: point) }.count
        == 1)
    #expect(
      diagnostics {
        collision.addBoundary(
          withIdentifier: name, from: point, to: CGPoint(x: Double.nan, y: 0))
      }.count == 1)
    #expect(
      diagnostics { collision.addBoundary(withIdentifier: name, for: UIBezierPath()) }.count == 1)
    #expect(collision.boundaryIdentifiers == nil)
    let insets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(
      diagnostics { collision.setTranslatesReferenceBoundsIntoBoundary(with: insets) }.count == 1)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test("a diagnostic names method, item and remedy in one line")
  func message() {
    let diagnostic = UIDynamicDiagnostic(
      method: "A.b(_:)", item: "Square of 1 × 2 at (3, 4)", problem: "It is wrong.",
      remedy: "Mend it.")
    #expect(
      diagnostic.message == "A.b(_:): It is wrong. Item: Square of 1 × 2 at (3, 4). Mend it.")
    #expect("\(diagnostic)" == diagnostic.message)
  }
}
