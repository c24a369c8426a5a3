/// How important a constraint is, from 1 to 1000; at 1000 it is required.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The importance, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: has to be met.
  public static let required = UILayoutPriority(1000)
  /// 750: with which a button resists being made smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: with which a drag may change the size of a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: with which a drag may not change the size of a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: with which a view resists being made larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: with which a view asks for the size of `systemLayoutSizeFitting`.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Returns a priority higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a priority lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
}
