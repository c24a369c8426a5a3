// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The shape of a region: a primitive, or an operation on other regions.
///
/// The operands are regions, not shapes, so that the `contains(_:)` of a subclass is called.
@MainActor
enum RegionShape {
  case infinite
  case empty
  /// Around the origin, in points.
  case circle(radius: CGFloat)
  /// Centered on the origin, in points.
  case rectangle(CGSize)
  case inverse(UIRegion)
  case union(UIRegion, UIRegion)
  case difference(UIRegion, UIRegion)
  case intersection(UIRegion, UIRegion)

  /// The number of parts of a region that has the shape.
  var partCount: Int {
    switch self {
    case .infinite, .empty, .circle, .rectangle: 1
    case .inverse(let region): region.partCount + 1
    case .union(let first, let second), .difference(let first, let second),
      .intersection(let first, let second):
      first.partCount + second.partCount + 1
    }
  }

  /// Whether the shape contains a point; outlines belong to it.
  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .infinite: true
    case .empty: false
    case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
    case .rectangle(let size):
      abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
    case .inverse(let region): !region.contains(point)
    case .union(let first, let second): first.contains(point) || second.contains(point)
    case .difference(let first, let second): first.contains(point) && !second.contains(point)
    case .intersection(let first, let second): first.contains(point) && second.contains(point)
    }
  }
}

// MARK: - Coding

extension RegionShape {
  private enum Key {
    static let form = "form"
    static let radius = "radius"
    static let width = "width"
    static let height = "height"
    static let first = "first"
    static let second = "second"
  }

  /// Names in archives; they must not change.
  private enum Form: String {
    case infinite, empty, circle, rectangle, inverse, union, difference, intersection
  }

  private var form: Form {
    switch self {
    case .infinite: .infinite
    case .empty: .empty
    case .circle: .circle
    case .rectangle: .rectangle
    case .inverse: .inverse
    case .union: .union
    case .difference: .difference
    case .intersection: .intersection
    }
  }

  func encode(with coder: NSCoder) {
    coder.encode(form.rawValue as NSString, forKey: Key.form)
    switch self {
    case .infinite, .empty: break
    case .circle(let radius): coder.encode(Double(radius), forKey: Key.radius)
    case .rectangle(let size):
      coder.encode(Double(size.width), forKey: Key.width)
      coder.encode(Double(size.height), forKey: Key.height)
    case .inverse(let region): coder.encode(region, forKey: Key.first)
    case .union(let first, let second), .difference(let first, let second),
      .intersection(let first, let second):
      coder.encode(first, forKey: Key.first)
      coder.encode(second, forKey: Key.second)
    }
  }

  /// Nil for an archive that does not hold a region.
  init?(coder: NSCoder) {
    guard let name: NSString = Self.object(Key.form, coder: coder),
      let form = Form(rawValue: "\(name)")
    else { return nil }
    switch form {
    case .infinite: self = .infinite
    case .empty: self = .empty
    case .circle:
      let radius = CGFloat(coder.decodeDouble(forKey: Key.radius))
      guard Self.isLength(radius) else { return nil }
      self = .circle(radius: radius)
    case .rectangle:
      let size = CGSize(
        width: coder.decodeDouble(forKey: Key.width),
        height: coder.decodeDouble(forKey: Key.height))
      guard Self.isLength(size.width), Self.isLength(size.height) else { return nil }
      self = .rectangle(size)
    case .inverse, .union, .difference, .intersection:
      guard let operation = Self.operation(form, coder: coder) else { return nil }
      self = operation
    }
  }

  /// The object of a key; a key that is missing is asked for first, because a coder may end the
  /// program over it.
  private static func object<Object>(_ key: String, coder: NSCoder) -> Object? {
    coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? Object : nil
  }

  private static func operation(_ form: Form, coder: NSCoder) -> RegionShape? {
    guard let first: UIRegion = object(Key.first, coder: coder) else { return nil }
    if form == .inverse { return .inverse(first) }
    guard let second: UIRegion = object(Key.second, coder: coder) else { return nil }
    switch form {
    case .union: return .union(first, second)
    case .difference: return .difference(first, second)
    default: return .intersection(first, second)
    }
  }

  /// Whether a number is finite and not negative.
  static func isLength(_ number: CGFloat) -> Bool { number.isFinite && number >= 0 }
}
