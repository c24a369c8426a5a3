// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an animation is paced: a Bézier curve from (0, 0) to (1, 1) of the way over the time.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  // Unchecked, because NSObject is; nothing in it can change after it is made.
  let curve: CubicCurve

  /// Creates a function by its name; an unknown name is linear.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .default: .standard
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      default: CubicCurve(0, 0, 1, 1)
      }
    super.init()
  }

  /// Creates a function from the two inner control points; times (x) are cut to 0…1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Writes x and y of one of the four control points, 0 to 3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, curve.control1, curve.control2, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }
}

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Runs at constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Eases in.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Eases out.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Eases in and out.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Fast at first, then slow: what implicit animations use.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
