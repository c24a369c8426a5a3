// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The view that shows the overlay of an animator, in front of the items of its reference view.
///
/// A view, not only layers, because subviews are in front of the layers of their superview.
@MainActor
package final class OverlayView: UIView {
  /// The groups in the order of drawing.
  private let fields = OverlayGroup()
  private let boundaries = OverlayGroup()
  private let bodies = OverlayGroup()
  private let forces = OverlayGroup()
  private let joints = OverlayGroup()
  private let contacts = OverlayGroup()
  private let velocities = OverlayGroup()
  private let veil = CALayer()
  private var names: [UILabel] = []
  private var usedNames = 0

  private var groups: [OverlayGroup] {
    [fields, boundaries, bodies, forces, joints, contacts, velocities]
  }

  /// Among more items than these, names and arrows at every contact would hide everything.
  private static let crowd = 60
  /// Items beside whose names there is still room for the items.
  private static let maximumNameCount = 14

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "overlay"
    layer.addSublayer(veil)
    groups.forEach { layer.addSublayer($0.layer) }
  }

  package required init?(coder: NSCoder) { nil }

  /// Draws one moment.
  func draw(
    _ overlay: DynamicsOverlay, fields: [FieldOverlay], names: [ObjectIdentifier: String],
    parts: UIDynamicOverlayBehavior.Parts
  ) {
    // A moment is shown as it is, not faded to.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let isCrowded = overlay.bodies.count > Self.crowd
    if parts.contains(.fields) { fields.forEach { draw($0, amongFew: fields.count <= 4) } }
    if parts.contains(.boundaries) {
      overlay.boundaries.forEach { draw($0, isNamed: parts.contains(.names)) }
    }
    let hasNames = parts.contains(.names) && overlay.bodies.count <= Self.maximumNameCount
    for body in overlay.bodies {
      if parts.contains(.bodies) { draw(body) }
      if parts.contains(.forces) { draw(body.drawnPull, of: body, OverlayPalette.field, forces) }
      if parts.contains(.velocities) {
        draw(body.drawnVelocity, of: body, OverlayPalette.velocity, velocities)
      }
      if hasNames, let name = body.item.flatMap({ names[$0] }) {
        write(name, at: CGPoint(x: body.center.x, y: body.center.y - 12), OverlayPalette.name)
      }
    }
    if parts.contains(.forces) { overlay.arrows.forEach(draw) }
    if parts.contains(.joints) { overlay.joints.forEach(draw) }
    if parts.contains(.contacts) {
      overlay.contacts.forEach { draw($0, hasArrow: !isCrowded) }
    }
    groups.forEach { $0.finish() }
    for name in self.names[usedNames...] { name.isHidden = true }
    usedNames = 0
  }

  /// Sets opacity and color of the veil between the app and the overlay.
  func setVeil(_ share: CGFloat, color: UIColor?) {
    veil.frame = bounds
    let color = color ?? UIColor(overlay: OverlayPalette.screen)
    veil.backgroundColor = color.withAlphaComponent(share).cgColor
  }

  // MARK: Parts

  private func draw(_ body: DynamicsOverlay.Body) {
    var figure = OverlayFigure(at: body.center, angle: body.angle)
    let turn = CGAffineTransform(rotationAngle: -body.angle)
    for outline in body.outlines {
      figure.add(
        outline.map {
          CGPoint(x: $0.x - body.center.x, y: $0.y - body.center.y).applying(turn)
        }, isClosed: true)
    }
    // The tick shows the rotation of the item.
    figure.add([.zero, CGPoint(x: 9, y: 0)])
    let color =
      body.isAnchored
      ? OverlayPalette.anchored : body.isAwake ? OverlayPalette.awake : OverlayPalette.asleep
    bodies.draw(figure, OverlayStyle(color: color, fill: 0.13))
  }

  private func draw(
    _ vector: CGVector, of body: DynamicsOverlay.Body, _ color: UInt32, _ group: OverlayGroup
  ) {
    guard let figure = OverlayFigure.arrow(from: body.center, by: vector, head: 8) else { return }
    group.draw(figure, OverlayStyle(color: color))
  }

  private func draw(_ arrow: DynamicsOverlay.Arrow) {
    let head: CGFloat = arrow.kind == .push ? 10 : 6
    guard
      let figure = OverlayFigure.arrow(from: arrow.start, by: arrow.drawnVector, head: head)
    else { return }
    let width: CGFloat = arrow.kind == .push ? 2.2 : 1.6
    forces.draw(figure, OverlayStyle(color: OverlayPalette.force, width: width))
  }

  private func draw(_ joint: DynamicsOverlay.Joint) {
    let figure = JointFigure(joint.kind, points: joint.points(in: bounds, at: { $0 }))
    for part in figure.parts {
      var style = OverlayStyle(
        color: OverlayPalette.joint, width: part.style.width, opacity: part.style.opacity,
        dashes: part.style.dashes.map { CGFloat($0) })
      if part.style == .arc { style.fill = 0.18 }
      if part.style == .square { style.cap = .square }
      joints.draw(OverlayFigure(part, from: joint.start, to: joint.end), style)
    }
  }

  private func draw(_ contact: DynamicsOverlay.Contact, hasArrow: Bool) {
    if hasArrow,
      let figure = OverlayFigure.arrow(from: contact.point, by: contact.drawnArrow, head: 5)
    {
      contacts.draw(figure, OverlayStyle(color: OverlayPalette.contact))
    }
    var dot = OverlayFigure(at: contact.point)
    dot.addDot(at: .zero, radius: hasArrow ? 2.2 : 1)
    contacts.draw(dot, OverlayStyle(color: OverlayPalette.contact, width: 1, fill: 1))
  }

  private func draw(_ boundary: DynamicsOverlay.Boundary, isNamed: Bool) {
    var figure = OverlayFigure()
    boundary.lines.forEach { figure.add($0) }
    boundaries.draw(figure, OverlayStyle(color: OverlayPalette.boundary, width: 2))
    guard isNamed, let name = boundary.identifier,
      let highest = boundary.lines.joined().min(by: { $0.y < $1.y })
    else { return }
    // Below the line, because items rest above it.
    write(name, at: CGPoint(x: highest.x, y: highest.y + 10), OverlayPalette.boundary)
  }

  private func draw(_ field: FieldOverlay, amongFew isNamed: Bool) {
    let origin = field.position
    if !field.outlines.isEmpty {
      var region = OverlayFigure(at: origin)
      field.outlines.forEach { region.add($0, isClosed: true) }
      fields.draw(
        region,
        OverlayStyle(
          color: OverlayPalette.field, width: 1.2, fill: 0.07, opacity: 0.8, dashes: [4, 3]))
    }
    var probes = OverlayFigure(at: origin)
    for probe in field.probes { probes.add(field, probe) }
    fields.draw(probes, OverlayStyle(color: OverlayPalette.field, width: 1, opacity: 0.55))
    var mark = OverlayFigure(at: origin)
    mark.addDot(at: .zero, radius: 4)
    mark.add([CGPoint(x: -7, y: 0), CGPoint(x: 7, y: 0)])
    mark.add([CGPoint(x: 0, y: -7), CGPoint(x: 0, y: 7)])
    fields.draw(mark, OverlayStyle(color: OverlayPalette.field, width: 1.2))
    guard isNamed else { return }
    write(field.kind.words, at: CGPoint(x: origin.x, y: origin.y + 15), OverlayPalette.field)
  }

  /// Writes a name in the middle below or above something, and never beyond the edge.
  private func write(_ text: String, at point: CGPoint, _ color: UInt32) {
    if usedNames == names.count {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 10)
      names.append(label)
      addSubview(label)
    }
    let label = names[usedNames]
    usedNames += 1
    label.isHidden = false
    if label.text != text {
      label.text = text
      label.sizeToFit()
    }
    label.textColor = UIColor(overlay: color)
    let inset = label.bounds.width / 2 + 4
    label.center = CGPoint(
      x: min(max(point.x, bounds.minX + inset), max(bounds.maxX - inset, bounds.minX + inset)),
      y: min(max(point.y, bounds.minY + 8), bounds.maxY - 8))
  }
}

