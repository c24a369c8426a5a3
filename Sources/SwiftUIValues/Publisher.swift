// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The ways in which publishers end.
public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    /// It has no more values.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

/// Something that can be canceled.
public protocol Cancellable {
  /// Ends it; nothing is received any more.
  func cancel()
}

/// A subscription that ends when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// Creates a subscription that a closure ends.
  public init(_ cancel: @escaping () -> Void) {
    end = cancel
  }

  deinit { end?() }

  /// Ends the subscription.
  public func cancel() {
    end?()
    end = nil
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a list.
  public func store<List: RangeReplaceableCollection>(in list: inout List)
  where List.Element == AnyCancellable {
    list.append(self)
  }

  /// Whether two subscriptions are the same.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity of the subscription.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Combine's publisher: values over time, until it ends.
///
/// Differs from Combine: values come at once and without demand, so that schedulers have no effect.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The failures; `Never` for none.
  associatedtype Failure: Error

  /// Passes the values and the end to closures until the result is released.
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Passes the values to a closure until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object, which is retained, to the values.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher whose kind does not matter.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (@escaping (Subscribers.Completion<Failure>) -> Void, @escaping (Output) -> Void)
      -> AnyCancellable

  /// Creates a publisher that passes what another one publishes.
  public init<Base: Publisher>(_ publisher: Base)
  where Base.Output == Output, Base.Failure == Failure {
    subscribe = { publisher.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  init(
    _ subscribe:
      @escaping (@escaping (Subscribers.Completion<Failure>) -> Void, @escaping (Output) -> Void)
      -> AnyCancellable
  ) {
    self.subscribe = subscribe
  }

  /// Passes what the publisher publishes to closures until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveCompletion, receiveValue)
  }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// None.
  public typealias Failure = Never
  private let value: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) {
    value = output
  }

  /// Passes the value to a closure, and ends.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(value)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}
