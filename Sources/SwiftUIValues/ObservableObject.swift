// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The publisher that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// No value.
  public typealias Output = Void
  /// None.
  public typealias Failure = Never
  private let receivers = Receivers<Void, Never>()

  /// Creates a publisher.
  public init() {}

  /// Publishes that the object is about to change.
  public func send() { receivers.send(()) }

  /// Calls a closure when the object is about to change, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (()) -> Void
  ) -> AnyCancellable { receivers.add(receiveCompletion, receiveValue) }
}

/// An object that publishes before its `@Published` properties change.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// The address under which an object keeps its publisher.
private nonisolated(unsafe) var publisherKey: UInt8 = 0

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of the object, made when it is first read.
  public var objectWillChange: ObservableObjectPublisher {
    withUnsafePointer(to: &publisherKey) { key in
      if let known = objc_getAssociatedObject(self, key) as? ObservableObjectPublisher {
        return known
      }
      let publisher = ObservableObjectPublisher()
      objc_setAssociatedObject(self, key, publisher, .OBJC_ASSOCIATION_RETAIN)
      return publisher
    }
  }
}

/// A property that is published before it changes.
@propertyWrapper
public struct Published<Value> {
  /// The publisher of a property: its value, and each new one before it is set.
  public struct Publisher: SwiftUIValues.Publisher {
    /// The value of the property.
    public typealias Output = Value
    /// None.
    public typealias Failure = Never
    let subject: PublishedSubject<Value>

    /// Passes the value, and each new one, to a closure until the result is released.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      receiveValue(subject.value)
      return subject.receivers.add(receiveCompletion, receiveValue)
    }
  }

  private let subject: PublishedSubject<Value>

  /// Creates a property with a value.
  public init(wrappedValue: Value) {
    subject = PublishedSubject(wrappedValue)
  }

  /// Creates a property with a value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Available only in classes.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher { Publisher(subject: subject) }

  /// The property of an object: setting it publishes first the object, then the new value.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].subject.value }
    set {
      if let object = owner as? any ObservableObject {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      let subject = owner[keyPath: storageKeyPath].subject
      subject.receivers.send(newValue)
      subject.value = newValue
    }
  }
}

/// The value of a published property, and who receives it.
final class PublishedSubject<Value> {
  var value: Value
  let receivers = Receivers<Value, Never>()

  init(_ value: Value) {
    self.value = value
  }
}
