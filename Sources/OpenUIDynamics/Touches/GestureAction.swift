import Foundation

/// What a recognizer calls.
@MainActor
struct GestureAction {
  weak var target: AnyObject?
  let call: @MainActor (UIGestureRecognizer) -> Void
}
