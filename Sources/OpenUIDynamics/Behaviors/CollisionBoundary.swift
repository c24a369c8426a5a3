// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// A boundary identifier as a key: equal for equal values, whether they are Swift values or
/// Foundation objects.
struct BoundaryKey: Hashable {
  /// What two identifiers are compared by; `AnyHashable` looks up its box's type in each comparison,
  /// so that it is left to what needs it.
  private enum Value: Hashable {
    case text(String)
    case object(NSObject)
    case hashable(AnyHashable)
    /// An object without `Hashable`, which is equal to itself only.
    case identity(ObjectIdentifier)
  }

  private let value: Value
  /// The hash of the value, which the tables of a behavior and its effect ask for many times.
  private let hash: Int

  @MainActor
  init(_ identifier: any NSCopying) {
    value = Self.value(of: identifier)
    hash = value.hashValue
  }

  @MainActor
  private static func value(of identifier: any NSCopying) -> Value {
    let object: Any = identifier
    if let object = identifier as? NSObject, !(object is NSString) { return .object(object) }
    if let string = object as? String { return .text(string) }
    if let hashable = object as? AnyHashable { return .hashable(hashable) }
    return .identity(ObjectIdentifier(identifier as AnyObject))
  }

  static func == (first: BoundaryKey, second: BoundaryKey) -> Bool {
    guard first.hash == second.hash else { return false }
    if case .object(let one) = first.value, case .object(let other) = second.value, one === other {
      return true
    }
    return first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The identifier that callbacks receive: a copy, and an `NSString` for a Swift string, so that
  /// it can be cast to both.
  @MainActor
  static func copy(of identifier: any NSCopying) -> any NSCopying {
    let object: Any = identifier
    if let string = object as? String { return NSString(string: string) }
    return identifier.copy(with: nil) as? any NSCopying ?? identifier
  }
}

#if !canImport(ObjectiveC)
  /// Lets string literals and strings stand for boundary identifiers with the spellings that
  /// Apple's bridging allows: `"floor" as NSCopying`, `identifier as? String`.
  extension String: @retroactive NSCopying {
    /// Returns the string itself, which is a value.
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
#endif

/// A boundary that the user has added to a collision behavior.
struct CollisionBoundary {
  let key: BoundaryKey
  /// A copy of what the user gave, for callbacks.
  let identifier: any NSCopying
  let path: UIBezierPath
  /// The path as runs of straight lines.
  let polylines: [FlattenedSubpath]
  /// Differs between any two boundaries, also when one replaces the other under the same key.
  var serial: Int
}

/// The key of a boundary is its identifier.
enum BoundaryKeys: ListKeys {
  static func key(of element: CollisionBoundary) -> BoundaryKey { element.key }
}
