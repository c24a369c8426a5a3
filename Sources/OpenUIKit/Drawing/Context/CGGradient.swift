// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
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
#endif
