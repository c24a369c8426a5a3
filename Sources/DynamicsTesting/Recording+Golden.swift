// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension Recording {
  /// The positions of all dynamic items over time as series of numbers: x and y in points, angle in
  /// radians clockwise.
  ///
  /// - Parameter interval: how many frames lie from a row to the next, at least 1; 6 by default, that
  ///   is ten rows a second. The last frame always has a row.
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

  /// Compares the recording with a golden file beside the test; a failure marks this line, and the test
  /// goes on.
  ///
  ///     let recording = simulator.record(for: 3)
  ///     recording.expectGolden("falling-squares")
  ///
  /// The file is `Goldens/NAME.txt` in the folder of the calling file. If it is missing, or if the
  /// environment variable `RECORD_GOLDENS` is set and not `0`, it is written, and the expectation fails
  /// with its path, so that a recording is not mistaken for a proof. Look at it, then run again.
  ///
  /// A recording that differs attaches a page that plays it with the expected items as a dashed ghost,
  /// opened at the first difference, a still picture of that moment, and the series that came.
  /// `swift test --attachments-path FOLDER` writes them. A recording that is shorter or longer than the
  /// golden fails too, but is compared as far as both go.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without its extension.
  ///   - tolerance: the maximum difference that counts as none; 0.01 points or radians by default.
  ///   - everyFrames: how many frames lie from a row to the next; 6 by default.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expectGolden(
    _ name: String, tolerance: Double = 0.01, everyFrames: Int = 6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = URL(fileURLWithPath: sourceLocation.filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent("\(name).txt")
    let golden = golden(everyFrames: everyFrames)
    guard
      let comparison = golden.comparison(
        withFile: file, tolerance: tolerance, sourceLocation: sourceLocation)
    else { return }
    attach(comparison, of: golden, to: name, at: sourceLocation)
  }

  /// Attaches the page, the picture and the series of a recording that differs.
  func attach(
    _ comparison: GoldenComparison, of golden: Golden, to name: String,
    at sourceLocation: SourceLocation
  ) {
    let moment = comparison.firstTime ?? startTime
    let lines = (comparison.text ?? "").split(separator: "\n").map(String.init)
    let ghost = withGhost(of: comparison.expected.trace(of: itemNames))
    let page = ghost.failurePage(
      title: "\(name): what came, and what was expected", openedAt: moment,
      notes: ["First difference at \(CGFloat(moment).precise) s"] + lines, hasGhost: true)
    let frame = Int(((moment - startTime) * framesPerSecond).rounded())
    let file = fileName(name)
    DynamicsTesting.attach(page, named: "\(file).html", at: sourceLocation)
    DynamicsTesting.attach(
      ghost.stillSVG(atFrame: frame), named: "\(file).svg", at: sourceLocation)
    DynamicsTesting.attach(golden.text, named: "\(file).txt", at: sourceLocation)
  }
}

extension Golden {
  /// Compares the series with a golden file, or writes it, as `Recording.expectGolden` does.
  ///
  /// A failure marks this line, and the test goes on; the series that came are attached.
  ///
  /// - Parameters:
  ///   - file: the golden file.
  ///   - tolerance: the maximum difference that counts as none; 0.01 by default.
  ///   - sourceLocation: the line to mark; that of the call by default.
  public func expect(
    matchesFile file: URL, tolerance: Double = 0.01,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comparison = comparison(
      withFile: file, tolerance: tolerance, sourceLocation: sourceLocation)
    guard comparison != nil else { return }
    attach(text, named: file.lastPathComponent, at: sourceLocation)
  }

  /// Whether the environment asks for golden texts to be recorded.
  static var isRecording: Bool {
    let value = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] ?? "0"
    return value != "0" && !value.isEmpty
  }

  /// Records an issue and returns the comparison if the series differ; nil in all other cases.
  fileprivate func comparison(
    withFile file: URL, tolerance: Double, sourceLocation: SourceLocation
  ) -> GoldenComparison? {
    let isMissing = !FileManager.default.fileExists(atPath: file.path)
    if isMissing || Self.isRecording {
      fail(write(to: file, isMissing: isMissing), at: sourceLocation)
      return nil
    }
    let expected: Golden
    do {
      expected = try Golden(parsing: String(decoding: Data(contentsOf: file), as: UTF8.self))
    } catch {
      fail("cannot read the golden file \(file.path): \(error)", at: sourceLocation)
      return nil
    }
    let comparison = GoldenComparison(expected: expected, actual: self, tolerance: tolerance)
    guard let differences = comparison.text else { return nil }
    fail(
      "\(file.path): \(differences)\nSet RECORD_GOLDENS=1 to accept what came.", at: sourceLocation)
    return comparison
  }

  /// Writes the file; returns the message of the failure that says so.
  private func write(to file: URL, isMissing: Bool) -> String {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      return "cannot write the golden file \(file.path): \(error)"
    }
    let reason = isMissing ? "there was none" : "RECORD_GOLDENS is set"
    return "recorded \(file.path), because \(reason). Look at it, then run again."
  }
}
