// SPDX-License-Identifier: Apache-2.0

/// How SwiftUI would animate a change.
///
/// Differs from SwiftUI: there are no views of it here, so that nothing is animated.
public struct Animation: Equatable, Sendable {
  /// The default animation.
  public static let `default` = Animation()
  /// A linear animation.
  public static let linear = Animation()
  /// An animation that begins slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that begins and ends slowly.
  public static let easeInOut = Animation()
  /// A spring without a bounce.
  public static let smooth = Animation()
  /// A spring with a small bounce.
  public static let snappy = Animation()
  /// A spring with a larger bounce.
  public static let bouncy = Animation()
  /// A spring.
  public static let spring = Animation()

  /// A linear animation.
  public static func linear(duration: Double) -> Animation { linear }
  /// An animation that begins slowly.
  public static func easeIn(duration: Double) -> Animation { easeIn }
  /// An animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation { easeOut }
  /// An animation that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  /// A spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { spring }
}

/// Returns the result of a closure, whose changes SwiftUI would animate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
