// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// An object whose properties can be read and set by their names.
  ///
  /// All objects are; the protocol only exists because what an extension of `NSObject` declares
  /// could not be declared again by a subclass.
  public protocol KeyValueCoding: AnyObject {}

  extension NSObject: KeyValueCoding {}

  extension KeyValueCoding {
    /// Returns the value of a property by its name.
    ///
    /// Known are the usual properties of views, layers, labels, scroll views and view controllers,
    /// the debugging keys of an animator, and the stored properties of classes of your own. Any
    /// other key gives nil and a diagnostic, where UIKit raises an exception.
    public func value(forKey key: String) -> Any? {
      KeyValueTables.value(of: self, key: key, for: "value(forKey:)")
    }

    /// Returns the value at the end of names that are joined by dots, such as `layer.cornerRadius`.
    public func value(forKeyPath keyPath: String) -> Any? {
      let (first, rest) = KeyValueTables.split(keyPath)
      guard let rest else { return value(forKey: first) }
      return (value(forKey: first) as? any KeyValueCoding)?.value(forKeyPath: rest)
    }

    /// Sets a property by its name.
    ///
    /// Known are the usual properties of views, layers, labels, scroll views and view controllers,
    /// and the debugging keys of an animator. Any other key, and a value of another type, is
    /// refused with a diagnostic, where UIKit raises an exception.
    ///
    /// Differs from UIKit: properties of classes of your own cannot be set by name, because there
    /// is no runtime that knows them.
    public func setValue(_ value: Any?, forKey key: String) {
      KeyValueTables.set(value, of: self, key: key, for: "setValue(_:forKey:)")
    }

    /// Sets the property at the end of names that are joined by dots, such as `layer.cornerRadius`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      let (first, rest) = KeyValueTables.split(keyPath)
      guard let rest else { return setValue(value, forKey: first) }
      (self.value(forKey: first) as? any KeyValueCoding)?.setValue(value, forKeyPath: rest)
    }

    /// Sets properties by their names, in the order of the names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
    }
  }
#endif
