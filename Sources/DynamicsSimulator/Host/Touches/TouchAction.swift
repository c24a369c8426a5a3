// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A live touch that begins, moves or ends now, as opposed to a `ScriptedTouch` whose course is known.
public enum TouchAction: Sendable, Hashable {
  /// A touch begins at a point of the screen; the caller chooses its identifier.
  case begin(touch: Int, at: CGPoint)
  /// The touch moves to a point of the screen.
  case move(touch: Int, to: CGPoint)
  /// The touch ends where it is.
  case end(touch: Int)

  /// The caller's identifier of the touch.
  public var touch: Int {
    switch self {
    case .begin(let touch, _), .move(let touch, _), .end(let touch): touch
    }
  }

  /// The position of the touch on the screen, in points; nil when it ends.
  public var point: CGPoint? {
    switch self {
    case .begin(_, let point), .move(_, let point): point
    case .end: nil
    }
  }
}
