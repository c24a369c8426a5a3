// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The reference frame of an attitude.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// z is up, x is arbitrary.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// z is up, x is arbitrary and does not drift.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// z is up, x points to the magnetic north; not available.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// z is up, x points to the true north; not available.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The attitude of the device, as three angles in radians relative to lying face up.
open class CMAttitude: NSObject {
  /// How far the right edge is lowered, in radians from -π to π; 0 when the device stands on its
  /// bottom edge.
  public let roll: Double
  /// How far the top edge is raised, in radians from -π/2 to π/2.
  public let pitch: Double
  /// The rotation around the vertical, always 0: gravity does not determine it.
  public let yaw: Double = 0

  init(gravity: SIMD3<Double>) {
    let length = (gravity * gravity).sum().squareRoot()
    let down = length > 0 ? gravity / length : SIMD3(0, 0, -1)
    pitch = asin(min(max(-down.y, -1), 1))
    // On its edge, the device's roll cannot be distinguished from a rotation around the vertical.
    let isOnEdge = abs(down.x) < 1e-9 && abs(down.z) < 1e-9
    roll = isOnEdge ? 0 : atan2(down.x, -down.z)
  }
}

/// A reading of all sensors together.
open class CMDeviceMotion: CMLogItem {
  /// The attitude of the device.
  public let attitude: CMAttitude
  /// The rotation rate.
  public let rotationRate: CMRotationRate
  /// The gravity in g; (0, -1, 0) for an upright device.
  public let gravity: CMAcceleration
  /// The acceleration by the user without gravity, in g.
  public let userAcceleration: CMAcceleration
  /// The heading, always -1: there is no compass.
  public let heading: Double = -1

  init(_ reading: MotionReading) {
    attitude = CMAttitude(gravity: reading.posture.gravity)
    rotationRate = CMRotationRate(reading.posture.rotationRate)
    gravity = CMAcceleration(reading.posture.gravity)
    userAcceleration = CMAcceleration(reading.posture.userAcceleration)
    super.init(timestamp: reading.timestamp)
  }
}
