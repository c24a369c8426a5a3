import Foundation

/// Puts views in a row or a column by constraints.
///
/// The arranged views take no frames of their own: their `translatesAutoresizingMaskIntoConstraints`
/// becomes false. A hidden one takes no room.
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

  /// Creates an empty stack; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views in the row, in their order.
  open var arrangedSubviews: [UIView] { storedArrangedSubviews }

  /// Puts a view at the end of the row, and into the stack where it is not yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArrangedSubviews.count)
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard storedArrangedSubviews.contains(where: { $0 === view }) else { return }
    storedArrangedSubviews.removeAll { $0 === view }
    // Another view may live at the address of one that has gone.
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Puts a view into the row, at a place counted from the beginning.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    storedArrangedSubviews.removeAll { $0 === view }
    let index = min(max(stackIndex, 0), storedArrangedSubviews.count)
    storedArrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Forgets an arranged view that leaves the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The direction of the row; horizontal unless set.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementDidChange() }
  }

  /// How the views share the length; `.fill` unless set.
  open var distribution = Distribution.fill {
    didSet { arrangementDidChange() }
  }

  /// How the views lie across the row; `.fill` unless set.
  open var alignment = Alignment.fill {
    didSet { arrangementDidChange() }
  }

  /// The points between two views, at least or exactly as the distribution says; 0 unless set.
  open var spacing: CGFloat = 0 {
    didSet {
      if !spacing.isAccepted(for: "UIStackView.spacing") { spacing = oldValue }
      arrangementDidChange()
    }
  }

  /// Whether distances are measured between baselines; kept, and without effect here.
  open var isBaselineRelativeArrangement = false

  /// Whether the views keep to the margins of the stack; false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementDidChange() }
  }

  /// Sets the points after a view, until it leaves the row; `spacingUseDefault` takes the stack's own.
  ///
  /// For a view that is not in the row it has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.isAccepted(for: "UIStackView.setCustomSpacing(_:after:)"),
      storedArrangedSubviews.contains(where: { $0 === arrangedSubview })
    else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the points after a view; `spacingUseDefault` where none were set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// What stands for the stack's own spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// What stands for UIKit's usual spacing of 8 points.
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }

  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? systemSpacing : spacing
  }

  /// Has the constraints made anew before the next layout.
  func arrangementDidChange() {
    markConstraintsInside()
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Makes the constraints of the row.
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

  /// Sets the margins, which hold the views in a margins-relative arrangement.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arrangementDidChange()
  }
}

extension UIStackView {
  /// How the views of a stack share its length.
  public enum Distribution: Int, Sendable {
    /// One view takes what is left, the one that hugs its content least.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// All have a share in proportion to their content.
    case fillProportionally = 2
    /// The distances between them are equal.
    case equalSpacing = 3
    /// The distances between their middles are equal where they fit.
    case equalCentering = 4
  }

  /// How the views of a stack lie across it.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// With their first baselines in line, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// With their last baselines in line, in a row.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static var top: Alignment { .leading }
    /// At the bottom edge of a row.
    public static var bottom: Alignment { .trailing }
  }
}
