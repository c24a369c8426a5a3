import Foundation

/// Something that points and rectangles can be given in: a view, a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle that the space is for, in points.
  var bounds: CGRect { get }

  /// Returns where a point of this space is in another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns where a point of another space is in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns the smallest rectangle around one of this space in another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns the smallest rectangle around one of another space in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Less favoured than the methods that take a view, which mean the same and may be overridden.
extension UIView: UICoordinateSpace {
  /// Returns where a point of the view is in another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// Returns where a point of another space is in the view.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// Returns the smallest rectangle around one of the view in another space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// Returns the smallest rectangle around one of another space in the view.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen, which is not turned.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinates of the screen.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns where a point of the screen is in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Returns where a point of another space is on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// Returns the smallest rectangle around one of the screen in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// Returns the smallest rectangle around one of another space on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIWindowScene {
  /// The coordinates of the scene: those of the screen, which it fills.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
