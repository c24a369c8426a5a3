// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Names for views and items that a reader of a trace recognizes.
///
/// The accessibility identifier comes first. Next is the property that holds the object, in the
/// root view controller, in one of its children, or in a view around it; elements of an array have
/// their index. What no property holds is named after its type and numbered.
@MainActor
final class ItemNames {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private let rootViewController: UIViewController
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var uses: [String: Int] = [:]
  private var given: Set<String> = []

  init(rootViewController: UIViewController) {
    self.rootViewController = rootViewController
  }

  /// The name of an object, the same as long as it lives.
  func name(of object: AnyObject) -> String {
    let identifier = ObjectIdentifier(object)
    if let entry = entries[identifier], entry.object === object { return entry.name }
    for (label, held) in heldObjects(around: object as? UIView) {
      let identifier = ObjectIdentifier(held)
      if let entry = entries[identifier], entry.object === held { continue }
      assign(self.identifier(of: held) ?? label, to: held)
    }
    if let entry = entries[identifier], entry.object === object { return entry.name }
    let type = String(describing: Swift.type(of: object))
    return assign(self.identifier(of: object) ?? type, to: object, isNumbered: true)
  }

  private func identifier(of object: AnyObject) -> String? {
    guard let identifier = (object as? UIView)?.accessibilityIdentifier else { return nil }
    return identifier.isEmpty ? nil : identifier
  }

  /// Gives a name, with a number if another object has it already or if it is the name of a type.
  @discardableResult
  private func assign(_ name: String, to object: AnyObject, isNumbered: Bool = false) -> String {
    let isType = isNumbered && identifier(of: object) == nil
    var unique: String
    // More than once where another object is called "ball 2" already.
    repeat {
      let use = uses[name, default: 0] + 1
      uses[name] = use
      unique = use > 1 || isType ? "\(name) \(use)" : name
    } while !given.insert(unique).inserted
    entries[ObjectIdentifier(object)] = Entry(object: object, name: unique)
    return unique
  }

  /// The objects that properties hold, with the names of the properties.
  private func heldObjects(around view: UIView?) -> [(String, AnyObject)] {
    var holders: [AnyObject] = []
    var controllers: [UIViewController] = [rootViewController]
    while let controller = controllers.popLast() {
      holders.append(controller)
      controllers += controller.children.reversed()
    }
    var superview = view?.superview
    while let current = superview {
      holders.append(current)
      superview = current.superview
    }
    return holders.flatMap(Self.properties)
  }

  private static func properties(of holder: AnyObject) -> [(String, AnyObject)] {
    var found: [(String, AnyObject)] = []
    var mirror: Mirror? = Mirror(reflecting: holder)
    // What the classes of this package store are not the app's properties.
    while let current = mirror, !isOwnClass(current.subjectType) {
      for child in current.children {
        guard let label = child.label.map(propertyName) else { continue }
        collect(child.value, label: label, into: &found)
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func collect(
    _ value: Any, label: String, into found: inout [(String, AnyObject)], isElement: Bool = false
  ) {
    if let object = value as? any UIDynamicItem {
      found.append((label, object))
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        collect(wrapped.value, label: label, into: &found, isElement: isElement)
      }
    case .collection where !isElement:
      for (index, element) in mirror.children.enumerated() {
        collect(element.value, label: "\(label)[\(index)]", into: &found, isElement: true)
      }
    default: break
    }
  }

  /// The modules of this package's own views and controllers, as names of types begin.
  private static let ownModules = ["OpenUIKit.", "OpenUIDynamics."]

  private static func isOwnClass(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ownModules.contains { name.hasPrefix($0) }
  }

  /// The name in the source, without what the compiler puts before lazy and wrapped properties.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