extension OverlayFigure {
  /// Adds what a field does to a probe.
  fileprivate mutating func add(_ field: FieldOverlay, _ probe: FieldOverlay.Probe) {
    let point = CGPoint(x: probe.point.x - position.x, y: probe.point.y - position.y)
    let vector = field.drawnArrow(of: probe)
    switch probe.kind {
    case .still: addDot(at: point, radius: 1)
    case .turn: addTurn(around: point, isClockwise: vector.dx > 0)
    case .probe:
      guard let arrow = OverlayFigure.arrow(from: point, by: vector, head: 5) else {
        return addDot(at: point, radius: 0.6)
      }
      let turn = CGAffineTransform(rotationAngle: arrow.angle)
      let tips = arrow.points.map { tip in
        let turned = tip.applying(turn)
        return CGPoint(x: turned.x + point.x, y: turned.y + point.y)
      }
      add(Array(tips.prefix(2)))
      add(Array(tips.dropFirst(2)))
    }
  }

  /// Three quarters of a circle with a head.
  private mutating func addTurn(around center: CGPoint, isClockwise: Bool) {
    let sign: CGFloat = isClockwise ? 1 : -1
    add(
      (0...12).map { step in
        let angle = .pi / 2 + CGFloat(step) / 12 * 1.5 * .pi
        return CGPoint(x: center.x + 5 * cos(angle), y: center.y + sign * 5 * sin(angle))
      })
    let head = center.y - sign * 3
    add([
      CGPoint(x: center.x + 2.4, y: head), CGPoint(x: center.x + 5, y: center.y),
      CGPoint(x: center.x + 7.6, y: head),
    ])
  }
}

extension UIFieldBehavior.Kind {
  /// The name in words: "radialGravity" is "radial gravity".
  fileprivate var words: String {
    rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
