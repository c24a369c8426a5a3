// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The surroundings of an app's code: time, device, screen, application and observers.
///
/// Everything ambient in UIKit (`UIApplication.shared`, `UIScreen.main`, `UIDevice.current`,
/// `CACurrentMediaTime()`, new timers and animations) reads the current environment, so that
/// several simulators run side by side. A host replaces the environment as a whole while the app's
/// code runs:
///
///     environment.host { environment.run { clock.advanceFrame() } }
///
/// Copies share their parts, which are objects. An object that outlives the code which made it
/// keeps the parts that it needs, not the environment: the application retains the app's objects.
@MainActor
package struct AppEnvironment {
  /// The environment of the code that runs now: that of the host that runs it, otherwise that of the host
  /// in whose code its task, or its work on a queue, was begun.
  package static var current: AppEnvironment { hosting ?? TaskOrigin.environment ?? unhosted }

  /// What assignments change: the environment of the host that runs the code, or of code that no host runs.
  static var assignable: AppEnvironment {
    get { hosting ?? unhosted }
    set { if hosting == nil { unhosted = newValue } else { hosting = newValue } }
  }

  /// The environment of the host that runs the code now.
  private static var hosting: AppEnvironment?

  /// The environment of code that no host runs: its clock stands still unless a host adopts it.
  private static var unhosted = AppEnvironment()

  /// Whether a host runs the code, so that timers follow its clock and not the machine's.
  package static var isHosted: Bool { current.time !== unhosted.time }

  /// Whether a host may run the code of the calling thread; false says that none does.
  nonisolated static var mayBeHosted: Bool {
    TaskOrigin.environment != nil || MainActor.isCurrent
  }

  /// The clock of code that no host runs, which stands still; nil once a host advances it.
  package static var idleClock: FrameClock? {
    unhosted.clock.frameCount > 0 || isUnhostedAdvanced ? nil : unhosted.clock
  }

  /// Whether a host has announced that it advances the clock of `unhosted`.
  private static var isUnhostedAdvanced = false

  /// Announces that a host advances the clock of the environment that no other host runs.
  static func adoptUnhosted() {
    isUnhostedAdvanced = true
  }

  /// Runs code as at the start of a process, when no host has advanced anything; for tests, which share
  /// a process with hosts.
  package static func runUnhosted<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (unhosted, hosting, isUnhostedAdvanced)
    (unhosted, hosting, isUnhostedAdvanced) = (AppEnvironment(), nil, false)
    defer { (unhosted, hosting, isUnhostedAdvanced) = outer }
    return try body()
  }

  /// The clock with the timers and view animations that follow it.
  package var time: AppTime
  /// The device: its posture and the feedback that it played.
  package var device: UIDevice
  /// The screen.
  package var screen: UIScreen
  /// The application, with its windows and its first responder.
  package var application: UIApplication
  /// Observers from modules above this one.
  package var observers: EnvironmentObservers
  /// The traits for code that runs now, where they are not those of the screen.
  var traits: UITraitCollection?

  /// Creates an environment at time 0 with parts that no other environment shares.
  ///
  /// - Parameter framesPerSecond: the rate of the clock; 60 by default.
  package init(framesPerSecond: Double = 60) {
    time = AppTime(framesPerSecond: framesPerSecond)
    device = UIDevice(clock: time.clock)
    screen = UIScreen()
    application = UIApplication()
    observers = EnvironmentObservers()
  }

  /// The clock that new participants join.
  package var clock: FrameClock { time.clock }

  /// The traits for code that runs now.
  static var currentTraits: UITraitCollection {
    assignable.traits ?? current.screen.traitCollection
  }

  /// Runs code in this environment, then returns to the environment before.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.hosting
    Self.hosting = self
    defer { Self.hosting = outer }
    return try body()
  }

  /// Runs code of the host: tasks, and work on queues, that code of the app in it begins go on in this
  /// environment.
  package func host<Result>(_ body: () throws -> Result) rethrows -> Result {
    // Once for calls within one another, because it allocates.
    guard TaskOrigin.environment?.time !== time else { return try body() }
    return try TaskOrigin.$environment.withValue(self, operation: body)
  }

  /// Work that runs on any thread, in the environment that the calling task, or work on a queue, has.
  nonisolated static func inheriting(
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> @Sendable @convention(block) () -> Void {
    guard let environment = TaskOrigin.environment else { return work }
    return { TaskOrigin.$environment.withValue(environment, operation: work) }
  }
}

/// Where tasks, and work on queues, come from.
private enum TaskOrigin {
  /// The environment that they take along from the code that begins them.
  @TaskLocal static var environment: AppEnvironment?
}
