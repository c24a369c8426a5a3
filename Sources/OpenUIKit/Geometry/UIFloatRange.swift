// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A range of numbers, from a minimum through a maximum.
///
/// (FR01–FR10)
public struct UIFloatRange: Sendable, Hashable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// The range that holds 0 only.
  public static let zero = UIFloatRange()

  /// The range that holds every number, from −∞ to +∞.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range that holds 0 only.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range from its bounds, which are stored unchanged.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether the range is the one that holds every number.
  public var isInfinite: Bool { self == .infinite }
}

extension UIFloatRange: Codable {
  /// Decodes a range from an array of its minimum and its maximum.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    minimum = try container.decode(CGFloat.self)
    maximum = try container.decode(CGFloat.self)
  }

  /// Encodes the range as an array of its minimum and its maximum, as Apple encodes its other
  /// geometric values; the layout for ranges is not documented.
  ///
  /// JSON has no infinite numbers: give the encoder and the decoder a strategy for them (FR09).
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(minimum)
    try container.encode(maximum)
  }
}

/// Returns a range from its bounds.
public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

/// Whether two ranges are the same.
///
/// (FR10)
@available(swift, deprecated: 4.2, message: "Use == operator instead.")
public func UIFloatRangeIsEqualToRange(
  _ range: UIFloatRange, _ otherRange: UIFloatRange
) -> Bool {
  range == otherRange
}
