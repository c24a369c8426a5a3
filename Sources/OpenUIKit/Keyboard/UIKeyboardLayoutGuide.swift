// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout guide of the part of a view that the keyboard covers.
///
/// Without a keyboard it has the height of the safe area at the bottom, so that what stands on its top
/// stands there. It moves together with the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats; stored, keyboards are docked here.
  open var followsUndockedKeyboard = false
  /// Whether the guide covers the safe area at the bottom while there is no keyboard; true by default.
  open var usesBottomSafeArea = true {
    didSet { keyboardDidMove() }
  }

  init(of view: UIView) {
    super.init(
      owningView: view,
      kind: .inset { view in
        let guide = view.keyboardLayoutGuide
        let covered = max(
          UIApplication.shared.keyboard.coveredHeight(of: view),
          guide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        return UIEdgeInsets(
          top: max(view.bounds.height - covered, 0), left: 0, bottom: 0, right: 0)
      }, identifier: Self.systemIdentifier)
  }

  fileprivate static let systemIdentifier = "UIViewKeyboardLayoutGuide"

  /// Lays out what depends on the guide again.
  func keyboardDidMove() {
    owningView?.invalidateSolution()
    owningView?.rootOfTree.setNeedsLayout()
  }
}

extension UIView {
  /// The guide of the part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let known as UIKeyboardLayoutGuide in constraintState.systemGuides { return known }
    let guide = UIKeyboardLayoutGuide(of: self)
    constraintState.systemGuides.append(guide)
    UIApplication.shared.keyboard.add(guide)
    return guide
  }
}
