// SPDX-License-Identifier: Apache-2.0

import Foundation

extension MotionTrace {
  /// Reads a trace from a file whose name ends in `.json` or `.csv`.
  ///
  /// - Throws: a ``TraceError`` with the place of the problem.
  public init(contentsOf url: URL) throws(TraceError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw TraceError.unreadable(file: url.path, reason: "the file cannot be opened")
    }
    switch url.pathExtension.lowercased() {
    case "json": try self.init(json: data)
    case "csv": try self.init(csv: String(decoding: data, as: UTF8.self))
    default:
      throw TraceError.unreadable(
        file: url.path, reason: "the name of a trace ends in .json or .csv")
    }
  }

  /// Reads a JSON trace of the format `dynamics-trace-1`.
  ///
  /// - Throws: a ``TraceError`` with the place of the problem, as a path of keys and indices.
  public init(json: Data) throws(TraceError) {
    let document: TraceDocument
    do {
      let header = try JSONDecoder().decode(TraceHeader.self, from: json)
      guard header.format == TraceDocument.format else {
        throw TraceError.unknownFormat(header.format)
      }
      document = try JSONDecoder().decode(TraceDocument.self, from: json)
    } catch let error as TraceError {
      throw error
    } catch {
      throw TraceError(decoding: error)
    }
    try self.init(document)
  }
}

/// The key that is read before all others.
private struct TraceHeader: Decodable {
  let format: String?
}

extension TraceError {
  /// The error of a decoder as a place and a reason.
  package init(decoding error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self = .invalidValue(
        place: Self.path(context.codingPath), reason: "the key '\(key.stringValue)' is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .invalidValue(
        place: Self.path(context.codingPath), reason: "\(Self.noun(type)) is expected")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let detail = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey]
      // Part of a longer sentence.
      let reason = "\(detail ?? context.debugDescription)"
      self = .invalidSyntax(
        place: "document",
        reason: "no JSON: \(reason.trimmingCharacters(in: CharacterSet(charactersIn: ".")))")
    case .dataCorrupted(let context):
      self = .invalidValue(place: Self.path(context.codingPath), reason: context.debugDescription)
    default: self = .invalidSyntax(place: "document", reason: "\(error)")
    }
  }

  /// A path of keys and indices: `frames[3].items[0].x`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "document" : path
  }

  private static func noun(_ type: any Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any Sequence.Type: "a list"
    default: "an object"
    }
  }
}

extension MotionTrace {
  /// Checks a document and collects its columns.
  init(_ document: TraceDocument) throws(TraceError) {
    self.init()
    (experiment, title) = (document.experiment, document.title)
    (source, certainty, system) = (document.source, document.certainty, document.system)
    note = document.note
    hasUnsignedAngles = document.hasUnsignedAngles ?? false
    size = try Self.size(document.size?.width, document.size?.height, place: "size")
    framesPerSecond = try Self.positive(document.framesPerSecond, place: "framesPerSecond")
    positionResolution =
      try Self.positive(document.positionResolution, place: "positionResolution") ?? 0
    latency = document.latency ?? 0
    origin = document.origin.map {
      Origin(kind: $0.kind, item: $0.item, otherItem: $0.otherItem, boundary: $0.boundary)
    }
    tolerances = Tolerances(
      x: try Self.positive(document.tolerances?.x, place: "tolerances.x"),
      y: try Self.positive(document.tolerances?.y, place: "tolerances.y"),
      angle: try Self.positive(
        document.tolerances?.angleInDegrees, place: "tolerances.angleInDegrees"
      ).map { $0 * .pi / 180 })
    for (index, expectation) in (document.expectations ?? []).enumerated() {
      expectations.append(try MotionExpectation(expectation, place: "expectations[\(index)]"))
    }
    try add(document.frames)
    events = (document.events ?? []).map { event in
      Event(
        time: event.time, kind: event.kind, item: event.item, otherItem: event.otherItem,
        boundary: event.boundary, point: event.point.map { CGPoint(x: $0.x, y: $0.y) },
        value: event.value)
    }
    removeJumps()
  }

  private mutating func add(_ frames: [TraceDocument.Frame]) throws(TraceError) {
    var indices: [String: Int] = [:]
    var previous = -Double.infinity
    for (number, frame) in frames.enumerated() {
      guard frame.time > previous else {
        throw .invalidValue(
          place: "frames[\(number)].time",
          reason: "\(frame.time) does not come after \(previous)")
      }
      previous = frame.time
      var names: Set<String> = []
      for (index, item) in frame.items.enumerated() {
        let place = "frames[\(number)].items[\(index)]"
        guard names.insert(item.name).inserted else {
          throw .invalidValue(
            place: "\(place).name", reason: "'\(item.name)' is twice in the frame")
        }
        let row = indices[item.name] ?? items.count
        if row == items.count {
          items.append(Item(name: item.name))
          indices[item.name] = row
        }
        if let size = try Self.size(item.width, item.height, place: place) {
          items[row].size = size
        }
        items[row].add(x: item.x, y: item.y, angle: item.angle, at: frame.time)
      }
    }
  }

  private static func size(
    _ width: Double?, _ height: Double?, place: String
  ) throws(TraceError) -> CGSize? {
    guard let width = try positive(width, place: "\(place).width"),
      let height = try positive(height, place: "\(place).height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func positive(_ value: Double?, place: String) throws(TraceError) -> Double? {
    guard let value else { return nil }
    guard value > 0, value.isFinite else {
      throw .invalidValue(place: place, reason: "\(value) is not greater than 0")
    }
    return value
  }
}

extension MotionTrace {
  /// Adds full turns to angles that jump from one end of −π...π to the other.
  mutating func removeJumps() {
    guard !hasUnsignedAngles else { return }
    for index in items.indices { items[index].angle = items[index].angle.withoutJumps }
  }
}

extension MotionTrace.Item {
  /// Appends the columns that a row has.
  mutating func add(x: Double?, y: Double?, angle: Double?, at time: Double) {
    if let x { self.x.append(x, at: time) }
    if let y { self.y.append(y, at: time) }
    if let angle { self.angle.append(angle, at: time) }
  }
}

extension MotionSeries {
  /// The angles with full turns added, if all of them lie between −π and π.
  fileprivate var withoutJumps: MotionSeries {
    guard values.allSatisfy({ abs($0) <= .pi + 0.0001 }) else { return self }
    var turns = 0.0
    var previous = values.first ?? 0
    return map { value in
      turns += ((previous - value) / (2 * .pi)).rounded()
      previous = value
      return value + turns * 2 * .pi
    }
  }
}
