// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  import Foundation

  extension RunLoop.Mode {
    /// The mode while the user drags; timers and display links run in all modes here.
    public static var tracking: RunLoop.Mode { RunLoop.Mode(rawValue: "UITrackingRunLoopMode") }
  }
#endif
