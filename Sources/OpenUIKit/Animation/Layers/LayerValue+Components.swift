// SPDX-License-Identifier: Apache-2.0

import Foundation

// The parts of values that a key path may name: "position.x", "bounds.size.width",
// "transform.rotation.z".
extension LayerValue {
  /// The component with a name; nil if there is none.
  func part(_ name: Substring) -> LayerValue? {
    if case .transform(let transform) = self { return transform.part(name) }
    if case .rect(let rect) = self {
      switch name {
      case "origin": return .point(rect.origin)
      case "size": return .size(rect.size)
      default: break
      }
    }
    guard let index = index(of: name), let components else { return nil }
    return .number(components[index])
  }

  /// The value with one component replaced; unchanged if it has none of that name and kind.
  func replacing(_ name: Substring, with part: LayerValue) -> LayerValue {
    switch (self, name, part) {
    case (.transform(let transform), _, _): return .transform(transform.replacing(name, with: part))
    case (.rect(let rect), "origin", .point(let origin)):
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", .size(let size)):
      return .rect(CGRect(origin: rect.origin, size: size))
    case (_, _, .number(let number)):
      guard let index = index(of: name), var numbers = components else { return self }
      numbers[index] = number
      return replacing(numbers)
    default: return self
    }
  }

  private func index(of name: Substring) -> Int? {
    let names: [Substring] =
      switch self {
      case .point: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["origin.x", "origin.y", "size.width", "size.height"]
      default: []
      }
    return names.firstIndex(of: name)
  }
}

extension CATransform3D {
  fileprivate func part(_ name: Substring) -> LayerValue? {
    let parts = AffineParts(affinePart)
    return switch name {
    case "rotation", "rotation.z": .number(parts.rotation)
    case "rotation.x": .number(arctangent(y: m23, x: m33))
    case "rotation.y": .number(arctangent(y: -m13, x: m33))
    case "scale", "scale.x": .number(parts.scaleX)
    case "scale.y": .number(parts.scaleY)
    case "scale.z": .number(m33)
    case "translation": .size(CGSize(width: m41, height: m42))
    case "translation.x": .number(m41)
    case "translation.y": .number(m42)
    case "translation.z": .number(m43)
    default: nil
    }
  }

  fileprivate func replacing(_ name: Substring, with part: LayerValue) -> CATransform3D {
    switch (name, part) {
    case ("rotation.x", .number(let angle)): return turned(to: angle, from: name, 1, 0)
    case ("rotation.y", .number(let angle)): return turned(to: angle, from: name, 0, 1)
    case (_, .number(let number)): return replacing(name, with: number)
    case ("translation", .size(let size)):
      return replacing("translation.x", with: size.width)
        .replacing("translation.y", with: size.height)
    case ("translation", .point(let point)):
      return replacing("translation.x", with: point.x).replacing("translation.y", with: point.y)
    default: return self
    }
  }

  private func replacing(_ name: Substring, with number: CGFloat) -> CATransform3D {
    var result = self
    var parts = AffineParts(affinePart)
    switch name {
    case "rotation", "rotation.z": parts.rotation = number
    case "scale":
      // Both axes at once; a reflection stays one.
      parts.scaleY = parts.scaleY < 0 ? -number : number
      parts.scaleX = number
    case "scale.x": parts.scaleX = number
    case "scale.y": parts.scaleY = number
    case "scale.z": result.m33 = number
    case "translation.x": parts.tx = number
    case "translation.y": parts.ty = number
    case "translation.z": result.m43 = number
    default: return self
    }
    let plane = parts.transform
    (result.m11, result.m12, result.m21, result.m22) = (plane.a, plane.b, plane.c, plane.d)
    (result.m41, result.m42) = (plane.tx, plane.ty)
    return result
  }

  /// Rotates further around a screen axis, by the difference from the present angle.
  private func turned(
    to angle: CGFloat, from name: Substring, _ x: CGFloat, _ y: CGFloat
  ) -> CATransform3D {
    guard case .number(let present) = part(name) else { return self }
    return CATransform3DRotate(self, angle - present, x, y, 0)
  }
}
