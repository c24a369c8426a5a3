// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A device in virtual time: shows a view controller on a screen.
///
/// Nothing happens until you let time pass. Then timers, display links, animators and view
/// animations run frame by frame, 60 to the second, as fast as the machine can:
///
///     let size = CGSize(width: 320, height: 480)
///     let simulator = Simulator(rootViewController: controller, size: size)
///     simulator.advance(by: 0.5)
///     simulator.tap(at: CGPoint(x: 160, y: 100))
///     simulator.advance(by: 2)
///     simulator.events   // contacts and pauses so far
///
/// The same calls give the same states, bit by bit, on every run. Several simulators may live side
/// by side: each has its own environment, which is the current one only while code of its app runs.
@MainActor
public final class Simulator {
  /// The controller on the screen.
  public let rootViewController: UIViewController

  /// The size of the screen in points.
  public let size: CGSize

  /// What happened in the animators so far, in order; the newest where there is more than
  /// ``maximumEventCount``.
  ///
  /// 500 items that touch each other have thousands of contacts in a second. The list does not grow
  /// without bounds: when it would exceed the maximum, its older half is discarded, so that at least
  /// the newest half is always there. ``discardedEventCount`` counts what is missing. For a long run,
  /// look at the events now and then and take them with ``takeEvents()``. A recording has all events
  /// of its time.
  public internal(set) var events: [SimulatorEvent] {
    get { readEvents() }
    set { replaceEvents(newValue) }
  }
  /// The events that have been read.
  var madeEvents: [SimulatorEvent] = []
  /// The events since, whose texts are made when they are read.
  var notedEvents: [NotedEvent] = []

  /// The maximum number of ``events`` that are kept: 100,000 by default, which is about 10 MB.
  ///
  /// A smaller number takes effect with the next event. One below 2 is refused.
  public var maximumEventCount = 100_000 {
    didSet {
      guard maximumEventCount < 2 else { return }
      RefusedInput.report(
        for: "Simulator.maximumEventCount",
        problem: "\(maximumEventCount) is below 2; using \(oldValue).",
        remedy: "Give 2 or more.")
      maximumEventCount = oldValue
    }
  }

  /// The number of events that have been discarded because there were too many.
  ///
  /// Those that were taken with ``takeEvents()`` do not count.
  public internal(set) var discardedEventCount = 0

  /// The number of threads that run a step of each animator on this screen, also of those that are
  /// made later; nil, as many as the animator's own `workerCount` says, unless set.
  ///
  /// Results do not depend on it, to the bit. A number below 1 or above 64 is refused; setting nil
  /// leaves the animators as they are.
  public var workerCount: Int? {
    didSet { workerCountDidChange(from: oldValue) }
  }

  let clock: FrameClock
  let window: UIWindow
  let environment: AppEnvironment
  nonisolated let sleepingTasks: SleepingTasks
  let names: ItemNames
  let activeTouches: ActiveTouches
  let touchScheduler: TouchScheduler
  let grips: TouchGrips
  private(set) var animators = AnimatorList()
  var recorder: Recorder? {
    didSet {
      environment.observers.changes = recorder?.changeObserver()
    }
  }

  /// Called after every frame, for checks that hold throughout.
  package var frameObserver: ((Simulator) -> Void)?

  /// Whether a frame runs: code of the app that asks for more time meanwhile gets none.
  private(set) var isRunningFrame = false

  /// Time that was asked for but does not fill a frame yet, in seconds.
  var remainder: TimeInterval = 0

  /// The longest time that one call may let pass, in seconds: more is a mistake and would seem to
  /// hang.
  private static let maximumAdvance: TimeInterval = 3600

  /// Puts a controller on a screen at time 0: its view is loaded, laid out, and has appeared when
  /// this returns.
  ///
  /// - Parameters:
  ///   - rootViewController: the controller to show.
  ///   - size: the screen in points; one that is not finite and positive is replaced by 390×844.
  ///   - style: whether the device is light or dark when the view is loaded; light by default.
  public convenience init(
    rootViewController: UIViewController, size: CGSize, style: UIUserInterfaceStyle = .light
  ) {
    self.init(
      rootViewController: rootViewController,
      environment: AppEnvironment(screenSize: size, style: style))
  }

  /// Puts a controller on the screen of an environment at its present time.
  convenience init(rootViewController: UIViewController, environment: AppEnvironment) {
    let window = environment.host {
      environment.run {
        let window = UIWindow(frame: environment.screen.bounds)
        window.rootViewController = rootViewController
        return window
      }
    }
    self.init(environment, window: window, rootViewController: rootViewController)
    runAppCode { window.makeKeyAndVisible() }
  }

