// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Calls a method once for each frame.
///
/// `#selector` does not exist without Objective-C; create a ``Selector`` from the method, or pass
/// the method itself, qualified by its type:
///
///     CADisplayLink(target: self, selector: #selector(step))          // Apple
///     CADisplayLink(target: self, selector: GameViewController.step)  // here
///
/// It follows a frame clock; no calls are made while the clock is not advanced, as outside of a
/// simulator. As on Apple's platforms, the target is retained until `invalidate()`.
@preconcurrency @MainActor
open class CADisplayLink: NSObject, FrameParticipant {
  private var action: (@MainActor (CADisplayLink) -> Void)?
  private weak var clock: FrameClock?
  private var framesToSkip = 0

  /// When the frame began, in seconds of the clock.
  open private(set) var timestamp: TimeInterval = 0
  /// When the next call is due, in seconds of the clock.
  open private(set) var targetTimestamp: TimeInterval = 0
  /// Seconds from one frame to the next.
  open private(set) var duration: TimeInterval = 0
  /// Whether calls are suspended; false unless set.
  open var isPaused = false
  /// The number of calls per second; 0 for one in each frame.
  open var preferredFramesPerSecond = 0
  /// The number of calls per second as a range, of which the preferred rate is used.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      // A rate above the clock's, such as `.infinity`, means every frame.
      preferredFramesPerSecond = Int(exactly: rate.rounded()) ?? 0
    }
  }

  /// Creates a display link that calls a closure, once it is added to a run loop.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    action = handler
    super.init()
  }

  #if !canImport(ObjectiveC)
    /// Creates a display link that calls a method of a target, once it is added to a run loop.
    public convenience init(target: Any, selector: Selector) {
      let target = target as AnyObject
      self.init { link in
        selector.perform(on: target, with: [link], for: "CADisplayLink.init(target:selector:)")
      }
    }
  #endif

  /// Creates a display link that calls a method of a target, once it is added to a run loop.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Result
  ) {
    self.init { link in _ = selector(target)(link) }
  }

  /// Creates a display link that calls a method of a target, once it is added to a run loop.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init { _ in _ = selector(target)() }
  }

  /// Starts the calls; they follow the frame clock, whatever the run loop is.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard action != nil, clock == nil else { return }
    let current = AppEnvironment.current.clock
    clock = current
    current.joinRetained(self, phase: .displayLinks)
  }

  /// Stops the calls until the display link is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    clock?.leave(self, phase: .displayLinks)
    clock = nil
  }

  /// Ends the display link and releases its target.
  open func invalidate() {
    clock?.leave(self, phase: .displayLinks)
    clock = nil
    action = nil
  }

  /// Makes the call of a frame, unless the preferred rate skips it.
  package func frameClockDidTick(_ clock: FrameClock) {
    let framesPerCall =
      preferredFramesPerSecond > 0
      ? max(1, Int((clock.framesPerSecond / Double(preferredFramesPerSecond)).rounded())) : 1
    guard framesToSkip <= 0 else {
      framesToSkip -= 1
      return
    }
    framesToSkip = framesPerCall - 1
    guard !isPaused else { return }
    timestamp = clock.now
    duration = clock.frameDuration
    targetTimestamp = clock.now + duration * Double(framesPerCall)
    action?(self)
  }
}
