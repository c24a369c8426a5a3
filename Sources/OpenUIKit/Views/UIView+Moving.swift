// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Moving many views in each frame, as an animator does.
extension UIView {
  /// The layer, where it moves the view as `center` and `transform` do; nil for a view whose class may override
  /// these properties, or make a layer of another class.
  ///
  /// A view that moves through its layer is not read: with many views, waiting for their memory takes
  /// longer than moving them.
  package var movingLayer: CALayer? {
    Self.classesWithOwnGeometry.contains { type(of: self) == $0 } ? layer : nil
  }

  /// Frequent classes, which override neither property and have plain layers.
  private static let classesWithOwnGeometry = [
    UIView.self, UIImageView.self, UILabel.self, UIButton.self,
  ]
}

extension CALayer {
  /// Sets the center of the view, as `UIView.center` does.
  package func moveView(to center: CGPoint) {
    guard center.isAccepted(for: "UIView.center") else { return }
    // Of a view's layer only animation blocks animate changes. What the position was is not read: the
    // frequent case waits for no memory.
    guard ViewAnimationGroup.collecting == nil, !isOfConstrainedView else {
      return moveObservedView(to: center)
    }
    storedValues.position = center
  }

  @inline(never)
  private func moveObservedView(to center: CGPoint) {
    setPosition(center)
    if isOfConstrainedView { view?.geometryDidChange() }
  }

  /// Sets the transform of the view, as `UIView.transform` does.
  package func turnView(to transform: CGAffineTransform) {
    guard transform.isAccepted(for: "UIView.transform") else { return }
    guard ViewAnimationGroup.collecting == nil, values.isFlat else {
      return setTransform(transform)
    }
    storedValues.transform = transform
  }

  /// Copies a, b, c and d of the transform and x and y of the center of the view.
  package func copyPlace(to numbers: UnsafeMutablePointer<Double>) {
    let (transform, center) = (storedValues.transform, storedValues.position)
    numbers[0] = Double(transform.a)
    numbers[1] = Double(transform.b)
    numbers[2] = Double(transform.c)
    numbers[3] = Double(transform.d)
    numbers[4] = Double(center.x)
    numbers[5] = Double(center.y)
  }

  /// The center of the view, as `UIView.center` gives it.
  package var centerOfView: CGPoint { values.position }

  /// The transform of the view, as `UIView.transform` gives it.
  package var transformOfView: CGAffineTransform { values.transform }
}
