// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method without an argument, at once.
    ///
    /// Differs from UIKit: the result is always nil. From outside of the main actor nothing is
    /// called.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      performNow(aSelector, arguments: [])
    }

    /// Calls a method with an argument, at once.
    ///
    /// A selector that is only a name sets the property that it names: `setDebugEnabled:` that of
    /// the key `debugEnabled`.
    ///
    /// Differs from UIKit: the result is always nil. From outside of the main actor nothing is
    /// called.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      if let aSelector, aSelector.isNameOnly, let key = aSelector.keyOfSetter {
        setValue(object, forKey: key)
        return nil
      }
      return performNow(aSelector, arguments: [object])
    }

    /// Calls a method with two arguments, at once.
    ///
    /// Differs from UIKit: the result is always nil. From outside of the main actor nothing is
    /// called.
    @discardableResult
    public func perform(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
      performNow(aSelector, arguments: [object1, object2])
    }

    private func performNow(
      _ selector: Selector?, arguments: [Any?]
    ) -> Unmanaged<AnyObject>? {
      guard let selector, MainActor.isCurrent else { return nil }
      // The caller is on the main actor already, so no value crosses isolation.
      nonisolated(unsafe) let (target, arguments) = (self, arguments)
      MainActor.assumeIsolated {
        selector.perform(on: target, with: arguments, for: "NSObject.perform(_:with:)")
      }
      return nil
    }
  }

  extension Selector {
    /// The key of the property that the selector would set by its name; nil where it is no setter.
    fileprivate var keyOfSetter: String? {
      guard description.hasPrefix("set"), description.hasSuffix(":") else { return nil }
      let name = description.dropFirst(3).dropLast()
      guard let first = name.first, !name.contains(":") else { return nil }
      return first.lowercased() + name.dropFirst()
    }
  }
#endif
