// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A sheet of paper with four lines on it.
final class NoteSheet: UIView {
  init(_ name: String, color: UIColor, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 116, height: 116))
    accessibilityIdentifier = name
    self.center = center
    backgroundColor = color
    layer.cornerRadius = 5
    lift(by: 3)
    for line in 0..<4 {
      let rule = UIView(
        frame: CGRect(x: 16, y: 26 + 20 * CGFloat(line), width: line == 3 ? 46 : 84, height: 4))
      rule.backgroundColor = UIColor.white.withAlphaComponent(0.7)
      rule.layer.cornerRadius = 2
      addSubview(rule)
    }
  }

  required init?(coder: NSCoder) { nil }
}
