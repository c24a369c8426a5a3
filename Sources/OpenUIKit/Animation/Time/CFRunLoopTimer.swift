// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  import Foundation

  /// The timer of Core Foundation, which is bridged to `Timer`.
  public typealias CFRunLoopTimer = Timer

  /// The run loop of Core Foundation.
  public typealias CFRunLoop = RunLoop

  /// The modes of a run loop, by the names of Core Foundation.
  public typealias CFRunLoopMode = RunLoop.Mode

  extension RunLoop.Mode {
    /// The name of the default mode in Core Foundation.
    public static var defaultMode: RunLoop.Mode { .default }
    /// The name of the common modes in Core Foundation.
    public static var commonModes: RunLoop.Mode { .common }
  }

  /// The allocator of Core Foundation; it makes no difference here.
  public var kCFAllocatorDefault: Any? { nil }

  /// Creates a timer that calls a closure once it is added to a run loop.
  ///
  /// It fires first at the date, in the time of `CFAbsoluteTimeGetCurrent()`, and then after each interval, in
  /// seconds; with an interval of 0 it fires once. Allocator, flags and order make no difference.
  @preconcurrency
  public func CFRunLoopTimerCreateWithHandler(
    _ allocator: Any?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
    _ order: Int, _ block: @escaping @MainActor @Sendable (CFRunLoopTimer?) -> Void
  ) -> CFRunLoopTimer! {
    let delay = fireDate - CFAbsoluteTimeGetCurrent()
    return Timer(
      fire: Date(timeIntervalSinceNow: delay), interval: interval, repeats: interval > 0
    ) { block($0) }
  }

  /// Starts a timer.
  public func CFRunLoopAddTimer(
    _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
  ) {
    guard let timer else { return }
    (rl ?? .main).add(timer, forMode: mode ?? .common)
  }

  /// Ends a timer.
  public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

  /// Ends a timer; one that was removed is not started again here.
  public func CFRunLoopRemoveTimer(
    _ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?
  ) { timer?.invalidate() }

  /// Returns the run loop of the current thread.
  public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

  /// Returns the run loop of the main thread.
  public func CFRunLoopGetMain() -> CFRunLoop! { .main }
#endif
