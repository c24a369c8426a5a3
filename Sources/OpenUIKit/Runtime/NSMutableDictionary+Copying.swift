// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension NSMutableDictionary {
    /// Sets what belongs to a key, which is written `"key" as NSCopying` in code for Apple's
    /// platforms.
    ///
    /// A key that cannot be compared with others is refused.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
      guard let key = (aKey as Any) as? AnyHashable else {
        return RefusedInput.report(
          for: "NSMutableDictionary.setObject(_:forKey:)",
          problem: "\(type(of: aKey)) cannot be compared, so it is no key.",
          remedy: "Use text or a number.")
      }
      setObject(anObject, forKey: key)
    }
  }
#endif
