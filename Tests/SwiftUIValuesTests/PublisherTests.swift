// SPDX-License-Identifier: Apache-2.0

import SwiftUIValues
import Testing

@Suite("Publishers")
struct PublisherTests {
  private final class Counter: ObservableObject {
    @Published var count = 1
    var untold = 0
  }

  private enum Problem: Error { case broken }

  @Test("a published property is published with its value, and before it changes")
  func published() {
    let counter = Counter()
    var received: [[Int]] = []
    let subscription = counter.$count.sink { received.append([$0, counter.count]) }
    counter.count = 2
    counter.count += 3
    #expect(received == [[1, 1], [2, 1], [5, 2]] && counter.count == 5)
    subscription.cancel()
    counter.count = 9
    #expect(received.count == 3)
  }

  @Test("an object says that it will change when a published property is set")
  func objectWillChange() {
    let (counter, other) = (Counter(), Counter())
    var changes = 0
    var kept: Set<AnyCancellable> = []
    counter.objectWillChange.sink { changes += 1 }.store(in: &kept)
    counter.count = 2
    counter.untold = 3
    other.count = 4
    #expect(changes == 1)
    kept = []
    counter.count = 5
    #expect(changes == 1)
  }

  @Test("a passthrough subject passes values until it ends, a current one begins with its value")
  func subjects() {
    let passing = PassthroughSubject<Int, Problem>()
    let current = CurrentValueSubject<Int, Problem>(7)
    var calls: [String] = []
    func listen(_ name: String, _ subject: some Publisher<Int, Problem>) -> AnyCancellable {
      subject.sink(
        receiveCompletion: { _ in calls.append("\(name) ended") },
        receiveValue: { calls.append("\(name) \($0)") })
    }
    passing.send(1)
    let subscriptions = [listen("a", passing), listen("b", current)]
    passing.send(2)
    current.value = 8
    passing.send(completion: .failure(.broken))
    passing.send(3)
    #expect(calls == ["b 7", "a 2", "b 8", "a ended"] && subscriptions.count == 2)
    #expect(current.value == 8)
  }

  @Test("operators transform, choose and join values")
  func operators() {
    let numbers = PassthroughSubject<Int, Never>()
    let texts = CurrentValueSubject<String, Never>("x")
    var received: [String] = []
    var kept: [AnyCancellable] = []
    numbers.removeDuplicates().filter { $0 > 1 }.map { "\($0 * 10)" }
      .receive(on: DispatchQueue.main).sink { received.append($0) }.store(in: &kept)
    numbers.combineLatest(texts).dropFirst().sink { received.append("\($0)\($1)") }.store(in: &kept)
    for number in [1, 2, 2, 3] { numbers.send(number) }
    texts.send("y")
    #expect(received == ["20", "2x", "2x", "30", "3x", "3y"])
    received = []
    Just("z").merge(with: texts).eraseToAnyPublisher().sink { received.append($0) }
      .store(in: &kept)
    #expect(received == ["z", "y"])
  }

  @Test("a value is assigned to a property")
  func assignment() {
    let (counter, subject) = (Counter(), PassthroughSubject<Int, Never>())
    let subscription = subject.assign(to: \.untold, on: counter)
    subject.send(4)
    #expect(counter.untold == 4)
    subscription.cancel()
    subject.send(5)
    #expect(counter.untold == 4)
  }
}
