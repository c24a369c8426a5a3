// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A disc with a word that grows when it is selected.
final class Bubble: UIView {
  private let title: UILabel
  var isChosen = false {
    didSet {
      let diameter: CGFloat = isChosen ? 104 : 68
      UIView.animate(withDuration: 0.25) { [self] in
        bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        layer.cornerRadius = diameter / 2
        title.center = CGPoint(x: diameter / 2, y: diameter / 2)
      }
    }
  }

  init(_ text: String, color: UIColor, center: CGPoint) {
    title = UILabel(
      text, size: 14, weight: .semibold, color: .white, center: CGPoint(x: 34, y: 34))
    super.init(frame: CGRect(x: 0, y: 0, width: 68, height: 68))
    accessibilityIdentifier = text
    backgroundColor = color
    layer.cornerRadius = 34
    self.center = center
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
