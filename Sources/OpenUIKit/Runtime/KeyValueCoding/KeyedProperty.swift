// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// A property that has a name.
  @MainActor
  struct KeyedProperty {
    let name: String
    /// Returns the value; nil of the outer kind where the object is of another class.
    let read: @MainActor (AnyObject) -> Any??
    /// Sets the value and returns whether it is of the right type; nil where the object is of
    /// another class or the property is not to be set.
    let write: @MainActor (AnyObject, Any?) -> Bool?

    /// Creates one that can be set.
    init<Root: AnyObject, Value>(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
    ) {
      self.name = name
      read = { object in (object as? Root).map { .some($0[keyPath: keyPath]) } }
      write = { object, value in
        guard let root = object as? Root else { return nil }
        guard let value = Self.converted(value, to: Value.self) else { return false }
        root[keyPath: keyPath] = value
        return true
      }
    }

    /// Creates one that can only be read.
    init<Root: AnyObject, Value>(reading name: String, _ keyPath: KeyPath<Root, Value>) {
      self.name = name
      read = { object in (object as? Root).map { .some($0[keyPath: keyPath]) } }
      write = { _, _ in nil }
    }

    /// Returns a value as a property wants it: numbers of any kind, and values in objects, fit.
    private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
      if let value = value as? Value { return value }
      let number = (value as? NSNumber)?.doubleValue ?? Self.double(value)
      switch type {
      case is CGFloat.Type: return number.map { CGFloat($0) } as? Value
      case is Float.Type: return number.map { Float($0) } as? Value
      case is Double.Type: return number as? Value
      case is Int.Type: return number.flatMap { Int(exactly: $0.rounded()) } as? Value
      case is Bool.Type: return number.map { $0 != 0 } as? Value
      case is CGPoint.Type: return (value as? NSValue)?.cgPointValue as? Value
      case is CGSize.Type: return (value as? NSValue)?.cgSizeValue as? Value
      case is CGRect.Type: return (value as? NSValue)?.cgRectValue as? Value
      case is CGAffineTransform.Type:
        return (value as? NSValue)?.cgAffineTransformValue as? Value
      default: return nil
      }
    }

    private static func double(_ value: Any?) -> Double? {
      switch value {
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      default: nil
      }
    }
  }
#endif
