// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that shows the content of a row of a list.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// UIKit's smallest height of a row, in points.
  static let minimumHeight: CGFloat = 44

  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var content: UIListContentConfiguration

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    showContent()
  }

  /// Creates a view with the content of an empty cell; the coder is ignored.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
  }

  /// The configuration; only a `UIListContentConfiguration` has an effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      content = list
      showContent()
    }
  }

  private func showContent() {
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    if let symbol = content.imageProperties.preferredSymbolConfiguration {
      imageView.preferredSymbolConfiguration = symbol
    }
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch properties.transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  // MARK: Layout

  /// Lays out the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = Arrangement(of: self, content, in: bounds.size)
    imageView.frame = arrangement.image
    textLabel.frame = arrangement.text
    secondaryLabel.frame = arrangement.secondary
  }

  /// Returns the width of a size with the height that the content needs there.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = Arrangement(of: self, content, in: CGSize(width: size.width, height: 0)).height
    return CGSize(width: size.width, height: max(height, Self.minimumHeight))
  }

  /// Returns the size that fits into the width of a target size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  /// The frames of the parts in a size.
  @MainActor
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    /// The height with margins, in points.
    var height: CGFloat = 0

    init(of view: UIListContentView, _ content: UIListContentConfiguration, in size: CGSize) {
      let margins = content.directionalLayoutMargins
      var left = margins.leading
      let right = max(size.width - margins.trailing, left)
      if let imageSize = Self.imageSize(content) {
        let reserved = content.imageProperties.reservedLayoutSize
        let width = max(reserved.width, imageSize.width)
        image = CGRect(
          x: left + (width - imageSize.width) / 2, y: 0, width: imageSize.width,
          height: imageSize.height)
        left += width + content.imageToTextPadding
        height = max(reserved.height, imageSize.height)
      }
      let room = CGSize(width: max(right - left, 0), height: .greatestFiniteMagnitude)
      let textSize = view.textLabel.isHidden ? .zero : view.textLabel.sizeThatFits(room)
      let otherSize = view.secondaryLabel.isHidden ? .zero : view.secondaryLabel.sizeThatFits(room)
      let horizontalGap = content.textToSecondaryTextHorizontalPadding
      let areBeside =
        content.prefersSideBySideTextAndSecondaryText && !view.secondaryLabel.isHidden
        && textSize.width + horizontalGap + otherSize.width <= room.width
      let verticalGap =
        view.textLabel.isHidden || view.secondaryLabel.isHidden
        ? 0 : content.textToSecondaryTextVerticalPadding
      let textHeight =
        areBeside
        ? max(textSize.height, otherSize.height) : textSize.height + verticalGap + otherSize.height
      height = max(height, textHeight) + margins.top + margins.bottom
      let middle =
        size.height > 0 ? margins.top + (size.height - margins.top - margins.bottom) / 2 : 0
      image.origin.y = middle - image.height / 2
      let top = middle - textHeight / 2
      text = CGRect(x: left, y: top, width: room.width, height: textSize.height)
      if areBeside {
        text.origin.y = middle - textSize.height / 2
        text.size.width = textSize.width
        secondary = CGRect(
          x: right - otherSize.width, y: middle - otherSize.height / 2, width: otherSize.width,
          height: otherSize.height)
      } else {
        secondary = CGRect(
          x: left, y: top + textSize.height + verticalGap, width: room.width,
          height: otherSize.height)
      }
    }

    private static func imageSize(_ content: UIListContentConfiguration) -> CGSize? {
      guard let size = content.image?.size, size.width > 0, size.height > 0 else { return nil }
      let limit = content.imageProperties.maximumSize
      var scale: CGFloat = 1
      if limit.width > 0 { scale = min(scale, limit.width / size.width) }
      if limit.height > 0 { scale = min(scale, limit.height / size.height) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }
  }
}
