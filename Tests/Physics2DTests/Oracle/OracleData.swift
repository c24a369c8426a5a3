import Foundation

@testable import Physics2D

/// One line of the oracle: inputs and results of an independent engine.
struct OracleCase: Sendable {
  var line = 0
  var operation = ""
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

/// The oracle's file: `geometry.jsonl.gz` in the folder that ORACLE_DATA names, else in
/// `../shared/oracle` beside the package.
enum OracleData {
  static let file: URL? = {
    let named = ProcessInfo.processInfo.environment["ORACLE_DATA"].map { URL(filePath: $0) }
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let folder = named ?? package.appending(path: "../shared/oracle")
    let file = folder.appending(path: "geometry.jsonl.gz").standardizedFileURL
    return FileManager.default.isReadableFile(atPath: file.path) ? file : nil
  }()

  static var isAvailable: Bool { file != nil }

  /// The cases of an operation, in the order of the file.
  static func cases(of operation: String) -> [OracleCase] { cases[operation] ?? [] }

  private static let cases: [String: [OracleCase]] = {
    guard let file, let text = try? unpacked(file) else { return [:] }
    var byOperation: [String: [OracleCase]] = [:]
    for (index, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
        continue
      }
      let decoded = decode(object, line: index + 1)
      byOperation[decoded.operation, default: []].append(decoded)
    }
    return byOperation
  }()

  private static func unpacked(_ file: URL) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return text
  }

  private static func decode(_ object: [String: Any], line: Int) -> OracleCase {
    var result = OracleCase()
    result.line = line
    for (name, value) in object {
      if let number = value as? Double {
        result.numbers[name] = Float(number)
      } else if let text = value as? String {
        result.operation = text
      } else if let pair = value as? [Double], pair.count == 2 {
        result.vectors[name] = Vector2(Float(pair[0]), Float(pair[1]))
      } else if let rows = value as? [[Double]] {
        result.pointLists[name] = points(rows)
      } else if let shape = value as? [String: Any] {
        result.shapes[name] = geometry(shape)
      }
    }
    return result
  }

  private static func points(_ rows: [[Double]]) -> [Vector2] {
    rows.map { Vector2(Float($0[0]), Float($0[1])) }
  }

  private static func geometry(_ object: [String: Any]) -> ShapeGeometry? {
    func point(_ name: String) -> Vector2 {
      points([object[name] as? [Double] ?? [.nan, .nan]])[0]
    }
    let radius = Float(object["r"] as? Double ?? 0)
    switch object["type"] as? String {
    case "circle": return .circle(center: point("c"), radius: radius)
    case "capsule": return .capsule(from: point("p1"), to: point("p2"), radius: radius)
    case "segment": return .segment(from: point("p1"), to: point("p2"))
    default:
      let corners = points(object["v"] as? [[Double]] ?? [])
      return try? PolygonShape(convex: corners, radius: radius).geometry
    }
  }
}
