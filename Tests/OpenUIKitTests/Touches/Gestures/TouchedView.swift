// SPDX-License-Identifier: Apache-2.0

import OpenUIKit

/// Notes the touches that it gets.
@MainActor
final class TouchedView: UIView {
  var notes: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("cancelled")
  }
}
