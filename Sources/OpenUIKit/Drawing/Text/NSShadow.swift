// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A shadow of text.
open class NSShadow: NSObject {
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`; a third of black by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public override init() {
    super.init()
  }
}
