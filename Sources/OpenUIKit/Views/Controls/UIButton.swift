import Foundation

// Longer than a file should be: what a subclass may override must stand in the class itself.

/// A control that does something when it is tapped.
///
/// A button of the type `.system` has its title in the tint colour and fades it under a finger; one of the
/// type `.custom`, which `UIButton()` is, has a white title.
///
/// Differs from UIKit: the look changes at once, without a fade.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks when nothing else is said.
  public enum ButtonType: Int, Sendable {
    /// As it is given.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A symbol that stands for details.
    case detailDisclosure = 2
    /// A symbol that stands for information.
    case infoLight = 3
    /// A symbol that stands for information.
    case infoDark = 4
    /// A symbol that stands for adding.
    case contactAdd = 5
    /// A panel without a style of its own; as `.system` here.
    case plain = 6
    /// A symbol that closes.
    case close = 7
    /// The old name of `.system`.
    public static let roundedRect = ButtonType.system
  }

  /// How the button looks when nothing else is said.
  open private(set) var buttonType = ButtonType.custom
  var content = ButtonContent()
  private var label: UILabel?
  private var picture: UIImageView?
  private var backgroundPicture: UIImageView?
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

  /// Creates a button of a type that performs an action when it is tapped, and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button of a frame that performs an action when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button that looks as a configuration says and performs an action when it is tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    self.configuration = configuration
    // Observers do not hear of what an initializer sets.
    changed()
  }

  /// Returns a button of the system that performs an action when it is tapped.
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

  /// Sets the title in a state; what is not said for a state is that of `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    content.titles[state] = title; changed()
  }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.colors[state] = color
    changed()
  }

  /// Sets the colour of a copy of the title below it, in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[state] = color
    changed()
  }

  /// Sets the image beside the title in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    content.images[state] = image
    changed()
  }

  /// Sets the image behind everything in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgrounds[state] = image
    changed()
  }

  /// Sets a title with attributes in a state, which goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[state] = title
    changed()
  }

  /// Sets the size and weight of the image's symbol in a state; the one of `.normal` is taken.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    content.symbolConfigurations[state] = configuration
    changed()
  }

  /// Returns the title in a state.
  open func title(for state: State) -> String? { content.value(content.titles, for: state) }

  /// Returns the title's colour in a state.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }

  /// Returns the colour of the copy below the title in a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    content.value(content.shadowColors, for: state)
  }

  /// Returns the image in a state.
  open func image(for state: State) -> UIImage? { content.value(content.images, for: state) }

  /// Returns the image behind everything in a state.
  open func backgroundImage(for state: State) -> UIImage? {
    content.value(content.backgrounds, for: state)
  }

  /// Returns the title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.value(content.attributedTitles, for: state)
  }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour that shows now.
  open var currentTitleColor: UIColor { color(for: state) }
  /// The colour of the copy below the title that shows now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image that shows now.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind everything that shows now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes that shows now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The view of the title; set its font, not its text.
  open var titleLabel: UILabel? { shownLabel }

  /// The line below the title of a configuration; nil, because the title's view shows it here.
  open var subtitleLabel: UILabel? { nil }

  /// The view of the image.
  open var imageView: UIImageView? { shownPicture }

  // MARK: Look

  /// Points around title and image; none unless set.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Points by which the title is moved in; none unless set.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Points by which the image is moved in; none unless set.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether the image is darker under a finger; true unless set.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is fainter while the button is disabled; true unless set.
  open var adjustsImageWhenDisabled = true
  /// Whether the button shines under a finger; false unless set, and without effect here.
  open var showsTouchWhenHighlighted = false
  /// Whether the copy below the title turns around under a finger; kept, and without effect here.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the selected state follows from tapping; false unless set.
  open var changesSelectionAsPrimaryAction = false

  /// What the button looks like; nil, as the states say, unless set.
  open var configuration: Configuration? {
    didSet {
      changed()
      // The handler itself sets the configuration.
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Changes the configuration whenever a state changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration itself follows the states; true unless set.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for `updateConfiguration()`, which is called at once here.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Lets the update handler change the configuration; for subclasses to extend.
  open func updateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  /// Tells that the tint colour changed.
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
    if isInside, changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUp(isInside: isInside)
    if isInside { performPrimaryAction() }
  }

  // MARK: Layout

  /// The size of title and image with what is around them.
  open override var intrinsicContentSize: CGSize { ButtonLayout(self).fittingSize }

  /// Returns the size of title and image with what is around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns where the image behind everything lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where title and image may lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: ButtonLayout(self).contentInsets)
  }

  /// Returns where the title lies in the rectangle of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).titleRect(in: contentRect)
  }

  /// Returns where the image lies in the rectangle of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    ButtonLayout(self).imageRect(in: contentRect)
  }

  /// Places title and images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
    let area = contentRect(forBounds: bounds)
    label?.frame = titleRect(forContentRect: area)
    picture?.frame = imageRect(forContentRect: area)
    backgroundPicture?.frame = backgroundRect(forBounds: bounds)
    configurationBackground.frame = bounds
    // Behind what the app itself put into the button.
    if let backgroundPicture { sendSubviewToBack(backgroundPicture) }
    if configurationBackground.superview != nil { sendSubviewToBack(configurationBackground) }
    refreshBackground()
  }

  // MARK: Parts

  /// The font of the title's view, where there is one already.
  var shownTitleFont: UIFont? { label?.font }

  /// How many lines the title's view may have; 1 where there is none yet.
  var titleLineCount: Int { label?.numberOfLines ?? 1 }

  private var shownLabel: UILabel {
    if let label { return label }
    let made = UILabel()
    // What UIKit's buttons have: 15 points for the system's, 18 for others.
    made.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  private var shownPicture: UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    made.contentMode = .scaleAspectFit
    picture = made
    addSubview(made)
    return made
  }

  /// Gives the parts what they show in the present state.
  private func refresh() {
    let appearance = ButtonAppearance(self)
    if appearance.title != nil || appearance.attributedTitle != nil || label != nil {
      let label = shownLabel
      if let attributed = appearance.attributedTitle {
        if label.attributedText != attributed { label.attributedText = attributed }
      } else if label.text != appearance.title {
        label.text = appearance.title
      }
      label.textColor = appearance.titleColor
      label.shadowColor = titleShadowColor(for: state)
      if let font = appearance.font { label.font = font }
      label.alpha = appearance.titleAlpha
      if appearance.lineCount != 1 { label.numberOfLines = appearance.lineCount }
      if appearance.isCentered { label.textAlignment = .center }
    }
    if appearance.image != nil || picture != nil {
      let picture = shownPicture
      if picture.image !== appearance.image { picture.image = appearance.image }
      if picture.storedTintColor != appearance.imageColor {
        picture.tintColor = appearance.imageColor
      }
      picture.alpha = appearance.imageAlpha
      if contentHorizontalAlignment == .fill || contentVerticalAlignment == .fill {
        picture.contentMode = imageContentMode
      }
    }
    let background = backgroundImage(for: state)
    if background != nil, backgroundPicture == nil {
      let made = UIImageView(frame: bounds)
      backgroundPicture = made
      insertSubview(made, at: 0)
    }
    backgroundPicture?.image = background
    refreshBackground()
  }

  private var imageContentMode: ContentMode {
    picture?.contentMode == .scaleAspectFit ? .scaleToFill : picture?.contentMode ?? .scaleToFill
  }

  private func refreshBackground() {
    guard let configuration else { return configurationBackground.removeFromSuperview() }
    if configurationBackground.superview == nil {
      configurationBackground.isUserInteractionEnabled = false
      insertSubview(configurationBackground, at: 0)
    }
    configuration.paint(configurationBackground, of: self)
  }

  func color(for state: State) -> UIColor {
    if let own = content.exactValue(content.colors, for: state) { return own }
    // A disabled title of the system is gray unless the app says otherwise for that state.
    if buttonType != .custom, state.contains(.disabled), content.colors[.disabled] == nil {
      return .tertiaryLabel
    }
    return content.value(content.colors, for: state)
      ?? (buttonType == .custom ? .white : tintColor)
  }
}
