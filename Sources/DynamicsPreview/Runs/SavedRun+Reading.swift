// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// Why the file of a run cannot be opened, in a sentence that says what to do.
package struct InvalidRun: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension SavedRun {
  /// The maximum length of a file, in bytes: twice that of an hour of a touch that moves in every frame.
  package static let maximumLength = 16_000_000

  /// The maximum depth of lists and objects: deeply nested ones crash Foundation's reader.
  private static let maximumDepth = 8

  private struct Header: Decodable {
    let format: String?
  }

  /// Whether a file says that it is a run, of whatever version.
  package static func isRun(_ data: Data) -> Bool {
    guard data.count <= maximumLength, depth(of: data) <= maximumDepth,
      let header = try? JSONDecoder().decode(Header.self, from: data)
    else { return false }
    return header.format?.hasPrefix("dynamics-run-") ?? false
  }

  /// Reads a file.
  ///
  /// - Throws: an ``InvalidRun`` for what no run can be; nothing of it is used then.
  package init(json data: Data) throws(InvalidRun) {
    guard data.count <= Self.maximumLength else {
      throw InvalidRun("the file is longer than \(Self.maximumLength / 1_000_000) MB, as no run is")
    }
    guard Self.depth(of: data) <= Self.maximumDepth else {
      throw InvalidRun("the file is damaged: its lists are nested deeper than those of a run")
    }
    do {
      let format = try JSONDecoder().decode(Header.self, from: data).format
      guard let format, format.hasPrefix("dynamics-run-") else {
        throw InvalidRun(
          "the file is no run: its 'format' is not '\(Self.formatName)'; save one in the preview or "
            + "with 'dynamics record SCENE -o FILE.run.json'")
      }
      guard format == Self.formatName else {
        throw InvalidRun(
          "the run has the format '\(format.prefix(40))', and this version reads "
            + "'\(Self.formatName)'; open it with the version of the package that wrote it")
      }
      self = try JSONDecoder().decode(SavedRun.self, from: data)
    } catch let error as InvalidRun {
      throw error
    } catch {
      throw InvalidRun("the file is damaged or cut off: \(TraceError(decoding: error))")
    }
    try check()
  }

  private func check() throws(InvalidRun) {
    guard (0...PreviewSession.maximumFrame).contains(frameCount) else {
      throw InvalidRun("'frameCount' is \(frameCount), not 0 to \(PreviewSession.maximumFrame)")
    }
    guard actions.count <= ActionLog.maximumCount else {
      throw InvalidRun("there are more than \(ActionLog.maximumCount) actions")
    }
    var before = 0
    for (index, action) in actions.enumerated() {
      guard (before...frameCount).contains(action.frame) else {
        throw InvalidRun(
          "actions[\(index)].frame is \(action.frame), not \(before) to \(frameCount): frames ascend"
        )
      }
      guard action.action != nil else {
        throw InvalidRun(
          "actions[\(index)] is no action: '\(action.do.prefix(40))' lacks a field, or a number is "
            + "out of range")
      }
      before = action.frame
    }
    guard parameters.values.allSatisfy(\.isFinite) else {
      throw InvalidRun("a parameter is not a finite number")
    }
    try checkSamples()
  }

  private func checkSamples() throws(InvalidRun) {
    for (name, interval) in [("hashes", hashes.interval), ("positions", positions.interval)] {
      guard (1...PreviewSession.maximumFrame).contains(interval) else {
        throw InvalidRun("\(name).interval is \(interval), not 1 or more")
      }
    }
    guard hashes.values.count == sampleCount(interval: hashes.interval) else {
      throw InvalidRun(
        "there are \(hashes.values.count) hashes, not \(sampleCount(interval: hashes.interval))")
    }
    let count = sampleCount(interval: positions.interval)
    for item in positions.items {
      for column in [item.x, item.y, item.angle] {
        guard column.count == count else {
          throw InvalidRun(
            "the item '\(item.name.prefix(40))' has \(column.count) positions, not \(count)")
        }
        guard column.allSatisfy({ $0?.isFinite ?? true }) else {
          throw InvalidRun("a position of '\(item.name.prefix(40))' is not a finite number")
        }
      }
    }
  }

  /// How deep lists and objects are nested, whatever else is wrong with them.
  private static func depth(of data: Data) -> Int {
    var depth = 0
    var maximum = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        maximum = max(maximum, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return maximum
  }
}

extension SavedRun {
  /// The scene of the run.
  ///
  /// - Throws: an ``InvalidRun`` if there is no such scene, or if it has other parameters.
  package func scene(among scenes: [PreviewScene]) throws(InvalidRun) -> PreviewScene {
    guard let found = scenes.first(where: { $0.id == scene }) else {
      throw InvalidRun(
        "the run is of the scene '\(scene.prefix(40))', which is not here; open it where it was saved"
      )
    }
    for (name, value) in parameters {
      guard let parameter = found.parameters.first(where: { $0.name == name }) else {
        throw InvalidRun("the scene '\(scene)' has no parameter '\(name.prefix(40))'")
      }
      guard (parameter.minimum...parameter.maximum).contains(value) else {
        throw InvalidRun(
          "the parameter '\(name)' is \(value), not \(parameter.minimum) to \(parameter.maximum)")
      }
    }
    return found
  }
}
