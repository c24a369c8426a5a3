// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A behavior and what it holds now, in words, with the behaviors below it.
package struct BehaviorOutline: Sendable, Codable, Equatable {
  /// A property and its value.
  package struct Value: Sendable, Codable, Equatable {
    package let label: String
    package let text: String
    /// The property as Swift code writes it behind the behavior; nil for what cannot be set.
    package var property: String?
    /// The value of a property that can be set; nil where it is infinite.
    package var number: Double?
    /// The names to choose from; nil where there is no choice.
    package var choices: [String]?
    /// Whether the value is true or false.
    package var isToggle: Bool?
    /// What a field of numbers adds in one step.
    package var step: Double?
  }

  package let name: String
  /// The indices of the animator, of the behavior, and of those below it, separated by points.
  package let path: String
  /// How code of the app may name the behavior.
  package let variable: String
  package let values: [Value]
  /// Empty at the lowest level that is shown.
  package let children: [BehaviorOutline]
}

extension Simulator {
  /// The behaviors of all animators on this screen, in the order in which they were added.
  package func behaviorOutlines() -> [BehaviorOutline] {
    names.inOneSearch {
      animators.alive.enumerated().flatMap { index, animator in
        BehaviorOutline.outlines(of: animator.behaviors, below: "\(index)", names: names)
      }
    }
  }
}

extension BehaviorOutline {
  /// The number of levels of a tree that are shown: more than people write, and less than the stack has frames for.
  private static let maximumLevelCount = 64

  @MainActor
  fileprivate static func outlines(
    of behaviors: [UIDynamicBehavior], below path: String, names: ItemNames,
    levels: Int = maximumLevelCount
  ) -> [BehaviorOutline] {
    guard levels > 0 else { return [] }
    return behaviors.enumerated().map {
      BehaviorOutline($1, path: "\(path).\($0)", names: names, levels: levels)
    }
  }

  @MainActor
  private init(_ behavior: UIDynamicBehavior, path: String, names: ItemNames, levels: Int) {
    var values = BehaviorSetting.settings(of: behavior).map(Value.init)
    switch behavior {
    case let gravity as UIGravityBehavior: values.append(Value(gravity.items, names))
    case let collision as UICollisionBehavior:
      let count = collision.boundaryIdentifiers?.count ?? 0
      values.append(Value(label: "boundaries", text: "\(count)"))
      values.append(Value(collision.items, names))
    case let push as UIPushBehavior:
      let mode = push.mode == .continuous ? "continuous" : "instantaneous"
      values.insert(Value(label: "mode", text: mode), at: 0)
      values.append(Value(push.items, names))
    case let attachment as UIAttachmentBehavior: values.append(Value(attachment.items, names))
    case let snap as UISnapBehavior: values.append(Value([snap.item], names))
    case let properties as UIDynamicItemBehavior: values.append(Value(properties.items, names))
    case let field as UIFieldBehavior:
      values.insert(Value(label: "kind", text: field.kind.words), at: 0)
      values.append(Value(field.items, names))
    default: break
    }
    let type = String(describing: type(of: behavior))
    self.init(
      name: type, path: path, variable: Self.variable(names.name(of: behavior), type: type),
      values: values,
      children: Self.outlines(
        of: behavior.childBehaviors, below: path, names: names, levels: levels - 1))
  }

  /// The property that holds a behavior, or its type as one would name a variable.
  private static func variable(_ name: String, type: String) -> String {
    guard name.hasPrefix(type) else { return name }
    var word = type[...]
    if word.hasPrefix("UI") { word = word.dropFirst(2) }
    if word.hasSuffix("Behavior"), word.count > 8 { word = word.dropLast(8) }
    return word.prefix(1).lowercased() + word.dropFirst()
  }
}

extension BehaviorOutline.Value {
  /// Names beyond these are counted, not listed.
  private static let maximumListedNames = 4

  /// A property that can be set, as people write its value.
  @MainActor
  fileprivate init(_ setting: BehaviorSetting) {
    let value = setting.value
    switch setting.kind {
    case .number(let step):
      var text =
        value.isFinite ? value.text(decimals: 2) : value < 0 ? "-\u{221E}" : "\u{221E}"
      if let acting = setting.acting, acting != value {
        text += " (\(acting.text(decimals: 2)) acts)"
      }
      self.init(label: setting.label, text: text, step: step)
    case .toggle: self.init(label: setting.label, text: value != 0 ? "yes" : "no", isToggle: true)
    case .choice(let names):
      self.init(label: setting.label, text: names[Int(value)], choices: names)
    }
    property = setting.property
    number = value.isFinite ? value : nil
  }

  @MainActor
  fileprivate init(_ items: [any UIDynamicItem], _ names: ItemNames) {
    let listed = items.prefix(Self.maximumListedNames).map { names.name(of: $0) }.joined(
      separator: ", ")
    let rest = items.count - Self.maximumListedNames
    self.init(label: "items", text: rest > 0 ? "\(listed) and \(rest) more" : listed)
  }
}

extension UIFieldBehavior.Kind {
  /// The kind in words.
  fileprivate var words: String {
    switch self {
    case .radialGravity: "radial gravity"
    case .linearGravity: "linear gravity"
    default: rawValue
    }
  }
}
