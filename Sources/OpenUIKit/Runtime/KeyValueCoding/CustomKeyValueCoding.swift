// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// An object that reads and sets its properties by name itself, in place of the tables.
  package protocol CustomKeyValueCoding: AnyObject {
    /// Returns the value of a property by its name; nil and a diagnostic for an unknown name.
    func value(forKey key: String) -> Any?

    /// Sets a property by its name; refused with a diagnostic for an unknown name.
    func setValue(_ value: Any?, forKey key: String)
  }
#endif
