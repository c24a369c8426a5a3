// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The three-dimensional transform of the view's layer; only its two-dimensional part is drawn.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that lies at the center, in unit coordinates: that of the layer.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
