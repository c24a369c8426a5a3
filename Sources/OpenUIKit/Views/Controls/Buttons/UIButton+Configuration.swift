// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIButton {
  /// The configuration of a button's appearance, instead of separate values for its states.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The corners of the background.
    public enum CornerStyle: Int, Sendable {
      /// The background's corner radius.
      case fixed = 0
      /// The background's radius, scaled with the text size.
      case dynamic = 1
      /// A little rounded.
      case small = 2
      /// Rounded.
      case medium = 3
      /// Strongly rounded.
      case large = 4
      /// Half circles.
      case capsule = 5
    }

    /// The size class of the button's text and insets.
    public enum Size: Int, Sendable {
      /// The default.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// The alignment of the title's lines.
    public enum TitleAlignment: Int, Sendable {
      /// According to the image placement.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    enum Style { case plain, filled, tinted, gray }

    let style: Style
    /// The title; none by default.
    public var title: String?
    /// The attributed title; only its characters are used.
    public var attributedTitle: AttributedString?
    /// A line below the title; none by default.
    ///
    /// Differs from UIKit: it uses the title's font.
    public var subtitle: String?
    /// The image beside the title; none by default.
    public var image: UIImage?
    /// The image's edge relative to the title; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle; stored, but has no effect.
    public var titlePadding: CGFloat = 1 {
      didSet { reportNoEffect(if: titlePadding != 1, in: UIButton.Configuration.self) }
    }
    /// The alignment of the title's lines.
    public var titleAlignment = TitleAlignment.automatic
    /// Points around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The color of title and image; by default, the style's.
    public var baseForegroundColor: UIColor?
    /// The background's base color; by default, the style's.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The corner style; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size class of the button's text and insets.
    public var buttonSize = Size.medium {
      didSet { contentInsets = Self.insets(buttonSize) }
    }
    /// The symbol configuration of the image; by default, it matches the text.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner replaces the image; stored, but not drawn.
    public var showsActivityIndicator = false {
      didSet { reportNoEffect(if: showsActivityIndicator, in: UIButton.Configuration.self) }
    }
    /// Whether the button updates its appearance when its state changes.
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(.medium)
    }

    /// Returns a configuration with a title and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a tint-colored background.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration with a faint tint-colored background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a title and no background.
    public static func borderless() -> Configuration { plain() }
    /// Returns a configuration with a gray background.
    public static func bordered() -> Configuration { gray() }
    /// Returns a configuration with a faint tint-colored background.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns a configuration with a tint-colored background.
    public static func borderedProminent() -> Configuration { filled() }

    /// Returns the configuration updated for a button's state; unchanged here.
    public func updated(for button: UIButton) -> Configuration { self }

    // Apple's insets, measured from its buttons.
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
