// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// Looks at a value in each frame and tells when it has changed.
  @MainActor
  final class ValueWatch: FrameParticipant {
    private let read: @MainActor () -> Any?
    private let report: @MainActor (_ old: Any?, _ new: Any?) -> Void
    private var last: Any?
    private weak var clock: FrameClock?

    /// Starts to look, from the next frame on, until it is stopped.
    ///
    /// - Parameters:
    ///   - read: returns the value.
    ///   - tell: is called with the value before and after a change.
    init(
      read: @escaping @MainActor () -> Any?,
      report: @escaping @MainActor (_ old: Any?, _ new: Any?) -> Void
    ) {
      self.read = read
      self.report = report
      last = read()
      clock = AppEnvironment.current.clock
      // After animators and view animations have moved what they move.
      clock?.joinRetained(self, phase: .viewAnimations)
    }

    /// Tells of the value as it is.
    func reportInitial() {
      report(nil, last)
    }

    /// Ends the looking.
    func stop() {
      clock?.leave(self, phase: .viewAnimations)
    }

    func frameClockDidTick(_ clock: FrameClock) {
      let new = read()
      guard !Self.areEqual(last, new) else { return }
      let old = last
      last = new
      report(old, new)
    }

    /// Whether two values are equal; those that cannot be compared are, unless they are objects.
    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
      switch (first, second) {
      case (nil, nil): true
      case (let first as any Equatable, let second?): first.isEqual(to: second)
      case (let first?, let second?) where type(of: first) is AnyClass:
        first as AnyObject === second as AnyObject
      case (_?, _?): true
      default: false
      }
    }
  }

  extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
      (other as? Self) == self
    }
  }
#endif
