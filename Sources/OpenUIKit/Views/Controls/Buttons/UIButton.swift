// SPDX-License-Identifier: Apache-2.0

import Foundation

// Longer than usual: members that subclasses may override must be declared in the class itself.

/// A control that performs an action when tapped.
///
/// A button of the type `.system` has a tint-colored title that fades while touched; a `.custom`
/// button, the default of `UIButton()`, has a white title.
///
/// Differs from UIKit: the appearance changes immediately, without a fade.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button, which selects its default appearance.
  public enum ButtonType: Int, Sendable {
    /// No default styling.
    case custom = 0
    /// A title in the tint color.
    case system = 1
    /// A details symbol.
    case detailDisclosure = 2
    /// An information symbol.
    case infoLight = 3
    /// An information symbol.
    case infoDark = 4
    /// A plus symbol for adding contacts.
    case contactAdd = 5
    /// A button without a style; the same as `.system` here.
    case plain = 6
    /// A close symbol.
    case close = 7
    /// The old name of `.system`.
    public static let roundedRect = ButtonType.system
  }

  /// The button's type.
  open private(set) var buttonType = ButtonType.custom
  var content = ButtonContent() { didSet { changed() } }
  var label: UILabel?
  var picture: UIImageView?
  var backgroundPicture: UIImageView?
  let configurationBackground = UIView()
  private var isUpdatingConfiguration = false

  // MARK: Making a button

  /// Creates a button of the type `.custom`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of the type `.custom`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of a type that shows an action's title and image and performs it when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a frame and an action to perform when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration and an action to perform when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    self.configuration = configuration
    // Property observers do not run in an initializer.
    changed()
  }

  /// Returns a system button with an image that sends an action when tapped.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton()
    button.become(.system)
    button.setImage(image, for: .normal)
    #if !canImport(ObjectiveC)
      if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    #endif
    return button
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    let symbols: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle", .close: "xmark.circle.fill",
    ]
    if let symbol = symbols[type] { setImage(UIImage(systemName: symbol), for: .normal) }
    frame.size = type == .custom || type == .system ? .zero : intrinsicContentSize
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content for states

  /// Sets the title for a state; states without a title use that of `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    content.titles[state] = title
  }

  /// Sets the title's color in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.colors[state] = color
  }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[state] = color
  }

  /// Sets the image beside the title in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    content.images[state] = image
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgrounds[state] = image
  }

  /// Sets the attributed title for a state, which takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title
  }

  /// Sets the symbol configuration of the image for a state; only that of `.normal` is used.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    content.symbolConfigurations[state] = configuration
  }

  /// Returns the title in a state.
  open func title(for state: State) -> String? { content.value(content.titles, for: state) }

  /// Returns the title's color in a state.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }

  /// Returns the color of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    content.value(content.shadowColors, for: state)
  }

  /// Returns the image in a state.
  open func image(for state: State) -> UIImage? { content.value(content.images, for: state) }

  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    content.value(content.backgrounds, for: state)
  }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.value(content.attributedTitles, for: state)
  }

  /// The current title.
  open var currentTitle: String? { title(for: state) }
  /// The current title color.
  open var currentTitleColor: UIColor { color(for: state) }
  /// The current color of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The current image.
  open var currentImage: UIImage? { image(for: state) }
  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The current attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The label of the title; set its font, not its text.
  open var titleLabel: UILabel? { shownLabel }

  /// The label of a configuration's subtitle; nil, because the title label shows it here.
  open var subtitleLabel: UILabel? { nil }

  /// The view of the image.
  open var imageView: UIImageView? { shownPicture }

  // MARK: Appearance

  /// The insets around title and image, in points; none by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The insets of the title, in points; none by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The insets of the image, in points; none by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether the image darkens while highlighted; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image fades while disabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while highlighted; false by default; has no effect.
  open var showsTouchWhenHighlighted = false {
    didSet { reportNoEffect(if: showsTouchWhenHighlighted, in: UIButton.self) }
  }
  /// Whether the title's shadow reverses while highlighted; stored, but has no effect.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { reportNoEffect(if: reversesTitleShadowWhenHighlighted, in: UIButton.self) }
  }
  /// Whether tapping toggles the selected state, or the title follows the action chosen from the menu;
  /// false by default.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  /// The menu, which a tap opens if `showsMenuAsPrimaryAction` is true, and otherwise a long press; none
  /// by default.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      menuDidChange()
    }
  }

  /// Whether a tap opens the menu; false by default.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  /// Returns the menu for a long press.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// The configuration; nil by default, in which case the values for the states apply.
  open var configuration: Configuration? {
    didSet {
      changed()
      // The handler sets the configuration itself.
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// A closure that updates the configuration after each change of state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration updates with the state; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Requests `updateConfiguration()`, which is called immediately here.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Calls the update handler; for subclasses to extend.
  open func updateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  /// Called when the tint color changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    refresh()
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    refresh()
  }

  override func touchUp(isInside: Bool) {
    if isInside, showsMenuAsPrimaryAction, menu != nil { return openMenu() }
    if isInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUp(isInside: isInside)
    if isInside { performPrimaryAction() }
  }

  // MARK: Layout

  /// The size of title and image including insets.
  open override var intrinsicContentSize: CGSize { ButtonLayout(self).fittingSize }

  /// Returns the size of title and image including insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the frame of the background image.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle available to title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: ButtonLayout(self).contentInsets)
  }

  /// Returns the title's frame within the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).titleRect(in: contentRect)
  }

  /// Returns the image's frame within the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).imageRect(in: contentRect)
  }

  /// Lays out title and images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
    let area = contentRect(forBounds: bounds)
    label?.frame = titleRect(forContentRect: area)
    picture?.frame = imageRect(forContentRect: area)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    configurationBackground.frame = bounds
    // Behind the app's own subviews.
    if let backgroundPicture { sendSubviewToBack(backgroundPicture) }
    if configurationBackground.superview != nil { sendSubviewToBack(configurationBackground) }
    refreshBackground()
  }
}
