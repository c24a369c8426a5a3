// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import OpenUIDynamics

/// A field whose factories say more than those of its superclass, as apps subclass it.
private final class StrongField: UIFieldBehavior {
  override class func dragField() -> Self { strong(super.dragField()) }
  override class func vortexField() -> Self { strong(super.vortexField()) }
  override class func radialGravityField(position: CGPoint) -> Self {
    strong(super.radialGravityField(position: position))
  }
  override class func linearGravityField(direction: CGVector) -> Self {
    strong(super.linearGravityField(direction: direction))
  }
  override class func velocityField(direction: CGVector) -> Self {
    strong(super.velocityField(direction: direction))
  }
  override class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    strong(super.noiseField(smoothness: smoothness, animationSpeed: speed))
  }
  override class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    strong(super.turbulenceField(smoothness: smoothness, animationSpeed: speed))
  }
  override class func springField() -> Self { strong(super.springField()) }
  override class func electricField() -> Self { strong(super.electricField()) }
  override class func magneticField() -> Self { strong(super.magneticField()) }
  override class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    strong(super.field(evaluationBlock: block))
  }

  private class func strong<Field: UIFieldBehavior>(_ field: Field) -> Field {
    field.strength = 7
    return field
  }
}

@MainActor
@Suite("Properties of fields")
struct FieldPropertyTests {
  @Test(
    """
    FB12, FB13, FB14, FB15, FB16, FB17, FB18, FB19, FB20, FB21, FB22: a subclass may override each \
    factory, which then makes the subclass
    """)
  func overriding() {
    let vector = CGVector(dx: 1, dy: 0)
    let fields: [StrongField] = [
      .dragField(), .vortexField(), .radialGravityField(position: .zero),
      .linearGravityField(direction: vector), .velocityField(direction: vector),
      .noiseField(smoothness: 0, animationSpeed: 1),
      .turbulenceField(smoothness: 0, animationSpeed: 1), .springField(), .electricField(),
      .magneticField(), .field { _, _, _, _, _, _ in .zero },
    ]
    #expect(Set(fields.map(\.kind)).count == 11)
    #expect(fields.allSatisfy { $0.strength == 7 })
    // Through a value of the class, as factories are chosen at run time.
    let type: UIFieldBehavior.Type = StrongField.self
    #expect(type.springField() is StrongField)
  }

  /// What a field does in a step to an item with a charge that moves.
  private func change(_ field: UIFieldBehavior, strength: CGFloat) -> CGPoint {
    field.strength = strength
    let scene = FieldScene(
      field, at: CGPoint(x: 70, y: 40), velocity: CGPoint(x: 3, y: 5), charge: 1)
    return scene.acceleration()
  }

  @Test("FB06: twice the strength does twice as much, and a negative one the opposite")
  func strength() {
    let kinds: [() -> UIFieldBehavior] = [
      { .vortexField() }, { .radialGravityField(position: .zero) },
      { .linearGravityField(direction: CGVector(dx: 1, dy: 2)) }, { .springField() },
      { .noiseField(smoothness: 0.5, animationSpeed: 1) },
      { .turbulenceField(smoothness: 0.5, animationSpeed: 1) }, { .electricField() },
      { .dragField() }, { .magneticField() },
    ]
    for make in kinds {
      // So weak that drag and turning are linear in the strength; charges feel a hundredth.
      let weak: CGFloat = [.electric, .magnetic].contains(make().kind) ? 1 : 0.01
      let once = change(make(), strength: weak)
      let twice = change(make(), strength: 2 * weak)
      let opposite = change(make(), strength: -weak)
      let size = once.distance(to: .zero)
      #expect(size > 0, "\(make().kind)")
      #expect(
        twice.distance(to: CGPoint(x: 2 * once.x, y: 2 * once.y)) < 0.02 * size, "\(make().kind)")
      #expect(
        opposite.distance(to: CGPoint(x: -once.x, y: -once.y)) < 0.02 * size, "\(make().kind)")
    }
  }

  @Test("FB06, FB16: strength scales the velocity that a velocity field imposes")
  func velocityStrength() {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 2, dy: 0))
    field.strength = -0.25
    let scene = FieldScene(field)
    scene.animator.step(by: 0.1)
    #expect(abs(scene.velocity.x + 50) < 0.01)
  }

  @Test("FB09: a direction that is set later acts from the next step on, by its length")
  func direction() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    let scene = FieldScene(field)
    #expect(scene.acceleration().distance(to: CGPoint(x: 100, y: 0)) < 0.01)
    field.direction = CGVector(dx: 0, dy: -3)
    #expect(scene.acceleration().distance(to: CGPoint(x: 0, y: -300)) < 0.01)
  }

  @Test("FB09: the direction of a field that has none changes nothing")
  func uselessDirection() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 0))
    field.direction = CGVector(dx: 0, dy: 5)
    #expect(FieldScene(field).acceleration().distance(to: CGPoint(x: 100, y: 0)) < 0.01)
  }

  @Test("FB04: a position that is moved while the field acts takes its force along")
  func position() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 0))
    let scene = FieldScene(field)
    #expect(scene.acceleration().x > 99)
    field.position = CGPoint(x: 0, y: -100)
    #expect(scene.acceleration().distance(to: CGPoint(x: 0, y: -100)) < 1)
  }

  @Test("FB10, FB11: smoothness and speed mean nothing to kinds without noise")
  func uselessNoise() {
    let field = UIFieldBehavior.springField()
    (field.smoothness, field.animationSpeed) = (1, 4)
    let scene = FieldScene(field, at: CGPoint(x: 100, y: 0))
    #expect(scene.acceleration().distance(to: CGPoint(x: -100, y: 0)) < 0.1)
  }

  @Test("setting what is there already does not wake what rests in a field")
  func equalValues() {
    let field = UIFieldBehavior.springField()
    let scene = FieldScene(field)
    scene.properties.resistance = 3
    #expect(scene.animator.runUntilPaused(atMost: 5) < 5)
    let region = field.region
    field.position = field.position
    field.strength = 1
    field.region = region
    field.noiseSeed = 0
    #expect(!scene.animator.isRunning)
    field.strength = 1.5
    #expect(scene.animator.isRunning)
  }
}
