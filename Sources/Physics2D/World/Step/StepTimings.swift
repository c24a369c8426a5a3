// SPDX-License-Identifier: Apache-2.0

/// The durations of the stages of the last step, in the unit of the world's clock; zero without one.
public struct StepTimings: Hashable, Sendable, BitwiseCopyable {
  /// Finding new pairs of shapes.
  public internal(set) var pairs = 0.0
  /// Updating contacts and their manifolds.
  public internal(set) var contacts = 0.0
  /// Solving contacts and joints.
  public internal(set) var solve = 0.0
  /// Moving bodies, and updating boxes and trees.
  public internal(set) var finalize = 0.0
  /// Continuous collision.
  public internal(set) var continuous = 0.0
  /// Searching for islands that can sleep.
  public internal(set) var sleep = 0.0
  /// The whole step.
  public internal(set) var total = 0.0
}
