// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCoder {
  /// Returns a point as text: `{x, y}`.
  public class func string(for point: CGPoint) -> String {
    GeometryText.braced(point.x, point.y)
  }

  /// Returns a vector as text: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.braced(vector.dx, vector.dy)
  }

  /// Returns a size as text: `{width, height}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.braced(size.width, size.height)
  }

  /// Returns a rectangle as text: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as text: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let entries = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + entries.map(GeometryText.text(of:)).joined(separator: ", ") + "]"
  }

  /// Returns insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.braced(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns an offset as text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.braced(offset.horizontal, offset.vertical)
  }

  /// Reads a point from its text; the origin if the string is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return numbers.map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Reads a vector from its text; the zero vector if the string is invalid.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return numbers.map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Reads a size from its text; the zero size if the string is invalid.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return numbers.map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Reads a rectangle from its text; the zero rectangle if the string is invalid.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = GeometryText.numbers(in: string, count: 4)
    return numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Reads a transform from its text; the identity if the string is invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let n = GeometryText.numbers(in: string, count: 6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Reads insets from their text; zero if the string is invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = GeometryText.numbers(in: string, count: 4)
    return numbers.map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }

  /// Reads an offset from its text; zero if the string is invalid.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = GeometryText.numbers(in: string, count: 2)
    return numbers.map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}
