import Foundation

#if !canImport(CoreGraphics)
  /// A number of seconds.
  public typealias CFTimeInterval = TimeInterval
#endif

/// Returns the time of the frame clock in seconds.
///
/// Where no clock runs, and outside of the main actor, it is the time of the machine.
public func CACurrentMediaTime() -> CFTimeInterval {
  let now =
    MainActor.isCurrent
    ? MainActor.assumeIsolated { AppEnvironment.isHosted ? AppEnvironment.current.clock.now : nil }
    : nil
  return now ?? ProcessInfo.processInfo.systemUptime
}
