// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard storedGestureRecognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    storedGestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attach(to: nil)
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// Makes a first responder inside the view resign, against its will where `force` is true.
  func resignInside(_ force: Bool) -> Bool {
    guard let responder = UIApplication.shared.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if responder.resignFirstResponder() { return true }
    if force { responder.resignForcibly() }
    return force
  }
}
