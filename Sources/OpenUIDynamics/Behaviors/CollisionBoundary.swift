// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

/// A boundary identifier as a key: equal for equal values, whether they are Swift values or
/// Foundation objects.
struct BoundaryKey: Hashable {
  private let value: AnyHashable

  @MainActor
  init(_ identifier: any NSCopying) {
    let object: Any = identifier
    if let string = object as? String {
      value = AnyHashable(string)
    } else if let hashable = object as? AnyHashable {
      value = hashable
    } else {
      // Without `Hashable` an object is equal to itself only.
      value = AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }
  }

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
