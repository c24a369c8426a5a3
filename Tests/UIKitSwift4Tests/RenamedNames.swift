// SPDX-License-Identifier: Apache-2.0

// Compiled in Swift 4, where the names before Swift 4.2 are still the names. That it compiles is the
// test.
import UIKit

final class FormerViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let other = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    view.addSubview(other)
    view.bringSubview(toFront: box)
    let inset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    box.frame = UIEdgeInsetsInsetRect(box.frame, inset)
  }

  func push(_ mode: UIPushBehaviorMode, _ state: UIGestureRecognizerState) -> UIPushBehavior? {
    guard state == .began else { return nil }
    return UIPushBehavior(items: [box], mode: mode)
  }

  func style(_ button: UIButton, for state: UIControlState, _ curve: UIViewAnimationCurve) -> Bool {
    button.setTitle("former", for: state)
    return curve == .easeInOut && button.title(for: .normal) == "former"
  }

  var text: String { return NSStringFromCGRect(box.frame) }

  var tint: UIColor { return UIColor(colorLiteralRed: 0.5, green: 0.25, blue: 1, alpha: 1) }
}
