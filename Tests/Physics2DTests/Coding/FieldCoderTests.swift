// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Fields")
struct FieldCoderTests {
  /// The bytes of a column, and whether they give the same words.
  private func bytes(_ words: [UInt32], near: [UInt32] = []) throws -> [UInt8] {
    var written = words
    var writer = FieldWriter()
    writer.column(&written, near: near, "a column")
    var reader = FieldReader(writer.bytes, from: 0, to: writer.bytes.count)
    var read = [UInt32](repeating: 0, count: words.count)
    try reader.column(&read, near: near, "a column")
    try reader.requireEnd()
    #expect(read == words)
    return writer.bytes
  }

  @Test("an expected column takes a byte, an exception a word, and other columns all words")
  func columns() throws {
    #expect(try bytes([]).isEmpty)
    #expect(try bytes([0, 0, 0]) == [0])
    #expect(try bytes([5, 6, 7], near: [5, 6, 7]) == [0])
    // One bit in two bytes, and the word after which all others are expected.
    let steady = [UInt32](repeating: 0x0403_0201, count: 9)
    #expect(try bytes(steady) == [2, 1, 0, 1, 2, 3, 4])
    // In planes: all lowest bytes first.
    #expect(try bytes([0x0102, 0x0304]) == [1, 2, 4, 1, 3, 0, 0, 0, 0])
  }

  @Test("numbers take a byte for seven bits")
  func numbers() throws {
    for (number, size) in [(UInt64(0), 1), (127, 1), (128, 2), (1 << 35, 6), (.max, 10)] {
      var value = number
      var writer = FieldWriter()
      writer.number(&value, "a number")
      #expect(writer.bytes.count == size)
      var reader = FieldReader(writer.bytes, from: 0, to: size)
      var read: UInt64 = 1
      try reader.number(&read, "a number")
      #expect(read == number)
    }
  }

  @Test("bits behind the last word and numbers of more than 64 bits are refused")
  func excess() {
    var column = FieldReader([2, 0b1000, 1, 0, 0, 0], from: 0, to: 6)
    var words: [UInt32] = [0, 0, 0]
    #expect(throws: WorldDecodingError(problem: .invalid("a column"), offset: 0)) {
      try column.column(&words, near: [], "a column")
    }
    let long = [UInt8](repeating: 0xFF, count: 9) + [2]
    var number = FieldReader(long, from: 0, to: long.count)
    var value: UInt64 = 0
    #expect(throws: WorldDecodingError(problem: .invalid("a number"), offset: 0)) {
      try number.number(&value, "a number")
    }
  }
}
