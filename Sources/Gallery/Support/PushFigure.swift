// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// Draws the angle and the distance from one point to another, and the push that follows from them.
final class PushFigure: UIView {
  private let axis = PushFigure.line(.mist, width: 2)
  private let arc = PushFigure.line(.ink, width: 2)
  private let arrow = PushFigure.line(.tomato, width: 3)
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    [axis, arc, arrow].forEach(layer.addSublayer)
    caption.frame = CGRect(x: frame.midX - 145, y: 12, width: 290, height: 26)
    caption.textAlignment = .center
    caption.backgroundColor = UIColor.paper.withAlphaComponent(0.85)
    caption.textColor = .ink
    caption.font = .systemFont(ofSize: 15)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws a push of a magnitude in a direction, in radians, over a distance from a point.
  func show(from start: CGPoint, angle: CGFloat, distance: CGFloat, magnitude: CGFloat) {
    let end = CGPoint(x: start.x + distance * cos(angle), y: start.y + distance * sin(angle))
    let across = UIBezierPath()
    across.move(to: start)
    across.addLine(to: CGPoint(x: start.x + 70, y: start.y))
    axis.path = across.cgPath
    arc.path =
      UIBezierPath(
        arcCenter: start, radius: 50, startAngle: 0, endAngle: angle, clockwise: angle > 0
      ).cgPath

    let way = UIBezierPath()
    way.move(to: start)
    way.addLine(to: end)
    for side in [-0.4, 0.4] {
      way.move(to: end)
      way.addLine(
        to: CGPoint(x: end.x - 14 * cos(angle + side), y: end.y - 14 * sin(angle + side)))
    }
    arrow.path = way.cgPath
    caption.text = String(
      format: "angle %.0f°, distance %.0f, push %.2f", angle * 180 / .pi, distance, magnitude)
  }

  private static func line(_ color: UIColor, width: CGFloat) -> CAShapeLayer {
    let line = CAShapeLayer()
    line.strokeColor = color.cgColor
    line.fillColor = nil
    line.lineWidth = width
    line.lineCap = .round
    return line
  }
}
