// SPDX-License-Identifier: Apache-2.0

/// The priority of a constraint, from 1 to 1000; 1000 is required.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The priority, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: required.
  public static let required = UILayoutPriority(1000)
  /// 750: the default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: the default hugging priority.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the target size of `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Whether a priority is lower than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns a priority higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a priority lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Returns the difference of two priorities.
  public static func - (left: UILayoutPriority, right: UILayoutPriority) -> Float {
    left.rawValue - right.rawValue
  }

  /// Raises a priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left.rawValue += right }

  /// Lowers a priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left.rawValue -= right }
}
