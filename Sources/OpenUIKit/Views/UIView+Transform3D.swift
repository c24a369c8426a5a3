import Foundation

extension UIView {
  /// The transform of the view's layer in space; drawn by its two-dimensional part.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
