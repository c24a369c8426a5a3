// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

/// Single shapes and hulls against the results of an independent engine (see `OracleData`).
///
/// In two points the engine is exact where the oracle is not, and both are compared only loosely: the
/// oracle's rounded polygon weighs as if its corners were pushed outward, and its rays end up to 1.25
/// slops below a rounded surface.
@Suite("Oracle: shapes")
struct OracleGeometryTests {
  @Test("every ray hits when and where the oracle's does")
  func rays() {
    let comparison = OracleComparison("shape") { oracle in
      let geometry = oracle.shape("A")
      let translation = oracle.vector("translation")
      let output = geometry.castRay(
        RayInput(origin: oracle.vector("origin"), translation: translation))
      guard output.isHit == (oracle.number("hit") == 1) else { return "hit" }
      guard output.isHit else { return nil }
      // From inside a rounding the oracle gives a point of the sharp polygon, else the origin.
      if output.fraction == 0 {
        return oracle.number("fraction") == 0 && output.normal == oracle.vector("normal")
          && output.point == oracle.vector("origin") ? nil : "inside"
      }
      if geometry.isRounded {
        let depth = output.normal.dot(output.point - oracle.vector("point"))
        guard depth > -1e-4, depth < 1.25 * 0.005 + 1e-4 else { return "depth" }
        return isNear(output.normal, oracle.vector("normal"), 0.2) ? nil : "normal"
      }
      guard isNear(output.fraction, oracle.number("fraction"), 1e-4) else { return "fraction" }
      guard isNear(output.point, oracle.vector("point"), 1e-3) else { return "point" }
      return isNear(output.normal, oracle.vector("normal"), 1e-3) ? nil : "normal"
    }
    #expect(comparison.count == 1200)
    #expect(comparison.differences == [])
  }

  @Test("every mass, center and inertia is the oracle's, and every point is on the same side")
  func massesAndPoints() {
    let comparison = OracleComparison("shape") { oracle in
      let geometry = oracle.shape("A")
      guard geometry.overlaps(point: oracle.vector("q")) == (oracle.number("inside") == 1) else {
        return "inside"
      }
      let properties = geometry.massProperties(density: 1)
      let mass = oracle.number("mass")
      guard mass > 0, !geometry.isRounded else { return mass == properties.mass ? nil : "rounded" }
      guard isNear(properties.mass, mass, 1e-5 * mass) else { return "mass" }
      guard isNear(properties.center, oracle.vector("center"), 1e-5) else { return "center" }
      let inertia = oracle.number("inertia")
      return isNear(properties.rotationalInertia, inertia, 1e-5 * inertia) ? nil : "inertia"
    }
    #expect(comparison.differences.filter { !$0.hasSuffix("rounded") } == [])
    #expect(comparison.differences.count == 98, "the rounded polygons of the oracle")
  }

  @Test("every bounding box is the oracle's")
  func bounds() {
    let comparison = OracleComparison("shape") { oracle in
      let box = oracle.shape("A").bounds(at: oracle.transform("xp", "xq"))
      return isNear(box.lower, oracle.vector("lower"), 1e-5)
        && isNear(box.upper, oracle.vector("upper"), 1e-5) ? nil : "bounds"
    }
    #expect(comparison.differences == [])
  }

  @Test("every hull has the oracle's corners in the oracle's order")
  func hulls() {
    let comparison = OracleComparison("hull") { oracle in
      // The oracle welds points closer than four slops.
      let hull = convexHull(of: oracle.pointLists["in"] ?? [], weldingDistance: 0.02)
      let expected = oracle.pointLists["out"] ?? []
      guard hull.count == expected.count else { return "count" }
      guard let first = hull.first else { return nil }
      guard let shift = expected.firstIndex(of: first) else { return "corner" }
      let isSame = hull.indices.allSatisfy { hull[$0] == expected[(shift + $0) % hull.count] }
      return isSame ? nil : "order"
    }
    #expect(comparison.count == 1200)
    #expect(comparison.differences == [])
  }
}

extension ShapeGeometry {
  fileprivate var isRounded: Bool { kind == .polygon && radius > 0 }
}
