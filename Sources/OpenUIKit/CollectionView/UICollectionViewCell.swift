// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that a collection view shows for an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// The view for the cell's content; as large as the cell.
  public let contentView = UIView()

  /// Called after the user selected the item and the delegate was notified, as a segue of a storyboard is;
  /// none by default.
  ///
  /// An extension of this package.
  public final var selectionHandler: (@MainActor () -> Void)?

  /// Creates a cell with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell without size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    configured.needsUpdate = true
    insertFilling(contentView, at: 0)
  }

  /// Whether the item is selected; set only by the collection view.
  open var isSelected = false {
    didSet { stateDidChange(isSelected != oldValue) }
  }

  /// Whether the item is highlighted; set only by the collection view.
  open var isHighlighted = false {
    didSet { stateDidChange(isHighlighted != oldValue) }
  }

  /// Whether the list is edited; set only by the collection view.
  var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  func editingDidChange() { setNeedsUpdateConfiguration() }

  /// The view behind the content; none by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertFilling(backgroundView, at: 0) }
    }
  }

  /// The view behind the content and in front of the background, while the item is selected or
  /// touched; none by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        insertFilling(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      }
      showSelection()
    }
  }

  private func stateDidChange(_ isChange: Bool) {
    showSelection()
    if isChange { setNeedsUpdateConfiguration() }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
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

  /// Whether the content is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is updated when the state changes; stored, backgrounds do not depend on it.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState { presentState }

  /// A closure that configures the cell for a state; none by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Requests that the cell is configured for its state before the next layout.
  open func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Configures the cell for a state; for subclasses to override, calling super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  override func fittingSize(_ size: CGSize, freeWidth: Bool, freeHeight: Bool) -> CGSize {
    updateConfigurationIfNeeded()
    let target = CGSize(width: freeWidth ? 0 : size.width, height: freeHeight ? 0 : size.height)
    if let view = configured.view {
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: freeWidth ? .fittingSizeLevel : .required,
        verticalFittingPriority: freeHeight ? .fittingSizeLevel : .required)
    }
    guard contentView.constraintState.isUsedInside else { return size }
    return contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: freeWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: freeHeight ? .fittingSizeLevel : .required)
  }

  /// Configures the cell if needed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }
}