  /// Launches an app on a screen at time 0, as `@main` does on a device; its first controller has
  /// appeared when this returns.
  ///
  ///     let simulator = Simulator(
  ///       launching: AppDelegate.self, size: CGSize(width: 390, height: 844))
  ///
  /// - Parameters:
  ///   - delegateClass: the class of the app's delegate.
  ///   - size: the screen in points; one that is not finite and positive is replaced by 390×844.
  ///   - style: whether the device is light or dark when the app is launched; light by default.
  public convenience init<Delegate: UIResponder & UIApplicationDelegate>(
    launching delegateClass: Delegate.Type, size: CGSize, style: UIUserInterfaceStyle = .light
  ) {
    self.init(size: size, style: style) {
      ApplicationLaunch.application(delegateClass: delegateClass)
    }
  }

  /// Launches an app by a closure.
  package convenience init(
    size: CGSize, style: UIUserInterfaceStyle = .light, launch: () -> UIApplication
  ) {
    var environment = AppEnvironment(screenSize: size, style: style)
    let (window, events) = environment.launch(launch)
    self.init(
      environment, window: window,
      rootViewController: window.rootViewController ?? UIViewController())
    for (animator, event) in events { record(event, of: animator) }
  }

  private init(
    _ environment: AppEnvironment, window: UIWindow, rootViewController: UIViewController
  ) {
    self.environment = environment
    self.window = window
    self.rootViewController = rootViewController
    size = environment.screen.bounds.size
    clock = environment.clock
    sleepingTasks = environment.time.sleepingTasks
    names = ItemNames(rootViewController: rootViewController)
    let application = environment.application
    activeTouches = ActiveTouches(
      dispatcher: TouchDispatcher(window: window, among: { application.windows }))
    touchScheduler = TouchScheduler(activeTouches: activeTouches)
    grips = TouchGrips(activeTouches: activeTouches, window: window)
    // Before everything else in a frame, as on a device: what a touch moves directly and what an
    // animator moves in response belong to the same frame.
    clock.join(touchScheduler, phase: .timers)
    clock.join(grips, phase: .timers)
    environment.observers.dynamics = { [weak self] animator, event in
      self?.record(event, of: animator)
    }
  }

  deinit { sleepingTasks.endVirtualTime() }

  /// The view of the controller on the screen.
  public var view: UIView { rootViewController.view }

  /// Seconds from one frame to the next: 1/60.
  public var frameDuration: TimeInterval { clock.frameDuration }

  /// The virtual time in seconds: the number of frames so far, divided by 60.
  public var time: TimeInterval { clock.now }

  /// A number that stands for the state of all animators that live on this screen, in the order in
  /// which they first ran.
  ///
  /// It is equal for equal histories, on every platform and in every build.
  public var stateHash: UInt64 {
    animators.alive.reduce(into: FNV1a()) { $0.add($1.stateHash) }.value
  }

  /// Lets virtual time pass in whole frames of 1/60 s; the remainder is kept for the next call.
  ///
  /// A time that is negative, not finite or longer than 3600 s is refused, and so is a call from
  /// code that runs in a frame.
  public func advance(by seconds: TimeInterval) {
    let method = "Simulator.advance(by:)"
    guard seconds >= 0, seconds <= Self.maximumAdvance else {
      return RefusedInput.report(
        for: method, problem: "\(seconds) is not between 0 and 3600 seconds; no time passes.",
        remedy: "Give a number of seconds.")
    }
    guard !isRunningFrame else {
      return RefusedInput.report(
        for: method, problem: "The call comes from code that runs in a frame; no time passes.",
        remedy: "Call it from a test or a program, outside of the app's own code.")
    }
    // A millionth of a frame makes up for what decimal fractions lose in binary.
    let frames = ((remainder + seconds) * clock.framesPerSecond + 1e-6).rounded(.down)
    remainder = max(remainder + seconds - frames / clock.framesPerSecond, 0)
    UIDynamicAnimator.reportIdleClocks(in: window)
    environment.host { for _ in 0..<Int(frames) { advanceFrame() } }
  }

  /// Runs one frame and lets the recorder look.
  private func advanceFrame() {
    isRunningFrame = true
    runAppCode { clock.advanceFrame() }
    isRunningFrame = false
    names.nameNumbered()
    recorder?.capture(self)
    frameObserver?(self)
  }

  /// Delivers the scripted touches that are due at the current time.
  func deliverTouches() {
    guard touchScheduler.isBusy else { return }
    runAppCode { touchScheduler.deliver(at: clock.now) }
  }

  /// Runs code of the app in this simulator's environment.
  func runAppCode<Result>(_ body: () -> Result) -> Result {
    environment.host { environment.run(body) }
  }

  /// What is on the screen: the app's windows, the rearmost first.
  package var shownWindows: [UIWindow] {
    let windows = environment.application.windows.filter { !$0.isHidden }
    return windows.isEmpty ? [window] : windows
  }

  private func record(_ event: DynamicsEvent, of animator: UIDynamicAnimator) {
    if animators.add(animator), let workerCount { animator.workerCount = workerCount }
    let event = NotedEvent(event, of: animator, at: clock.now, names: names, window: window)
    recorder?.record(event)
    note(event)
  }
}
