import Foundation

/// A value made of numbers that may or may not all be finite.
///
/// UIKit raises an exception when a view is given a NaN position; we refuse the value, say so and go
/// on, so that a NaN never reaches what is drawn.
package protocol FiniteValue {
  /// Whether no part of the value is NaN or infinite.
  var isFiniteValue: Bool { get }
}

extension CGFloat: FiniteValue {
  package var isFiniteValue: Bool { isFinite }
}

extension Float: FiniteValue {
  package var isFiniteValue: Bool { isFinite }
}

extension CGPoint: FiniteValue {
  package var isFiniteValue: Bool { x.isFinite && y.isFinite }
}

extension CGSize: FiniteValue {
  package var isFiniteValue: Bool { width.isFinite && height.isFinite }
}

extension CGRect: FiniteValue {
  package var isFiniteValue: Bool { origin.isFiniteValue && size.isFiniteValue }
}

extension CGVector: FiniteValue {
  package var isFiniteValue: Bool { dx.isFinite && dy.isFinite }
}

extension CGAffineTransform: FiniteValue {
  package var isFiniteValue: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension UIEdgeInsets: FiniteValue {
  package var isFiniteValue: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
