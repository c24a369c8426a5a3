// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Foundation

  /// Pending calls of methods.
  @MainActor
  private enum PendingCalls {
    struct Call {
      let target: NSObject
      let selector: Selector
      let argument: Any?
      let timer: Timer
    }

    static var calls: [Call] = []

    static func cancel(where isMeant: (Call) -> Bool) {
      for call in calls where isMeant(call) { call.timer.invalidate() }
      calls.removeAll { !$0.timer.isValid }
    }
  }

  extension NSObject {
    /// Calls a method after some seconds, of virtual time in a simulator; the object is retained
    /// until then.
    ///
    /// From outside of the main actor the call has no effect.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      guard MainActor.isCurrent else { return }
      // The caller is on the main actor already, so no value crosses isolation.
      nonisolated(unsafe) let (target, argument) = (self, anArgument)
      MainActor.assumeIsolated {
        let timer = Timer(timeInterval: delay, repeats: false) { timer in
          // The timer is still valid while it fires.
          PendingCalls.calls.removeAll { $0.timer === timer }
          aSelector.perform(
            on: target, with: [argument], for: "NSObject.perform(_:with:afterDelay:)")
        }
        PendingCalls.calls.append(
          PendingCalls.Call(
            target: target, selector: aSelector, argument: argument, timer: timer))
        RunLoop.main.add(timer, forMode: .default)
      }
    }

    /// Calls a method on the main thread: at once, or in the next turn of the run loop if the caller
    /// does not wait.
    ///
    /// From outside of the main actor the call has no effect.
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      guard wait else { return perform(aSelector, with: arg, afterDelay: 0) }
      guard MainActor.isCurrent else { return }
      // The caller is on the main actor already, so no value crosses isolation.
      nonisolated(unsafe) let (target, argument) = (self, arg)
      MainActor.assumeIsolated {
        aSelector.perform(
          on: target, with: [argument],
          for: "NSObject.performSelector(onMainThread:with:waitUntilDone:)")
      }
    }

    /// Calls a method after some seconds; the modes have no effect.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) {
      perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels all pending calls of an object's methods.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      cancelPending(aTarget) { _ in true }
    }

    /// Cancels the pending calls of a method with an argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let argument = anArgument.map { $0 as AnyObject }
      cancelPending(aTarget) { call in
        let other = call.argument.map { $0 as AnyObject }
        return call.selector == aSelector
          && (argument === other || (argument as? NSObject)?.isEqual(other) ?? false)
      }
    }

    private class func cancelPending(
      _ target: Any, where isMeant: @escaping (PendingCalls.Call) -> Bool
    ) {
      guard MainActor.isCurrent else { return }
      nonisolated(unsafe) let (target, isMeant) = (target as AnyObject, isMeant)
      MainActor.assumeIsolated {
        PendingCalls.cancel { $0.target === target && isMeant($0) }
      }
    }
  }
#endif
