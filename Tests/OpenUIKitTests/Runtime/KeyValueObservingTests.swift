// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Observed properties")
@MainActor
struct KeyValueObservingTests {
  private final class Watcher: UIView {
    private(set) var told: [CGPoint] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if let center = change?[.newKey] as? CGPoint, keyPath == "center" { told.append(center) }
    }
  }

  private final class Counter: NSObject {
    var count = 0
  }

  /// Runs a body with a clock of its own.
  private func withClock(_ body: (FrameClock) -> Void) {
    let environment = AppEnvironment()
    environment.run { body(environment.clock) }
  }

  @Test("an observation ends with the object that keeps it, and tells the initial value if asked")
  func lifetime() {
    withClock { clock in
      let counter = Counter()
      var told: [Int] = []
      var observation: NSKeyValueObservation?
      observation = counter.observe(\.count, options: [.initial, .new]) { _, change in
        told += [change.newValue].compactMap { $0 }
      }
      #expect(told == [0])
      counter.count = 1
      counter.count = 2
      clock.advanceFrame()
      clock.advanceFrame()
      #expect(told == [0, 2])
      withExtendedLifetime(observation) {}
      observation = nil
      counter.count = 3
      clock.advanceFrame()
      #expect(told == [0, 2])
    }
  }

  @Test("an observer by path is notified until it is removed")
  func paths() {
    withClock { clock in
      let watcher = Watcher()
      let view = UIView()
      view.addObserver(watcher, forKeyPath: "center", options: .new, context: nil)
      view.center = CGPoint(x: 1, y: 2)
      clock.advanceFrame()
      #expect(watcher.told == [CGPoint(x: 1, y: 2)])
      view.removeObserver(watcher, forKeyPath: "center")
      view.center = .zero
      clock.advanceFrame()
      #expect(watcher.told.count == 1)
    }
  }

  @Test("an observer that is no responder is refused")
  func refusal() {
    let messages = RefusalLog.record {
      UIView().addObserver(Counter(), forKeyPath: "center", context: nil)
    }
    #expect(messages.count == 1)
  }
}
