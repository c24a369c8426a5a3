// SPDX-License-Identifier: Apache-2.0

import Foundation

// Core Graphics' additions to Foundation's geometry.
#if !canImport(CoreGraphics)
  extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Whether two rectangles are the same after both are standardized.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
  }

  /// Returns a point; x to the right and y downward, in points.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
  }

  /// Returns a size in points.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns a vector; dx to the right and dy downward.
  public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
    CGVector(dx: dx, dy: dy)
  }

  /// Returns a rectangle in points.
  public func CGRectMake(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
#endif
