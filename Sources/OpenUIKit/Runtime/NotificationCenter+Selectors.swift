// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Calls a method of an observer for each notification, until it is removed or has gone.
    ///
    /// - Parameters:
    ///   - observer: whose method it is; it is not retained.
    ///   - aSelector: the method, which takes the notification or nothing.
    ///   - aName: the notifications to observe; nil for all.
    ///   - anObject: the sender to observe; nil for all senders.
    ///
    /// Differs from UIKit: a notification that is posted outside of the main actor is not delivered,
    /// and several observers of one are notified in an order that Foundation does not promise.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let target = observer as AnyObject
      guard MainActor.isCurrent else { return }
      // Read on the main actor alone.
      nonisolated(unsafe) let observed = WeakReference<AnyObject>(target)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        guard MainActor.isCurrent, observed.object != nil else { return }
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          guard let target = observed.object else { return }
          aSelector.perform(
            on: target, with: [notification],
            for: "NotificationCenter.addObserver(_:selector:name:object:)")
        }
      }
      nonisolated(unsafe) let subscription = SelectorSubscriptions.Entry(
        center: self, target: target, name: aName,
        sender: anObject.map { WeakReference<AnyObject>($0 as AnyObject) }, token: token)
      MainActor.assumeIsolated { SelectorSubscriptions.add(subscription) }
    }

    /// Removes all registrations of an observer for methods of its own.
    public func removeObserver(_ observer: NSObject) {
      removeSubscriptions(of: observer) { _ in true }
      removeObserver(observer as Any)
    }

    /// Removes an observer of a notification and a sender, for methods of its own; nil
    /// stands for every notification, and for every sender.
    public func removeObserver(
      _ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let sender = anObject.map { $0 as AnyObject }
      removeSubscriptions(of: observer) { entry in
        (aName == nil || entry.name == aName)
          && (sender == nil || entry.sender?.object === sender)
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func removeSubscriptions(
      of observer: NSObject, where isMeant: (SelectorSubscriptions.Entry) -> Bool
    ) {
      guard MainActor.isCurrent else { return }
      let center = self
      nonisolated(unsafe) let observer = observer
      withoutActuallyEscaping(isMeant) { isMeant in
        nonisolated(unsafe) let isMeant = isMeant
        MainActor.assumeIsolated {
          SelectorSubscriptions.remove {
            $0.center === center && $0.target === observer && isMeant($0)
          }
        }
      }
    }
  }

  /// An observer that is notified by a method.
  @MainActor
  private enum SelectorSubscriptions {
    struct Entry {
      let center: NotificationCenter
      weak var target: AnyObject?
      let name: NSNotification.Name?
      /// Whose notifications are heard of; nil for those of everybody.
      let sender: WeakReference<AnyObject>?
      let token: any NSObjectProtocol
    }

    private static var entries: [Entry] = []

    static func add(_ entry: Entry) {
      remove { $0.target == nil }
      entries.append(entry)
    }

    static func remove(where isMeant: (Entry) -> Bool) {
      for entry in entries where isMeant(entry) {
        entry.center.removeObserver(entry.token as Any)
      }
      entries.removeAll(where: isMeant)
    }
  }
#endif
