import Foundation

#if !canImport(QuartzCore)
  /// How often in a second frames are wanted.
  public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest that are accepted.
    public var minimum: Float
    /// The most that are useful.
    public var maximum: Float
    /// The best number; nil leaves it to the clock.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.preferred = preferred
    }

    /// As often as there are frames.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  }
#endif
