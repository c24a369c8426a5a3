import Foundation

/// Is asked about the layout and the actions of a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Asks to place the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Asks what happens when a property changes; nil leaves it to the layer, `NSNull()` is nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Asks to show the content; never asked here.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing, where a delegate says nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves it to the layer, where a delegate says nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Does nothing, where a delegate says nothing.
  public func display(_ layer: CALayer) {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How round corners are curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smoother than a circle; drawn as one.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture fits into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a gravity from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills, in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the lower left corner, because the y axis of Core Animation looks upwards.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the lower right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the upper left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the upper right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// The name of `CALayerContentsGravity.resize` before Swift 4.2.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name of `CALayerContentsGravity.center` before Swift 4.2.
public let kCAGravityCenter = CALayerContentsGravity.center
