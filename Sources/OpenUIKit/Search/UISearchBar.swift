// SPDX-License-Identifier: Apache-2.0

import Foundation

// Longer than usual: members that subclasses may override must be declared in the class itself.

/// A bar with a field for a text to search for, and optionally a cancel button and a row of scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The style of a bar.
  public enum Style: UInt, Sendable {
    /// With a background.
    case `default` = 0
    /// With a background and a prominent field; drawn like `default`.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The heights of UIKit's bar and field, and the distances between them, in points.
  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  /// The delegate; nil by default, not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; empty by default.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The text shown while the field is empty; none by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A text above the field; stored, not shown.
  open var prompt: String? {
    didSet { reportNoEffect(if: prompt != nil, in: UISearchBar.self) }
  }

  /// The style; `.default` by default.
  open var searchBarStyle = Style.default { didSet { refreshBackground() } }

  /// The style of the bar: `.black` has a dark background.
  open var barStyle = UIBarStyle.default { didSet { refreshBackground() } }

  /// The color of the bar; that of its style by default.
  open var barTintColor: UIColor? { didSet { refreshBackground() } }

  /// Whether the bar is translucent; stored, not drawn.
  open var isTranslucent = true

  /// The image behind the bar, which hides its color; not drawn itself.
  open var backgroundImage: UIImage? { didSet { refreshBackground() } }

  /// Whether the cancel button is shown; false by default.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set {
      cancelButton.isHidden = !newValue
      setNeedsLayout()
    }
  }

  /// Whether a button for results is shown; stored, not drawn.
  open var showsSearchResultsButton = false {
    didSet { reportNoEffect(if: showsSearchResultsButton, in: UISearchBar.self) }
  }

  /// Whether a button for bookmarks is shown; stored, not drawn.
  open var showsBookmarkButton = false {
    didSet { reportNoEffect(if: showsBookmarkButton, in: UISearchBar.self) }
  }

  /// Whether the row of scopes is shown; false by default.
  open var showsScopeBar = false { didSet { scopesDidChange() } }

  /// The titles of the scopes; none by default.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex = 0 { didSet { selectScope() } }

  /// The view above the keyboard; none by default.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// The kind of keyboard of the field.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The title of the return key of the field.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// The autocapitalization type of the field; stored, but has no effect.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether words are corrected in the field; stored, but has no effect.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// The field for the text.
  open var searchTextField: UISearchTextField { field }

  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private let scopes = UISegmentedControl()
  private lazy var editor = SearchFieldDelegate(self)
  /// Called before the delegate; set by a search controller.
  final weak var observer: (any SearchBarObserver)?

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    field.delegate = editor
    field.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
    for view in [field, cancelButton, scopes] { addSubview(view) }
    refreshBackground()
  }

  private func refreshBackground() {
    let own = barTintColor ?? (barStyle == .black ? UIColor.black : .systemBackground)
    backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : own
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    guard animated else { return }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.layoutIfNeeded()
    }
  }

  /// Shows or hides the row of scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Sets an image of the field for a state; only that of the magnifying glass is shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if icon == .search, state == .normal { field.glass.image = iconImage }
  }

  /// Sets the image behind the field; it is not drawn.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    guard backgroundImage != nil else { return }
    RefusedInput.reportNoEffect(of: "UISearchBar.setSearchFieldBackgroundImage(_:for:)")
  }

  /// Sets the image behind the bar; the position and the metrics have no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  // MARK: Scopes

  private func scopesDidChange() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.isHidden = !showsScopeBar || scopes.numberOfSegments == 0
    selectScope()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func selectScope() {
    guard (0..<scopes.numberOfSegments).contains(selectedScopeButtonIndex) else { return }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
  }

  private func scopeDidChange() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    observer?.searchBarDidChange(self)
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  // MARK: Editing

  private func textDidChange() {
    observer?.searchBarDidChange(self)
    delegate?.searchBar(self, textDidChange: field.text ?? "")
  }

  private func cancel() {
    observer?.searchBarDidCancel(self)
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Layout

  private var barHeight: CGFloat { Self.height + (scopes.isHidden ? 0 : Self.scopeHeight) }

  /// No intrinsic width, and the height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: barHeight)
  }

  /// Places the field, the cancel button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isLow = bounds.height < Self.height
    let top = isLow ? max((bounds.height - Self.fieldHeight) / 2, 0) : 10
    let buttonWidth =
      cancelButton.isHidden ? 0 : cancelButton.intrinsicContentSize.width.rounded(.up) + Self.margin
    field.frame = CGRect(
      x: Self.margin, y: top,
      width: max(bounds.width - 2 * Self.margin - buttonWidth, 0), height: Self.fieldHeight)
    cancelButton.frame = CGRect(
      x: bounds.width - Self.margin - buttonWidth + Self.margin, y: top,
      width: max(buttonWidth - Self.margin, 0), height: Self.fieldHeight)
    scopes.frame = CGRect(
      x: Self.margin, y: Self.height, width: max(bounds.width - 2 * Self.margin, 0), height: 32)
  }
}

extension UISearchBar {
  /// An image of the field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The bookmarks.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }
}

/// What a search controller observes of its bar.
@MainActor
protocol SearchBarObserver: AnyObject {
  func searchBarDidBegin(_ bar: UISearchBar)
  func searchBarDidChange(_ bar: UISearchBar)
  func searchBarDidCancel(_ bar: UISearchBar)
}
