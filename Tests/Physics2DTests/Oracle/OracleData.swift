// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Physics2D

/// One case of the oracle: inputs and results of an independent engine.
struct OracleCase: Sendable {
  /// The line of the oracle's original file.
  var line = 0
  var numbers: [String: Float] = [:]
  var vectors: [String: Vector2] = [:]
  var pointLists: [String: [Vector2]] = [:]
  var shapes: [String: ShapeGeometry] = [:]

  func number(_ name: String) -> Float { numbers[name] ?? .nan }
  func vector(_ name: String) -> Vector2 { vectors[name] ?? Vector2(.nan, .nan) }
  func shape(_ name: String) -> ShapeGeometry { shapes[name] ?? ShapeGeometry() }

  /// A pose given as a position and as cosine and sine.
  func transform(_ position: String, _ rotation: String) -> Transform {
    Transform(position: vector(position), rotation: self.rotation(rotation))
  }

  func rotation(_ name: String) -> Rotation {
    Rotation(cosine: vector(name).x, sine: vector(name).y)
  }
}

/// The oracle's results, `Data/geometry.bin`; `Data/README.md` describes the format.
enum OracleData {
  /// The cases of an operation, in the order of the file.
  static func cases(of operation: String) -> [OracleCase] { cases[operation] ?? [] }

  private static let cases: [String: [OracleCase]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    guard let data = try? Data(contentsOf: folder.appending(path: "Data/geometry.bin")) else {
      return [:]
    }
    var reader = OracleReader(bytes: [UInt8](data))
    var cases: [String: [OracleCase]] = [:]
    while let section = reader.section() { cases[section.operation] = section.cases }
    return cases
  }()
}

/// Reads sections: a line of text that names the fields, then the fields of each case as floats.
private struct OracleReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next section; nil at the end of the file.
  mutating func section() -> (operation: String, cases: [OracleCase])? {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: bytes[offset..<end], as: UTF8.self).split(separator: " ")
    offset = end + 1
    guard words.count > 2, let count = Int(words[1]) else { return nil }
    let fields = words[2...].compactMap { word -> (kind: Substring, name: String)? in
      let parts = word.split(separator: ":")
      return parts.count == 2 ? (parts[0], String(parts[1])) : nil
    }
    let cases = (0..<count).map { _ in oracleCase(fields) }
    return (String(words[0]), cases)
  }

  private mutating func oracleCase(_ fields: [(kind: Substring, name: String)]) -> OracleCase {
    var result = OracleCase()
    for (kind, name) in fields {
      switch kind {
      case "vector": result.vectors[name] = vector()
      case "points": result.pointLists[name] = points()
      case "shape": result.shapes[name] = shape()
      default: result.numbers[name] = number()
      }
    }
    result.line = Int(result.number("line"))
    return result
  }

  private mutating func shape() -> ShapeGeometry? {
    let kind = number()
    let radius = number()
    let points = points()
    return switch (kind, points.count) {
    case (0, 1): .circle(center: points[0], radius: radius)
    case (1, 2): .capsule(from: points[0], to: points[1], radius: radius)
    case (2, 2): .segment(from: points[0], to: points[1])
    default: try? PolygonShape(convex: points, radius: radius).geometry
    }
  }

  private mutating func points() -> [Vector2] {
    let count = Int(number())
    return (0..<count).map { _ in vector() }
  }

  private mutating func vector() -> Vector2 {
    let x = number()
    return Vector2(x, number())
  }

  /// A little-endian float; not a number beyond the end of the file.
  private mutating func number() -> Float {
    guard offset + 4 <= bytes.count else { return .nan }
    defer { offset += 4 }
    let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
    return Float(bitPattern: bits)
  }
}
