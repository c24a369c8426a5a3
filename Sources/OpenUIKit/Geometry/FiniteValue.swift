// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value composed of numbers that may be NaN or infinite.
///
/// UIKit raises an exception when a view is given a NaN position; here the value is refused with a
/// diagnostic, so that a NaN never reaches a drawing.
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

// A fast check for values that an animator writes in every step: 0 times a number that is not
// finite is NaN, which equals nothing; 0 times any other number is 0.

extension CGPoint: FiniteValue {
  package var isFiniteValue: Bool { 0 * x + 0 * y == 0 }
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
    (0 * a + 0 * b) + (0 * c + 0 * d) + (0 * tx + 0 * ty) == 0
  }
}

extension UIEdgeInsets: FiniteValue {
  package var isFiniteValue: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
