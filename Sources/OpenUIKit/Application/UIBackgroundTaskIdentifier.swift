// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A task that an app continues in the background, where the simulated app never is.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Returns `invalid`: the app never leaves the foreground, and the handler is never called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Returns `invalid`: the app never leaves the foreground, and the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends a task; has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
