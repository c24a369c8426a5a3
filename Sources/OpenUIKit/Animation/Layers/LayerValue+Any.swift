// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LayerValue {
  /// Creates a value from an animation's argument; nil for types that no layer property has, and
  /// for numbers that are not finite.
  package init?(_ any: Any?) {
    guard let any, let value = Self.value(of: any), value.isFinite else { return nil }
    self = value
  }

  private static func value(of any: Any) -> LayerValue? {
    // A number object of 0 or 1 would be taken for a Boolean.
    if type(of: any) is NSNumber.Type, let number = any as? NSNumber {
      return .number(CGFloat(number.doubleValue))
    }
    switch any {
    case let value as LayerValue: return value
    case let flag as Bool: return .flag(flag)
    case let number as CGFloat: return .number(number)
    case let number as Double: return .number(CGFloat(number))
    case let number as Float: return .number(CGFloat(number))
    case let number as Int: return .number(CGFloat(number))
    case let point as CGPoint: return .point(point)
    case let size as CGSize: return .size(size)
    case let rect as CGRect: return .rect(rect)
    case let transform as CATransform3D: return .transform(transform)
    case let transform as CGAffineTransform:
      return .transform(CATransform3DMakeAffineTransform(transform))
    case let color as UIColor: return .color(color.rgba)
    case let path as UIBezierPath: return .path(path.geometry)
    case let list as [Any] where !list.isEmpty: return list.layerValue
    default: return boxedValue(of: any) ?? coreGraphicsValue(of: any)
    }
  }

  /// What an `NSValue` holds, which Objective-C bridges to the types above.
  private static func boxedValue(of any: Any) -> LayerValue? {
    #if canImport(ObjectiveC)  // Not compiled so far.
      return nil
    #else
      return (any as? NSValue)?.layerValue
    #endif
  }

  private static func coreGraphicsValue(of any: Any) -> LayerValue? {
    #if canImport(CoreGraphics)  // Not compiled so far.
      let object = any as CFTypeRef
      if CFGetTypeID(object) == CGColor.typeID {
        return .color(unsafeDowncast(object, to: CGColor.self).colorComponents)
      }
      if CFGetTypeID(object) == CGPath.typeID {
        return .path(unsafeDowncast(object, to: CGPath.self).pathGeometry)
      }
      return nil
    #else
      if let color = any as? CGColor { return .color(color.colorComponents) }
      return (any as? CGPath).map { .path($0.pathGeometry) }
    #endif
  }

  /// The value that represents none of its kind; nil if there always is a value.
  package var nothing: LayerValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    default: nil
    }
  }

  private var isFinite: Bool { components?.allSatisfy(\.isFinite) ?? true }

  /// The value as Core Animation returns it.
  @MainActor
  package var any: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color.map { CGColor.make($0) }
    case .path(let path): path.map { UIBezierPath(geometry: $0).cgPath }
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    case .colors(let colors): colors.map { CGColor.make($0) }
    case .flag(let flag): flag
    }
  }

  /// The value converted to the kind of a property: Booleans and numbers are converted, and one
  /// number stands for a scale in both directions.
  package func matching(_ property: LayerValue) -> LayerValue? {
    switch (self, property) {
    case (.number(let number), .flag): .flag(number != 0)
    case (.flag(let flag), .number): .number(flag ? 1 : 0)
    case (.number(let number), .numbers): .numbers([number])
    case (.size(let size), .point): .point(CGPoint(x: size.width, y: size.height))
    case (.point(let point), .size): .size(CGSize(width: point.x, height: point.y))
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.path, .path), (.numbers, .numbers),
      (.colors, .colors), (.flag, .flag):
      self
    default: nil
    }
  }
}

extension [Any] {
  /// A list of colors or numbers; nil for other lists.
  fileprivate var layerValue: LayerValue? {
    let values = compactMap { LayerValue($0) }
    guard values.count == count else { return nil }
    let colors = values.compactMap { value -> ColorComponents? in
      if case .color(let color) = value { color } else { nil }
    }
    if colors.count == count { return .colors(colors) }
    let numbers = values.compactMap { value -> CGFloat? in
      if case .number(let number) = value { number } else { nil }
    }
    return numbers.count == count ? .numbers(numbers) : nil
  }
}
