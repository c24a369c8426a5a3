// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A property of a behavior that can be read and set as a number.
@MainActor
struct BehaviorSetting {
  /// How a person sets a property.
  enum Kind: Equatable, Sendable {
    /// Any number; one step of a field of numbers.
    case number(step: Double)
    /// 0 is false, 1 is true.
    case toggle
    /// One of some names, by its index.
    case choice([String])
  }

  /// The property as Swift code writes it behind the behavior: `gravityDirection.dx`.
  let property: String
  /// The property in words.
  let label: String
  let kind: Kind
  /// The value in the animator, where another one acts than the getter returns.
  var acting: Double?
  let value: Double
  let set: (Double) -> Void

  /// The settings of a behavior, in the order of the panel.
  static func settings(of behavior: UIDynamicBehavior) -> [BehaviorSetting] {
    switch behavior {
    case let gravity as UIGravityBehavior: settings(of: gravity)
    case let collision as UICollisionBehavior: settings(of: collision)
    case let push as UIPushBehavior: settings(of: push)
    case let attachment as UIAttachmentBehavior: settings(of: attachment)
    case let snap as UISnapBehavior:
      [
        number("snapPoint.x", "snap point x", snap, \.snapPoint.x, step: 1),
        number("snapPoint.y", "snap point y", snap, \.snapPoint.y, step: 1),
        number("damping", "damping", snap, \.damping),
      ]
    case let properties as UIDynamicItemBehavior: settings(of: properties)
    case let field as UIFieldBehavior: settings(of: field)
    default: []
    }
  }

  private static func settings(of gravity: UIGravityBehavior) -> [BehaviorSetting] {
    [
      number("gravityDirection.dx", "direction x", gravity, \.gravityDirection.dx),
      number("gravityDirection.dy", "direction y", gravity, \.gravityDirection.dy),
      number("magnitude", "magnitude", gravity, \.magnitude),
      number("angle", "angle", gravity, \.angle),
    ]
  }

  private static func settings(of push: UIPushBehavior) -> [BehaviorSetting] {
    [
      toggle("active", "active", push, \.active),
      number("pushDirection.dx", "direction x", push, \.pushDirection.dx),
      number("pushDirection.dy", "direction y", push, \.pushDirection.dy),
      number("magnitude", "magnitude", push, \.magnitude),
      number("angle", "angle", push, \.angle),
    ]
  }

  private static func settings(of collision: UICollisionBehavior) -> [BehaviorSetting] {
    let modes: [(name: String, mode: UICollisionBehavior.Mode)] = [
      (".items", .items), (".boundaries", .boundaries), (".everything", .everything),
    ]
    let mode = modes.firstIndex { $0.mode == collision.collisionMode } ?? 2
    return [
      BehaviorSetting(
        property: "collisionMode", label: "mode", kind: .choice(modes.map(\.name)),
        value: Double(mode)
      ) { value in
        guard let index = Int(exactly: value), modes.indices.contains(index) else { return }
        collision.collisionMode = modes[index].mode
      },
      toggle(
        "translatesReferenceBoundsIntoBoundary", "reference bounds", collision,
        \.translatesReferenceBoundsIntoBoundary),
    ]
  }

  private static func settings(of attachment: UIAttachmentBehavior) -> [BehaviorSetting] {
    var settings = [
      number("length", "length", attachment, \.length, step: 1),
      number("frequency", "frequency", attachment, \.frequency),
      number("damping", "damping", attachment, \.damping),
      number("frictionTorque", "friction torque", attachment, \.frictionTorque),
      number(
        "attachmentRange.minimum", "minimum range", attachment, \.attachmentRange.minimum),
      number(
        "attachmentRange.maximum", "maximum range", attachment, \.attachmentRange.maximum),
    ]
    if attachment.attachedBehaviorType == .anchor {
      settings += [
        number("anchorPoint.x", "anchor x", attachment, \.anchorPoint.x, step: 1),
        number("anchorPoint.y", "anchor y", attachment, \.anchorPoint.y, step: 1),
      ]
    }
    return settings
  }

  private static func settings(of properties: UIDynamicItemBehavior) -> [BehaviorSetting] {
    let acting = properties.actingProperties
    func setting(
      _ property: String, _ label: String,
      _ path: ReferenceWritableKeyPath<UIDynamicItemBehavior, CGFloat>,
      _ acts: KeyPath<ActingItemProperties, CGFloat>
    ) -> BehaviorSetting {
      var setting = number(property, label, properties, path)
      setting.acting = acting.map { Double($0[keyPath: acts]) }
      return setting
    }
    return [
      setting("elasticity", "elasticity", \.elasticity, \.elasticity),
      setting("friction", "friction", \.friction, \.friction),
      setting("density", "density", \.density, \.density),
      setting("resistance", "resistance", \.resistance, \.resistance),
      setting(
        "angularResistance", "angular resistance", \.angularResistance, \.angularResistance),
      setting("charge", "charge", \.charge, \.charge),
      toggle("isAnchored", "anchored", properties, \.isAnchored),
      toggle("allowsRotation", "rotation", properties, \.allowsRotation),
    ]
  }

  private static func settings(of field: UIFieldBehavior) -> [BehaviorSetting] {
    [
      number("position.x", "position x", field, \.position.x, step: 1),
      number("position.y", "position y", field, \.position.y, step: 1),
      number("strength", "strength", field, \.strength),
      number("falloff", "falloff", field, \.falloff),
      number("minimumRadius", "minimum radius", field, \.minimumRadius, step: 1),
      number("direction.dx", "direction x", field, \.direction.dx),
      number("direction.dy", "direction y", field, \.direction.dy),
      number("smoothness", "smoothness", field, \.smoothness),
      number("animationSpeed", "animation speed", field, \.animationSpeed),
    ]
  }

  private static func number<Behavior: UIDynamicBehavior>(
    _ property: String, _ label: String, _ behavior: Behavior,
    _ path: ReferenceWritableKeyPath<Behavior, CGFloat>, step: Double = 0.1
  ) -> BehaviorSetting {
    BehaviorSetting(
      property: property, label: label, kind: .number(step: step),
      value: Double(behavior[keyPath: path])
    ) { behavior[keyPath: path] = CGFloat($0) }
  }

  private static func toggle<Behavior: UIDynamicBehavior>(
    _ property: String, _ label: String, _ behavior: Behavior,
    _ path: ReferenceWritableKeyPath<Behavior, Bool>
  ) -> BehaviorSetting {
    BehaviorSetting(
      property: property, label: label, kind: .toggle, value: behavior[keyPath: path] ? 1 : 0
    ) { behavior[keyPath: path] = $0 != 0 }
  }
}
