// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A placeholder for a row of a list: a picture and two lines.
final class PlaceholderRow: UIView {
  init(_ color: UIColor, frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 10
    let (width, middle) = (frame.width, frame.height / 2)
    addSubview(
      UIView("picture", square: middle + 6, color: color, center: CGPoint(x: 30, y: middle)))
    for (y, share) in [(middle - 11, 0.65), (middle + 5, 0.4)] {
      addSubview(
        UIView(
          area: CGRect(x: 62, y: y, width: width * share, height: 7), color: .ink,
          cornerRadius: 3.5))
    }
  }

  required init?(coder: NSCoder) { nil }
}
