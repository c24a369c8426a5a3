import Foundation
import OpenUIDynamics

/// A behavior and what it holds now, in words, with the behaviors below it.
package struct BehaviorOutline: Sendable, Codable, Equatable {
  /// A property and its value.
  package struct Value: Sendable, Codable, Equatable {
    package let label: String
    package let text: String
  }

  package let name: String
  package let values: [Value]
  package let children: [BehaviorOutline]
}

extension Simulator {
  /// The behaviors of all animators on this screen, in the order in which they were added.
  package func behaviorOutlines() -> [BehaviorOutline] {
    animators.alive.flatMap { animator in
      animator.behaviors.map { BehaviorOutline($0, names: names) }
    }
  }
}

extension BehaviorOutline {
  @MainActor
  fileprivate init(_ behavior: UIDynamicBehavior, names: ItemNames) {
    var values = ValueList()
    switch behavior {
    case let gravity as UIGravityBehavior:
      values.add("direction", gravity.gravityDirection)
      values.add("items", gravity.items, names)
    case let collision as UICollisionBehavior:
      values.add("reference bounds", collision.translatesReferenceBoundsIntoBoundary ? "yes" : "no")
      values.add("boundaries", "\(collision.boundaryIdentifiers?.count ?? 0)")
      values.add("items", collision.items, names)
    case let push as UIPushBehavior:
      values.add("mode", push.mode == .continuous ? "continuous" : "instantaneous")
      values.add("active", push.active ? "yes" : "no")
      values.add("direction", push.pushDirection)
      values.add("items", push.items, names)
    case let attachment as UIAttachmentBehavior: values.add(attachment, names)
    case let snap as UISnapBehavior:
      values.add("snap point", snap.snapPoint)
      values.add("damping", snap.damping)
    case let properties as UIDynamicItemBehavior: values.add(properties, names)
    case let field as UIFieldBehavior:
      values.add("position", field.position)
      values.add("strength", field.strength)
      values.add("falloff", field.falloff)
      values.add("items", field.items, names)
    default: break
    }
    self.init(
      name: String(describing: type(of: behavior)), values: values.values,
      children: behavior.childBehaviors.map { BehaviorOutline($0, names: names) })
  }
}

/// Values on their way into an outline.
private struct ValueList {
  private(set) var values: [BehaviorOutline.Value] = []

  /// Names beyond these are counted, not listed.
  private static let maximumListedNames = 4

  mutating func add(_ label: String, _ text: String) {
    values.append(BehaviorOutline.Value(label: label, text: text))
  }

  mutating func add(_ label: String, _ number: CGFloat) {
    add(label, Self.text(number))
  }

  mutating func add(_ label: String, _ point: CGPoint) {
    add(label, "(\(Self.text(point.x)), \(Self.text(point.y)))")
  }

  mutating func add(_ label: String, _ vector: CGVector) {
    add(label, CGPoint(x: vector.dx, y: vector.dy))
  }

  @MainActor
  mutating func add(_ label: String, _ items: [any UIDynamicItem], _ names: ItemNames) {
    let listed = items.prefix(Self.maximumListedNames).map { names.name(of: $0) }.joined(
      separator: ", ")
    let rest = items.count - Self.maximumListedNames
    add(label, rest > 0 ? "\(listed) and \(rest) more" : listed)
  }

  @MainActor
  mutating func add(_ attachment: UIAttachmentBehavior, _ names: ItemNames) {
    add("length", attachment.length)
    if attachment.frequency > 0 {
      add("frequency", attachment.frequency)
      add("damping", attachment.damping)
    }
    if attachment.attachedBehaviorType == .anchor { add("anchor", attachment.anchorPoint) }
    add("items", attachment.items, names)
  }

  @MainActor
  mutating func add(_ properties: UIDynamicItemBehavior, _ names: ItemNames) {
    add("elasticity", properties.elasticity)
    add("friction", properties.friction)
    add("density", properties.density)
    add("resistance", properties.resistance)
    add("angular resistance", properties.angularResistance)
    if properties.isAnchored { add("anchored", "yes") }
    if !properties.allowsRotation { add("rotation", "not allowed") }
    add("items", properties.items, names)
  }

  private static func text(_ number: CGFloat) -> String {
    Double(number).text(decimals: 2)
  }
}
