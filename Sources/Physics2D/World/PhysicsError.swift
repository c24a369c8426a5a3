/// Why the engine refused a call; the call had no effect.
public enum PhysicsError: Error, Hashable, Sendable {
  /// A number is infinite, not a number, or beyond ±`largestCoordinate`.
  case notFinite
  /// A radius or a half size is zero or negative where the shape needs it, or its points lie so
  /// close together or so nearly on one line that nothing is left of it.
  case emptyShape
  /// The convex outline has more than eight corners.
  case tooManyVertices
}

extension PhysicsError: CustomStringConvertible {
  /// What was wrong, and how to mend it.
  public var description: String {
    switch self {
    case .notFinite:
      "a number is not finite or lies beyond ±1e8; check the values before they reach the engine"
    case .emptyShape:
      "the shape has no extent; give it a positive radius or points apart from each other"
    case .tooManyVertices:
      "a convex polygon has at most eight corners; split the outline or leave corners out"
    }
  }
}
