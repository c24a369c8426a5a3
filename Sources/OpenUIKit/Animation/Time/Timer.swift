// SPDX-License-Identifier: Apache-2.0

#if !canImport(Darwin)
  import Foundation

  /// Calls a closure or a method after some seconds, once or repeatedly.
  ///
  /// In a simulator it follows virtual time: it fires in the first frame that begins at its time or
  /// after it, in the same frame on every run. Elsewhere it is a timer of Foundation, in real time.
  ///
  /// Differs from UIKit: the closure belongs to the main actor, where it is called whatever the run
  /// loop is; and an interval shorter than a frame fires once per frame. A file that imports
  /// Foundation and OpenUIDynamics must name the timer that it means: `OpenUIDynamics.Timer`. One
  /// that imports UIKit need not.
  open class Timer: NSObject {
    /// The action; nil after the timer has ended.
    private var action: (@MainActor @Sendable (Timer) -> Void)?
    private let repeats: Bool
    /// Seconds from the creation to the first call.
    private let firstDelay: TimeInterval
    /// The time of the clock at creation; nil in real time.
    private let clockTimeOfMaking: TimeInterval?
    private let wallTimeOfMaking = Date()
    /// The call on a clock, which retains it.
    private weak var call: FrameTimer?
    private var realTimer: Foundation.Timer?

    /// Seconds between the calls of a repeating timer; 0 for one that fires once.
    public let timeInterval: TimeInterval
    /// The value that the creator passed.
    open private(set) var userInfo: Any?
    /// Whether the timer is valid: it has neither ended nor been invalidated.
    open private(set) var isValid = true
    /// Seconds that a call may be late; stored without effect.
    open var tolerance: TimeInterval = 0

    // MARK: Creating a timer

    /// Creates an invalid timer that never fires, as a placeholder.
    public override init() {
      action = nil
      repeats = false
      firstDelay = 0
      timeInterval = 0
      clockTimeOfMaking = nil
      super.init()
      isValid = false
    }

    /// Creates a timer that calls a closure once it is added to a run loop.
    ///
    /// - Parameters:
    ///   - date: When it fires for the first time.
    ///   - interval: Seconds between calls.
    ///   - repeats: Whether it fires more than once.
    ///   - block: The closure, which receives the timer.
    @preconcurrency
    public init(
      fire date: Date, interval: TimeInterval, repeats: Bool,
      block: @escaping @MainActor @Sendable (Timer) -> Void
    ) {
      action = block
      self.repeats = repeats
      firstDelay = Self.delay(date.timeIntervalSinceNow)
      timeInterval = repeats ? Self.accepted(interval) : 0
      clockTimeOfMaking = Self.clockTime
      super.init()
    }

    /// Creates a timer that calls a closure once it is added to a run loop.
    @preconcurrency
    public init(
      timeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @MainActor @Sendable (Timer) -> Void
    ) {
      action = block
      self.repeats = repeats
      firstDelay = Self.accepted(interval)
      timeInterval = repeats ? firstDelay : 0
      clockTimeOfMaking = Self.clockTime
      super.init()
    }

    /// Creates a timer that calls a method, which takes the timer or nothing, once it is added to a
    /// run loop; the target is retained until the timer ends.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      self.init(
        timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector))
      self.userInfo = userInfo
    }

    /// Creates a timer that calls a method, which takes the timer or nothing, once it is added to a
    /// run loop; the target is retained until the timer ends.
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
      userInfo ui: Any?, repeats rep: Bool
    ) {
      self.init(fire: date, interval: ti, repeats: rep, block: Self.block(t, s))
      userInfo = ui
    }

    /// Creates a timer that calls a closure, and starts it.
    @preconcurrency @discardableResult
    open class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @MainActor @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      timer.start(on: .current, mode: .default)
      return timer
    }

    /// Creates a timer that calls a method, which takes the timer or nothing, and starts it; the
    /// target is retained until the timer ends.
    @discardableResult
    open class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      timer.start(on: .current, mode: .default)
      return timer
    }

    // MARK: Running

    /// Fires the timer now; a timer that does not repeat ends.
    open func fire() {
      guard isValid, let action else { return }
      onMainActor { action($0) }
      if !repeats { invalidate() }
    }

    /// Ends the timer and releases its closure or target.
    open func invalidate() {
      isValid = false
      action = nil
      realTimer?.invalidate()
      realTimer = nil
      onMainActor { $0.call?.invalidate() }
    }

    /// When the timer fires next; setting it moves that call and later ones.
    ///
    /// In virtual time it is as far from the present date as the call is from the clock's time.
    open var fireDate: Date {
      get {
        if let realTimer { return realTimer.fireDate }
        guard let clockTimeOfMaking, let now = Self.clockTime else {
          return wallTimeOfMaking.addingTimeInterval(firstDelay)
        }
        let due = dueTime ?? clockTimeOfMaking + firstDelay
        return Date(timeIntervalSinceNow: due - now)
      }
      set {
        realTimer?.fireDate = newValue
        guard dueTime != nil else { return }
        onMainActor { timer in
          timer.call?.invalidate()
          timer.follow(
            AppEnvironment.current.time, after: Self.delay(newValue.timeIntervalSinceNow))
        }
      }
    }

    /// Schedules the calls on the clock, or on a run loop if there is none.
    func start(on runLoop: RunLoop, mode: RunLoop.Mode) {
      guard isValid, realTimer == nil, dueTime == nil else { return }
      if let clockTimeOfMaking, let now = Self.clockTime {
        let delay = clockTimeOfMaking + firstDelay - now
        return onMainActor { $0.follow(AppEnvironment.current.time, after: delay) }
      }
      // A timer is not shared; only its run loop fires it.
      nonisolated(unsafe) let timer = self
      let real = Foundation.Timer(
        fire: wallTimeOfMaking.addingTimeInterval(firstDelay), interval: timeInterval,
        repeats: repeats
      ) { _ in timer.fire() }
      realTimer = real
      runLoop.add(real, forMode: mode)
    }

    @MainActor
    private func follow(_ time: AppTime, after delay: TimeInterval) {
      // A timer that was released continues; only `invalidate()` ends it.
      call = time.schedule(after: delay, repeats: repeats, every: timeInterval) { call in
        if self.isValid { self.fire() } else { call.invalidate() }
      }
    }

    // MARK: Isolation

    /// The time of the clock that the caller's code follows, in seconds; nil in real time.
    private static var clockTime: TimeInterval? {
      guard MainActor.isCurrent else { return nil }
      return MainActor.assumeIsolated {
        AppEnvironment.isHosted ? AppEnvironment.current.clock.now : nil
      }
    }

    private var dueTime: TimeInterval? {
      guard MainActor.isCurrent else { return nil }
      // The caller is on the main actor already, so no value crosses isolation.
      nonisolated(unsafe) let timer = self
      return MainActor.assumeIsolated {
        guard let call = timer.call, call.isValid else { return nil }
        return call.dueTime
      }
    }

    /// Runs work on the main actor: at once if the caller is there, otherwise asynchronously.
    private func onMainActor(_ work: @escaping @MainActor @Sendable (Timer) -> Void) {
      // As on Apple's platforms a timer is used by one thread at a time.
      nonisolated(unsafe) let timer = self
      if MainActor.isCurrent {
        MainActor.assumeIsolated { work(timer) }
      } else {
        Task { @MainActor in work(timer) }
      }
    }

    private static func block(
      _ target: Any, _ selector: Selector
    ) -> @MainActor @Sendable (Timer) -> Void {
      // Used only on the main actor.
      nonisolated(unsafe) let target = target as AnyObject
      return { timer in
        selector.perform(
          on: target, with: [timer],
          for: "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)")
      }
    }

    /// Seconds measured from a date, without the time that the measurement took.
    private static func delay(_ seconds: TimeInterval) -> TimeInterval {
      MeasuredDelay.rounded(seconds)
    }

    /// Foundation uses 0.1 ms instead of an invalid interval.
    private static func accepted(_ interval: TimeInterval) -> TimeInterval {
      interval.isFinite && interval > 0 ? interval : 0.0001
    }
  }

  extension RunLoop {
    /// Starts a timer: on the simulator's clock, whatever the run loop is, or else in real time.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
      timer.start(on: self, mode: mode)
    }
  }
#endif
