// SPDX-License-Identifier: Apache-2.0

import Foundation

// Core Foundation provides these on Apple platforms.
#if !canImport(CoreGraphics)
  /// Seconds since the first instant of 2001.
  public typealias CFAbsoluteTime = Double

  /// Returns the present time: in a simulator the virtual time, which begins at 0.
  ///
  /// The difference of two times is what apps use; a `Date` made of one is not the present date.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    guard MainActor.isCurrent else { return Date().timeIntervalSinceReferenceDate }
    return MainActor.assumeIsolated {
      AppEnvironment.isHosted
        ? AppEnvironment.current.clock.now : Date().timeIntervalSinceReferenceDate
    }
  }
#endif
