// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  import Foundation

  // Objective-C's root protocol has these; the Foundation of other platforms does not.
  extension NSObjectProtocol {
    /// Whether this is an object of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
      var mirror: Mirror? = Mirror(reflecting: self)
      while let current = mirror {
        if current.subjectType == aClass { return true }
        mirror = current.superclassMirror
      }
      return false
    }

    /// Whether this is an object of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  }
#endif
