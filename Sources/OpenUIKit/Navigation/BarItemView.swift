// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The view of a bar button item: tappable text, or the item's custom view.
final class BarItemView: UIView {
  private let item: UIBarButtonItem
  private let label = UILabel()

  /// The horizontal padding of the text, in points; it enlarges the area that can be tapped.
  private static let padding: CGFloat = 8

  init(_ item: UIBarButtonItem, height: CGFloat, tint: UIColor) {
    self.item = item
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    accessibilityIdentifier = item.title
    if let custom = item.customView {
      let size = custom.bounds.isEmpty ? custom.sizeThatFits(bounds.size) : custom.bounds.size
      bounds.size.width = size.width
      custom.bounds.size = size
      custom.center = CGPoint(x: size.width / 2, y: height / 2)
      addSubview(custom)
    } else if item.isFixedSpace {
      bounds.size.width = item.width
    } else if let image = item.image {
      show(image, height: height, tint: tint)
    } else {
      showText(height: height, tint: tint)
    }
  }

  private func show(_ image: UIImage, height: CGFloat, tint: UIColor) {
    let view = UIImageView(image: image)
    view.tintColor = item.isEnabled ? item.tintColor ?? tint : .lightGray
    bounds.size.width = image.size.width + 2 * Self.padding
    view.center = CGPoint(x: bounds.midX, y: height / 2)
    addSubview(view)
    addTap()
  }

  required init?(coder: NSCoder) { nil }

  private func showText(height: CGFloat, tint: UIColor) {
    label.text = item.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    label.textColor = item.isEnabled ? item.tintColor ?? tint : .lightGray
    let width = max(label.intrinsicContentSize.width, item.width) + 2 * Self.padding
    bounds.size.width = width
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    addSubview(label)
    addTap()
  }

  private func addTap() {
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak item] _ in item?.perform() }
    addGestureRecognizer(tap)
  }
}
