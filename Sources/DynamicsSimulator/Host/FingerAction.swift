import Foundation

/// What a finger does at a moment, when somebody holds it live and no script knows what comes next.
public enum FingerAction: Sendable, Hashable {
  /// The finger with a number of the caller's comes down at a point of the screen.
  case down(finger: Int, at: CGPoint)
  /// It moves to a point.
  case move(finger: Int, to: CGPoint)
  /// It is lifted.
  case up(finger: Int)

  /// The caller's number of the finger.
  public var finger: Int {
    switch self {
    case .down(let finger, _), .move(let finger, _), .up(let finger): finger
    }
  }

  /// Where the finger is; nil when it is lifted.
  public var point: CGPoint? {
    switch self {
    case .down(_, let point), .move(_, let point): point
    case .up: nil
    }
  }
}
