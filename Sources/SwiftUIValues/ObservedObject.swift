// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An object whose changes update what a representable shows.
///
/// Differs from SwiftUI: it is read by representables alone, which are updated in the next layout pass.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Bindings of the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObjectType

    /// A binding of a property.
    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a reference to an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a reference to an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings of the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ObservedProperty {
  func observe(_ change: @escaping () -> Void) -> AnyCancellable? {
    observeObject(wrappedValue, change)
  }
}
