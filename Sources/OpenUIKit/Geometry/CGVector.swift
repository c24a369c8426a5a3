// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// A two-dimensional vector: a direction with a length.
  public struct CGVector: Sendable, Hashable, Codable {
    /// The horizontal component, to the right.
    public var dx: CGFloat
    /// The vertical component, downward in view coordinates.
    public var dy: CGFloat

    /// The vector of length 0.
    public static let zero = CGVector()

    /// Creates the vector of length 0.
    public init() {
      dx = 0
      dy = 0
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Decodes a vector from an array of its two components, as Apple encodes it.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      dx = try container.decode(CGFloat.self)
      dy = try container.decode(CGFloat.self)
    }

    /// Encodes the vector as an array of its two components, as Apple encodes it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(dx)
      try container.encode(dy)
    }
  }

  extension CGVector: CustomDebugStringConvertible {
    /// The components in parentheses.
    public var debugDescription: String { "(\(dx), \(dy))" }
  }
#endif
