import Foundation
import Physics2D

/// A boundary in the world: a static body with the lines of a path.
@MainActor
final class BoundaryBody {
  /// What the delegate is told; nil is the boundary of the reference bounds (S073).
  let identifier: (any NSCopying)?
  /// The runs of lines, for an overlay.
  let lines: [[CGPoint]]
  /// The behavior whose items the boundary stops.
  private(set) weak var effect: CollisionEffect?
  /// The place among the simulation's boundaries.
  let slot: Int
  private let body: BodyHandle

  /// Puts the lines into the world, each solid from both sides.
  ///
  /// A run of several lines is a pair of chains, one for each side: a chain lets items slide over
  /// its seams without catching on them, but it is solid from one side only.
  init?(
    _ polylines: [FlattenedSubpath], identifier: (any NSCopying)?, of effect: CollisionEffect,
    slot: Int
  ) {
    let world = effect.simulation.world
    guard let body = try? world.createBody(BodyDefinition(kind: .static)) else { return nil }
    self.body = body
    self.identifier = identifier
    self.effect = effect
    self.slot = slot
    lines = polylines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    var definition = ShapeDefinition()
    definition.friction = Float(Tuning.friction)
    definition.restitution = Float(Tuning.elasticity)
    definition.filter = CollisionFilter(memberships: world.memberships([effect.boundaryGroupID]))
    definition.userData = Simulation.userData(ofBoundary: slot)
    for polyline in polylines { Self.add(polyline, to: body, in: world, definition) }
  }

  private static func add(
    _ polyline: FlattenedSubpath, to body: BodyHandle, in world: World,
    _ definition: ShapeDefinition
  ) {
    let points = polyline.points.map { Vector2($0) }
    if points.count > 2 {
      _ = try? world.addChain(points, isLoop: polyline.isClosed, to: body, definition)
      _ = try? world.addChain(points.reversed(), isLoop: polyline.isClosed, to: body, definition)
    } else if let line = try? SegmentShape(from: points[0], to: points[1]) {
      _ = try? world.addShape(.segment(line), to: body, definition)
    }
  }

  /// Takes the boundary out of the world.
  func destroy(in world: World) { world.destroyBody(body) }
}
