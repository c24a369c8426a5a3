// SPDX-License-Identifier: Apache-2.0

/// The keys by which a `KeyedList` tells its elements apart.
public protocol ListKeys {
  /// What is in the list.
  associatedtype Element
  /// What tells two elements apart.
  associatedtype Key: Hashable

  /// The key of an element, which does not change while the element is in a list.
  static func key(of element: Element) -> Key
}

/// Objects are their own keys.
public enum ObjectKeys<Object: AnyObject>: ListKeys {
  /// The identity of the object.
  @inlinable
  public static func key(of element: Object) -> ObjectIdentifier { ObjectIdentifier(element) }
}

/// References that do not retain have the keys of their objects.
public enum UnownedKeys<Object: AnyObject>: ListKeys {
  /// The identity of the object.
  @inlinable
  public static func key(of element: Unowned<Object>) -> ObjectIdentifier {
    ObjectIdentifier(element.object)
  }
}

/// An unowned reference, for collections of objects that are known to outlive it.
public struct Unowned<Object: AnyObject> {
  /// The object.
  public unowned let object: Object

  /// Refers to an object.
  @inlinable
  public init(_ object: Object) { self.object = object }
}
