// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Receives a reading of the device's motion, or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Receives a reading of the accelerometer, or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Receives a reading of the gyroscope, or an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// Provides the motion of the device.
///
/// The device is the simulator's: upright and at rest, until `Simulator.posture` changes
/// it. Readings arrive with the frames of its clock.
///
///     manager.startDeviceMotionUpdates(to: .main) { motion, _ in
///       guard let gravity = motion?.gravity else { return }
///       behavior.gravityDirection = CGVector(dx: gravity.x, dy: -gravity.y)
///     }
///
/// Use it on the main actor; elsewhere its sensors are off and calls have no effect.
///
/// Differs from UIKit: handlers are called on the main actor, in the frame, regardless of the queue
/// that is passed, so that runs are reproducible. There is no magnetometer.
open class CMMotionManager: NSObject {
  private let motionFeed = MotionFeed(intervalName: "deviceMotionUpdateInterval")
  private let accelerometerFeed = MotionFeed(intervalName: "accelerometerUpdateInterval")
  private let gyroFeed = MotionFeed(intervalName: "gyroUpdateInterval")

  /// Creates a manager whose sensors are off.
  public override init() {
    super.init()
  }

  // MARK: Device motion

  /// The interval of updates in seconds; 0 unless set, which means each frame.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { onMainActor(else: 0) { $0.motionFeed.interval } }
    set { onMainActor(else: ()) { $0.motionFeed.interval = newValue } }
  }

  /// Whether device motion is available: always.
  open var isDeviceMotionAvailable: Bool { true }

  /// Whether updates of the device motion are on.
  open var isDeviceMotionActive: Bool { onMainActor(else: false) { $0.motionFeed.isActive } }

  /// The reference frame of attitudes.
  open private(set) var attitudeReferenceFrame: CMAttitudeReferenceFrame = .xArbitraryZVertical

  /// Whether the system may show how to calibrate; false unless set, and without effect.
  open var showsDeviceMovementDisplay = false {
    didSet { reportNoEffect(if: showsDeviceMovementDisplay, in: CMMotionManager.self) }
  }

  /// The present device motion; nil while updates are off.
  open var deviceMotion: CMDeviceMotion? {
    onMainActor(else: nil) { $0.motionFeed.reading }.map { CMDeviceMotion($0) }
  }

  /// The available reference frames: those without a compass.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
  }

  /// Turns the updates on; read `deviceMotion`.
  open func startDeviceMotionUpdates() {
    onMainActor(else: ()) { $0.motionFeed.start() }
  }

  /// Turns the updates on; read `deviceMotion`.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates()
  }

  /// Turns the updates on and calls a handler with each.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    // The handler stays on the main actor, to which the caller is isolated.
    nonisolated(unsafe) let handler = handler
    onMainActor(else: ()) { $0.motionFeed.start { handler(CMDeviceMotion($0), nil) } }
  }

  /// Turns the updates on and calls a handler with each.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  /// Turns the updates off.
  open func stopDeviceMotionUpdates() {
    onMainActor(else: ()) { $0.motionFeed.stop() }
  }

  // MARK: Accelerometer

  /// The interval of updates in seconds; 0 unless set, which means each frame.
  open var accelerometerUpdateInterval: TimeInterval {
    get { onMainActor(else: 0) { $0.accelerometerFeed.interval } }
    set { onMainActor(else: ()) { $0.accelerometerFeed.interval = newValue } }
  }

  /// Whether there is an accelerometer: always.
  open var isAccelerometerAvailable: Bool { true }

  /// Whether updates of the accelerometer are on.
  open var isAccelerometerActive: Bool {
    onMainActor(else: false) { $0.accelerometerFeed.isActive }
  }

  /// The present acceleration; nil while updates are off.
  open var accelerometerData: CMAccelerometerData? {
    onMainActor(else: nil) { $0.accelerometerFeed.reading }.map { CMAccelerometerData($0) }
  }

  /// Turns the updates on; read `accelerometerData`.
  open func startAccelerometerUpdates() {
    onMainActor(else: ()) { $0.accelerometerFeed.start() }
  }

  /// Turns the updates on and calls a handler with each.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    onMainActor(else: ()) { $0.accelerometerFeed.start { handler(CMAccelerometerData($0), nil) } }
  }

  /// Turns the updates off.
  open func stopAccelerometerUpdates() {
    onMainActor(else: ()) { $0.accelerometerFeed.stop() }
  }

  // MARK: Gyroscope

  /// The interval of updates in seconds; 0 unless set, which means each frame.
  open var gyroUpdateInterval: TimeInterval {
    get { onMainActor(else: 0) { $0.gyroFeed.interval } }
    set { onMainActor(else: ()) { $0.gyroFeed.interval = newValue } }
  }

  /// Whether there is a gyroscope: always.
  open var isGyroAvailable: Bool { true }

  /// Whether updates of the gyroscope are on.
  open var isGyroActive: Bool { onMainActor(else: false) { $0.gyroFeed.isActive } }

  /// The present rotation; nil while updates are off.
  open var gyroData: CMGyroData? {
    onMainActor(else: nil) { $0.gyroFeed.reading }.map { CMGyroData($0) }
  }

  /// Turns the updates on; read `gyroData`.
  open func startGyroUpdates() {
    onMainActor(else: ()) { $0.gyroFeed.start() }
  }

  /// Turns the updates on and calls a handler with each.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    nonisolated(unsafe) let handler = handler
    onMainActor(else: ()) { $0.gyroFeed.start { handler(CMGyroData($0), nil) } }
  }

  /// Turns the updates off.
  open func stopGyroUpdates() {
    onMainActor(else: ()) { $0.gyroFeed.stop() }
  }

  // MARK: Magnetometer

  /// Whether there is a magnetometer: never.
  open var isMagnetometerAvailable: Bool { false }

  /// Whether updates of the magnetometer are on: never.
  open var isMagnetometerActive: Bool { false }

  // MARK: Isolation

  /// The feeds, which can be sent to the main actor, unlike the manager itself.
  private struct Feeds: Sendable {
    let motionFeed: MotionFeed
    let accelerometerFeed: MotionFeed
    let gyroFeed: MotionFeed
  }

  private func onMainActor<Result: Sendable>(
    else elsewhere: Result, _ body: @MainActor (Feeds) -> Result
  ) -> Result {
    guard MainActor.isCurrent else { return elsewhere }
    let feeds = Feeds(
      motionFeed: motionFeed, accelerometerFeed: accelerometerFeed, gyroFeed: gyroFeed)
    return MainActor.assumeIsolated { body(feeds) }
  }
}
