// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// What acts on an item now, in the words of the API, for an inspector.
package struct ItemExplanation: Sendable, Codable, Equatable {
  package let name: String
  /// Whether the item moves, and how fast.
  package let state: String
  /// One line for each gravity, push, field, resistance, contact and joint, with its size; what does
  /// nothing now is left out.
  package let effects: [String]
}

extension Simulator {
  /// Explains the item at a point of the screen; nil where no animator moves one.
  package func explainItem(at point: CGPoint) -> ItemExplanation? {
    guard let hit = hitItem(at: point) else { return nil }
    let overlay = hit.animator.overlay()
    let identifier = ObjectIdentifier(hit.item)
    guard let body = overlay.bodies.first(where: { $0.item == identifier }) else { return nil }
    let known = Dictionary(
      hit.animator.simulatedItems.map { (ObjectIdentifier($0), names.name(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    let finder = EffectFinder(
      overlay: overlay, body: body, names: known,
      properties: hit.animator.actingProperties(of: hit.item))
    return ItemExplanation(
      name: names.name(of: hit.item), state: finder.state,
      effects: finder.forces + finder.resistances + finder.contacts + finder.joints)
  }
}

/// Finds what touches or moves a body among all that an animator holds.
private struct EffectFinder {
  let overlay: DynamicsOverlay
  let body: DynamicsOverlay.Body
  let names: [ObjectIdentifier: String]
  let properties: ActingItemProperties?

  /// Points within which a contact or the end of a joint belongs to an outline: contacts reach a
  /// little into both shapes.
  private static let tolerance: CGFloat = 1.5
  /// Points per second squared of a gravity of magnitude 1.
  private static let gravityUnit = 1000.0
  private static let framesPerSecond = 60.0
  /// What is written as 0 is left out.
  private static let minimumSize = 0.005

  var state: String {
    if body.isAnchored { return "anchored: nothing moves it" }
    guard body.isAwake else { return "at rest" }
    let speed = Double(hypot(body.velocity.dx, body.velocity.dy))
    let turn = Double(body.angularVelocity)
    let turning = abs(turn) < 0.005 ? "" : ", turns at \(turn.text()) rad/s"
    return "moves at \(speed.text(decimals: 1)) points/s\(turning)"
  }

  /// Gravity, pushes and fields.
  var forces: [String] {
    var lines: [String] = []
    for arrow in overlay.arrows {
      let size = Double(hypot(arrow.vector.dx, arrow.vector.dy))
      switch arrow.kind {
      case .gravity where size >= Self.minimumSize && distance(arrow.start, body.center) < 0.5:
        let acceleration = (size * Self.gravityUnit).text(decimals: 0)
        lines.append(
          "UIGravityBehavior: magnitude \(size.text()) \(direction(arrow.vector)), "
            + "\(acceleration) points/s²")
      case .push where size >= Self.minimumSize && isNear(arrow.start, body.outlines):
        lines.append("UIPushBehavior: magnitude \(size.text()) \(direction(arrow.vector))")
      default: break
      }
    }
    let pull = body.fieldAcceleration
    let size = Double(hypot(pull.dx, pull.dy))
    if size >= 0.05 {
      lines.append("UIFieldBehavior: \(size.text(decimals: 1)) points/s² \(direction(pull))")
    }
    return lines
  }

  /// What resistance takes from the velocities, as Apple's documentation has it: in proportion to them.
  var resistances: [String] {
    guard let properties, body.isAwake, !body.isAnchored else { return [] }
    var lines: [String] = []
    let (resistance, turning) = (properties.resistance, properties.angularResistance)
    let speed = hypot(body.velocity.dx, body.velocity.dy)
    let slowing = Double(resistance * speed)
    if slowing >= 0.05 {
      lines.append(
        "resistance \(Double(resistance).text()): slows it by \(slowing.text(decimals: 1)) points/s²"
      )
    }
    let braking = Double(turning * abs(body.angularVelocity))
    if braking >= Self.minimumSize {
      lines.append(
        "angularResistance \(Double(turning).text()): slows its rotation by \(braking.text()) rad/s²"
      )
    }
    return lines
  }

  /// One line for each item or boundary in contact with the item: the points of a contact push together.
  var contacts: [String] {
    var pushes: [(partner: String, direction: String, force: Double)] = []
    for contact in overlay.contacts where isNear(contact.point, body.outlines) {
      // The normal points to one of the two bodies; the contact pushes this one away from it.
      let away = CGVector(
        dx: body.center.x - contact.point.x, dy: body.center.y - contact.point.y)
      let isAway = away.dx * contact.normal.dx + away.dy * contact.normal.dy >= 0
      let normal =
        isAway
        ? contact.normal : CGVector(dx: -contact.normal.dx, dy: -contact.normal.dy)
      let (partner, words) = (partner(at: contact.point), direction(normal))
      let force = Double(contact.impulse) * Self.framesPerSecond
      if let index = pushes.firstIndex(where: { $0.partner == partner && $0.direction == words }) {
        pushes[index].force += force
      } else {
        pushes.append((partner, words, force))
      }
    }
    return pushes.filter { $0.force >= Self.minimumSize }.map {
      "contact with \($0.partner): pushes \($0.direction) like a push of magnitude \($0.force.text())"
    }
  }

  var joints: [String] {
    overlay.joints.compactMap { joint in
      let isStart = isNear(joint.start, body.outlines)
      guard isStart || isNear(joint.end, body.outlines) else { return nil }
      let other = isStart ? joint.end : joint.start
      let type =
        joint.kind == .snap ? "UISnapBehavior" : "UIAttachmentBehavior (\(joint.kind.rawValue))"
      let length = Double(distance(joint.start, joint.end)).text(decimals: 1)
      return
        "\(type): to \(Double(other.x).text(decimals: 0)), \(Double(other.y).text(decimals: 0)), "
        + "now \(length) points long"
    }
  }

  /// The other side of a contact: another body, or the nearest boundary.
  private func partner(at point: CGPoint) -> String {
    let others = overlay.bodies.filter { $0.item != body.item }
    if let other = others.first(where: { isNear(point, $0.outlines) }) {
      return other.item.flatMap { names[$0] } ?? "an item"
    }
    let boundary = overlay.boundaries.first { boundary in
      boundary.lines.contains { line in
        zip(line, line.dropFirst()).contains { gap(point, from: $0, to: $1) < 2 * Self.tolerance }
      }
    }
    guard let boundary else { return "a boundary" }
    return boundary.identifier.map { "boundary \"\($0)\"" } ?? "reference bounds"
  }

  /// Whether a point is inside of one of the outlines, or near to its edge.
  private func isNear(_ point: CGPoint, _ outlines: [[CGPoint]]) -> Bool {
    outlines.contains { outline in
      guard var last = outline.last else { return false }
      var isInside = false
      for corner in outline {
        if gap(point, from: last, to: corner) < Self.tolerance { return true }
        if (corner.y > point.y) != (last.y > point.y),
          point.x < corner.x + (point.y - corner.y) / (last.y - corner.y) * (last.x - corner.x)
        {
          isInside.toggle()
        }
        last = corner
      }
      return isInside
    }
  }

  /// The distance of a point from a segment.
  private func gap(_ point: CGPoint, from start: CGPoint, to end: CGPoint) -> CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let share =
      square > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / square : 0
    let clamped = min(max(share, 0), 1)
    return distance(point, CGPoint(x: start.x + clamped * x, y: start.y + clamped * y))
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }

  /// A direction in words, or in degrees clockwise from the right.
  private func direction(_ vector: CGVector) -> String {
    let degrees = Double(atan2(vector.dy, vector.dx)) * 180 / .pi
    let whole = Int(degrees.rounded())
    switch whole {
    case 0: return "to the right"
    case 90: return "down"
    case 180, -180: return "to the left"
    case -90: return "up"
    default: return "at \(whole)°"
    }
  }
}
