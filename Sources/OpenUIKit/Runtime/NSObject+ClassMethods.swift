// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  // Classes are objects in Objective-C, so that these can be asked too.
  extension NSObject {
    /// Returns the class itself.
    public class func classForCoder() -> AnyClass { self }

    /// Returns the name of the class, with its module if that is not Foundation; also of a nested class, for
    /// which `NSStringFromClass` ends the program.
    public class func description() -> String {
      let name = String(reflecting: self)
      return name.hasPrefix("Foundation.") ? String(name.dropFirst("Foundation.".count)) : name
    }
  }
#endif
