// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension KeyValueCoding {
    /// Tells an observer when the property at the end of a path has changed, by its
    /// `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// Paths are those of `value(forKeyPath:)`. The observer is not kept.
    ///
    /// Differs from UIKit: the observer has to be a responder, such as a view or a view controller,
    /// and is called in the frame of the change, once.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard MainActor.isCurrent else { return }
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) let observer = observer
      nonisolated(unsafe) let context = context
      MainActor.assumeIsolated {
        guard let responder = observer as? UIResponder else {
          return RefusedInput.report(
            for: "\(type(of: object)).addObserver(_:forKeyPath:options:context:)",
            problem: "\(type(of: observer)) is no responder, so it cannot observe changes.",
            remedy: "Use observe(_:options:changeHandler:).")
        }
        KeyPathObservers.add(
          responder, of: object, keyPath: keyPath, options: options, context: context)
      }
    }

    /// Ends the observation of a path by an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeObserver(observer, forKeyPath: keyPath, context: nil)
    }

    /// Ends the observation of a path by an observer; with a context, only that one.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      guard MainActor.isCurrent else { return }
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) let observer = observer
      nonisolated(unsafe) let context = context
      MainActor.assumeIsolated {
        KeyPathObservers.remove(observer, of: object, keyPath: keyPath, context: context)
      }
    }
  }

  /// Who observes what by a path.
  @MainActor
  private enum KeyPathObservers {
    private static var entries: [Entry] = []

    private struct Entry {
      weak var object: AnyObject?
      weak var observer: UIResponder?
      let keyPath: String
      let context: UnsafeMutableRawPointer?
      let watch: ValueWatch

      var isOver: Bool { object == nil || observer == nil }
    }

    static func add(
      _ observer: UIResponder, of object: any KeyValueCoding, keyPath: String,
      options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
    ) {
      removeEntries { $0.isOver }
      let watch = ValueWatch(
        read: { [weak object] in object?.value(forKeyPath: keyPath) },
        report: { [weak object, weak observer] old, new in
          var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
          if options.contains(.new) { change[.newKey] = new ?? NSNull() }
          if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
          observer?.observeValue(
            forKeyPath: keyPath, of: object, change: change, context: context)
        })
      entries.append(
        Entry(object: object, observer: observer, keyPath: keyPath, context: context, watch: watch))
      if options.contains(.initial) { watch.reportInitial() }
    }

    static func remove(
      _ observer: NSObject, of object: AnyObject, keyPath: String,
      context: UnsafeMutableRawPointer?
    ) {
      removeEntries { entry in
        entry.isOver
          || (entry.object === object && entry.observer === observer && entry.keyPath == keyPath
            && (context == nil || entry.context == context))
      }
    }

    private static func removeEntries(where isOver: (Entry) -> Bool) {
      for entry in entries where isOver(entry) { entry.watch.stop() }
      entries.removeAll(where: isOver)
    }
  }
#endif
