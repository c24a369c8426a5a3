// SPDX-License-Identifier: Apache-2.0

import DynamicsLaws
import Foundation
import Physics2D

/// The static body of a collision boundary, with the line segments or chains of its path.
@MainActor
final class BoundaryBody {
  /// The identifier that the delegate receives; nil is the boundary of the reference bounds.
  ///
  /// (S073)
  let identifier: (any NSCopying)?
  /// The identifier in words, made once it is asked for.
  private(set) lazy var identifierText = identifier.map { Self.text(of: $0) }
  /// The polylines of the path, for the overlay.
  let lines: [[CGPoint]]
  /// The effect of the behavior to which the boundary belongs.
  private(set) weak var effect: CollisionEffect?
  /// The index among the simulation's boundaries.
  let slot: Int
  let body: BodyHandle

  /// An identifier in words: its description, or its class where that is described by its address, which
  /// differs between runs.
  static func text(of identifier: any NSCopying) -> String {
    let text = "\(identifier)"
    let hasAddress = text.hasPrefix("<") && text.contains(": 0x")
    return hasAddress ? "\(type(of: identifier))" : text
  }

  /// Stands for a body that exists already.
  init(
    _ body: BodyHandle, lines: [[CGPoint]], identifier: (any NSCopying)?,
    of effect: CollisionEffect, slot: Int
  ) {
    self.body = body
    self.lines = lines
    self.identifier = identifier
    self.effect = effect
    self.slot = slot
  }

  /// Creates the body with its shapes, solid from both sides.
  ///
  /// A polyline of several segments becomes two chains, one for each side: a chain prevents ghost
  /// collisions at internal vertices, but is solid from one side only.
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
    lines = Self.lines(of: polylines)
    var definition = ShapeDefinition()
    definition.friction = Float(Tuning.friction)
    definition.restitution = Float(Tuning.elasticity)
    definition.filter = CollisionFilter(memberships: world.memberships([effect.boundaryGroupID]))
    definition.userData = Simulation.userData(ofBoundary: slot)
    for polyline in polylines { Self.add(polyline, to: body, in: world, definition) }
  }

  /// The points of polylines, for the overlay.
  static func lines(of polylines: [FlattenedSubpath]) -> [[CGPoint]] {
    polylines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
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
