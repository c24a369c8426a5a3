// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// A mutable path; points that are not finite, also after a transform, are refused.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
      super.init(geometry: PathGeometry())
    }

    package override init(geometry: PathGeometry) {
      super.init(geometry: geometry)
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      append(.move(point), transform)
    }

    /// Adds a straight line; ignored before the first `move(to:transform:)`.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      append(.line(point), transform)
    }

    /// Adds a subpath of straight lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      for (number, point) in points.enumerated() {
        append(number == 0 ? .move(point) : .line(point), transform)
      }
    }

    /// Adds a cubic curve; ignored before the first `move(to:transform:)`.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      append(.curve(control1: control1, control2: control2, end: end), transform)
    }

    /// Adds a quadratic curve; ignored before the first `move(to:transform:)`.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      append(.quadCurve(control: control, end: end), transform)
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      append(.rectangle(rect), transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with elliptic corners.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      append(.roundedRectangle(rect, corners: .allCorners, radii: radii), transform)
    }

    /// Adds the ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      append(.ellipse(in: rect), transform)
    }

    /// Adds an arc of a circle, connected by a line to the current point if there is one.
    ///
    /// The angles are radians from the right. Where y points down, as in a view, `clockwise` is the
    /// direction that looks counterclockwise.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      guard center.isAccepted(for: "CGMutablePath.addArc"),
        CGSize(width: radius, height: endAngle - startAngle)
          .isAccepted(for: "CGMutablePath.addArc"),
        transform.isAccepted(for: "CGMutablePath.addArc")
      else { return }
      // The current point is converted to the arc's coordinates, so that the transform applies to
      // both.
      var own = geometry.applying(transform.inverted())
      own.appendArc(
        center: center, radius: abs(radius), startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
      geometry = transform.isIdentity ? own : own.applying(transform)
    }

    /// Adds an arc of a circle given by a start angle and a delta, in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta < 0, transform: transform)
    }

    /// Adds an arc tangent to two lines, and the line that leads to it.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      guard let start = geometry.currentPoint?.applying(transform.inverted()),
        tangent1End.isAccepted(for: "CGMutablePath.addArc"),
        tangent2End.isAccepted(for: "CGMutablePath.addArc"),
        radius.isAccepted(for: "CGMutablePath.addArc")
      else { return }
      let first = CGVector(from: tangent1End, to: start).unit
      let second = CGVector(from: tangent1End, to: tangent2End).unit
      let cross = first.dx * second.dy - first.dy * second.dx
      // Collinear lines have no corner to round.
      guard abs(cross) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
      let cosine = first.dx * second.dx + first.dy * second.dy
      let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
      let from = tangent1End.moved(along: first, by: distance)
      let to = tangent1End.moved(along: second, by: distance)
      // Four thirds of the tangent of a quarter of the angle, from the angle between the lines.
      let half = ((1 - cosine) / 2).squareRoot()
      let control =
        distance - 4 / 3 * radius * (1 - half) / max(1 - half * half, 1e-12).squareRoot()
      addLine(to: from, transform: transform)
      addCurve(
        to: to, control1: tangent1End.moved(along: first, by: control),
        control2: tangent1End.moved(along: second, by: control), transform: transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      append(path.geometry, transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { geometry.append(.close) }

    private func append(_ element: PathElement, _ transform: CGAffineTransform) {
      let moved = element.applying(transform)
      if let point = moved.points.first(where: { !$0.isFiniteValue }) {
        return RefusedInput.report(point, for: "CGMutablePath")
      }
      geometry.append(moved)
    }

    private func append(_ shape: PathGeometry, _ transform: CGAffineTransform) {
      geometry.append(contentsOf: shape.moved(by: transform, for: "CGMutablePath"))
    }
  }

  extension CGVector {
    fileprivate init(from start: CGPoint, to end: CGPoint) {
      self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    fileprivate var unit: CGVector {
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
  }

  extension CGPoint {
    fileprivate func moved(along direction: CGVector, by distance: CGFloat) -> CGPoint {
      CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
    }
  }
#endif
