// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Properties of behaviors.
extension AnimatorMachine {
  func set(_ random: inout FuzzRandom) {
    guard let (behavior, name) = behavior(&random) else { return }
    switch behavior {
    case let gravity as UIGravityBehavior: set(gravity, name, &random)
    case let collision as UICollisionBehavior: set(collision, name, &random)
    case let properties as UIDynamicItemBehavior: set(properties, name, &random)
    case let push as UIPushBehavior: set(push, name, &random)
    case let snap as UISnapBehavior:
      if random.once(in: 2) {
        assign(snap, \.snapPoint, point(&random), "\(name).snapPoint")
      } else {
        assign(snap, \.damping, random.number(1), "\(name).damping")
      }
    case let attachment as UIAttachmentBehavior: set(attachment, name, &random)
    case let field as UIFieldBehavior: set(field, name, &random)
    default:
      say("\(name).action = { … }")
      behavior.action = { [weak self] in self?.fire("an action") }
    }
  }

  private func assign<Object: AnyObject, Value>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value,
    _ name: String
  ) {
    say("\(name) = \(value)")
    object[keyPath: property] = value
  }

  private func set(_ gravity: UIGravityBehavior, _ name: String, _ random: inout FuzzRandom) {
    switch random.index(below: 4) {
    case 3:
      let (angle, magnitude) = (random.number(7), random.number(2))
      say("\(name).setAngle(\(text(angle)), magnitude: \(text(magnitude)))")
      gravity.setAngle(angle, magnitude: magnitude)
    case 0: assign(gravity, \.gravityDirection, vector(&random), "\(name).gravityDirection")
    case 1: assign(gravity, \.magnitude, random.number(2), "\(name).magnitude")
    default: assign(gravity, \.angle, random.number(7), "\(name).angle")
    }
  }

  private func set(_ collision: UICollisionBehavior, _ name: String, _ random: inout FuzzRandom) {
    switch random.index(below: 4) {
    case 0:
      let mode = UICollisionBehavior.Mode(rawValue: UInt(random.index(below: 4)))
      assign(collision, \.collisionMode, mode, "\(name).collisionMode")
    case 1:
      let insets = UIEdgeInsets(
        top: random.number(50), left: random.number(50), bottom: random.number(50),
        right: random.number(50))
      say("\(name).setTranslatesReferenceBoundsIntoBoundary(with: \(insets))")
      collision.setTranslatesReferenceBoundsIntoBoundary(with: insets)
    default: addBoundary(to: collision, name, &random)
    }
  }

  private func set(_ properties: UIDynamicItemBehavior, _ name: String, _ random: inout FuzzRandom)
  {
    let (item, itemName) = item(&random)
    switch random.index(below: 10) {
    case 0: assign(properties, \.elasticity, random.magnitude(1), "\(name).elasticity")
    case 1: assign(properties, \.friction, random.magnitude(1), "\(name).friction")
    case 2: assign(properties, \.density, random.magnitude(10), "\(name).density")
    case 3: assign(properties, \.resistance, random.magnitude(5), "\(name).resistance")
    case 4:
      assign(properties, \.angularResistance, random.magnitude(5), "\(name).angularResistance")
    case 5: assign(properties, \.charge, random.number(3), "\(name).charge")
    case 6: assign(properties, \.isAnchored, random.once(in: 2), "\(name).isAnchored")
    case 7: assign(properties, \.allowsRotation, random.once(in: 2), "\(name).allowsRotation")
    case 8:
      let velocity = CGPoint(x: random.number(2000), y: random.number(2000))
      say("\(name).addLinearVelocity(\(text(velocity)), for: \(itemName))")
      properties.addLinearVelocity(velocity, for: item)
    default:
      let velocity = random.number(30)
      say("\(name).addAngularVelocity(\(text(velocity)), for: \(itemName))")
      properties.addAngularVelocity(velocity, for: item)
    }
  }

  private func set(_ push: UIPushBehavior, _ name: String, _ random: inout FuzzRandom) {
    let (item, itemName) = item(&random)
    switch random.index(below: 6) {
    case 4: assign(push, \.angle, random.number(7), "\(name).angle")
    case 5:
      let (angle, magnitude) = (random.number(7), random.number(5))
      say("\(name).setAngle(\(text(angle)), magnitude: \(text(magnitude)))")
      push.setAngle(angle, magnitude: magnitude)
    case 0: assign(push, \.pushDirection, vector(&random), "\(name).pushDirection")
    case 1: assign(push, \.active, random.once(in: 2), "\(name).active")
    case 2: assign(push, \.magnitude, random.number(5), "\(name).magnitude")
    default:
      let offset = UIOffset(horizontal: random.number(20), vertical: random.number(20))
      say("\(name).setTargetOffsetFromCenter(\(offset), for: \(itemName))")
      push.setTargetOffsetFromCenter(offset, for: item)
    }
  }

  private func set(_ attachment: UIAttachmentBehavior, _ name: String, _ random: inout FuzzRandom) {
    switch random.index(below: 7) {
    case 0: assign(attachment, \.anchorPoint, point(&random), "\(name).anchorPoint")
    case 1: assign(attachment, \.length, random.magnitude(200), "\(name).length")
    case 2: assign(attachment, \.damping, random.magnitude(1), "\(name).damping")
    case 3: assign(attachment, \.frequency, random.magnitude(5), "\(name).frequency")
    case 4: assign(attachment, \.frictionTorque, random.magnitude(2), "\(name).frictionTorque")
    case 5: assign(attachment, \.itemsCollide, random.once(in: 2), "\(name).itemsCollide")
    default:
      let range = UIFloatRange(minimum: -random.magnitude(50), maximum: random.magnitude(50))
      assign(attachment, \.attachmentRange, range, "\(name).attachmentRange")
    }
  }

  private func set(_ field: UIFieldBehavior, _ name: String, _ random: inout FuzzRandom) {
    switch random.index(below: 9) {
    case 0: assign(field, \.position, point(&random), "\(name).position")
    case 1: assign(field, \.strength, random.number(5), "\(name).strength")
    case 2: assign(field, \.falloff, random.number(3), "\(name).falloff")
    case 3: assign(field, \.minimumRadius, random.number(50), "\(name).minimumRadius")
    case 4: assign(field, \.direction, vector(&random), "\(name).direction")
    case 5: assign(field, \.smoothness, random.number(1), "\(name).smoothness")
    case 6: assign(field, \.animationSpeed, random.number(3), "\(name).animationSpeed")
    case 7:
      say("\(name).region = \(name).region.byUnion(with: \(name).region).inverse()")
      field.region = field.region.byUnion(with: field.region).inverse()
    default:
      let region = UIRegion(radius: random.magnitude(300))
      say("\(name).region = UIRegion(…)")
      field.region =
        random.once(in: 2)
        ? region
        : region.byUnion(
          with: UIRegion(size: CGSize(width: random.magnitude(300), height: random.magnitude(300)))
        ).inverse()
    }
  }
}
