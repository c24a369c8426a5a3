// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A publisher into which values are sent.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)
  /// Ends the subject; later values are dropped.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Publishes that something happened.
  public func send() { send(()) }
}

/// The receivers of a subject, in the order in which they began to receive.
final class Receivers<Output, Failure: Error> {
  private typealias Receiver = (
    id: Int, end: (Subscribers.Completion<Failure>) -> Void, value: (Output) -> Void
  )
  private var receivers: [Receiver] = []
  private var nextID = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ value: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if let completion {
      end(completion)
      return AnyCancellable {}
    }
    let id = nextID
    nextID += 1
    receivers.append((id, end, value))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for receiver in receivers where receivers.contains(where: { $0.id == receiver.id }) {
      receiver.value(value)
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = receivers
    receivers = []
    for receiver in ended { receiver.end(completion) }
  }
}

/// A subject without a value of its own.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Publishes a value.
  public func send(_ value: Output) { receivers.send(value) }

  /// Ends the subject; later values are dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  /// Passes the values and the end to closures until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { receivers.add(receiveCompletion, receiveValue) }
}

/// A subject with a value, which new receivers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// The value; setting it publishes it.
  public var value: Output {
    didSet { receivers.send(value) }
  }

  /// Creates a subject with a value.
  public init(_ value: Output) {
    self.value = value
  }

  /// Publishes a value.
  public func send(_ value: Output) { self.value = value }

  /// Ends the subject; later values are dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }

  /// Passes the values and the end to closures until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if receivers.completion == nil { receiveValue(value) }
    return receivers.add(receiveCompletion, receiveValue)
  }
}
