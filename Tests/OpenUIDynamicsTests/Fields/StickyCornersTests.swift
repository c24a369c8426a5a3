// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// A picture that stays in the corner of a call into which it was thrown, as WWDC 2015-229 builds it.
@MainActor
@Suite("Sticky corners")
struct StickyCornersTests {
  private static let corners = [
    CGPoint(x: 60, y: 60), CGPoint(x: 240, y: 60), CGPoint(x: 60, y: 540), CGPoint(x: 240, y: 540),
  ]

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let picture = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  private let animator: UIDynamicAnimator
  private let collision = UICollisionBehavior()
  private let properties = UIDynamicItemBehavior()
  private let fields: [UIFieldBehavior]

  init() {
    view.addSubview(picture)
    animator = UIDynamicAnimator(referenceView: view)
    collision.translatesReferenceBoundsIntoBoundary = true
    properties.density = 0.01
    properties.resistance = 10
    properties.allowsRotation = false
    fields = Self.corners.map { corner in
      let field = UIFieldBehavior.springField()
      field.position = corner
      // Around its corner each field covers its quarter of the view.
      field.region = UIRegion(size: CGSize(width: 180, height: 480))
      return field
    }
    for behavior in [collision, properties] + fields { animator.addBehavior(behavior) }
  }

  /// Releases the picture at a place with a velocity, and waits until it rests.
  private func throwPicture(from place: CGPoint, velocity: CGPoint) {
    picture.center = place
    collision.addItem(picture)
    properties.addItem(picture)
    for field in fields { field.addItem(picture) }
    properties.addLinearVelocity(velocity, for: picture)
    _ = animator.runUntilPaused(atMost: 10)
  }

  /// Takes the picture out of everything, as while a finger drags it.
  private func takePicture() {
    collision.removeItem(picture)
    properties.removeItem(picture)
    for field in fields { field.removeItem(picture) }
  }

  @Test(
    "S114: a picture that is thrown rests in the corner of the quarter that it reaches",
    arguments: [
      (CGPoint(x: 300, y: 0), 0), (CGPoint(x: 3000, y: 0), 1), (CGPoint(x: 0, y: 9000), 2),
      (CGPoint(x: 3000, y: 9000), 3), (CGPoint(x: -9000, y: -9000), 0),
    ])
  func thrown(velocity: CGPoint, corner: Int) {
    throwPicture(from: Self.corners[0], velocity: velocity)
    #expect(!animator.isRunning)
    #expect(abs(picture.center.x - Self.corners[corner].x) < 1)
    #expect(abs(picture.center.y - Self.corners[corner].y) < 1)
    #expect(picture.transform == .identity)
  }

  @Test("S114: out of the behaviors it goes where it is dragged, and sticks again when let go")
  func dragged() {
    throwPicture(from: Self.corners[0], velocity: .zero)
    takePicture()
    picture.center = CGPoint(x: 200, y: 400)
    animator.step(by: 1)
    #expect(picture.center == CGPoint(x: 200, y: 400))
    throwPicture(from: CGPoint(x: 200, y: 400), velocity: CGPoint(x: 100, y: 100))
    #expect(abs(picture.center.x - 240) < 1)
    #expect(abs(picture.center.y - 540) < 1)
  }
}
