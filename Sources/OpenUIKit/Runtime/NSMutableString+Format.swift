// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension NSMutableString {
    /// Appends text in a format, as `String(format:)` writes it.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
      append(String(format: format as String, arguments: args))
    }

    /// Appends text in a format that is written as a Swift string.
    public func appendFormat(_ format: String, _ args: any CVarArg...) {
      append(String(format: format, arguments: args))
    }
  }
#endif
