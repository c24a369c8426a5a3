// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// A number of seconds.
  public typealias CFTimeInterval = TimeInterval
#endif

/// Returns the time of the frame clock in seconds.
///
/// Without a hosted clock, and outside of the main actor, it is the machine's uptime.
public func CACurrentMediaTime() -> CFTimeInterval {
  let now =
    MainActor.isCurrent
    ? MainActor.assumeIsolated { AppEnvironment.isHosted ? AppEnvironment.current.clock.now : nil }
    : nil
  return now ?? ProcessInfo.processInfo.systemUptime
}
