// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The objects that the properties of an app's object hold, found by reflection.
@MainActor
enum HeldObjects {
  /// What is found: an object, its property, and its index where that is an array.
  typealias Visit = (_ held: AnyObject, _ property: String, _ index: Int?) -> Void

  /// Visits the items, views among them, that an object's properties hold directly, in an optional,
  /// or in an array.
  static func forEach(in holder: AnyObject, _ visit: Visit) {
    var mirror: Mirror? = Mirror(reflecting: holder)
    // What the classes of this package store are not the app's properties.
    while let current = mirror, !isOwnClass(current.subjectType) {
      for child in current.children {
        if let property = child.label { collect(child.value, of: property, index: nil, visit) }
      }
      mirror = current.superclassMirror
    }
  }

  /// The name of what is found, in the source's words.
  static func name(of property: String, index: Int?) -> String {
    let name = propertyName(property)
    return index.map { "\(name)[\($0)]" } ?? name
  }

  private static func collect(_ value: Any, of property: String, index: Int?, _ visit: Visit) {
    // Asked first, because a cast of a structure or an array to a protocol of classes boxes it, and
    // each of its elements.
    let kind = kind(of: type(of: value))
    if kind == .item, let item = value as? any UIDynamicItem {
      return visit(item, property, index)
    }
    if kind == .otherObject { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        collect(wrapped.value, of: property, index: index, visit)
      }
    case .collection where index == nil && !holdsValues(value, mirror):
      for (index, element) in mirror.children.enumerated() {
        collect(element.value, of: property, index: index, visit)
      }
    default: break
    }
  }

  /// What the values of a type are.
  private enum Kind {
    /// Dynamic items.
    case item
    /// Other objects, which hold nothing that is looked for, and whose reflection would take longer than
    /// the frame in which thousands of them are first named.
    case otherObject
    /// Values, and objects that reflect themselves in their own way, as collections do.
    case other
  }

  private static var kinds: [ObjectIdentifier: Kind] = [:]

  private static func kind(of type: Any.Type) -> Kind {
    if let known = kinds[ObjectIdentifier(type)] { return known }
    let kind: Kind =
      if !(type is AnyObject.Type) {
        .other
      } else if type is any UIDynamicItem.Type {
        .item
      } else {
        type is any CustomReflectable.Type ? .other : .otherObject
      }
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  /// Whether a collection is an array of structures, none of which can be an item: data of any length.
  private static func holdsValues(_ collection: Any, _ mirror: Mirror) -> Bool {
    guard let elementType = (type(of: collection) as? any ArrayType.Type)?.elementType,
      let first = mirror.children.first?.value, type(of: first) == elementType
    else { return false }
    let style = Mirror(reflecting: first).displayStyle
    return style != .class && style != .optional
  }

  /// The modules of this package's own views and controllers, as names of types begin.
  private static let ownModules = ["OpenUIKit.", "OpenUIDynamics."]
  private static var ownClasses: [ObjectIdentifier: Bool] = [:]

  private static func isOwnClass(_ type: Any.Type) -> Bool {
    if let known = ownClasses[ObjectIdentifier(type)] { return known }
    let name = String(reflecting: type)
    let isOwn = ownModules.contains { name.hasPrefix($0) }
    ownClasses[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  /// The name in the source, without what the compiler puts before lazy and wrapped properties.
  private static func propertyName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

/// An array of any type.
private protocol ArrayType {
  static var elementType: Any.Type { get }
}

extension Array: ArrayType {
  fileprivate static var elementType: Any.Type { Element.self }
}
