// SPDX-License-Identifier: Apache-2.0

/// An observable object whose properties can be bound.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<ObjectType: AnyObject> {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a reference to an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a reference to an object.
  public init(_ wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// The reference itself, whose members are bindings.
  public var projectedValue: Bindable<ObjectType> { self }

  /// A binding of a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
  ) -> Binding<Part> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
