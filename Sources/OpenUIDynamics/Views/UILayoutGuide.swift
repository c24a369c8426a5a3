import Foundation

/// A rectangle in a view that shows nothing.
///
/// Differs from UIKit: there are no constraints, so that only a view's own guides have a place.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the rectangle is in.
  open private(set) weak var owningView: UIView?
  /// A name for the user's own purposes.
  open var identifier = ""

  init(owningView: UIView) {
    self.owningView = owningView
    super.init()
  }

  /// Creates a guide without a view.
  public override init() {
    super.init()
  }

  /// The rectangle, in the view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: owningView.safeAreaInsets)
  }
}
