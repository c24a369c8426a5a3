// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A cell that shows a row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredCell {
  /// UIKit's margin of labels and accessories, in points.
  static let margin: CGFloat = 16

  let style: CellStyle
  /// The reuse identifier; nil for a cell that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for the cell's content.
  public let contentView = UIView()
  let accessoryLabel = UILabel()
  let separator = UIView()

  /// The main label.
  open private(set) lazy var textLabel: UILabel? = makeLabel(size: 17)
  /// The image view at the left edge.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    hasImageView = true
    return view
  }()
  private(set) var hasImageView = false
  /// The detail label; nil if the style has none.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : makeLabel(size: style == .subtitle ? 12 : 17)

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    prepare()
  }

  /// Creates a cell with one label and without a reuse identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell with one label; the coder is ignored.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    configured.needsUpdate = true
    backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    accessoryLabel.textColor = .systemGray
    accessoryLabel.textAlignment = .center
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.accessoryHandler?() }
    accessoryLabel.addGestureRecognizer(tap)
    addSubview(contentView)
    addSubview(accessoryLabel)
    addSubview(separator)
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Called after the user selected the cell and the delegate was notified, as a segue of a storyboard is;
  /// none by default.
  ///
  /// An extension of this package.
  public final var selectionHandler: (@MainActor () -> Void)?

  /// The appearance when selected; gray by default.
  open var selectionStyle = SelectionStyle.default
  /// The accessory at the right edge; nothing by default.
  open var accessoryType = AccessoryType.none {
    didSet {
      accessoryLabel.text =
        switch accessoryType {
        case .none: nil
        case .disclosureIndicator: "›"
        case .detailDisclosureButton: "ⓘ ›"
        case .checkmark: "✓"
        case .detailButton: "ⓘ"
        }
      // Only a details button takes touches.
      accessoryLabel.isUserInteractionEnabled =
        accessoryType == .detailButton || accessoryType == .detailDisclosureButton
      setNeedsLayout()
    }
  }
  /// A view at the right edge; none by default.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content and in front of the background, while the cell is selected; gray
  /// by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: selectedBackgroundView)
      showSelection()
    }
  }
  /// The default selected background.
  private lazy var standardSelection: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray5
    replaceBackground(nil, with: view)
    return view
  }()
  private var hasStandardSelection = false
  /// The insets of the separator; aligned with the label by default.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? tableSeparatorInset
        ?? UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: 0)
    }
    set {
      guard newValue.isAccepted(for: "UITableViewCell.separatorInset") else { return }
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  private var tableSeparatorInset: UIEdgeInsets?

  /// Shows the line below the row as its table says.
  func showSeparator(_ style: SeparatorStyle, color: UIColor?, inset: UIEdgeInsets?) {
    separator.isHidden = style == .none
    separator.backgroundColor = color ?? .separator
    if inset != tableSeparatorInset {
      tableSeparatorInset = inset
      setNeedsLayout()
    }
  }

  /// Called when the details button was tapped; set by the table.
  var accessoryHandler: (() -> Void)?
  /// Whether the cell is in editing mode; false by default.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false
  /// The controls of the editing mode; nil outside of it.
  var controls: CellControls? {
    didSet { setNeedsLayout() }
  }
  /// The operation of the control that the editing mode shows; none outside of it.
  open var editingStyle: EditingStyle { controls?.style ?? .none }
  /// Whether the control that moves the row is shown.
  open var showsReorderControl: Bool {
    get { controls?.move != nil || storedShowsReorderControl }
    set { storedShowsReorderControl = newValue }
  }
  private var storedShowsReorderControl = false
  /// Whether the content makes room for the control; true by default.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }
  /// The indentation level; 0 by default.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// The width of an indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet {
      if !indentationWidth.isAccepted(for: "UITableViewCell.indentationWidth") {
        indentationWidth = oldValue
      }
      setNeedsLayout()
    }
  }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelected = false

  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedHighlighted = false

  /// Sets the selected state; for subclasses to extend.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedSelected { setNeedsUpdateConfiguration() }
    storedSelected = selected
    showSelection()
  }

  /// Sets the highlighted state; for subclasses to extend.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != storedHighlighted { setNeedsUpdateConfiguration() }
    storedHighlighted = highlighted
    showSelection()
  }

  /// Sets the editing mode; for subclasses to extend.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    setNeedsLayout()
  }

  /// Prepares the cell for another row; for subclasses to extend.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    let isBackground = new === backgroundView
    insertFilling(new, at: isBackground || backgroundView?.superview !== self ? 0 : 1)
  }

  private func showSelection() {
    let isShown = (storedSelected || storedHighlighted) && selectionStyle != .none
    let isStandard = selectedBackgroundView == nil
    selectedBackgroundView?.isHidden = !isShown
    // Not the content view's background, whose color belongs to the app.
    if isStandard, isShown { hasStandardSelection = true }
    if hasStandardSelection { standardSelection.isHidden = !isShown || !isStandard }
  }

  // MARK: Configurations

  var configured = ConfiguredContent()

  /// The content, whose view fills the content view; none by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { configured.show(newValue, in: contentView) }
  }

  /// The background; none by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { configured.show(newValue, in: self) }
  }

  /// Returns the content of a cell of this style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the content is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is updated when the state changes; stored, backgrounds do not depend on it.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState { presentState }

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// A closure that configures the cell for a state; none by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests that the cell is configured for its state before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Configures the cell for a state; for subclasses to override, calling super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Lays out content, labels and accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }
}
