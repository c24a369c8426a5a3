import Foundation
import OpenUIDynamics

/// Records the fields of all animators: where they are, where they act, and what they do to probes.
@MainActor
struct FieldRecorder {
  private var origins = Track<[RecordedXRay.Origin]>()
  private var regions = Track<[[[CGPoint]]]>()
  private var probes = Track<[RecordedXRay.Line]>()

  /// Frames between probes: noise that changes ten times a second looks alive, and costs a page a
  /// sixth.
  private static let framesBetweenProbes = 6

  /// Notes the present state of all animators.
  mutating func capture(_ simulator: Simulator, at frame: Int) {
    let hasProbes = frame.isMultiple(of: Self.framesBetweenProbes)
    var origins: [RecordedXRay.Origin] = []
    var regions: [[[CGPoint]]] = []
    var probes: [RecordedXRay.Line] = []
    for animator in simulator.animators.alive {
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
    self.origins.note(origins, at: frame)
    self.regions.note(regions, at: frame)
    if hasProbes { self.probes.note(probes, at: frame) }
  }

  /// Adds what was recorded to an X-ray.
  func add(to xray: inout RecordedXRay) {
    xray.origins = origins
    xray.regions = regions
    xray.probes = probes
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
