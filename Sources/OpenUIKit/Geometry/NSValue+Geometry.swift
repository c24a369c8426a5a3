// SPDX-License-Identifier: Apache-2.0

import Foundation

// UIKit provides these on Apple platforms.
#if !canImport(ObjectiveC)
  extension NSValue {
    /// Creates an object that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates an object that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates an object that holds a vector.
    public convenience init(cgVector vector: CGVector) {
      self.init(numbers: [vector.dx, vector.dy])
    }

    /// Creates an object that holds a transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(
        numbers: [
          transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ])
    }

    /// Creates an object that holds a three-dimensional transform.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(numbers: transform.entries)
    }

    /// Creates an object that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(
        numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Creates an object that holds an offset.
    public convenience init(uiOffset offset: UIOffset) {
      self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// The point; the origin if the object holds another type.
    public var cgPointValue: CGPoint { holds("Point") ? pointValue : .zero }

    /// The size; zero if the object holds another type.
    public var cgSizeValue: CGSize { holds("Size") ? sizeValue : .zero }

    /// The rectangle; zero if the object holds another type.
    public var cgRectValue: CGRect { holds("Rect") ? rectValue : .zero }

    /// The vector; the zero vector if the object holds another type.
    public var cgVectorValue: CGVector {
      numbers(count: Count.vector).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The transform; the identity if the object holds another type.
    public var cgAffineTransformValue: CGAffineTransform {
      numbers(count: Count.transform).map {
        CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
      } ?? .identity
    }

    /// The three-dimensional transform; the identity if the object holds another type.
    public var caTransform3DValue: CATransform3D {
      numbers(count: Count.transform3D).flatMap { CATransform3D(entries: $0) }
        ?? CATransform3DIdentity
    }

    /// The value of a layer's property that the object holds; nil for another type.
    var layerValue: LayerValue? {
      if holds("Point") { return .point(cgPointValue) }
      if holds("Size") { return .size(cgSizeValue) }
      if holds("Rect") { return .rect(cgRectValue) }
      if numbers(count: Count.transform3D) != nil { return .transform(caTransform3DValue) }
      guard numbers(count: Count.transform) != nil else { return nil }
      return .transform(CATransform3DMakeAffineTransform(cgAffineTransformValue))
    }

    /// The insets; zero if the object holds another type.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      numbers(count: Count.insets).map {
        UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
      } ?? .zero
    }

    /// The offset; zero if the object holds another type.
    public var uiOffsetValue: UIOffset {
      numbers(count: Count.offset).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The number of components of types without an `NSValue` encoding in Foundation.
    private enum Count {
      static let vector = 2
      static let offset = 2
      static let insets = 4
      static let transform = 6
      static let transform3D = 16
    }

    // An array, because Foundation cannot store this structure here.
    private static func encoding(count: Int) -> String { "[\(count)d]" }

    private convenience init(numbers: [CGFloat]) {
      self.init(
        bytes: numbers.map { Double($0) }, objCType: Self.encoding(count: numbers.count))
    }

    private func numbers(count: Int) -> [CGFloat]? {
      guard String(cString: objCType) == Self.encoding(count: count) else { return nil }
      var numbers = [Double](repeating: 0, count: count)
      getValue(&numbers)
      return numbers.map { CGFloat($0) }
    }

    /// Whether the type is `CGRect`, or Foundation's own name for it, for `Rect`.
    private func holds(_ name: String) -> Bool {
      let type = String(cString: objCType)
      return type.hasPrefix("{CG\(name)=") || type.hasPrefix("{_NS\(name)=")
    }
  }
#endif
