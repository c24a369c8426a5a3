// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What decides how a view is painted, where that is known without asking for it: as long as it is the
/// same, `UIView.presented()` differs in the geometry only.
///
/// A class, because a structure's colors would be retained each for itself in every frame.
@MainActor
package final class ViewLook {
  private let opacity: CGFloat
  private let background: CGColor?
  private let cornerRadius: CGFloat
  private let borderWidth: CGFloat
  private let borderColor: CGColor?
  private let clips: Bool
  private let shadowColor: CGColor?
  private let shadowOpacity: CGFloat
  private let shadowOffset: CGSize
  private let shadowRadius: CGFloat
  private let drawingNumber: Int
  private let drawnSize: CGSize
  private let contentMode: UIView.ContentMode

  /// Looks at a view; nil where more than its layer's own values and its last drawing decides, such as
  /// running animations, sublayers, masks, text or images.
  package init?(_ view: UIView) {
    let values = view.layer.values
    guard view.hasPlainLook, type(of: view.layer) == CALayer.self,
      values.backgroundColor.map({ UIColor(cgColor: $0).pattern == nil }) ?? true
    else { return nil }
    opacity = values.opacity
    background = values.backgroundColor
    cornerRadius = values.cornerRadius
    borderWidth = values.borderWidth
    borderColor = values.borderColor
    clips = values.masksToBounds
    shadowColor = values.shadowColor
    shadowOpacity = values.shadowOpacity
    shadowOffset = values.shadowOffset
    shadowRadius = values.shadowRadius
    drawingNumber = view.displayState.drawingNumber
    drawnSize = values.bounds.size
    contentMode = view.contentMode
  }

  /// Whether a view, the same one, is still painted as it was.
  package func isCurrent(for view: UIView) -> Bool {
    let layer = view.layer
    return view.hasPlainLook && layer.values.opacity == opacity
      && layer.values.backgroundColor === background && layer.values.cornerRadius == cornerRadius
      && layer.values.borderWidth == borderWidth && layer.values.borderColor === borderColor
      && layer.values.masksToBounds == clips && layer.values.shadowColor === shadowColor
      && layer.values.shadowOpacity == shadowOpacity && layer.values.shadowOffset == shadowOffset
      && layer.values.shadowRadius == shadowRadius
      && (drawingNumber == 0 || layer.values.bounds.size == drawnSize)
      && view.displayState.drawingNumber == drawingNumber && view.contentMode == contentMode
  }
}

/// Where a view is, as its layer has it.
package struct ViewGeometry: Equatable {
  /// The position of the anchor point.
  private let position: CGPoint
  private let anchorPoint: CGPoint
  /// The bounds in the view's own coordinates.
  package let bounds: CGRect
  /// The transform around the middle of the bounds.
  package let transform: CGAffineTransform

  /// Whether nothing but the position is another one than in another geometry.
  package func hasSameShape(as other: ViewGeometry) -> Bool {
    transform == other.transform && bounds == other.bounds && anchorPoint == other.anchorPoint
  }

  /// The geometry of a view whose look is plain, so that no animation changes it.
  @MainActor
  package init(_ view: UIView) {
    let layer = view.layer
    position = layer.values.position
    anchorPoint = layer.values.anchorPoint
    bounds = layer.values.bounds
    transform = layer.values.transform
  }

  /// The center of the bounds in the superview's coordinates.
  package var center: CGPoint {
    LayerValues.center(
      of: bounds, transform: transform, anchorPoint: anchorPoint, position: position)
  }
}

extension UIView {
  /// Whether nothing but the values of the layer and the last drawing decides how the view is painted.
  fileprivate var hasPlainLook: Bool {
    !hasOwnContent && layer.isPlain && mask == nil && !displayState.isNeeded
      && (!InterfaceStyles.areUsed || traitState.style == interfaceStyle)
  }
}

extension CALayer {
  /// Whether the layer shows its values and nothing else; unless it is of another class.
  fileprivate var isPlain: Bool {
    changes.isEmpty && runs.isEmpty && innerLayers == nil && mask == nil && !hasContents
      && !values.isHidden && roundedCorners == .allCorners
  }
}

/// The numbers of the views of the process.
@MainActor
enum ViewSerials {
  private static var last = 0

  /// The number of a new view.
  static func next() -> Int {
    last += 1
    return last
  }
}
