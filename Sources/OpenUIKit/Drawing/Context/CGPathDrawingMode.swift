import Foundation

#if !canImport(CoreGraphics)
  /// The rule for the interior of a path.
  public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule.
    case winding = 0
    /// The even-odd rule.
    case evenOdd = 1
  }

  /// How a path is drawn.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path.
    case fill = 0
    /// Fills the path by the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills and strokes the path.
    case fillStroke = 3
    /// Fills the path by the even-odd rule and strokes it.
    case eoFillStroke = 4
  }

  /// The quality of image interpolation.
  public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default.
    case `default` = 0
    /// Not at all.
    case none = 1
    /// Fast.
    case low = 2
    /// Well.
    case high = 3
    /// Between fast and well.
    case medium = 4
  }

  /// Options for drawing a gradient beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Extends the first color before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the last color after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }

  /// A gradient of colors at locations from 0 to 1.
  public final class CGGradient: Sendable {
    let stops: [DrawingGradient.Stop]

    /// Creates a gradient; nil without colors.
    ///
    /// Without locations, the colors are spaced evenly.
    public init?(
      colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
      let components = colors.compactMap { ($0 as? CGColor)?.colorComponents }
      guard !components.isEmpty else { return nil }
      let stopLocations = locations.map { pointer in components.indices.map { pointer[$0] } }
      stops = DrawingGradient.stops(components, at: stopLocations)
    }

    /// Creates a gradient from red, green, blue and opacity of each of its colors.
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      guard count > 0 else { return nil }
      let colors = (0..<count).map { number in
        let own = components + number * 4
        return ColorComponents(red: own[0], green: own[1], blue: own[2], alpha: own[3])
      }
      stops = DrawingGradient.stops(
        colors, at: locations.map { pointer in colors.indices.map { pointer[$0] } })
    }
  }

  /// Stands for Core Foundation's arrays in signatures.
  public typealias CFArray = [Any]
  /// Stands for Core Foundation's strings in signatures.
  public typealias CFString = String

  /// A color space; always treated as sRGB.
  public final class CGColorSpace: Sendable, Equatable {
    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of a gray color space.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of Display P3, which is treated as sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name.
    public let name: CFString?

    /// Creates a color space of a name.
    public init?(name: CFString) {
      self.name = name
    }

    init(known name: String) {
      self.name = name
    }

    /// Whether two color spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
      left.name == right.name
    }
  }

  /// Returns the color space of red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(known: CGColorSpace.sRGB)
  }

  /// Returns the color space of grays.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
  }
#endif
