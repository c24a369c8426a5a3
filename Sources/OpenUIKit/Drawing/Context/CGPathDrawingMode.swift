import Foundation

#if !canImport(CoreGraphics)
  /// Which points are inside of a path.
  public enum CGPathFillRule: Int, Sendable {
    /// The points around which the path winds.
    case winding = 0
    /// The points that an odd number of lines enclose.
    case evenOdd = 1
  }

  /// What is done with a path.
  public enum CGPathDrawingMode: Int32, Sendable {
    /// Its area is painted.
    case fill = 0
    /// Its area is painted by the even-odd rule.
    case eoFill = 1
    /// A line is drawn along it.
    case stroke = 2
    /// Area and line.
    case fillStroke = 3
    /// Area by the even-odd rule, and line.
    case eoFillStroke = 4
  }

  /// How carefully pictures are scaled.
  public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context finds best.
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

  /// Where a gradient goes on beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
  }

  /// Colours that pass into each other, at places from 0 to 1.
  public final class CGGradient: Sendable {
    let stops: [DrawingGradient.Stop]

    /// Creates a gradient; nil without colours.
    ///
    /// Without places the colours lie at equal distances.
    public init?(
      colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
      let components = colors.compactMap { ($0 as? CGColor)?.colorComponents }
      guard !components.isEmpty else { return nil }
      let stopLocations = locations.map { pointer in components.indices.map { pointer[$0] } }
      stops = DrawingGradient.stops(components, at: stopLocations)
    }

    /// Creates a gradient from red, green, blue and opacity of each of its colours.
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

  /// The meaning of a colour's components; every one here is sRGB.
  public final class CGColorSpace: Sendable, Equatable {
    /// The name of sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of a gray colour space.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of Display P3; its components are taken for those of sRGB.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The name.
    public let name: CFString?

    /// Creates a colour space of a name.
    public init?(name: CFString) {
      self.name = name
    }

    init(known name: String) {
      self.name = name
    }

    /// Whether two colour spaces have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
      left.name == right.name
    }
  }

  /// Returns the colour space of red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(known: CGColorSpace.sRGB)
  }

  /// Returns the colour space of grays.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(known: CGColorSpace.genericGrayGamma2_2)
  }
#endif
