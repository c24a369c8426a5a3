// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics
import Testing

@testable import DynamicsSimulator

@Suite("The log of readings")
struct ReadingLogTests {
  /// Words of which a few change from frame to frame, as in the readings of a body.
  private func words(_ seed: UInt32, frame: Int) -> SIMD8<UInt32> {
    var words = SIMD8<UInt32>(repeating: seed &* 0x9E37_79B1)
    // Each bit of the frame decides for one word whether it changes in this frame.
    for lane in 0..<7 where frame & 1 << lane != 0 { words[lane] ^= UInt32(frame) &* 0x85EB_CA77 }
    // Whether it is awake, and one of three kinds.
    words[7] = UInt32(frame % 6)
    return words
  }

  @Test("readings are words that differ in each bit")
  func bits() {
    for lane in 0..<7 {
      for bit in 0..<32 {
        var words = SIMD8<UInt32>.zero
        words[lane] = 1 << bit
        #expect(BodyReading(words: words).words == words)
      }
    }
    for last in 0..<6 as Range<UInt32> {
      let words = SIMD8<UInt32>(0, 0, 0, 0, 0, 0, 0, last)
      #expect(BodyReading(words: words).words == words)
    }
  }

  @Test("entries are read as they were appended, also over the ends of chunks")
  func order() {
    var log = ReadingLog()
    for _ in 0..<1000 { log.addItem() }
    var expected: [(item: Int, frame: Int, screen: Int, words: SIMD8<UInt32>)] = []
    for frame in 0..<300 {
      for number in 0..<40 {
        // Not in ascending order, and with distances of more than one byte.
        let item = (number * 677 + frame) % 1000
        let screen = number < 30 ? 0 : frame % 3 - 1
        let words = words(UInt32(item), frame: frame)
        log.append(BodyReading(words: words), of: item, screen: screen, at: frame)
        expected.append((item, frame, screen, words))
      }
    }
    let entries = log.entries()
    #expect(entries.count == expected.count && log.count == expected.count)
    #expect(
      zip(entries, expected).allSatisfy { entry, expected in
        entry.item == expected.item && entry.frame == expected.frame
          && entry.screen == expected.screen && entry.reading.words == expected.words
      })
    #expect(log.byteCount > 2 * 65_536)
    #expect(log.reading(of: expected[11_999].item).words == expected[11_999].words)
  }

  @Test("an item that falls straight takes ten bytes")
  func size() {
    var log = ReadingLog()
    for _ in 0..<100 { log.addItem() }
    for frame in 0..<10 {
      for item in 0..<100 {
        let (y, speed) = (Float(frame * frame), Float(2 * frame))
        log.append(
          BodyReading(words: SIMD8(0, y.bitPattern, 1, 0, 0, speed.bitPattern, 0, 5)), of: item,
          screen: 0, at: frame)
      }
    }
    // In the first frame the rotation and the kind, and of the others position and speed.
    #expect(log.byteCount == 100 * 10 + 900 * 10)
  }
}
