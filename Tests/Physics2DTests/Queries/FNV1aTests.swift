// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("FNV-1a")
struct FNV1aTests {
  /// Test vectors that the authors publish (Fowler, Noll, Vo; 64 bits).
  private static let vectors: [(text: String, hash: UInt64)] = [
    ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("b", 0xAF63_DF4C_8601_F1A5),
    ("foobar", 0x8594_4171_F739_67E8),
  ]

  @Test("published strings have their published hashes", arguments: vectors)
  func published(text: String, hash: UInt64) {
    var sum = FNV1a()
    for byte in text.utf8 { sum.add(byte) }
    #expect(sum.value == hash)
  }

  @Test(
    "a number is added as its eight bytes, the lowest first",
    arguments: [
      0x0807_0605_0403_0201, 0, 1.0.bitPattern, Double(Float.pi).bitPattern, 0xFF00_0000, .max,
    ] as [UInt64])
  func number(number: UInt64) {
    var whole = FNV1a()
    whole.add(number)
    var bytes = FNV1a()
    for byte in 0..<8 { bytes.add(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    #expect(whole.value == bytes.value)
  }
}
