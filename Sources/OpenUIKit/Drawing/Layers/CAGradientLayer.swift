// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that draws a color gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public override init() {
    super.init()
    values.drawing = .gradient(GradientValues())
  }

  /// Creates a copy of another layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAGradientLayer) { values.drawing = .gradient(GradientValues()) }
  }

  /// Creates a layer without colors; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.drawing = .gradient(GradientValues())
  }

  private var gradient: GradientValues { values.drawing.gradient }

  /// The colors, each a `CGColor`; other objects are ignored.
  open var colors: [Any]? {
    get {
      let colors = gradient.colors
      return colors.isEmpty ? nil : colors.map { CGColor.make($0) }
    }
    set {
      let colors = (newValue ?? []).compactMap { color -> ColorComponents? in
        if case .color(let components)? = LayerValue(color) { components } else { nil }
      }
      change("colors") { $0.drawing.gradient.colors = colors }
    }
  }

  /// The locations of the colors, from 0 (start) to 1 (end); evenly spaced by default.
  open var locations: [NSNumber]? {
    get { gradient.locations.map { $0.map { NSNumber(value: Double($0)) } } }
    set {
      let locations = newValue.map { $0.map { CGFloat($0.doubleValue) }.filter(\.isFinite) }
      change("locations") { $0.drawing.gradient.locations = locations }
    }
  }

  /// The start point in unit coordinates of the bounds; (0.5, 0) by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      guard gradient.startPoint != newValue, newValue.isAccepted(for: "CAGradientLayer.startPoint")
      else { return }
      change("startPoint") { $0.drawing.gradient.startPoint = newValue }
    }
  }

  /// The end point in unit coordinates of the bounds; (0.5, 1) by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      guard gradient.endPoint != newValue, newValue.isAccepted(for: "CAGradientLayer.endPoint")
      else { return }
      change("endPoint") { $0.drawing.gradient.endPoint = newValue }
    }
  }

  /// The type of gradient: linear, radial or conic; `.axial` by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { values.drawing.gradient.type = newValue }
  }
}

/// The type of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start; the end is a corner of the rectangle around the last.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// By the angle around the start, clockwise from the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The name of `CAGradientLayerType.axial` before Swift 4.2.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// The name of `CAGradientLayerType.radial` before iOS 12's Swift name.
public let kCAGradientLayerRadial = CAGradientLayerType.radial
