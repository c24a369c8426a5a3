// SPDX-License-Identifier: Apache-2.0

/// An object that a representable view, or a screen that hosts one, creates and observes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let storage: ObjectStorage<ObjectType>

  /// Creates a property whose object is created when it is first read.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    storage = ObjectStorage(make)
  }

  /// The object.
  public var wrappedValue: ObjectType { storage.object }

  /// Bindings of the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: storage.object).projectedValue
  }
}

extension StateObject: ObservedProperty {
  func observe(_ change: @escaping () -> Void) -> AnyCancellable? {
    ObservedObject(wrappedValue: storage.object).observe(change)
  }
}

/// An object that copies of a structure share.
private final class ObjectStorage<ObjectType> {
  private let make: () -> ObjectType
  lazy var object = make()

  init(_ make: @escaping () -> ObjectType) { self.make = make }
}
