import Foundation

/// What a recognizer calls.
@MainActor
struct GestureAction {
  weak var target: AnyObject?
  #if !canImport(ObjectiveC)
    /// What the action is told by, when it is removed.
    var selector: Selector?
  #endif
  let call: @MainActor (UIGestureRecognizer) -> Void
}
