// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// About 4,500 random pairs against the results of an independent engine.
///
/// The tolerances are those of the oracle's description (see `OracleData`).
@Suite("Oracle: narrow phase")
struct OracleNarrowPhaseTests {
  /// The oracle's slop, in meters.
  private let slop: Float = 0.005

  @Test(
    "every manifold has the oracle's points, normal and separations, in meters as in points",
    arguments: [Float(1), 100])
  func manifolds(unit: Float) {
    let comparison = OracleComparison("manifold") { oracle in
      var a = oracle.shape("A").scaled(by: unit)
      var b = oracle.shape("B").scaled(by: unit)
      var transform = oracle.transform("p", "q")
      transform.position = unit * transform.position
      let manifold = collide(
        &a, &b, transform: transform, tolerances: Tolerances(lengthUnitsPerMeter: unit))
      guard Float(manifold.count) == oracle.number("count") else { return "count" }
      guard manifold.count > 0 else { return nil }
      guard isNear(manifold.normal, oracle.vector("normal"), 1e-3) else { return "normal" }
      func agrees(_ point: LocalManifoldPoint, _ number: Int) -> Bool {
        isNear(point.separation, unit * oracle.number("sep\(number)"), 1e-4 * unit)
          && isNear(point.point, unit * oracle.vector("pt\(number)"), 1e-4 * unit)
      }
      let (first, second) = (manifold.first, manifold.second)
      let agree =
        manifold.count == 1
        ? agrees(first, 0)
        : (agrees(first, 0) && agrees(second, 1)) || (agrees(first, 1) && agrees(second, 0))
      return agree ? nil : "points"
    }
    #expect(comparison.count == 920)
    #expect(comparison.differences == [])
  }

  @Test("every distance, normal and pair of nearest points is the oracle's")
  func distances() {
    let comparison = OracleComparison("distance") { oracle in
      var cache = SimplexCache()
      let output = distance(
        DistanceInput(
          a: DistanceProxy(oracle.shape("A")), b: DistanceProxy(oracle.shape("B")),
          transform: oracle.transform("p", "q"), usesRadii: oracle.number("useRadii") == 1),
        cache: &cache)
      guard isNear(output.distance, oracle.number("distance"), 1e-4) else { return "distance" }
      guard isNear(output.normal, oracle.vector("normal"), 1e-3) else { return "normal" }
      // Overlapping cores have no nearest points.
      guard output.distance > 0 else { return nil }
      return isNear(output.pointA, oracle.vector("pointA"), 1e-4)
        && isNear(output.pointB, oracle.vector("pointB"), 1e-4) ? nil : "points"
    }
    #expect(comparison.count == 1200)
    #expect(comparison.differences == [])
  }

  @Test("every cast shape hits when and where the oracle's does")
  func shapeCasts() {
    let comparison = OracleComparison("shapecast") { oracle in
      let translation = oracle.vector("translation")
      let output = castShape(
        ShapeCastInput(
          a: DistanceProxy(oracle.shape("A")), b: DistanceProxy(oracle.shape("B")),
          transform: oracle.transform("p", "q"), translation: translation, maximumFraction: 1,
          linearSlop: slop))
      guard output.isHit == (oracle.number("hit") == 1) else { return "hit" }
      guard output.isHit else { return nil }
      guard isNear(output.fraction, oracle.number("fraction"), slop / translation.length) else {
        return "fraction"
      }
      guard isNear(output.normal, oracle.vector("normal"), 1e-3) else { return "normal" }
      guard output.fraction > 0 else { return nil }
      return isNear(output.point, oracle.vector("point"), 1e-3) ? nil : "point"
    }
    #expect(comparison.count == 1200)
    #expect(comparison.differences == [])
  }

  @Test("every time of impact has the oracle's state and fraction")
  func timesOfImpact() {
    let comparison = OracleComparison("toi") { oracle in
      let movement = oracle.vector("c2") - oracle.vector("c1")
      let output = timeOfImpact(
        TimeOfImpactInput(
          a: DistanceProxy(oracle.shape("A")), b: DistanceProxy(oracle.shape("B")),
          sweepA: .still,
          sweepB: Sweep(
            localCenter: .zero, startCenter: oracle.vector("c1"), endCenter: oracle.vector("c2"),
            startRotation: oracle.rotation("q1"), endRotation: oracle.rotation("q2")),
          maximumFraction: 1, linearSlop: slop))
      // The oracle counts its states from 1, in the same order.
      guard Float(output.state.rawValue) + 1 == oracle.number("state") else { return "state" }
      return isNear(output.fraction, oracle.number("fraction"), slop / movement.length)
        ? nil : "fraction"
    }
    #expect(comparison.count == 1200)
    #expect(comparison.differences == [])
  }
}

extension Sweep {
  /// A body that stays at the origin.
  static var still: Sweep {
    Sweep(
      localCenter: .zero, startCenter: .zero, endCenter: .zero, startRotation: .identity,
      endRotation: .identity)
  }
}

extension ShapeGeometry {
  fileprivate func scaled(by factor: Float) -> ShapeGeometry {
    var result = self
    result.vertices.x *= factor
    result.vertices.y *= factor
    result.centroid = factor * centroid
    result.radius *= factor
    return result
  }
}
