// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path of lines and curves, in points.
///
/// A point that is not finite is refused: the call has no effect (SH04).
open class UIBezierPath: NSObject, NSCopying {
  /// The steps of the path.
  package var geometry = PathGeometry()

  /// The width of the line that `stroke()` would draw, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The ends of open lines; `.butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of lines; `.miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The miter limit, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves, in pixels; 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the interior; false (winding number) by default.
  open var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  package init(geometry: PathGeometry) {
    self.geometry = geometry
    super.init()
  }

  /// Creates a closed rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init(refusing: rect) { .rectangle(rect) }
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(refusing: rect) { .ellipse(in: rect) }
  }

  /// Creates a rectangle with circular corners; the radius is clamped to half of the shorter side.
  ///
  /// Differs from UIKit: the corners are plain quarter circles, not smoothed into the sides.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = cornerRadius.isFinite ? min(cornerRadius, rect.width / 2, rect.height / 2) : 0
    self.init(refusing: rect) {
      .roundedRectangle(
        rect, corners: .allCorners, radii: CGSize(width: radius, height: radius))
    }
  }

  /// Creates a rectangle with the chosen corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radii = cornerRadii.isFiniteValue ? cornerRadii : .zero
    self.init(refusing: rect) { .roundedRectangle(rect, corners: corners, radii: radii) }
  }

  /// Creates an arc of a circle; the angles are radians, clockwise from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private convenience init(refusing rect: CGRect, _ make: () -> PathGeometry) {
    self.init(geometry: rect.isFiniteValue ? make() : PathGeometry())
    if !rect.isFiniteValue { RefusedInput.report(rect, for: "UIBezierPath.init") }
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { geometry.isEmpty }

  /// The bounding rectangle of all points, including control points; null for an empty path.
  open var bounds: CGRect { geometry.bounds }

  /// The current point; (0, 0) for an empty path.
  open var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

  /// Starts a new subpath.
  open func move(to point: CGPoint) {
    append(.move(point), for: "UIBezierPath.move(to:)")
  }

  /// Adds a straight line; ignored before the first `move(to:)`.
  open func addLine(to point: CGPoint) {
    append(.line(point), for: "UIBezierPath.addLine(to:)")
  }

  /// Adds a cubic curve; ignored before the first `move(to:)`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    append(
      .curve(control1: controlPoint1, control2: controlPoint2, end: endPoint),
      for: "UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)")
  }

  /// Adds a quadratic curve; ignored before the first `move(to:)`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    append(
      .quadCurve(control: controlPoint, end: endPoint),
      for: "UIBezierPath.addQuadCurve(to:controlPoint:)")
  }

  /// Adds an arc of a circle, connected by a line to the current point if there is one.
  ///
  /// The angles are radians, clockwise from the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let size = CGSize(width: radius, height: endAngle - startAngle)
    guard center.isFiniteValue, startAngle.isFinite, size.isFiniteValue else {
      return RefusedInput.report(center, for: "UIBezierPath.addArc")
    }
    geometry.appendArc(
      center: center, radius: abs(radius), startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() {
    geometry.append(.close)
  }

  /// Removes all elements.
  open func removeAllPoints() {
    geometry = PathGeometry()
  }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) {
    geometry.append(contentsOf: bezierPath.geometry)
  }

  /// Applies a transform to every point.
  open func apply(_ transform: CGAffineTransform) {
    guard transform.isFiniteValue else {
      return RefusedInput.report(transform, for: "UIBezierPath.apply(_:)")
    }
    geometry = geometry.applying(transform)
  }

  /// Returns the same outline drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.geometry = geometry.reversed()
    return path
  }

  /// Whether a point lies inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    geometry.contains(point, usingEvenOddRule: usesEvenOddFillRule)
  }

  /// Sets the lengths of dashes and gaps, in points; nil for solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      return RefusedInput.report(phase, for: "UIBezierPath.setLineDash(_:count:phase:)")
    }
    dashes = lengths
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, their number, and where they begin.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Returns a path with the same steps and line style.
  open func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }

  private func append(_ element: PathElement, for method: String) {
    if let point = element.points.first(where: { !$0.isFiniteValue }) {
      return RefusedInput.report(point, for: method)
    }
    geometry.append(element)
  }

  private func duplicate() -> UIBezierPath {
    let path = UIBezierPath(geometry: geometry)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    (path.dashes, path.dashPhase) = (dashes, dashPhase)
    return path
  }
}

extension UIBezierPath {
  /// Returns polylines that approximate the path within `tolerance` points.
  package func flattened(tolerance: CGFloat) -> [FlattenedSubpath] {
    geometry.flattened(tolerance: tolerance)
  }

  /// The path in the notation of SVG's `d` attribute.
  package var svgPathData: String { geometry.svgPathData }
}
