// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

/// The overlay of an attachment.
extension AttachmentEffect {
  /// The joint with its two ends; nil while nothing is joined.
  var overlayJoint: DynamicsOverlay.Joint? {
    guard let joint, let info = simulation.world.information(of: joint) else { return nil }
    let start = CGPoint(info.anchorA)
    let end = CGPoint(info.anchorB)
    func drawn(
      _ kind: DynamicsOverlay.Joint.Kind, _ shape: DynamicsOverlay.Joint.Shape
    ) -> DynamicsOverlay.Joint {
      DynamicsOverlay.Joint(kind: kind, start: start, end: end, shape: shape)
    }
    switch behavior.joint.kind {
    case .distance: return drawn(info.isSpring ? .spring : .rod, .line)
    case .limit: return drawn(.rope, .rope(length: behavior.length))
    case .fixed: return drawn(.weld, .weld(centers: centers))
    case .pin: return drawn(.pin, .pin(centers: centers, arc: arc(around: info, of: joint)))
    case .sliding: return drawn(.slide, slideShape(info))
    }
  }

  private var centers: [CGPoint] {
    items.compactMap { item in item.body.map { CGPoint(simulation.world.position(of: $0)) } }
  }

  // MARK: Pins

  /// Radians between two points of an arc.
  private static let arcStep: CGFloat = 0.1
  /// Points from a pin to its arc.
  private static let arcRadius: CGFloat = 26

  /// The arc of directions from the pin to the first item that the range allows.
  ///
  /// The range is that of the second item relative to the first, so that the first one turns by the
  /// negated angle.
  private func arc(around info: JointInfo, of joint: JointHandle) -> [CGPoint] {
    let range = behavior.attachmentRange
    guard range.minimum.isFinite, range.maximum.isFinite, let first = items.first?.body else {
      return []
    }
    let pin = info.anchorA
    let toCenter = simulation.world.position(of: first) - pin
    let hand =
      toCenter.lengthSquared > 1 ? toCenter : simulation.world.rotation(of: first) * Vector2(0, 1)
    let direction = hand.normalized
    let middle =
      CGFloat(Rotation(cosine: direction.x, sine: direction.y).angle)
      + CGFloat(simulation.world.angle(of: joint))
    let width = min(range.maximum - range.minimum, 2 * .pi)
    let count = max(Int((width / Self.arcStep).rounded(.up)), 1)
    return (0...count).map { index in
      let angle = middle - range.maximum + width * CGFloat(index) / CGFloat(count)
      let (sine, cosine) = sineAndCosine(of: angle)
      return CGPoint(
        x: CGFloat(pin.x) + Self.arcRadius * cosine, y: CGFloat(pin.y) + Self.arcRadius * sine)
    }
  }

  // MARK: Slides

  /// Points by which a rail without a limit is drawn: across every screen.
  private static let maximumRailLength: CGFloat = 3000

  private func slideShape(_ info: JointInfo) -> DynamicsOverlay.Joint.Shape {
    let plan = behavior.joint
    var axis = Vector2(plan.axis)
    var range = behavior.attachmentRange
    switch behavior.attachedBehaviorType {
    case .items:
      if let body = items.first?.body {
        axis = simulation.world.rotation(of: body) * plan.localAxis
      }
    case .anchor: range = UIFloatRange(minimum: -range.maximum, maximum: -range.minimum)
    }
    func point(_ shift: CGFloat) -> CGPoint {
      CGPoint(info.anchorA + Float(shift) * axis)
    }
    let from = point(max(range.minimum, -Self.maximumRailLength))
    let to = point(min(range.maximum, Self.maximumRailLength))
    let ends: [(shift: CGFloat, point: CGPoint)] = [(range.minimum, from), (range.maximum, to)]
    return .slide(
      centers: centers, from: from, to: to,
      stops: ends.filter { abs($0.shift) < Self.maximumRailLength }.map(\.point))
  }
}
