// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that arranges views in a row or a column with constraints.
///
/// `translatesAutoresizingMaskIntoConstraints` of arranged views becomes false. Hidden views take
/// no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var storedArrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangementConstraints: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []

  // MARK: Making

  /// Creates a stack with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty stack; the coder is ignored.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { storedArrangedSubviews }

  /// Appends an arranged view, and adds it as a subview if needed.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArrangedSubviews.count)
  }

  /// Removes an arranged view; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard storedArrangedSubviews.contains(where: { $0 === view }) else { return }
    storedArrangedSubviews.removeAll { $0 === view }
    // A new view may reuse the address of a deallocated one.
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Inserts an arranged view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    storedArrangedSubviews.removeAll { $0 === view }
    let index = min(max(stackIndex, 0), storedArrangedSubviews.count)
    storedArrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Removes a departing subview from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The axis; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementDidChange() }
  }

  /// The distribution along the axis; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { arrangementDidChange() }
  }

  /// The alignment across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { arrangementDidChange() }
  }

  /// The spacing between views in points, minimum or exact depending on the distribution; 0 by
  /// default.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isAccepted(for: "UIStackView.spacing") { spacing = oldValue }
      arrangementDidChange()
    }
  }

  /// Whether distances are measured between baselines; stored, but has no effect.
  open var isBaselineRelativeArrangement = false {
    didSet { reportNoEffect(if: isBaselineRelativeArrangement, in: UIStackView.self) }
  }

  /// Whether the views are laid out within the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  /// Sets the spacing after a view, until it is removed; `spacingUseDefault` restores the stack's
  /// spacing.
  ///
  /// Has no effect on a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.isAccepted(for: "UIStackView.setCustomSpacing(_:after:)"),
      storedArrangedSubviews.contains(where: { $0 === arrangedSubview })
    else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing after a view; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The value that means the stack's own spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The value that means the system spacing of 8 points.
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }

  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? systemSpacing : spacing
  }

  /// Requests that the constraints be recreated before the next layout.
  func arrangementDidChange() {
    markConstraintsInside()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Recreates the constraints of the arrangement.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(arrangementConstraints)
    for spacer in spacers { removeLayoutGuide(spacer) }
    let arrangement = StackArrangement(self)
    spacers = arrangement.spacers
    for spacer in spacers { addLayoutGuide(spacer) }
    arrangementConstraints = arrangement.constraints()
    NSLayoutConstraint.activate(arrangementConstraints)
    super.updateConstraints()
  }

  /// Updates a margins-relative arrangement.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arrangementDidChange()
  }
}

extension UIStackView {
  /// The distribution of a stack's views along its axis.
  public enum Distribution: Int, Sendable {
    /// The view with the lowest hugging priority fills the remaining space.
    case fill = 0
    /// Equal sizes.
    case fillEqually = 1
    /// Sizes proportional to the content.
    case fillProportionally = 2
    /// Equal spacing.
    case equalSpacing = 3
    /// Equal distances between centers where possible.
    case equalCentering = 4
  }

  /// The alignment of a stack's views across its axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// First baselines aligned, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// Last baselines aligned, in a row.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static var top: Alignment { .leading }
    /// At the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }
}
