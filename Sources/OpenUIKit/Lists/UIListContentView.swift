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
      placeTexts(
        view.textLabel.isHidden ? .zero : view.textLabel.sizeThatFits(room),
        view.secondaryLabel.isHidden ? .zero : view.secondaryLabel.sizeThatFits(room), content,
        left: left, width: room.width)
      // From around a middle at 0 to that of the size.
      let inner = size.height - margins.top - margins.bottom
      let middle = size.height > 0 ? margins.top + inner / 2 : 0
      height += margins.top + margins.bottom
      image.origin.y = middle - image.height / 2
      text.origin.y += middle
      secondary.origin.y += middle
    }

    /// Places texts above or beside each other, around a middle at 0.
    private mutating func placeTexts(
      _ first: CGSize, _ second: CGSize, _ content: UIListContentConfiguration, left: CGFloat,
      width: CGFloat
    ) {
      let gap = content.textToSecondaryTextHorizontalPadding
      if content.prefersSideBySideTextAndSecondaryText, second.height > 0,
        first.width + gap + second.width <= width
      {
        height = max(height, first.height, second.height)
        text = CGRect(x: left, y: -first.height / 2, width: first.width, height: first.height)
        secondary = CGRect(
          x: left + width - second.width, y: -second.height / 2, width: second.width,
          height: second.height)
        return
      }
      let hasBoth = first.height > 0 && second.height > 0
      let total =
        first.height + second.height + (hasBoth ? content.textToSecondaryTextVerticalPadding : 0)
      height = max(height, total)
      text = CGRect(x: left, y: -total / 2, width: width, height: first.height)
      secondary = CGRect(
        x: left, y: total / 2 - second.height, width: width, height: second.height)
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
