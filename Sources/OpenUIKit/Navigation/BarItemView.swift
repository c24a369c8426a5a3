// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The view of a bar button item: tappable text, or the item's custom view.
final class BarItemView: UIView {
  private let item: UIBarButtonItem
  private let label = UILabel()

  /// The horizontal padding of the text, in points; it enlarges the area that can be tapped.
  private static let padding: CGFloat = 8

  private let look: UIBarButtonItemAppearance?

  /// Creates the view of an item in a bar, whose appearance counts where the item has no attributes.
  init(
    _ item: UIBarButtonItem, height: CGFloat, tint: UIColor, look: UIBarButtonItemAppearance? = nil
  ) {
    self.item = item
    self.look = look
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    accessibilityIdentifier = item.title ?? item.systemItem.map { "\($0)" }
    accessibilityLabel = item.accessibilityLabel ?? item.title
    if let custom = item.customView {
      let size = custom.bounds.isEmpty ? custom.sizeThatFits(bounds.size) : custom.bounds.size
      bounds.size.width = size.width
      custom.bounds.size = size
      custom.center = CGPoint(x: size.width / 2, y: height / 2)
      addSubview(custom)
    } else if item.isSpace {
      bounds.size.width = item.width
      isUserInteractionEnabled = false
    } else if let image = item.image ?? item.systemItem?.image {
      show(image, height: height, tint: tint)
    } else {
      showText(height: height, tint: tint)
    }
  }

  /// Whether the view takes up the width that the others leave.
  var isFlexible: Bool { item.systemItem == .flexibleSpace }

  private func show(_ image: UIImage, height: CGFloat, tint: UIColor) {
    let view = UIImageView(image: image)
    view.tintColor = item.isEnabled ? item.tintColor ?? tint : .lightGray
    bounds.size.width = max(image.size.width, item.width) + 2 * Self.padding
    view.center = CGPoint(x: bounds.midX, y: height / 2)
    addSubview(view)
    addTap()
  }

  required init?(coder: NSCoder) { nil }

  private func showText(height: CGFloat, tint: UIColor) {
    label.text = item.title
    label.textAlignment = .center
    let state = item.isEnabled ? look?.normal : look?.disabled
    let attributes =
      item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
      ?? state?.titleTextAttributes ?? [:]
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.textColor =
      attributes[.foregroundColor] as? UIColor
      ?? (item.isEnabled ? item.tintColor ?? tint : .lightGray)
    let width = max(label.intrinsicContentSize.width, item.width) + 2 * Self.padding
    bounds.size.width = width
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    addSubview(label)
    addTap()
  }

  private func addTap() {
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in
      guard let self else { return }
      item.perform(from: self)
    }
    addGestureRecognizer(tap)
  }
}
