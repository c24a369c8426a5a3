// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A picture of a sunset behind two hills.
final class SunsetView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let (width, height) = (frame.width, frame.height)
    backgroundColor = .honey
    clipsToBounds = true
    layer.cornerRadius = width * 0.04
    let middle = CGPoint(x: width * 0.62, y: height * 0.5)
    addSubview(UIView("sun", disc: width * 0.3, color: .tomato, center: middle))
    for (x, y, color) in [(0.2, 0.58, UIColor.grape), (0.85, 0.74, .ink)] {
      let hill = CGPoint(x: width * x, y: height * y + width * 0.75)
      addSubview(UIView("hill", disc: width * 1.5, color: color, center: hill))
    }
  }

  required init?(coder: NSCoder) { nil }
}
