// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CALayer {
  #if canImport(ObjectiveC)
    // Not compiled so far. There every object has values by key, which belong to no actor.
    /// Returns the value at a key path, such as "transform.rotation.z"; nil for an unknown one.
    public nonisolated override func value(forKeyPath keyPath: String) -> Any? {
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = valueOfProperty(at: keyPath) }
      return value
    }

    /// Returns the value of a property or of an app-defined key.
    public nonisolated override func value(forKey key: String) -> Any? {
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = valueOfProperty(at: key) ?? values.userValues[key] }
      return value
    }

    /// Sets the value at a key path.
    public nonisolated override func setValue(_ value: Any?, forKeyPath keyPath: String) {
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { setProperty(value, at: keyPath) }
    }

    /// Sets the value of a property or of an app-defined key.
    public nonisolated override func setValue(_ value: Any?, forKey key: String) {
      setValue(value, forKeyPath: key)
    }
  #else
    /// Returns the value at a key path, such as "transform.rotation.z"; nil for an unknown one.
    public func value(forKeyPath keyPath: String) -> Any? { valueOfProperty(at: keyPath) }

    /// Returns the value of a property or of an app-defined key.
    public func value(forKey key: String) -> Any? {
      valueOfProperty(at: key) ?? values.userValues[key]
        ?? KeyValueTables.knownValue(of: self, key: key) ?? nil
    }

    /// Sets the value at a key path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setProperty(value, at: keyPath)
    }

    /// Sets the value of a property or of an app-defined key.
    public func setValue(_ value: Any?, forKey key: String) { setProperty(value, at: key) }
  #endif

  private func valueOfProperty(at keyPath: String) -> Any? {
    LayerProperty.value(of: values, at: keyPath)?.any
  }

  private func setProperty(_ value: Any?, at keyPath: String) {
    guard let present = LayerProperty.value(of: values, at: keyPath) else {
      return keep(value, forKey: keyPath)
    }
    let asked = value == nil ? present.nothing : LayerValue(value)
    guard let layerValue = asked, layerValue.matching(present) != nil else {
      return refuse(value, forKeyPath: keyPath)
    }
    var changed = values
    LayerProperty.set(layerValue, of: &changed, at: keyPath)
    changed.opacity = min(max(changed.opacity, 0), 1)
    let key = String(keyPath.prefix { $0 != "." })
    if key == "bounds" { return setBounds(changed.bounds) }
    change(key) { $0 = changed }
  }

  /// Sets a property that is not animatable by name, or stores an app-defined value.
  private func keep(_ value: Any?, forKey key: String) {
    #if !canImport(ObjectiveC)
      if let isSet = KeyValueTables.setKnown(value, of: self, key: key) {
        if !isSet { refuse(value, forKeyPath: key) }
        return
      }
    #endif
    values.userValues[key] = value
  }

  private func refuse(_ value: Any?, forKeyPath keyPath: String) {
    RefusedInput.report(
      for: "CALayer.setValue(_:forKeyPath:)",
      problem: "\(value.map { "\($0)" } ?? "nil") does not fit the key path \(keyPath).",
      remedy: "Give it a finite number, or a value of the property's type.")
  }
}
