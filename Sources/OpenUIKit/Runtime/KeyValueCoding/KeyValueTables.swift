// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// Finds properties by their names.
  enum KeyValueTables {
    /// Splits the first name off a path; nil where nothing is behind it.
    static func split(_ keyPath: String) -> (first: String, rest: String?) {
      guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
      return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
    }

    /// Returns the value of a property; nil and a diagnostic where there is none.
    static func value(of object: AnyObject, key: String, for caller: String) -> Any? {
      if let object = object as? any CustomKeyValueCoding { return object.value(forKey: key) }
      // Nothing leaves the actor that the caller did not bring there.
      nonisolated(unsafe) let subject = object
      nonisolated(unsafe) var found: Any??
      if MainActor.isCurrent {
        MainActor.assumeIsolated { found = knownValue(of: subject, key: key) }
      }
      if let found = found ?? storedValue(of: object, key: key) { return found }
      report(object, key: key, for: caller, problem: "There is no value for the key \(key)")
      return nil
    }

    /// Sets a property; refused with a diagnostic where there is none or the value does not fit.
    static func set(_ value: Any?, of object: AnyObject, key: String, for caller: String) {
      if let object = object as? any CustomKeyValueCoding {
        return object.setValue(value, forKey: key)
      }
      nonisolated(unsafe) let subject = object
      nonisolated(unsafe) let newValue = value
      guard MainActor.isCurrent else { return }
      switch MainActor.assumeIsolated({ setKnown(newValue, of: subject, key: key) }) {
      case true?: break
      case false?:
        let type = value.map { "\(Swift.type(of: $0))" } ?? "nil"
        report(object, key: key, for: caller, problem: "\(type) does not fit the key \(key)")
      case nil:
        report(object, key: key, for: caller, problem: "The key \(key) cannot be set by its name")
      }
    }

    /// Returns the value of a property of the tables; nil of the outer kind where there is none.
    @MainActor
    static func knownValue(of object: AnyObject, key: String) -> Any?? {
      var found: Any??
      for property in properties[key] ?? [] where found == nil { found = property.read(object) }
      return found
    }

    /// Sets a property of the tables and returns whether the value fits; nil where there is none.
    @MainActor
    static func setKnown(_ value: Any?, of object: AnyObject, key: String) -> Bool? {
      var isSet: Bool?
      for property in properties[key] ?? [] where isSet == nil {
        isSet = property.write(object, value)
      }
      return isSet
    }

    /// Returns what a stored property of the object's own class, or of one above it, holds.
    private static func storedValue(of object: AnyObject, key: String) -> Any?? {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == key }) {
          return .some(flattened(child.value))
        }
        mirror = current.superclassMirror
      }
      return nil
    }

    /// Takes an optional out of the `Any` that it is in.
    private static func flattened(_ value: Any) -> Any? {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first?.value
    }

    private static func report(
      _ object: AnyObject, key: String, for caller: String, problem: String
    ) {
      RefusedInput.report(
        for: "\(type(of: object)).\(caller)", problem: problem + ".",
        remedy: "Use the property itself; without Objective-C few are known by their names.")
    }

    /// The properties by their names.
    @MainActor private static let properties = Dictionary(
      grouping: viewProperties + layerProperties + otherProperties, by: \.name)

    @MainActor private static let viewProperties: [KeyedProperty] = [
      KeyedProperty("alpha", \UIView.alpha),
      KeyedProperty("backgroundColor", \UIView.backgroundColor),
      KeyedProperty("bounds", \UIView.bounds),
      KeyedProperty("center", \UIView.center),
      KeyedProperty("clipsToBounds", \UIView.clipsToBounds),
      KeyedProperty("frame", \UIView.frame),
      KeyedProperty("hidden", \UIView.isHidden),
      KeyedProperty("tag", \UIView.tag),
      KeyedProperty("tintColor", \UIView.tintColor),
      KeyedProperty("transform", \UIView.transform),
      KeyedProperty("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      KeyedProperty(reading: "layer", \UIView.layer),
      KeyedProperty(reading: "subviews", \UIView.subviews),
      KeyedProperty(reading: "superview", \UIView.superview),
      KeyedProperty(reading: "window", \UIView.window),
    ]

    @MainActor private static let layerProperties: [KeyedProperty] = [
      KeyedProperty("anchorPoint", \CALayer.anchorPoint),
      KeyedProperty("backgroundColor", \CALayer.backgroundColor),
      KeyedProperty("borderColor", \CALayer.borderColor),
      KeyedProperty("borderWidth", \CALayer.borderWidth),
      KeyedProperty("bounds", \CALayer.bounds),
      KeyedProperty("cornerRadius", \CALayer.cornerRadius),
      KeyedProperty("frame", \CALayer.frame),
      KeyedProperty("hidden", \CALayer.isHidden),
      KeyedProperty("masksToBounds", \CALayer.masksToBounds),
      KeyedProperty("opacity", \CALayer.opacity),
      KeyedProperty("position", \CALayer.position),
      KeyedProperty("shadowColor", \CALayer.shadowColor),
      KeyedProperty("shadowOffset", \CALayer.shadowOffset),
      KeyedProperty("shadowOpacity", \CALayer.shadowOpacity),
      KeyedProperty("shadowRadius", \CALayer.shadowRadius),
      KeyedProperty("zPosition", \CALayer.zPosition),
    ]

    @MainActor private static let otherProperties: [KeyedProperty] = [
      KeyedProperty("contentInset", \UIScrollView.contentInset),
      KeyedProperty("contentOffset", \UIScrollView.contentOffset),
      KeyedProperty("contentSize", \UIScrollView.contentSize),
      KeyedProperty("text", \UILabel.text),
      KeyedProperty("textColor", \UILabel.textColor),
      KeyedProperty("title", \UIViewController.title),
      KeyedProperty(reading: "view", \UIViewController.view),
    ]
  }
#endif
