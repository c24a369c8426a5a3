import Foundation

/// A rectangle in a view that shows nothing and that constraints can hold.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides where the rectangle is.
  enum Kind {
    /// Constraints.
    case constrained
    /// The view's bounds, less what a view says.
    case inset(@MainActor (UIView) -> UIEdgeInsets)
    /// What a scroll view scrolls.
    case content
    /// What of a scroll view stays.
    case frame
  }

  let kind: Kind
  /// Where constraints put the guide last, in the view's coordinates.
  var solvedFrame: CGRect?

  /// The view that the rectangle is in; set by `UIView.addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?
  /// A name for the user's own purposes.
  open var identifier = ""

  init(owningView: UIView, kind: Kind, identifier: String) {
    self.owningView = owningView
    self.kind = kind
    self.identifier = identifier
    super.init()
  }

  /// Creates a guide without a view, which constraints will place.
  public override init() {
    kind = .constrained
    super.init()
  }

  /// The rectangle, in the view's coordinates, as the last layout left it.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .constrained: return solvedFrame ?? .zero
    case .inset(let insets): return owningView.bounds.inset(by: insets(owningView))
    case .frame: return owningView.bounds
    case .content:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}
