// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer property that animations and key paths refer to.
struct LayerProperty: Sendable {
  let get: @Sendable (LayerValues) -> LayerValue?
  let set: @Sendable (inout LayerValues, LayerValue) -> Void

  /// The value at a key path, such as "opacity" or "transform.rotation.z".
  static func value(of values: LayerValues, at keyPath: String) -> LayerValue? {
    let (property, part) = find(keyPath)
    guard let value = property?.get(values) else { return nil }
    return part.isEmpty ? value : value.part(part)
  }

  /// Sets the value at a key path; a value of another kind has no effect.
  static func set(_ value: LayerValue, of values: inout LayerValues, at keyPath: String) {
    let (property, part) = find(keyPath)
    guard let property, let whole = property.get(values) else { return }
    if part.isEmpty {
      guard let fitting = value.matching(whole) else { return }
      property.set(&values, fitting)
    } else {
      property.set(&values, whole.replacing(part, with: value))
    }
  }

  private static func find(_ keyPath: String) -> (LayerProperty?, Substring) {
    let pieces = keyPath.split(separator: ".", maxSplits: 1)
    guard let name = pieces.first else { return (nil, "") }
    return (named[String(name)], pieces.count > 1 ? pieces[1] : "")
  }

  /// The properties by the names that Core Animation gives them.
  private static let named: [String: LayerProperty] = [
    "position": .point(\.position),
    "bounds": LayerProperty(
      get: { .rect($0.bounds) },
      set: { if case .rect(let rect) = $1 { $0.bounds = rect } }),
    "anchorPoint": .point(\.anchorPoint),
    "zPosition": .number(\.zPosition),
    "transform": LayerProperty(
      get: { .transform($0.transform3D) },
      set: { if case .transform(let transform) = $1 { $0.transform3D = transform } }),
    "opacity": .number(\.opacity),
    "hidden": LayerProperty(
      get: { .flag($0.isHidden) }, set: { if case .flag(let flag) = $1 { $0.isHidden = flag } }),
    "cornerRadius": .number(\.cornerRadius),
    "borderWidth": .number(\.borderWidth),
    "borderColor": .color(\.borderColor),
    "backgroundColor": .color(\.backgroundColor),
    "shadowColor": .color(\.shadowColor),
    "shadowOpacity": .number(\.shadowOpacity),
    "shadowRadius": .number(\.shadowRadius),
    "shadowOffset": LayerProperty(
      get: { .size($0.shadowOffset) },
      set: { if case .size(let size) = $1 { $0.shadowOffset = size } }),
    "shadowPath": .path(\.shadowPath),
    "path": .path(\.drawing.shape.path),
    "fillColor": .color(\.drawing.shape.fillColor),
    "strokeColor": .color(\.drawing.shape.strokeColor),
    "lineWidth": .number(\.drawing.shape.lineWidth),
    "lineDashPhase": .number(\.drawing.shape.lineDashPhase),
    "strokeStart": .number(\.drawing.shape.strokeStart),
    "strokeEnd": .number(\.drawing.shape.strokeEnd),
    "colors": LayerProperty(
      get: { .colors($0.drawing.gradient.colors) },
      set: { if case .colors(let colors) = $1 { $0.drawing.gradient.colors = colors } }),
    "locations": LayerProperty(
      get: { .numbers($0.drawing.gradient.shownLocations) },
      set: { if case .numbers(let numbers) = $1 { $0.drawing.gradient.locations = numbers } }),
    "startPoint": .point(\.drawing.gradient.startPoint),
    "endPoint": .point(\.drawing.gradient.endPoint),
  ]

  private typealias Path<Value> = WritableKeyPath<LayerValues, Value> & Sendable

  private static func number(_ path: Path<CGFloat>) -> LayerProperty {
    LayerProperty(
      get: { .number($0[keyPath: path]) },
      set: { if case .number(let number) = $1 { $0[keyPath: path] = number } })
  }

  private static func point(_ path: Path<CGPoint>) -> LayerProperty {
    LayerProperty(
      get: { .point($0[keyPath: path]) },
      set: { if case .point(let point) = $1 { $0[keyPath: path] = point } })
  }

  private static func color(_ path: Path<CGColor?>) -> LayerProperty {
    LayerProperty(
      get: { .color($0[keyPath: path]?.colorComponents) },
      set: {
        if case .color(let color) = $1 { $0[keyPath: path] = color.map { CGColor.make($0) } }
      })
  }

  private static func path(_ path: Path<CGPath?>) -> LayerProperty {
    LayerProperty(
      get: { .path($0[keyPath: path]?.pathGeometry) },
      set: {
        if case .path(let geometry) = $1 {
          $0[keyPath: path] = geometry.map { UIBezierPath(geometry: $0).cgPath }
        }
      })
  }
}
