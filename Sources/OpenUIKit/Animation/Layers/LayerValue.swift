// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value of a layer that can be animated.
package enum LayerValue: Sendable, Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  /// Nil is no color.
  case color(ColorComponents?)
  /// Nil is no path.
  case path(PathGeometry?)
  case numbers([CGFloat])
  case colors([ColorComponents])
  case flag(Bool)

  /// The value at a share of the way to another of the same kind; a share beyond 0…1 goes on.
  ///
  /// Paths with other steps, lists of another length and flags change at once, in the middle.
  package func mixed(with other: LayerValue, at share: CGFloat) -> LayerValue {
    switch (self, other) {
    case (.transform(let from), .transform(let to)):
      return .transform(from.mixed(with: to, at: share))
    case (.color(let from), .color(let to)):
      return .color(Self.mix(from, to, at: share))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { $0.interpolated(to: $1, at: share) })
    case (.path(let from?), .path(let to?)):
      return .path(from.mixed(with: to, at: share))
    default:
      guard let from = components, let to = other.components, from.count == to.count else {
        return share < 0.5 ? self : other
      }
      return replacing(zip(from, to).map { $0 + ($1 - $0) * share })
    }
  }

  /// The value moved on by another, as additive animations and `byValue` do: numbers are added,
  /// transforms are concatenated, and what cannot be added stays.
  package func adding(_ other: LayerValue) -> LayerValue {
    if case .transform(let own) = self, case .transform(let first) = other {
      return .transform(CATransform3DConcat(first, own))
    }
    guard let own = components, let more = other.components, own.count == more.count else {
      return self
    }
    return replacing(zip(own, more).map { $0 + $1 })
  }

  /// How far another value is, for pacing; 0 where that has no meaning.
  package func distance(to other: LayerValue) -> CGFloat {
    guard let own = components, let theirs = other.components, own.count == theirs.count else {
      return 0
    }
    return zip(own, theirs).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The numbers that make up the value; nil for what is not made of a fixed number of them.
  package var components: [CGFloat]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.width, rect.height]
    case .transform(let transform): transform.entries
    case .numbers(let numbers): numbers
    case .color(let color?): [color.red, color.green, color.blue, color.alpha]
    case .color, .path, .colors, .flag: nil
    }
  }

  /// A value of the same kind from other numbers.
  package func replacing(_ n: [CGFloat]) -> LayerValue {
    switch self {
    case .number: .number(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform(let old): .transform(CATransform3D(entries: n) ?? old)
    case .numbers: .numbers(n)
    case .color:
      .color(ColorComponents(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case .path, .colors, .flag: self
    }
  }

  /// The interpolated color at a fraction; no color is the other one with opacity 0.
  static func mix(
    _ from: ColorComponents?, _ to: ColorComponents?, at share: CGFloat
  ) -> ColorComponents? {
    guard var end = to ?? from else { return nil }
    if to == nil { end.alpha = 0 }
    var start = from ?? end
    if from == nil { start.alpha = 0 }
    return start.interpolated(to: end, at: share)
  }
}

extension CATransform3D {
  /// The transform at a share of the way to another.
  ///
  /// In the plane of the screen rotation, scale, shear and translation change apart, so that a turn
  /// stays a turn; in space the entries change.
  func mixed(with other: CATransform3D, at share: CGFloat) -> CATransform3D {
    if isAffine, other.isAffine {
      let (from, to) = (affinePart, other.affinePart)
      if abs(to.a * to.d - to.b * to.c) > 1e-9 {
        let way = from.concatenating(to.inverted()).faded(to: 1 - share)
        return CATransform3DMakeAffineTransform(way.concatenating(to))
      }
      if abs(from.a * from.d - from.b * from.c) > 1e-9 {
        let way = to.concatenating(from.inverted()).faded(to: share)
        return CATransform3DMakeAffineTransform(way.concatenating(from))
      }
    }
    let entries = zip(self.entries, other.entries).map { $0 + ($1 - $0) * share }
    return CATransform3D(entries: entries) ?? other
  }
}

extension PathGeometry {
  /// The path at a share of the way to one with the same kinds of steps; one of the two otherwise.
  func mixed(with other: PathGeometry, at share: CGFloat) -> PathGeometry {
    let mixed = zip(elements, other.elements).compactMap { $0.mixed(with: $1, at: share) }
    guard elements.count == other.elements.count, mixed.count == elements.count else {
      return share < 0.5 ? self : other
    }
    return PathGeometry(mixed)
  }
}

extension PathElement {
  /// The step at a share of the way to another of the same kind; nil for one of another kind.
  fileprivate func mixed(with other: PathElement, at share: CGFloat) -> PathElement? {
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    switch (self, other) {
    case (.move(let from), .move(let to)): return .move(mix(from, to))
    case (.line(let from), .line(let to)): return .line(mix(from, to))
    case (.quadCurve(let control, let end), .quadCurve(let toControl, let toEnd)):
      return .quadCurve(control: mix(control, toControl), end: mix(end, toEnd))
    case (.curve(let first, let second, let end), .curve(let toFirst, let toSecond, let toEnd)):
      return .curve(
        control1: mix(first, toFirst), control2: mix(second, toSecond), end: mix(end, toEnd))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
