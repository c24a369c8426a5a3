// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The overlay of fields.
extension Simulation {
  /// More fields than these are shown without probes.
  private static let maximumCountWithProbes = 4

  /// Whether there are fields.
  var hasFields: Bool { state.effects.elements.contains { $0 is FieldEffect } }

  /// The overlays of the fields in an area, in the order of the tree.
  func fieldOverlays(in area: CGRect, hasProbes: Bool) -> [FieldOverlay] {
    let fields = state.effects.elements.compactMap { $0 as? FieldEffect }
    let isLegible = fields.count <= Self.maximumCountWithProbes
    let area = area.withinUsableCoordinates
    return fields.map { $0.overlay(in: area, among: hasProbes && isLegible ? fields.count : nil) }
  }
}

extension SimulatedItem {
  /// The acceleration by all fields in a step, which is the last one, points/s².
  func fieldAcceleration(inStep step: Int) -> CGVector {
    guard state.subject.influence.step == step else { return .zero }
    return CGVector(Float(Tuning.stepsPerSecond) * state.subject.influence.velocityChange)
  }
}

extension FieldEffect {
  /// Probes of all fields together; more would hide each other on the screen of a phone.
  private static let probeCount: CGFloat = 96
  /// Points between probes at least.
  private static let minimumSpacing: CGFloat = 18
  /// Points/s of a probe in a turbulence field, which does nothing to what rests.
  private static let probeSpeed: Float = 100

  /// - Parameter count: The number of fields that share the probes; nil for none.
  fileprivate func overlay(in area: CGRect, among count: Int?) -> FieldOverlay {
    let position = CGPoint(law.position)
    let local = area.offsetBy(dx: -position.x, dy: -position.y)
    let outlines = regionOutline(in: local)
    var overlay = FieldOverlay(
      kind: behavior.kind, position: position, outlines: outlines, probes: [], spacing: 0,
      usualStrength: 0)
    guard let count, law.kind != .custom else { return overlay }
    let box = outlines.isEmpty ? local : local.intersection(outlines.bounds)
    guard !box.isNull, box.width > 0, box.height > 0 else { return overlay }
    let share = Self.probeCount / CGFloat(count)
    // The longer side alone also bounds the number of probes, in a box that is much longer than wide.
    overlay.spacing = max(
      (box.width * box.height / share).squareRoot(), max(box.width, box.height) / share,
      Self.minimumSpacing)
    overlay.probes = grid(in: box, spacing: overlay.spacing).filter(region.contains).map(probe)
    overlay.usualStrength = usualStrength(of: overlay.probes)
    return overlay
  }

  /// Half a spacing off the position, where many fields have no direction, and off the edges.
  private func grid(in box: CGRect, spacing: CGFloat) -> [CGPoint] {
    func places(_ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
      let margin = spacing / 8
      let first = ((low + margin) / spacing - 0.5).rounded(.up)
      let last = ((high - margin) / spacing - 0.5).rounded(.down)
      return first > last
        ? [] : stride(from: first, through: last, by: 1).map { ($0 + 0.5) * spacing }
    }
    let columns = places(box.minX, box.maxX)
    return places(box.minY, box.maxY).flatMap { y in columns.map { CGPoint(x: $0, y: y) } }
  }

  private func usualStrength(of probes: [FieldOverlay.Probe]) -> CGFloat {
    if law.kind == .noise || law.kind == .turbulence { return abs(CGFloat(law.strength)) / 3 }
    let strengths = probes.map { ($0.vector.dx * $0.vector.dx + $0.vector.dy * $0.vector.dy) }
      .filter { $0 > 0 }.sorted()
    return strengths.isEmpty ? 0 : strengths[strengths.count / 2].squareRoot()
  }

  /// The response of the field at a point relative to its position.
  private func probe(at point: CGPoint) -> FieldOverlay.Probe {
    var sample = FieldSample(
      offset: Vector2(point), velocity: .zero, mass: 1, charge: 1, noiseTime: noiseTime,
      freeStiffness: Tuning.maximumSpringStiffness)
    let kind: FieldOverlay.Probe.Kind
    switch law.kind {
    case .drag: kind = .still
    case .magnetic:
      kind = .turn
      // To the right: a turn counter-clockwise accelerates upwards, which is drawn to the left.
      sample.velocity = Vector2(Self.probeSpeed, 0)
    case .turbulence:
      kind = .probe
      sample.velocity = Vector2(Self.probeSpeed, 0)
    default: kind = .probe
    }
    let vector: Vector2 =
      switch law.response(to: sample) {
      case .change(let change, _, _):
        Float(Tuning.stepsPerSecond) / Tuning.pointsPerMeter * change
      case .velocity(let velocity): (1 / Tuning.pointsPerMeter) * velocity
      }
    return FieldOverlay.Probe(
      kind: kind,
      point: CGPoint(x: point.x + CGFloat(law.position.x), y: point.y + CGFloat(law.position.y)),
      vector: kind == .turn ? CGVector(dx: CGFloat(vector.y), dy: 0) : CGVector(vector))
  }
}

extension CGVector {
  /// A vector of the engine.
  fileprivate init(_ vector: Vector2) {
    self.init(dx: CGFloat(vector.x), dy: CGFloat(vector.y))
  }
}

extension [[CGPoint]] {
  /// The smallest rectangle around all points; null for none.
  fileprivate var bounds: CGRect {
    joined().reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension CGRect {
  /// The part of the rectangle in which an item can be; empty for one that is not finite.
  fileprivate var withinUsableCoordinates: CGRect {
    let limit = Tuning.maximumCoordinate
    let edges = [minX, minY, maxX, maxY]
    guard edges.allSatisfy(\.isFinite) else { return .zero }
    let bounded = edges.map { min(max($0, -limit), limit) }
    return CGRect(
      x: bounded[0], y: bounded[1], width: bounded[2] - bounded[0], height: bounded[3] - bounded[1])
  }
}
