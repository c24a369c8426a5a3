// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum rate, in frames per second.
  public var minimum: Float
  /// The maximum rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second; nil leaves it to the clock.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The clock's rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
