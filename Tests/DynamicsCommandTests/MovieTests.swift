// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Foundation
import Testing

@Suite("Pictures of pixels and videos")
struct MovieTests {
  /// A PNG of one gray pixel (8 bits, gray), as the specification describes it.
  private func pixel(_ data: [UInt8]) -> Data {
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + content
      let sum = AnimatedPNG.checksum(Data(body))
      return [0, 0, 0, UInt8(content.count)] + body
        + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]) + chunk("IDAT", data)
        + chunk("IEND", []))
  }

  @Test("the check of a chunk is that of the specification: IEND has AE426082")
  func checksum() {
    #expect(AnimatedPNG.checksum(Data("IEND".utf8)) == 0xAE42_6082)
    #expect(AnimatedPNG.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test(
    "an animated PNG counts its pictures, numbers their parts, and keeps the first as its image")
  func joined() throws {
    var movie = AnimatedPNG(frameCount: 2, framesPerSecond: 30)
    try movie.add(pixel([1, 2, 3]), isLast: false)
    try movie.add(pixel([4, 5]), isLast: true)
    var types: [String] = []
    var contents: [[UInt8]] = []
    let bytes = [UInt8](movie.data)
    var start = 8
    while start < bytes.count {
      let length = Int(bytes[start + 3])
      types.append(String(decoding: bytes[start + 4..<start + 8], as: UTF8.self))
      contents.append(Array(bytes[start + 8..<start + 8 + length]))
      start += 12 + length
    }
    #expect(types == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(contents[1] == [0, 0, 0, 2, 0, 0, 0, 0])
    #expect(contents[2].prefix(4) == [0, 0, 0, 0] && contents[2][20...23] == [0, 1, 0, 30])
    #expect(contents[4].prefix(4) == [0, 0, 0, 1] && contents[5] == [0, 0, 0, 2, 4, 5])
    #expect(throws: AnimatedPNG.Unjoinable.self) { try movie.add(Data([1, 2]), isLast: true) }
  }

  @Test(
    "what does not fit the format is refused with one line",
    arguments: [
      ["-o", "a.svg", "--scale", "2"], ["-o", "a.json", "--frames-per-second", "10"],
      ["-o", "a.png", "--scale", "9"], ["-o", "a.apng", "--frames-per-second", "0"],
      ["-o", "a.gif", "--still"],
    ])
  func refused(options: [String]) async throws {
    let folder = try Folder()
    let run = try await CommandRun(["record", "R2a"] + options, in: folder)
    #expect(run.status != 0)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(try folder.names.isEmpty)
  }
}
