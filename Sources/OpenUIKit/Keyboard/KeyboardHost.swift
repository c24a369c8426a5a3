// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The view at the bottom of the window that holds the input view below its accessory.
final class KeyboardHost: UIView {
  /// The background of UIKit's keyboard.
  private static let color = UIColor.styled(.bytes(209, 211, 217, 1), dark: .bytes(43, 43, 45, 1))
  /// The height of UIKit's keyboard above a home button, with its bar of suggestions, in points.
  private static let standardHeight: CGFloat = 260
  /// The part of the screen that the keyboard covers at most: 216 of 480 points on the first phones.
  private static let maximumPart: CGFloat = 0.45

  private var input: UIView?
  private var accessory: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.color
    accessibilityIdentifier = "keyboard"
    // In front of what the app adds to the window later.
    layer.zPosition = 10_000
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the views, and returns the height of both.
  func setContent(_ input: UIView?, accessory: UIView?, in screen: CGSize) -> CGFloat {
    for view in [self.input, self.accessory] where view !== input && view !== accessory {
      view?.removeFromSuperview()
    }
    self.input = input
    self.accessory = accessory
    // Before views are added that follow the width.
    bounds.size.width = screen.width
    let top = accessory.map { Self.height(of: $0, width: screen.width) ?? 44 } ?? 0
    let standard = min(Self.standardHeight, (screen.height * Self.maximumPart).rounded())
    let bottom = input.map { Self.height(of: $0, width: screen.width) ?? standard } ?? 0
    accessory?.frame = CGRect(x: 0, y: 0, width: screen.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: screen.width, height: bottom)
    for view in [input, accessory] {
      guard let view else { continue }
      view.autoresizingMask.insert(.flexibleWidth)
      addSubview(view)
    }
    return top + bottom
  }

  /// The height that an app gave a view, or that its content has.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat? {
    if view.bounds.height > 0 { return view.bounds.height }
    let content = view.intrinsicContentSize.height
    return content > 0 ? content : nil
  }

  /// The keyboard covers what is behind it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
