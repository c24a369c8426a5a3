import Foundation
import OpenUIDynamics

/// Takes a reading of the device's movement, which may have failed.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Takes a reading of the accelerometer, which may have failed.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes a reading of the gyroscope, which may have failed.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// Tells how the device is held and moved.
///
/// The device is the one of the simulator: upright and at rest, until `Simulator.posture` says
/// otherwise. Readings come with the frames of its clock.
///
///     manager.startDeviceMotionUpdates(to: .main) { motion, _ in
///       guard let gravity = motion?.gravity else { return }
///       behavior.gravityDirection = CGVector(dx: gravity.x, dy: -gravity.y)
///     }
///
/// It has to be used on the main actor; elsewhere its sensors are off and calls have no effect.
///
/// Differs from UIKit: handlers are called on the main actor, in the frame, whatever queue they were
/// given for, so that the same run gives the same result. There is no magnetometer.
open class CMMotionManager: NSObject {
  private let motionFeed = MotionFeed(intervalName: "deviceMotionUpdateInterval")
  private let accelerometerFeed = MotionFeed(intervalName: "accelerometerUpdateInterval")
  private let gyroFeed = MotionFeed(intervalName: "gyroUpdateInterval")

  /// Creates a manager whose sensors are off.
  public override init() {
    super.init()
  }

  // MARK: Device motion

  /// Seconds from one update to the next; 0 unless set, which means each frame.
  open var deviceMotionUpdateInterval: TimeInterval {
    get { onMainActor(else: 0) { $0.motionFeed.interval } }
    set { onMainActor(else: ()) { $0.motionFeed.interval = newValue } }
  }

  /// Whether movement can be told: always.
  open var isDeviceMotionAvailable: Bool { true }

  /// Whether updates of the movement are on.
  open var isDeviceMotionActive: Bool { onMainActor(else: false) { $0.motionFeed.isActive } }

  /// What attitudes are counted from.
  open private(set) var attitudeReferenceFrame: CMAttitudeReferenceFrame = .xArbitraryZVertical

  /// Whether the system may show how to move the device; false unless set, and without effect.
  open var showsDeviceMovementDisplay = false

  /// The present movement; nil while updates are off.
  open var deviceMotion: CMDeviceMotion? {
    onMainActor(else: nil) { $0.motionFeed.reading }.map { CMDeviceMotion($0) }
  }

  /// What attitudes can be counted from: nothing that needs a compass.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
  }

  /// Turns the updates on, for `deviceMotion` to be asked.
  open func startDeviceMotionUpdates() {
    onMainActor(else: ()) { $0.motionFeed.start() }
  }

  /// Turns the updates on, for `deviceMotion` to be asked.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates()
  }

  /// Turns the updates on and calls a handler with each.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    // The handler stays on the main actor, where the caller already is.
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

  /// Seconds from one update to the next; 0 unless set, which means each frame.
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

  /// Turns the updates on, for `accelerometerData` to be asked.
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

  /// Seconds from one update to the next; 0 unless set, which means each frame.
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

  /// Turns the updates on, for `gyroData` to be asked.
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

  /// The feeds, which may be handed to the main actor while the manager itself may not.
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
