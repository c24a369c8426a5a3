import Foundation

extension Recording {
  /// The places of all dynamic items over time as series of numbers: x and y in points, angle in
  /// radians clockwise.
  ///
  /// - Parameter interval: how many frames lie from a row to the next, at least 1; 6 unless told
  ///   otherwise, that is ten rows a second. The last frame always has a row.
  public func golden(everyFrames interval: Int = 6) -> Golden {
    let columns = ["time"] + itemNames.flatMap { ["\($0).x", "\($0).y", "\($0).angle"] }
    var frames = Array(stride(from: 0, to: frameCount, by: max(interval, 1)))
    if frameCount > 0, frames.last != frameCount - 1 { frames.append(frameCount - 1) }
    let rows = frames.map { frame -> [Double?] in
      let states = Dictionary(
        itemStates(atFrame: frame).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      return [time(ofFrame: frame)]
        + itemNames.flatMap { name -> [Double?] in
          guard let state = states[name] else { return [nil, nil, nil] }
          return [Double(state.position.x), Double(state.position.y), Double(state.angle)]
        }
    }
    return Golden(columns: columns, rows: rows)
  }

  /// Checks the recording against a golden file beside the test.
  ///
  /// The file is `Goldens/NAME.txt` in the folder of the calling file. If it is missing, or if the
  /// environment variable `RECORD_GOLDENS` is set and not `0`, it is written, and the check fails
  /// with its path, so that a recording is not mistaken for a proof. Look at it, then run again.
  ///
  ///     let recording = simulator.record(for: 3)
  ///     try recording.expectGolden("falling-squares")
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its extension.
  ///   - tolerance: the greatest difference that counts as none; 0.01 points or radians unless told
  ///     otherwise.
  ///   - everyFrames: how many frames lie from a row to the next.
  /// - Throws: `DynamicsTestError` with the path and the differences.
  public func expectGolden(
    _ name: String, tolerance: Double = 0.01, everyFrames: Int = 6,
    filePath: String = #filePath, fileID: String = #fileID, line: Int = #line
  ) throws {
    let file = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent("\(name).txt")
    try golden(everyFrames: everyFrames).expect(
      matchesFile: file, tolerance: tolerance, fileID: fileID, line: line)
  }
}

extension Golden {
  /// Checks the series against a golden file, or writes it, as `Recording.expectGolden` does.
  ///
  /// - Throws: `DynamicsTestError` with the path and the differences.
  public func expect(
    matchesFile file: URL, tolerance: Double = 0.01,
    fileID: String = #fileID, line: Int = #line
  ) throws {
    func failure(_ message: String) -> DynamicsTestError {
      DynamicsTestError(message, fileID: fileID, line: line)
    }
    let wish = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] ?? "0"
    let isMissing = !FileManager.default.fileExists(atPath: file.path)
    if isMissing || (wish != "0" && !wish.isEmpty) {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw failure("cannot write the golden file \(file.path): \(error)")
      }
      let reason = isMissing ? "there was none" : "RECORD_GOLDENS is set"
      throw failure("recorded \(file.path), because \(reason). Look at it, then run again.")
    }
    let expected: Golden
    do {
      expected = try Golden(parsing: String(decoding: Data(contentsOf: file), as: UTF8.self))
    } catch {
      throw failure("cannot read the golden file \(file.path): \(error)")
    }
    guard let differences = expected.differences(from: self, tolerance: tolerance) else { return }
    throw failure(
      "\(file.path): \(differences)\nSet RECORD_GOLDENS=1 to accept what came.")
  }
}
