/// How long the stages of the last step took, in the unit of the world's clock; zero without one.
public struct StepTimings: Hashable, Sendable, BitwiseCopyable {
  /// Finding new pairs of shapes.
  public internal(set) var pairs = 0.0
  /// Computing where shapes touch.
  public internal(set) var contacts = 0.0
  /// Solving contacts and joints.
  public internal(set) var solve = 0.0
  /// Moving bodies and their boxes.
  public internal(set) var finalize = 0.0
  /// Stopping fast bodies at what they would pass.
  public internal(set) var continuous = 0.0
  /// Searching islands that may sleep.
  public internal(set) var sleep = 0.0
  /// The whole step.
  public internal(set) var total = 0.0
}
