// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Computes the frames of a button's title and image.
@MainActor
struct ButtonLayout {
  private let button: UIButton
  /// Measures the title as the button's own label would.
  private let label = UILabel()
  private let titleSize: CGSize
  private let imageSize: CGSize
  private let placement: NSDirectionalRectEdge
  /// Points between image and title.
  private let gap: CGFloat
  /// The size of a button without title and image, which UIKit makes 30 × 34, or as high as a line of
  /// the title's font with its insets.
  private let emptySize: CGSize

  init(_ button: UIButton) {
    self.button = button
    let appearance = ButtonAppearance(button)
    imageSize = appearance.image?.size ?? .zero
    let font = appearance.font ?? button.shownTitleFont
    label.font =
      font ?? .systemFont(ofSize: button.buttonType == .custom ? UIFont.buttonFontSize : 15)
    emptySize = CGSize(width: 30, height: font.map { $0.lineHeight.rounded(.up) + 12 } ?? 34)
    label.numberOfLines = appearance.lineCount == 1 ? button.titleLineCount : appearance.lineCount
    if let attributed = appearance.attributedTitle {
      label.attributedText = attributed
    } else {
      label.text = appearance.title
    }
    titleSize = label.intrinsicContentSize
    placement = button.configuration?.imagePlacement ?? .leading
    let hasBoth = imageSize != .zero && titleSize != .zero
    gap = hasBoth ? button.configuration?.imagePadding ?? 0 : 0
  }

  /// The insets around the content; UIKit's buttons without their own insets have 6 points above
  /// and below the title.
  var contentInsets: UIEdgeInsets {
    if let insets = button.configuration?.contentInsets {
      return UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    return button.contentEdgeInsets
  }

  private var contentSize: CGSize { contentSize(with: imageSize) }

  private func contentSize(with imageSize: CGSize) -> CGSize {
    placement.isVertical
      ? CGSize(
        width: max(titleSize.width, imageSize.width),
        height: titleSize.height + gap + imageSize.height)
      : CGSize(
        width: titleSize.width + gap + imageSize.width,
        height: max(titleSize.height, imageSize.height))
  }

  /// The size of an image beside a title, which gets what is left.
  ///
  /// One that is too large for the content rectangle shrinks; one of a configuration keeps its size.
  private func imageSize(in area: CGRect) -> CGSize {
    guard button.configuration == nil, imageSize.width > 0, imageSize.height > 0 else {
      return imageSize
    }
    return imageSize(shrunkInto: area)
  }

  /// The size of the image in a rectangle, in which it shrinks to fit and keeps its aspect ratio.
  private func imageSize(shrunkInto area: CGRect) -> CGSize {
    let scale = min(area.width / imageSize.width, area.height / imageSize.height, 1)
    return scale < 1 ? imageSize.scaled(by: scale) : imageSize
  }

  /// The size of the content including its insets.
  var fittingSize: CGSize {
    let insets = contentInsets
    let size = contentSize
    let isUnstyled = button.configuration == nil && insets == .zero
    let minimumWidth = isUnstyled && button.buttonType != .custom ? emptySize.width : 0
    let extraHeight: CGFloat = isUnstyled && titleSize != .zero && imageSize == .zero ? 12 : 0
    guard size != .zero || button.configuration != nil else { return emptySize }
    return CGSize(
      width: max(size.width + insets.left + insets.right, minimumWidth),
      height: size.height + insets.top + insets.bottom + extraHeight)
  }

  /// The title's frame within the content rectangle.
  func titleRect(in area: CGRect) -> CGRect {
    guard titleSize != .zero else { return .zero }
    let imageSize = imageSize(in: area)
    let block = block(in: area)
    let availableWidth = max(
      placement.isVertical ? area.width : area.width - imageSize.width - gap, 0)
    let wraps = titleSize.width > availableWidth && label.numberOfLines != 1
    let size = wraps ? label.sizeThatFits(CGSize(width: availableWidth, height: 0)) : titleSize
    var rect = CGRect(
      x: 0, y: 0, width: min(size.width, availableWidth),
      height: min(size.height, max(area.height, 0)))
    switch placement {
    case .top, .bottom:
      rect.origin.x = block.midX - rect.width / 2
      rect.origin.y = placement == .top ? block.maxY - rect.height : block.minY
    default:
      rect.origin.x = placement == .trailing ? block.minX : block.minX + imageSize.width + gap
      rect.origin.y = block.midY - rect.height / 2
    }
    return rect.shifted(by: button.titleEdgeInsets, in: button)
  }

  /// The image's frame within the content rectangle.
  func imageRect(in area: CGRect) -> CGRect {
    guard imageSize != .zero else { return .zero }
    let inner = area.inset(by: button.imageEdgeInsets)
    if titleSize == .zero {
      var size = imageSize(shrunkInto: inner)
      if button.contentHorizontalAlignment == .fill { size.width = inner.width }
      if button.contentVerticalAlignment == .fill { size.height = inner.height }
      return aligned(size, in: inner)
    }
    var rect = CGRect(origin: .zero, size: imageSize(in: area))
    let block = block(in: area)
    switch placement {
    case .top, .bottom:
      rect.origin.x = block.midX - rect.width / 2
      rect.origin.y = placement == .top ? block.minY : block.maxY - rect.height
    default:
      rect.origin.x = placement == .trailing ? block.maxX - rect.width : block.minX
      rect.origin.y = block.midY - rect.height / 2
    }
    return rect.shifted(by: button.imageEdgeInsets, in: button)
  }

  /// The bounding rectangle of title and image.
  private func block(in area: CGRect) -> CGRect {
    let size = contentSize(with: imageSize(in: area))
    return aligned(
      CGSize(width: min(size.width, area.width), height: min(size.height, area.height)), in: area)
  }

  private func aligned(_ size: CGSize, in area: CGRect) -> CGRect {
    let x: CGFloat =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .fill: 0
      case .right: 1
      default: 0.5
      }
    let y: CGFloat =
      switch button.contentVerticalAlignment {
      case .top, .fill: 0
      case .bottom: 1
      case .center: 0.5
      }
    return CGRect(
      x: area.minX + (area.width - size.width) * x, y: area.minY + (area.height - size.height) * y,
      width: size.width, height: size.height)
  }
}

extension CGRect {
  /// The rectangle shifted by insets: by the full inset along an aligned edge, by half when
  /// centered.
  @MainActor
  fileprivate func shifted(by insets: UIEdgeInsets, in button: UIButton) -> CGRect {
    let x: CGFloat =
      switch button.effectiveContentHorizontalAlignment {
      case .left, .fill: insets.left
      case .right: -insets.right
      default: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch button.contentVerticalAlignment {
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      case .center: (insets.top - insets.bottom) / 2
      }
    return offsetBy(dx: x, dy: y)
  }
}
