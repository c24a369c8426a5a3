// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A value that is owned elsewhere, as a representable view reads and sets it.
///
/// Differs from SwiftUI: no view of it is there to own the value, so that a binding keeps its own.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a binding from functions that read and set the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Creates a binding that keeps its own value, in the place of a SwiftUI view that would own it.
  public static func keeping(_ value: Value) -> Binding<Value> {
    State(wrappedValue: value).projectedValue
  }

  /// Creates a binding from the projection of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding of a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}
