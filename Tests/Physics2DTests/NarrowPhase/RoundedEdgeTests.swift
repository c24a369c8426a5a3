// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Edges of rounded polygons")
struct RoundedEdgeTests {
  /// Half of the angle between two edges of an octagon: where it has turned by that, the next edge takes over.
  private static let takeover = Float.pi / 8

  @Test(
    "where the next edge of a rounded octagon takes over, the pressure is at the corner of both",
    arguments: [Float(4), 5, 5.5], [true, false])
  func takeover(height: Float, isFaceFirst: Bool) throws {
    // The corner is below the center then, and both points of either edge are inside of the face or of its margin.
    for turn in [Self.takeover - 1e-3, Self.takeover + 1e-3, 1e-3 - Self.takeover] {
      let contact = try PressedOctagon(turn: turn, height: height, isFaceFirst: isFaceFirst)
      #expect(contact.manifold.count == 2)
      #expect(abs(contact.centerOfPressure) < 0.01)
    }
  }

  @Test(
    "the point away from that corner has (1 − t)/(1 + t) of its overlap, t = tan(α/2) / tan(β/2)",
    arguments: [Float(0), 0.25, 0.5, 0.75, 1], [true, false])
  func load(part: Float, isFaceFirst: Bool) throws {
    let angle = part * (Self.takeover - 1e-4)
    let contact = try PressedOctagon(turn: angle, height: 4, isFaceFirst: isFaceFirst)
    // The edge of the length 2·4·sin(π/8) rises by sin α over that; the next one has the angle β = π/4 − α.
    let edge = 8 * cosineAndSine(of: Self.takeover).sine
    let rise = edge * cosineAndSine(of: angle).sine
    let t = halfTangent(angle) / halfTangent(2 * Self.takeover - angle)
    let expected = (contact.deepest.overlap - rise) * (1 - t) / (1 + t)
    #expect(isNear(contact.shallowest.overlap, expected, 1e-3))
  }

  @Test(
    "a corner keeps its impulse while the edges beside it take turns", arguments: [true, false])
  func features(isFaceFirst: Bool) throws {
    let before = try PressedOctagon(turn: 0.38, height: 5, isFaceFirst: isFaceFirst).deepest
    let after = try PressedOctagon(turn: 0.41, height: 5, isFaceFirst: isFaceFirst).deepest
    #expect(!arePairsEqual(before.feature, after.feature))
    var old = RetainedImpulses()
    old.count = 1
    old.firstFeature = before.feature
    old.firstImpulse = 3
    old.normal = Vector2(0, 1)
    #expect(old.impulse(at: after.feature, normal: Vector2(0.1, 1).normalized) == 3)
    // Another face of the same corner.
    #expect(old.impulse(at: after.feature, normal: Vector2(1, 0)) == nil)
  }

  private func halfTangent(_ angle: Float) -> Float {
    let (cosine, sine) = cosineAndSine(of: angle)
    return sine / (1 + cosine)
  }
}

/// A regular octagon with corners at a distance of 4, rounded by 2, and a wide face below, with the margin of the
/// animator's contacts.
private struct PressedOctagon {
  let manifold: LocalManifold
  /// From the octagon's frame, where its edges lie flat, to that of the face.
  private let pose: Transform
  private let isFaceFirst: Bool

  init(turn: Float, height: Float, isFaceFirst: Bool) throws {
    let corners = (0..<8).map {
      Rotation(angle: Float.pi / 8 * Float(2 * $0 + 1)) * Vector2(4, 0)
    }
    var octagon = try PolygonShape(hull: corners, radius: 2).geometry
    var face = try PolygonShape.box(halfWidth: 50, halfHeight: 10, center: Vector2(0, -10)).geometry
    let tolerances = Tolerances(linearSlop: 0.2, contactMargin: 1)
    self.isFaceFirst = isFaceFirst
    pose = Transform(position: Vector2(0, height), rotation: Rotation(angle: turn))
    var found =
      isFaceFirst
      ? collide(&face, &octagon, transform: pose, tolerances: tolerances)
      : collide(&octagon, &face, transform: pose.relative(.identity), tolerances: tolerances)
    // Separations count from the margin, as in the contacts of a world.
    found.first.separation -= tolerances.contactMargin
    found.second.separation -= tolerances.contactMargin
    found.shiftPressure()
    manifold = found
  }

  var deepest: LocalManifoldPoint { isFirstDeepest ? manifold.first : manifold.second }

  var shallowest: LocalManifoldPoint { isFirstDeepest ? manifold.second : manifold.first }

  /// Along the face, from below the center of the octagon.
  var centerOfPressure: Float {
    let (one, other) = (manifold.first, manifold.second)
    let sum = one.overlap * one.point + other.overlap * other.point
    let point = (1 / (one.overlap + other.overlap)) * sum
    return isFaceFirst ? point.x : (pose * point).x
  }

  private var isFirstDeepest: Bool { manifold.first.separation < manifold.second.separation }
}

extension LocalManifoldPoint {
  fileprivate var overlap: Float { max(-separation, 0) }
}
