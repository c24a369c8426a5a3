// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// The short bar that indicates a draggable edge.
final class GrabHandle: UIView {
  init(_ color: UIColor, center: CGPoint) {
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 5))
    backgroundColor = color
    layer.cornerRadius = 2.5
    self.center = center
  }

  required init?(coder: NSCoder) { nil }
}
