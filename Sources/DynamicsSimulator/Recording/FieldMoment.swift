// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// The fields of all animators at one moment, on the screen.
@MainActor
struct FieldMoment {
  private(set) var origins: [RecordedXRay.Origin] = []
  /// Of each field the closed lines around where it acts, relative to its origin.
  private(set) var regions: [[[CGPoint]]] = []
  private(set) var probes: [RecordedXRay.Line] = []

  /// No fields.
  init() {}

  /// Captures the fields of a simulator's animators.
  ///
  /// - Parameter hasProbes: whether to sample what fields do to probes around.
  init(_ simulator: Simulator, hasProbes: Bool) {
    for animator in simulator.animators.alive where animator.hasFields {
      let screen = ScreenSpace(of: animator, in: simulator.window)
      let area = screen.area(ofScreen: simulator.size)
      guard !area.isNull else { continue }
      for field in animator.fields(in: area, hasProbes: hasProbes) {
        origins.append(
          RecordedXRay.Origin(kind: field.kind, position: screen.point(field.position).rounded))
        regions.append(
          field.outlines.map { line in
            line.map { point in
              let vector = screen.vector(CGVector(dx: point.x, dy: point.y))
              return CGPoint(x: vector.dx, y: vector.dy).rounded
            }
          })
        probes += Self.lines(field, screen: screen)
      }
    }
  }

  private static func lines(_ field: FieldOverlay, screen: ScreenSpace) -> [RecordedXRay.Line] {
    field.probes.compactMap { probe in
      guard let kind = RecordedXRay.Line.Kind(rawValue: probe.kind.rawValue) else { return nil }
      let start = screen.point(probe.point).rounded
      let arrow = screen.vector(field.drawnArrow(of: probe))
      let tip = CGPoint(x: arrow.dx, y: arrow.dy).inHalves
      return RecordedXRay.Line(
        kind: kind, start: start, end: CGPoint(x: start.x + tip.x, y: start.y + tip.y))
    }
  }
}
