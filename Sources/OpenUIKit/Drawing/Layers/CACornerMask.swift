// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A set of corners of a layer.
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

extension CALayer {
  /// The corners that are rounded: the bits of a mask and of a rectangle's corners are the same.
  final var roundedCorners: UIRectCorner {
    let corners = UIRectCorner(rawValue: maskedCorners.rawValue)
    return corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight])
      ? .allCorners : corners
  }
}

/// The curve of rounded corners.
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
