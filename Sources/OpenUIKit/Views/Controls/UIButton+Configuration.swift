import Foundation

extension UIButton {
  /// What a button looks like, in place of single settings for its states.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The corners of the background.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = 0
      /// As the background says, with the size of text.
      case dynamic = 1
      /// A little rounded.
      case small = 2
      /// Rounded.
      case medium = 3
      /// Well rounded.
      case large = 4
      /// Half circles.
      case capsule = 5
    }

    /// The size of text and of what is around it.
    public enum Size: Int, Sendable {
      /// The usual one.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// Where lines of the title start.
    public enum TitleAlignment: Int, Sendable {
      /// As the image lies.
      case automatic = 0
      /// Where the language starts lines.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where the language ends lines.
      case trailing = 3
    }

    enum Style { case plain, filled, tinted, gray }

    let style: Style
    /// The title; none unless set.
    public var title: String?
    /// The title with attributes, of which the letters are taken here.
    public var attributedTitle: AttributedString?
    /// A line below the title; none unless set.
    ///
    /// It has the title's font here.
    public var subtitle: String?
    /// The image beside the title; none unless set.
    public var image: UIImage?
    /// Where the image lies; before the title unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title; 0 unless set.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle; kept, and without effect here.
    public var titlePadding: CGFloat = 1
    /// Where lines of the title start.
    public var titleAlignment = TitleAlignment.automatic
    /// Points around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of title and image; that of the style unless set.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made from; that of the style unless set.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The corners; as the background says unless set.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of text and of what is around it.
    public var buttonSize = Size.medium {
      didSet { contentInsets = Self.insets(buttonSize) }
    }
    /// The size and weight of the image's symbol; that of text unless set.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether something turns in place of the image; kept, and not drawn here.
    public var showsActivityIndicator = false
    /// Whether the button follows its states by itself.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(.medium)
    }

    /// Returns the look of a title alone.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the look of a title on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the look of a title on a faint tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the look of a title on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the look of a title alone.
    public static func borderless() -> Configuration { plain() }
    /// Returns the look of a title on gray.
    public static func bordered() -> Configuration { gray() }
    /// Returns the look of a title on a faint tint colour.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns the look of a title on the tint colour.
    public static func borderedProminent() -> Configuration { filled() }

    /// Returns the look as a button's states change it; as it is here.
    public func updated(for button: UIButton) -> Configuration { self }

    // Apple's values for the sizes, as its buttons measure.
    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .mini: (3, 8)
        case .small: (4, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var font: UIFont {
      let size: CGFloat = buttonSize == .mini || buttonSize == .small ? 15 : 17
      return .systemFont(ofSize: size, weight: buttonSize == .large ? .semibold : .regular)
    }

    var shownTitle: String? {
      let own = attributedTitle.map { String($0.characters) } ?? title
      guard let subtitle else { return own }
      return own.map { $0 + "\n" + subtitle } ?? subtitle
    }

    func foregroundColor(of button: UIButton) -> UIColor {
      guard button.isEnabled else { return .tertiaryLabel }
      if let baseForegroundColor { return baseForegroundColor }
      return style == .filled ? .white : baseBackgroundColor ?? button.tintColor
    }

    private func backgroundColor(of button: UIButton) -> UIColor? {
      if let own = background.backgroundColor { return own }
      let base: UIColor = baseBackgroundColor ?? button.tintColor
      switch style {
      case .plain: return baseBackgroundColor
      case .filled: return button.isEnabled ? base : .systemFill
      case .tinted: return button.isEnabled ? base.withAlphaComponent(0.18) : .systemFill
      case .gray: return baseBackgroundColor ?? .systemFill
      }
    }

    func paint(_ view: UIView, of button: UIButton) {
      view.backgroundColor = backgroundColor(of: button)
      let half = min(button.bounds.width, button.bounds.height) / 2
      view.layer.cornerRadius =
        switch cornerStyle {
        case .fixed, .dynamic: min(background.cornerRadius, half)
        case .small: min(4, half)
        case .medium: min(8, half)
        case .large: min(12, half)
        case .capsule: half
        }
      view.layer.borderWidth = background.strokeWidth
      view.layer.borderColor = background.strokeColor?.cgColor
      view.alpha = button.isHighlighted ? 0.75 : 1
    }
  }
}

/// The background of a button or a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The radius of the corners, in points; 5.95, Apple's own, unless set.
  public var cornerRadius: CGFloat = 5.95
  /// The colour; as the style says unless set.
  public var backgroundColor: UIColor?
  /// The colour of the line around; none unless set.
  public var strokeColor: UIColor?
  /// The width of the line around, in points; 0 unless set.
  public var strokeWidth: CGFloat = 0
  /// Points by which the background is smaller; kept, and without effect here.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  init() {}

  /// Returns a background of nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }
}
