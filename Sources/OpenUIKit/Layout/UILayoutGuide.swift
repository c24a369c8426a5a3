// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An invisible rectangle in a view that takes part in constraint-based layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines the guide's frame.
  enum Kind {
    /// Constraints.
    case constrained
    /// The view's bounds, inset by a function of the view.
    case inset(@MainActor (UIView) -> UIEdgeInsets)
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view.
    case frame
  }

  let kind: Kind
  /// The frame found by the last solution, in the view's coordinates.
  var solvedFrame: CGRect?

  /// The owning view; set by `UIView.addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?
  /// A name for the app's use.
  open var identifier = ""

  init(owningView: UIView, kind: Kind, identifier: String) {
    self.owningView = owningView
    self.kind = kind
    self.identifier = identifier
    super.init()
  }

  /// Creates a guide without a view, to be positioned by constraints.
  public override init() {
    kind = .constrained
    super.init()
  }

  /// The frame in the view's coordinates, as of the last layout.
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
