// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The content of a row of a list: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Sendable {
      /// At the leading edge.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges; drawn at the leading one.
      case justified = 2
    }

    /// The case of the letters.
    public enum TextTransform: Int, Sendable {
      /// As given.
      case none = 0
      /// All large.
      case uppercase = 1
      /// All small.
      case lowercase = 2
      /// The first of each word large.
      case capitalized = 3
    }

    /// The font; the system's of 17 points by default.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The color; that of labels by default.
    public var color = UIColor.label
    /// The alignment of the lines; `.natural` by default.
    public var alignment = TextAlignment.natural
    /// How lines break; by truncating the tail by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, means as many as needed.
    public var numberOfLines = 0
    /// Whether the font shrinks to fit; stored, but has no effect.
    public var adjustsFontSizeToFitWidth = false {
      didSet {
        reportNoEffect(if: adjustsFontSizeToFitWidth, in: Self.self)
      }
    }
    /// The smallest scale of the font; stored, but has no effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size category; stored, but has no effect.
    public var adjustsFontForContentSizeCategory = true
    /// The case of the letters; as given by default.
    public var transform = TextTransform.none

    /// Returns the color; resolved by nothing more here.
    public func resolvedColor() -> UIColor { color }
  }

  /// The appearance of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size that means the standard one: 0.
    public static var standardDimension: CGFloat { 0 }

    /// The tint color; none, the default, means that of the view.
    public var tintColor: UIColor?
    /// The corner radius, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0, the default, means no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, in points; 0, the default, means that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of symbols; none by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether colors are inverted for accessibility; stored, but has no effect.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the tint color, or another one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// The image; none by default.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; none by default.
  public var text: String?
  /// The text with attributes, which has precedence over `text`; none by default.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The secondary text; none by default.
  public var secondaryText: String?
  /// The secondary text with attributes, which has precedence over `secondaryText`; none by default.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The axes on which margins of the superview count; stored, but has no effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the secondary text stands beside the text if both fit in one line; false by default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between the image and the texts; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// Points between texts beside each other; 8 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points between texts above each other; 4 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  private init() {}

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with gray texts if the view is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var copy = self
    copy.textProperties.color = .tertiaryLabel
    copy.secondaryTextProperties.color = .tertiaryLabel
    return copy
  }
}

// UIKit's styles.
extension UIListContentConfiguration {
  /// Returns the content of a plain cell.
  public static func cell() -> Self {
    var content = Self()
    content.secondaryTextProperties.font = .systemFont(ofSize: 15)
    return content
  }

  /// Returns the content of a cell with a secondary text below the text.
  public static func subtitleCell() -> Self {
    var content = cell()
    content.secondaryTextProperties.font = .systemFont(ofSize: 12)
    content.textToSecondaryTextVerticalPadding = 3
    return content
  }

  /// Returns the content of a cell with a gray secondary text at the trailing edge.
  public static func valueCell() -> Self {
    var content = cell()
    content.secondaryTextProperties.font = .systemFont(ofSize: 17)
    content.secondaryTextProperties.color = .secondaryLabel
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> Self { header(size: 17, .label, .none) }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> Self { header(size: 15, .label, .none) }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> Self { header(size: 13, .secondaryLabel, .uppercase) }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> Self { header(size: 13, .secondaryLabel, .none, .regular) }

  /// Returns the content of a header of any list.
  public static func header() -> Self { groupedHeader() }

  /// Returns the content of a footer of any list.
  public static func footer() -> Self { groupedFooter() }

  /// Returns the content of a large header.
  public static func prominentInsetGroupedHeader() -> Self { header(size: 20, .label, .none) }

  /// Returns the content of a very large header.
  public static func extraProminentInsetGroupedHeader() -> Self { header(size: 22, .label, .none) }

  /// Returns the content of a cell of a sidebar.
  public static func sidebarCell() -> Self { cell() }

  /// Returns the content of a cell of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// Returns the content of a header of a sidebar.
  public static func sidebarHeader() -> Self { plainHeader() }

  /// Returns the content of a cell beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { cell() }

  /// Returns the content of a cell beside a sidebar with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  private static func header(
    size: CGFloat, _ color: UIColor, _ transform: TextProperties.TextTransform,
    _ weight: UIFont.Weight = .semibold
  ) -> Self {
    var content = cell()
    content.textProperties.font = .systemFont(ofSize: size, weight: weight)
    content.textProperties.color = color
    content.textProperties.transform = transform
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16)
    return content
  }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Horizontal.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Vertical.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
