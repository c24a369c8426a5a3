import Foundation

/// How the device is held, and how its owner moves it.
///
/// The axes are those of the device: x to the right edge of the screen, y to the top edge, z out of the
/// screen towards the eye. Accelerations count in g, the fall of a stone, which is 9.81 m/s².
public struct DevicePosture: Sendable, Hashable {
  /// Where down is, in g.
  public var gravity: SIMD3<Double>
  /// How the owner accelerates the device beside gravity, in g; at rest unless set.
  public var userAcceleration: SIMD3<Double>
  /// How fast the device turns around each axis, in radians per second; at rest unless set.
  public var rotationRate: SIMD3<Double>

  /// Upright in portrait and at rest: down is the bottom edge.
  public static let upright = DevicePosture(gravity: SIMD3(0, -1, 0))

  /// On its back on a table and at rest: down is away from the eye.
  public static let flat = DevicePosture(gravity: SIMD3(0, 0, -1))

  /// Creates a posture at rest from where down is, in g.
  public init(gravity: SIMD3<Double>) {
    self.gravity = gravity
    userAcceleration = .zero
    rotationRate = .zero
  }

  /// Creates a posture at rest from two angles in radians, as seen from lying flat.
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

  /// Returns the upright posture turned like a steering wheel, by radians clockwise.
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
