// SPDX-License-Identifier: Apache-2.0

/// The reason for which the engine refused a call; the call had no effect.
///
/// The associated value is the name of the refused value.
public enum PhysicsError: Error, Sendable {
  /// The body was destroyed or belongs to another world.
  case staleBody
  /// The shape was destroyed or belongs to another world.
  case staleShape
  /// The chain was destroyed or belongs to another world.
  case staleChain
  /// The joint was destroyed or belongs to another world.
  case staleJoint
  /// Both bodies of a joint are the same.
  case sameBody
  /// A number is infinite, not a number, or beyond ±`maximumCoordinate`.
  case notFinite(StaticString)
  /// A number is finite but out of range.
  case outOfRange(StaticString)
  /// A radius or a half size is zero or negative where the shape needs it, or its points lie so
  /// close together or so nearly on one line that nothing is left of it.
  case emptyShape
  /// The convex outline has more than eight corners, or the one to be cut has more than
  /// `ConvexDecomposition.maximumVertexCount`.
  case tooManyVertices
  /// An outline crosses or touches itself, or one of its holes, at this point.
  case crossingOutline(Vector2)
}

extension PhysicsError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .staleBody:
      "the body does not exist any more; ask isValid(_:) where the life of a handle is unsure"
    case .staleShape:
      "the shape does not exist any more; it goes with its body, and a chain's shapes with the chain"
    case .staleChain:
      "the chain does not exist any more; it goes with its body"
    case .staleJoint:
      "the joint does not exist any more; it goes with either of its bodies"
    case .sameBody:
      "a joint needs two different bodies; use a static body to join one to the world"
    case .notFinite(let name):
      name.description
        + " is not finite or lies beyond ±1e8; check the values before they reach the engine"
    case .outOfRange(let name):
      name.description + " is out of range; look up its unit and its limits"
    case .emptyShape:
      "the shape has no extent; give it a positive radius or points apart from each other"
    case .tooManyVertices:
      "a convex polygon has at most eight corners; split the outline or leave corners out"
    case .crossingOutline(let point):
      "the outline crosses or touches itself near (" + Int32(point.x).description + ", "
        + Int32(point.y).description + "); let its edges meet at common corners only"
    }
  }
}

extension PhysicsError: Equatable {
  /// Whether both are the same case with the same value.
  public static func == (left: PhysicsError, right: PhysicsError) -> Bool {
    switch (left, right) {
    case (.staleBody, .staleBody), (.staleShape, .staleShape), (.staleChain, .staleChain),
      (.staleJoint, .staleJoint), (.sameBody, .sameBody), (.emptyShape, .emptyShape),
      (.tooManyVertices, .tooManyVertices):
      true
    case (.notFinite(let first), .notFinite(let second)),
      (.outOfRange(let first), .outOfRange(let second)):
      first.description == second.description
    case (.crossingOutline(let first), .crossingOutline(let second)): first == second
    default: false
    }
  }
}
