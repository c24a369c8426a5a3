// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The attitude of the device, and its motion by the user.
///
/// The axes are those of the device: x to the right edge of the screen, y to the top edge, z out of
/// the screen toward the viewer. Accelerations are in g, which is 9.81 m/s².
public struct DevicePosture: Sendable, Hashable {
  /// The direction of gravity, in g.
  public var gravity: SIMD3<Double>
  /// The acceleration by the user without gravity, in g; zero unless set.
  public var userAcceleration: SIMD3<Double>
  /// The rotation rate around each axis, in radians per second; zero unless set.
  public var rotationRate: SIMD3<Double>

  /// Upright in portrait and at rest: gravity points to the bottom edge.
  public static let upright = DevicePosture(gravity: SIMD3(0, -1, 0))

  /// Face up on a table and at rest: gravity points away from the viewer.
  public static let flat = DevicePosture(gravity: SIMD3(0, 0, -1))

  /// Creates a posture at rest from the direction of gravity, in g.
  public init(gravity: SIMD3<Double>) {
    self.gravity = gravity
    userAcceleration = .zero
    rotationRate = .zero
  }

  /// Creates a posture at rest from two angles in radians, relative to lying flat.
  ///
  /// - Parameters:
  ///   - pitch: how far the top edge is raised; π/2 is upright.
  ///   - roll: how far the right edge is lowered.
  public init(pitch: CGFloat, roll: CGFloat) {
    let (sinePitch, cosinePitch) = sineAndCosine(of: pitch)
    let (sineRoll, cosineRoll) = sineAndCosine(of: roll)
    self.init(
      gravity: SIMD3(
        Double(cosinePitch * sineRoll), Double(-sinePitch), Double(-cosinePitch * cosineRoll)))
  }

  /// Returns the upright posture rotated like a steering wheel, by radians clockwise.
  public static func upright(turnedBy angle: CGFloat) -> DevicePosture {
    let (sine, cosine) = sineAndCosine(of: angle)
    return DevicePosture(gravity: SIMD3(Double(sine), Double(-cosine), 0))
  }

  /// Whether no number in it is NaN or infinite.
  package var isFinite: Bool {
    [gravity, userAcceleration, rotationRate].allSatisfy {
      $0.x.isFinite && $0.y.isFinite && $0.z.isFinite
    }
  }
}
