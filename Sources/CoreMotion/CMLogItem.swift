// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A reading of a sensor at a time.
open class CMLogItem: NSObject {
  /// The time in seconds of the frame clock.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
  }
}

/// An acceleration along the three axes of the device, in g, which is 9.81 m/s².
///
/// x points to the right edge of the screen, y to the top edge, z out of the screen.
public struct CMAcceleration: Sendable {
  /// Along x, in g.
  public var x: Double
  /// Along y, in g.
  public var y: Double
  /// Along z, in g.
  public var z: Double

  /// Creates an acceleration of 0.
  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  /// Creates an acceleration in g.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ vector: SIMD3<Double>) {
    self.init(x: vector.x, y: vector.y, z: vector.z)
  }
}

/// The rotation rate around the three axes of the device, in radians per second.
public struct CMRotationRate: Sendable {
  /// Around x, in radians per second.
  public var x: Double
  /// Around y, in radians per second.
  public var y: Double
  /// Around z, in radians per second.
  public var z: Double

  /// Creates a rate of 0.
  public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  /// Creates a rate in radians per second.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ vector: SIMD3<Double>) {
    self.init(x: vector.x, y: vector.y, z: vector.z)
  }
}

/// A reading of the accelerometer: the sum of gravity and the user's acceleration.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration in g; (0, -1, 0) for an upright device at rest.
  public let acceleration: CMAcceleration

  init(_ reading: MotionReading) {
    acceleration = CMAcceleration(reading.posture.gravity + reading.posture.userAcceleration)
    super.init(timestamp: reading.timestamp)
  }
}

/// A reading of the gyroscope.
open class CMGyroData: CMLogItem {
  /// The rotation rate of the device.
  public let rotationRate: CMRotationRate

  init(_ reading: MotionReading) {
    rotationRate = CMRotationRate(reading.posture.rotationRate)
    super.init(timestamp: reading.timestamp)
  }
}
