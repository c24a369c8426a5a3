// SPDX-License-Identifier: Apache-2.0

/// An object that a view of SwiftUI around a representable, or around a screen, provides.
///
/// Differs from SwiftUI: an object that nothing provides is created by `init(_:)`; without it, reading ends the
/// program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject> {
  private let storage: EnvironmentStorage<ObjectType>

  /// Creates a property whose object is provided.
  public init() { storage = EnvironmentStorage(nil) }

  /// Creates a property whose object is created if none is provided.
  public init(_ make: @autoclosure @escaping () -> ObjectType) {
    storage = EnvironmentStorage(make)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = storage.object else {
      fatalError("no object of the class \(ObjectType.self) is provided by environmentObject(_:)")
    }
    return object
  }

  /// Bindings of the object's properties.
  public var projectedValue: Bindable<ObjectType> { Bindable(wrappedValue) }
}

extension EnvironmentObject: EnvironmentReader {
  func resolve(in environment: HostedEnvironment) {
    storage.provided =
      environment.object(ObjectType.self)
      ?? storage.make.map { make in
        let object = make()
        environment.provide(object)
        return object
      }
  }
}

extension EnvironmentObject: ObservedProperty {
  func observe(_ change: @escaping () -> Void) -> AnyCancellable? {
    storage.object.flatMap { observeObject($0, change) }
  }
}

/// The object of a property, which is found once for all copies of a structure.
private final class EnvironmentStorage<ObjectType: AnyObject> {
  let make: (() -> ObjectType)?
  var provided: ObjectType?
  private lazy var made = make?()

  init(_ make: (() -> ObjectType)?) { self.make = make }

  var object: ObjectType? { provided ?? made }
}

/// A property that reads an environment.
protocol EnvironmentReader {
  /// Finds the object of the property, or creates it.
  func resolve(in environment: HostedEnvironment)
}

/// The objects that the views of a screen provide, by their classes.
final class HostedEnvironment {
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var observations: [ObjectIdentifier: AnyCancellable] = [:]
  /// What to do before an object changes.
  var change: () -> Void = {}

  func object<ObjectType: AnyObject>(_ type: ObjectType.Type) -> ObjectType? {
    objects[ObjectIdentifier(type)] as? ObjectType
  }

  func provide<ObjectType: AnyObject>(_ object: ObjectType) {
    let key = ObjectIdentifier(ObjectType.self)
    guard objects[key] !== object else { return }
    objects[key] = object
    observations[key] = observeObject(object) { [weak self] in self?.change() }
  }

  /// Finds the objects of a structure.
  func resolve(_ content: Any) {
    for child in Mirror(reflecting: content).children {
      (child.value as? any EnvironmentReader)?.resolve(in: self)
    }
  }
}

/// Calls a closure before each change of an observable object, until the result is released.
func observeObject(_ object: AnyObject, _ change: @escaping () -> Void) -> AnyCancellable? {
  let publisher = (object as? any ObservableObject)?.objectWillChange
  return (publisher as? ObservableObjectPublisher)?.sink { _ in change() }
}
