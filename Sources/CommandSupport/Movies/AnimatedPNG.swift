// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Joins PNG pictures of one size into an animated PNG, without decoding them.
package struct AnimatedPNG {
  /// A file that is no PNG, or pictures that differ in size or color.
  package struct Unjoinable: Error {}

  /// A part of a PNG file.
  private struct Chunk {
    let type: String
    let data: Data
  }

  private let framesPerSecond: Int
  private let frameCount: Int
  private var header: Data?
  private var sequence: UInt32 = 0
  /// The file so far.
  package private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// - Parameters:
  ///   - frameCount: the number of pictures that will be added.
  ///   - framesPerSecond: how fast they follow each other.
  package init(frameCount: Int, framesPerSecond: Int) {
    self.frameCount = frameCount
    self.framesPerSecond = framesPerSecond
  }

  /// Adds a picture, a PNG; the last one completes the file.
  package mutating func add(_ picture: Data, isLast: Bool) throws(Unjoinable) {
    let chunks = try Self.chunks(of: picture)
    guard let own = chunks.first(where: { $0.type == "IHDR" })?.data, own.count == 13 else {
      throw Unjoinable()
    }
    if let header {
      guard own == header else { throw Unjoinable() }
    } else {
      header = own
      append("IHDR", own)
      // The number of pictures, and of rounds: 0 is no limit.
      append("acTL", Self.bytes(UInt32(frameCount)) + Self.bytes(UInt32(0)))
    }
    let isFirst = sequence == 0
    // The picture replaces the one before it, at the corner, for a part of a second.
    append(
      "fcTL",
      nextSequence() + own.prefix(8) + Data(repeating: 0, count: 8) + Self.bytes(UInt16(1))
        + Self.bytes(UInt16(framesPerSecond)) + Data([0, 0]))
    for chunk in chunks where chunk.type == "IDAT" {
      if isFirst { append("IDAT", chunk.data) } else { append("fdAT", nextSequence() + chunk.data) }
    }
    if isLast { append("IEND", Data()) }
  }

  private mutating func nextSequence() -> Data {
    defer { sequence += 1 }
    return Self.bytes(sequence)
  }

  private mutating func append(_ type: String, _ content: Data) {
    let body = Data(type.utf8) + content
    data += Self.bytes(UInt32(content.count)) + body + Self.bytes(Self.checksum(body))
  }

  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static func chunks(of picture: Data) throws(Unjoinable) -> [Chunk] {
    let bytes = [UInt8](picture)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Unjoinable()
    }
    var chunks: [Chunk] = []
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= bytes.count else { throw Unjoinable() }
      chunks.append(
        Chunk(
          type: String(decoding: bytes[start + 4..<start + 8], as: UTF8.self),
          data: Data(bytes[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }

  /// The cyclic redundancy check of PNG (annex D of its specification).
  package static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
