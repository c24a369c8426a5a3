// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// Keeps an observation alive; it ends with this object.
  public final class NSKeyValueObservation: NSObject {
    private let watch: ValueWatch?

    init(_ watch: ValueWatch?) {
      self.watch = watch
    }

    deinit {
      stop()
    }

    /// Ends the observation.
    public func invalidate() {
      stop()
    }

    private func stop() {
      guard let watch, MainActor.isCurrent else { return }
      MainActor.assumeIsolated { watch.stop() }
    }
  }

  extension KeyValueCoding {
    /// Calls a closure when a property has changed, until the observation goes or is invalidated.
    ///
    ///     observation = ball.observe(\.center, options: [.new]) { ball, change in … }
    ///
    /// The property may be any whose values can be compared, also one of your own that is not
    /// `dynamic`. A call from elsewhere than the main actor observes nothing.
    ///
    /// Differs from UIKit: a change is reported in the frame in which it happened, after animators and
    /// view animations have done their work, and several changes in a frame are one.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      guard MainActor.isCurrent else { return NSKeyValueObservation(nil) }
      // Everything stays on the main actor, where the caller already is.
      nonisolated(unsafe) let observed = WeakReference(self)
      nonisolated(unsafe) let keyPath = keyPath
      nonisolated(unsafe) let changeHandler = changeHandler
      let watch = MainActor.assumeIsolated {
        let watch = ValueWatch(
          read: { (observed.object).map { $0[keyPath: keyPath] } },
          report: { old, new in
            guard let object = observed.object, let new = new as? Value else { return }
            changeHandler(
              object, NSKeyValueObservedChange(from: old as? Value, to: new, options: options))
          })
        if options.contains(.initial) { watch.reportInitial() }
        return watch
      }
      return NSKeyValueObservation(watch)
    }
  }
#endif
