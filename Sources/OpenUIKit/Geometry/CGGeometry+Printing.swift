// SPDX-License-Identifier: Apache-2.0

import Foundation

// Printed as in Core Graphics: a tuple of numbers instead of Swift's memberwise text.
#if !canImport(CoreGraphics)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// x and y in parentheses.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height in parentheses.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// x, y, width and height in parentheses.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
