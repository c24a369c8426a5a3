// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(CoreGraphics)
  /// A font for text layers: its name.
  public final class CGFont: Sendable {
    /// The name of the font, as a `UIFont` has it.
    public let fullName: CFString?

    /// Creates a font; any name is accepted.
    public init?(_ name: CFString) {
      fullName = name
    }
  }
#endif
