// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publisher {
  /// Hides the kind of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Returns a publisher of transformed values.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { end, receive in
      sink(receiveCompletion: end) { receive(transform($0)) }
    }
  }

  /// Returns a publisher of the values that transform to something.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { end, receive in
      sink(receiveCompletion: end) { value in transform(value).map(receive) }
    }
  }

  /// Returns a publisher of the values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, receive in
      sink(receiveCompletion: end) { if isIncluded($0) { receive($0) } }
    }
  }

  /// Returns a publisher without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { end, receive in
      var dropped = 0
      return sink(receiveCompletion: end) { value in
        if dropped < count { dropped += 1 } else { receive(value) }
      }
    }
  }

  /// Returns a publisher of the values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    AnyPublisher { end, receive in
      var last: Output?
      return sink(receiveCompletion: end) { value in
        if value != last { receive(value) }
        last = value
      }
    }
  }

  /// Returns a publisher that calls a closure with each value before it is passed on.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput?(value)
      return value
    }
  }

  /// Returns a publisher of the values of two publishers, in the order in which they come.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { end, receive in
      let both = [
        sink(receiveCompletion: end, receiveValue: receive),
        other.sink(receiveCompletion: end, receiveValue: receive),
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  /// Returns a publisher of the last values of two publishers, once both have one.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { end, receive in
      var (first, second): (Output?, Other.Output?) = (nil, nil)
      func pass() {
        if let first, let second { receive((first, second)) }
      }
      let both = [
        sink(receiveCompletion: end) {
          first = $0
          pass()
        },
        other.sink(receiveCompletion: end) {
          second = $0
          pass()
        },
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }

  /// Returns the publisher: values come at once on all schedulers.
  public func receive<Scheduler>(
    on scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher: values come at once on all schedulers.
  public func subscribe<Scheduler>(
    on scheduler: Scheduler, options: Never? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
