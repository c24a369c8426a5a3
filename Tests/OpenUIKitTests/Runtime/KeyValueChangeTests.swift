// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

#if !canImport(ObjectiveC)
  @Suite("Changes that observers receive")
  @MainActor
  struct KeyValueChangeTests {
    /// A view that keeps the changes of others.
    private final class Watcher: UIView {
      var changes: [[NSKeyValueChangeKey: Any]] = []
      var contexts: [UnsafeMutableRawPointer?] = []
      weak var object: AnyObject?

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        changes.append(change ?? [:])
        contexts.append(context)
        self.object = object as AnyObject
      }
    }

    private let environment = AppEnvironment()
    private let view = UIView()

    private func run(_ body: () -> Void) { environment.run(body) }

    private func advance() { run { environment.clock.advanceFrame() } }

    private nonisolated static let options: [NSKeyValueObservingOptions] = [
      [], .new, .old, [.new, .old],
    ]

    @Test(
      "a change has the values that were asked for, and the kind of a setting", arguments: options)
    func values(options: NSKeyValueObservingOptions) throws {
      var changes: [NSKeyValueObservedChange<Int>] = []
      var observation: NSKeyValueObservation?
      run {
        view.tag = 1
        observation = view.observe(\.tag, options: options) { view, change in
          changes.append(change)
        }
        view.tag = 5
      }
      advance()
      let change = try #require(changes.first)
      #expect(changes.count == 1 && change.kind == .setting && !change.isPrior)
      #expect(change.newValue == (options.contains(.new) ? 5 : nil))
      #expect(change.oldValue == (options.contains(.old) ? 1 : nil))
      #expect(change.indexes == nil)
      withExtendedLifetime(observation) {}
    }

    @Test("an observer by path has the same values by their keys", arguments: options)
    func valuesByKey(options: NSKeyValueObservingOptions) throws {
      let watcher = Watcher()
      run {
        view.tag = 1
        view.addObserver(watcher, forKeyPath: "tag", options: options, context: nil)
        view.tag = 5
      }
      advance()
      let change = try #require(watcher.changes.first)
      #expect(change[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
      #expect(change[.newKey] as? Int == (options.contains(.new) ? 5 : nil))
      #expect(change[.oldKey] as? Int == (options.contains(.old) ? 1 : nil))
      #expect(watcher.object === view)
    }

    @Test("the initial value is sent at once, without an old one")
    func initial() {
      let watcher = Watcher()
      run {
        view.tag = 3
        view.addObserver(
          watcher, forKeyPath: "tag", options: [.initial, .new, .old], context: nil)
      }
      #expect(watcher.changes.count == 1 && watcher.changes[0][.newKey] as? Int == 3)
      #expect(watcher.changes[0][.oldKey] is NSNull)
    }

    @Test("several changes in a frame are one, and a return to the value before is none")
    func coalescing() {
      var values: [Int?] = []
      var observation: NSKeyValueObservation?
      run {
        observation = view.observe(\.tag, options: .new) { _, change in
          values.append(change.newValue)
        }
        for tag in 1...4 { view.tag = tag }
      }
      advance()
      #expect(values == [4])
      run {
        view.tag = 9
        view.tag = 4
      }
      advance()
      #expect(values == [4])
      withExtendedLifetime(observation) {}
    }

    @Test("a view animation is observed by its model, at its beginning")
    func animation() {
      var values: [CGFloat?] = []
      var observation: NSKeyValueObservation?
      run {
        observation = view.observe(\.alpha, options: .new) { _, change in
          values.append(change.newValue)
        }
        UIView.animate(withDuration: 1) { view.alpha = 0 }
      }
      for _ in 0..<30 { advance() }
      #expect(values == [0])
      withExtendedLifetime(observation) {}
    }

    @Test("an invalidated observation is silent")
    func invalidation() {
      var count = 0
      run {
        let observation = view.observe(\.tag) { _, _ in count += 1 }
        view.tag = 1
        environment.clock.advanceFrame()
        observation.invalidate()
        observation.invalidate()
        view.tag = 2
        environment.clock.advanceFrame()
      }
      #expect(count == 1)
    }

    @Test("an observed object is not retained")
    func ownership() {
      var observation: NSKeyValueObservation?
      weak var released: UIView?
      run {
        do {
          let short = UIView()
          released = short
          observation = short.observe(\.tag) { _, _ in }
        }
        #expect(released == nil)
        environment.clock.advanceFrame()
      }
      withExtendedLifetime(observation) {}
    }

    @Test("observers of one path receive their contexts, and are removed by them")
    func contexts() {
      let watcher = Watcher()
      let first = UnsafeMutableRawPointer(bitPattern: 16)
      let second = UnsafeMutableRawPointer(bitPattern: 32)
      run {
        for context in [first, second] {
          view.addObserver(watcher, forKeyPath: "tag", context: context)
        }
        view.tag = 1
      }
      advance()
      #expect(Set(watcher.contexts) == [first, second])
      run {
        view.removeObserver(watcher, forKeyPath: "tag", context: first)
        view.tag = 2
      }
      advance()
      #expect(watcher.contexts.count == 3 && watcher.contexts.last == second)
      run {
        view.removeObserver(watcher, forKeyPath: "alpha")
        view.tag = 3
        environment.clock.advanceFrame()
        view.removeObserver(watcher, forKeyPath: "tag")
        view.tag = 4
      }
      advance()
      #expect(watcher.contexts.count == 4)
    }

    @Test("a path through an object is observed to its end")
    func longPath() {
      let watcher = Watcher()
      run {
        view.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
        view.layer.cornerRadius = 6
      }
      advance()
      #expect(watcher.changes.first?[.newKey] as? CGFloat == 6)
    }

    @Test("the raw values are those of Foundation on Apple's platforms")
    func rawValues() {
      let kinds: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
      #expect(kinds.map(\.rawValue) == [1, 2, 3, 4])
      let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
      #expect(options.map(\.rawValue) == [1, 2, 4, 8])
      let keys: [NSKeyValueChangeKey] = [
        .kindKey, .newKey, .oldKey, .indexesKey, .notificationIsPriorKey,
      ]
      #expect(keys.map(\.rawValue) == ["kind", "new", "old", "indexes", "notificationIsPrior"])
    }
  }
#endif
