// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Overrides every member of a field.
private final class Field: UIFieldBehavior {
  let calls = Calls()
  var label = "mine"

  override func addItem(_ item: any UIDynamicItem) {
    calls.append("add")
    super.addItem(item)
  }

  override func removeItem(_ item: any UIDynamicItem) {
    calls.append("remove")
    super.removeItem(item)
  }

  override var items: [any UIDynamicItem] { super.items }

  override var position: CGPoint {
    get { super.position }
    set { super.position = newValue }
  }

  override var region: UIRegion {
    get { super.region }
    set { super.region = newValue }
  }

  override var strength: CGFloat {
    get { super.strength }
    set { super.strength = newValue }
  }

  override var falloff: CGFloat {
    get { super.falloff }
    set { super.falloff = newValue }
  }

  override var minimumRadius: CGFloat {
    get { super.minimumRadius }
    set { super.minimumRadius = newValue }
  }

  override var direction: CGVector {
    get { super.direction }
    set { super.direction = newValue }
  }

  override var smoothness: CGFloat {
    get { super.smoothness }
    set { super.smoothness = newValue }
  }

  override var animationSpeed: CGFloat {
    get { super.animationSpeed }
    set { super.animationSpeed = newValue }
  }
}

/// Overrides the factories, which are class methods.
private final class Factory: UIFieldBehavior {
  override class func dragField() -> Self { super.dragField() }
  override class func vortexField() -> Self { super.vortexField() }
  override class func springField() -> Self { super.springField() }
  override class func electricField() -> Self { super.electricField() }
  override class func magneticField() -> Self { super.magneticField() }

  override class func radialGravityField(position: CGPoint) -> Self {
    super.radialGravityField(position: position)
  }

  override class func linearGravityField(direction: CGVector) -> Self {
    super.linearGravityField(direction: direction)
  }

  override class func velocityField(direction: CGVector) -> Self {
    super.velocityField(direction: direction)
  }

  override class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    super.noiseField(smoothness: smoothness, animationSpeed: speed)
  }

  override class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    super.turbulenceField(smoothness: smoothness, animationSpeed: speed)
  }

  override class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    super.field(evaluationBlock: block)
  }
}

@MainActor
@Suite("UIFieldBehavior, as UIKit declares it")
struct UIFieldBehaviorTests {
  @Test("FB04–FB11: the values of a fresh field")
  func defaults() {
    let field = UIFieldBehavior.springField()
    #expect(field.position == .zero)
    #expect(field.region === UIRegion.infinite)
    #expect(field.strength == 1)
    #expect(field.falloff == 0)
    #expect(field.minimumRadius > 0 && field.minimumRadius <= 1)
    #expect(field.direction == CGVector(dx: 0, dy: 0))
    #expect(field.smoothness == 0)
    #expect(field.animationSpeed == 0)
  }

  @Test("FB01–FB03: a field has no items, until they come, once")
  func items() {
    let (first, second) = (Dot(), Dot())
    let field = UIFieldBehavior.dragField()
    #expect(field.items.isEmpty)
    for item in [first, second, first] { field.addItem(item) }
    #expect(field.items.map { $0 === first } == [true, false])
    field.removeItem(first)
    #expect(field.items.map { $0 === second } == [true])
  }

  @Test("FB12–FB22: the factories take UIKit's arguments and give the class they are called on")
  func factories() {
    let down = CGVector(dx: 0, dy: 2)
    let plain: [Factory] = [
      Factory.dragField(), Factory.vortexField(), Factory.springField(), Factory.electricField(),
      Factory.magneticField(),
    ]
    #expect(plain.allSatisfy { $0.position == .zero && $0.strength == 1 })
    let radial: Factory = Factory.radialGravityField(position: CGPoint(x: 1, y: 2))
    #expect(radial.position == CGPoint(x: 1, y: 2))
    let directed: [Factory] = [
      Factory.linearGravityField(direction: down), Factory.velocityField(direction: down),
    ]
    #expect(directed.allSatisfy { $0.direction == down })
    let noisy: [Factory] = [
      Factory.noiseField(smoothness: 0.25, animationSpeed: 3),
      Factory.turbulenceField(smoothness: 0.25, animationSpeed: 3),
    ]
    #expect(noisy.allSatisfy { $0.smoothness == 0.25 && $0.animationSpeed == 3 })
  }

  @Test("FB22: a block of a field gets the field, position, velocity, mass, charge and time")
  func block() {
    var labels: Set<String> = []
    let field = Field.field { field, position, velocity, mass, charge, time in
      labels.insert((field as? Field)?.label ?? "")
      return CGVector(dx: mass, dy: charge + position.y * velocity.dy * time)
    }
    let item = Dot()
    field.addItem(item)
    let animator = UIDynamicAnimator()
    animator.addBehavior(field)
    animator.step(by: 0.5)
    #expect(labels == ["mine"])
    #expect(item.center.x > 10)
  }

  @Test("FB01–FB11: every member can be overridden")
  func overrides() {
    let item = Dot()
    let field: Field = Field.noiseField(smoothness: 0.5, animationSpeed: 1)
    field.addItem(item)
    field.position = CGPoint(x: 1, y: 1)
    field.region = UIRegion(radius: 10)
    field.strength = -2
    field.falloff = 2
    field.minimumRadius = 50
    field.direction = CGVector(dx: 1, dy: 0)
    field.smoothness = 1
    field.animationSpeed = 2
    #expect(field.position == CGPoint(x: 1, y: 1) && field.strength == -2 && field.falloff == 2)
    #expect(field.region.contains(.zero) && field.minimumRadius == 50)
    #expect(field.direction.dx == 1 && field.smoothness == 1 && field.animationSpeed == 2)
    field.removeItem(item)
    #expect(field.items.isEmpty)
    #expect(field.calls.names == ["add", "remove"])
  }
}
