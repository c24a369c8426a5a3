// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a frame as the client does, by the layout that `FrameMessage` documents.
struct FrameReader {
  private var rest: Data.SubSequence
  private var isShort = false

  private init(_ data: Data) { rest = data[...] }

  /// What a client could not read in a frame; nil if it is right.
  static func fault(in data: Data) -> String? {
    var reader = FrameReader(data)
    return reader.fault()
  }

  private mutating func fault() -> String? {
    guard number(1) == 5, number(1) <= 1 else { return "a frame has no version or mark" }
    let (frame, last) = (number(4), number(4))
    guard frame <= last else { return "frame \(frame) comes after the last one, \(last)" }
    let time = Double(bitPattern: number(8))
    guard abs(time - Double(frame) / 60) < 1e-6 else { return "frame \(frame) has time \(time)" }
    _ = number(8)
    guard float().isFinite else { return "the cost of a frame is not finite" }
    for _ in 0..<7 {
      guard float() >= 0 else { return "the time of a stage is negative" }
    }
    for _ in 0..<6 { _ = number(4) }
    for _ in 0..<2 * number(2) {
      guard float().isFinite else { return "a touch is not finite" }
    }
    for _ in 0..<number(4) {
      _ = number(4)
      let flags = number(1)
      guard flags & ~15 == 0, !isShort else { return "a motion has unknown parts" }
      let parts = [1: 1, 2: 2, 4: 1, 8: 1].reduce(2) { $0 + (flags & $1.key != 0 ? $1.value : 0) }
      for _ in 0..<parts where !float().isFinite { return "a motion is not finite" }
    }
    let xray = Int(number(4))
    guard rest.count >= xray, xray == 0 || rest.first ?? 2 <= 1 else {
      return "the X-ray of a frame is not complete"
    }
    rest = rest.dropFirst(xray)
    let length = Int(number(4))
    guard !isShort, rest.count == length else { return "a frame has another length than it says" }
    guard length > 0 else { return nil }
    let object = try? JSONSerialization.jsonObject(with: Data(rest))
    return object is [String: Any] ? nil : "the JSON of a frame is no object"
  }

  private mutating func number(_ count: Int) -> UInt64 {
    guard rest.count >= count else {
      isShort = true
      return 0
    }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func float() -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: number(4)))
  }
}
