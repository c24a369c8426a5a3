// SPDX-License-Identifier: Apache-2.0

import Physics2D
import Testing

@Suite("XXH64")
struct XXH64Tests {
  /// What the author's library, version 0.8.1, gives for these bytes with the seed 0.
  private static let vectors: [(text: String, hash: UInt64)] = [
    ("", 0xEF46_DB37_51D8_E999),
    ("0123456789abcdefghijklmnopqrstuv", 0xBF7C_9DBE_16B5_C6E2),
    (
      "0123456789abcdefghijklmnopqrstuv0123456789abcdefghijklmnopqrstuv",
      0xF97D_E1E3_F512_EFA0
    ),
    (String(repeating: "\0", count: 32), 0xF6E9_BE5D_7063_2CF5),
    (String(decoding: 0..<96 as Range<UInt8>, as: UTF8.self), 0x450B_AA11_F673_9216),
  ]

  @Test("bytes have the hashes of the author's library", arguments: vectors)
  func published(text: String, hash: UInt64) {
    var sum = XXH64()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 32) {
      let words = stride(from: start, to: start + 32, by: 8).map { first in
        (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[first + $1]) << (8 * $1) }
      }
      sum.add(words[0], words[1], words[2], words[3])
    }
    #expect(sum.value == hash)
  }

  /// Of FNV-1a with words of 64 bits, the highest bit of a word would change nothing but that of the hash.
  @Test("each bit of a word changes about half of the bits", arguments: [0, 1, 2, 3])
  func avalanche(word: Int) {
    var fewest = 64
    for bit in 0..<64 {
      var words = [UInt64](repeating: 0, count: 4)
      var (plain, changed) = (XXH64(), XXH64())
      plain.add(words[0], words[1], words[2], words[3])
      words[word] = 1 << bit
      changed.add(words[0], words[1], words[2], words[3])
      fewest = min(fewest, (plain.value ^ changed.value).nonzeroBitCount)
    }
    // Of 64 fair bits 32 are ones, with a standard deviation of 4.
    #expect(fewest > 32 - 5 * 4)
  }
}
