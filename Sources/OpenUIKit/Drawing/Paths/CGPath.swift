// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(CoreGraphics)  // Not compiled so far.
  import CoreGraphics

  extension UIBezierPath {
    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) {
      var geometry = PathGeometry()
      cgPath.applyWithBlock { pointer in
        let points = pointer.pointee.points
        switch pointer.pointee.type {
        case .moveToPoint: geometry.append(.move(points[0]))
        case .addLineToPoint: geometry.append(.line(points[0]))
        case .addQuadCurveToPoint:
          geometry.append(.quadCurve(control: points[0], end: points[1]))
        case .addCurveToPoint:
          geometry.append(.curve(control1: points[0], control2: points[1], end: points[2]))
        case .closeSubpath: geometry.append(.close)
        @unknown default: break
        }
      }
      self.init(geometry: geometry)
    }

    /// The path for Core Graphics; later changes of either do not reach the other.
    public var cgPath: CGPath {
      get {
        let path = CGMutablePath()
        for element in geometry.elements {
          switch element {
          case .move(let point): path.move(to: point)
          case .line(let point): path.addLine(to: point)
          case .quadCurve(let control, let end): path.addQuadCurve(to: end, control: control)
          case .curve(let control1, let control2, let end):
            path.addCurve(to: end, control1: control1, control2: control2)
          case .close: path.closeSubpath()
          }
        }
        return path
      }
      set { geometry = UIBezierPath(cgPath: newValue).geometry }
    }
  }
#else
  /// A path of lines and curves, in points; a path with a point that is not finite is empty.
  ///
  /// Sendable because only ``CGMutablePath`` is mutable, and is used by one thread at a time, as in
  /// Core Graphics.
  public class CGPath: @unchecked Sendable, Hashable {
    package internal(set) var geometry: PathGeometry

    package init(geometry: PathGeometry) {
      self.geometry = geometry
    }

    /// Creates a closed rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(
        geometry: PathGeometry.rectangle(rect)
          .moved(by: transform?.pointee ?? .identity, for: "CGPath.init(rect:transform:)"))
    }

    /// Creates the ellipse inscribed in a rectangle.
    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(
        geometry: PathGeometry.ellipse(in: rect)
          .moved(by: transform?.pointee ?? .identity, for: "CGPath.init(ellipseIn:transform:)"))
    }

    /// Creates a rectangle with elliptic corners.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let radii = CGSize(width: cornerWidth, height: cornerHeight)
      self.init(
        geometry: PathGeometry.roundedRectangle(rect, corners: .allCorners, radii: radii)
          .moved(by: transform?.pointee ?? .identity, for: "CGPath.init(roundedRect:…)"))
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { geometry.isEmpty }

    /// The bounding rectangle of all points, including control points; null for an empty path.
    public var boundingBox: CGRect { geometry.bounds }

    /// The bounding rectangle of the path, to a tenth of a point; null for an empty path.
    public var boundingBoxOfPath: CGRect {
      CGRect(enclosing: geometry.flattened(tolerance: 0.1).lazy.flatMap(\.points)) ?? .null
    }

    /// The current point; (0, 0) for an empty path.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// Whether a point lies inside the path.
    public func contains(_ point: CGPoint) -> Bool {
      geometry.contains(point, usingEvenOddRule: false)
    }

    /// Whether a transformed point lies inside the path by a fill rule.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity
    ) -> Bool {
      geometry.contains(point.applying(transform), usingEvenOddRule: rule == .evenOdd)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(geometry: geometry) }

    /// Returns a transformed copy.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(
        geometry: geometry.moved(
          by: transform?.pointee ?? .identity, for: "CGPath.copy(using:)"))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }

    /// Whether two paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool {
      left.geometry == right.geometry
    }

    /// Feeds the steps to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
  }

  extension PathGeometry {
    /// The transformed geometry; empty, with a diagnostic, if a transformed point is not finite.
    func moved(by transform: CGAffineTransform, for method: String) -> PathGeometry {
      let moved = applying(transform)
      if let point = moved.elements.lazy.flatMap(\.points).first(where: { !$0.isFiniteValue }) {
        RefusedInput.report(point, for: method)
        return PathGeometry()
      }
      return moved
    }
  }

  extension UIBezierPath {
    /// Creates a path from a layer's path.
    public convenience init(cgPath: CGPath) {
      self.init(geometry: cgPath.geometry)
    }

    /// The path for a layer; later changes of either do not reach the other.
    public var cgPath: CGPath {
      get { CGPath(geometry: geometry) }
      set { geometry = newValue.geometry }
    }
  }
#endif

extension CGPath {
  /// The steps of the path.
  package var pathGeometry: PathGeometry { UIBezierPath(cgPath: self).geometry }
}
