// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Physics2D

@Suite("Fields")
struct FieldCoderTests {
  /// The bytes of a table of one column, which give the same words.
  private func bytes(_ words: [UInt32], near: [UInt32] = []) throws -> [UInt8] {
    var written = words
    var writer = FieldCoder()
    func code(_ words: inout [UInt32], _ coder: inout FieldCoder) throws {
      try coder.table(coder.indices(words.count), width: 1, "a table") { row, fields in
        let index = Int(row)
        fields.word(&words[index], near: near.isEmpty ? 0 : near[index])
      }
    }
    try code(&written, &writer)
    var reader = FieldCoder(writer.bytes, from: 0, to: writer.bytes.count)
    var read = [UInt32](repeating: 0, count: words.count)
    try code(&read, &reader)
    try reader.requireEnd()
    #expect(read == words)
    return writer.bytes
  }

  @Test("an expected column takes a byte, an exception a word, and other columns all words")
  func columns() throws {
    #expect(try bytes([]).isEmpty)
    #expect(try bytes([0, 0, 0]) == [0])
    #expect(try bytes([5, 6, 7], near: [5, 6, 7]) == [0])
    // One bit in two bytes, and the word after which all others are the same.
    let steady = [UInt32](repeating: 0x0403_0201, count: 9)
    #expect(try bytes(steady) == [2, 1, 0, 1, 2, 3, 4])
    // One bit in two bytes, and the only word that is not 0.
    #expect(try bytes([0, 7, 0, 0, 0, 0, 0, 0, 0]) == [3, 2, 0, 7, 0, 0, 0])
    // In planes: all lowest bytes first.
    #expect(try bytes([0x0102, 0x0304]) == [1, 2, 4, 1, 3, 0, 0, 0, 0])
  }

  @Test("the fields of a row come back in their order, in as many columns as they have words")
  func rows() throws {
    struct Row: Equatable {
      var long: UInt64 = 0
      var vector = Vector2.zero
      var rotation = Rotation.identity
      mutating func code(_ fields: inout RowCoder) {
        fields.long(&long)
        fields.vector(&vector, .finite, near: Vector2(1, 2))
        fields.rotation(&rotation)
      }
    }
    var rows = (0..<20).map {
      Row(
        long: UInt64($0) << 40, vector: Vector2(Float($0), 2), rotation: Rotation(angle: Float($0)))
    }
    var writer = FieldCoder()
    try writer.table(writer.indices(20), width: 6, "a row") { rows[Int($0)].code(&$1) }
    var reader = FieldCoder(writer.bytes, from: 0, to: writer.bytes.count)
    var read = [Row](repeating: Row(), count: 20)
    try reader.table(reader.indices(20), width: 6, "a row") { read[Int($0)].code(&$1) }
    try reader.requireEnd()
    #expect(read == rows)
  }

  @Test("a number out of its range refuses its table, at the place of the table")
  func ranges() throws {
    var values: [Float] = [1, .nan, 2]
    var writer = FieldCoder()
    try writer.table([0, 1, 2], width: 1, "numbers") { index, fields in
      fields.float(&values[Int(index)])
    }
    var reader = FieldCoder([0] + writer.bytes, from: 1, to: writer.bytes.count + 1)
    #expect(throws: WorldDecodingError(problem: .invalid("numbers"), offset: 1)) {
      try reader.table([0, 1, 2], width: 1, "numbers") { index, fields in
        fields.float(&values[Int(index)], .finite)
      }
    }
  }

  @Test("numbers take a byte for seven bits")
  func numbers() throws {
    for (number, size) in [(UInt64(0), 1), (127, 1), (128, 2), (1 << 35, 6), (.max, 10)] {
      var value = number
      var writer = FieldCoder()
      try writer.number(&value, "a number")
      #expect(writer.bytes.count == size)
      var reader = FieldCoder(writer.bytes, from: 0, to: size)
      var read: UInt64 = 1
      try reader.number(&read, "a number")
      #expect(read == number)
    }
  }

  @Test("bits behind the last word and numbers of more than 64 bits are refused")
  func excess() {
    var table = FieldCoder([2, 0b1000, 1, 0, 0, 0], from: 0, to: 6)
    #expect(throws: WorldDecodingError(problem: .invalid("a table"), offset: 0)) {
      try table.table([0, 1, 2], width: 1, "a table") { _, fields in
        var word: UInt32 = 0
        fields.word(&word)
      }
    }
    let long = [UInt8](repeating: 0xFF, count: 9) + [2]
    var number = FieldCoder(long, from: 0, to: long.count)
    var value: UInt64 = 0
    #expect(throws: WorldDecodingError(problem: .invalid("a number"), offset: 0)) {
      try number.number(&value, "a number")
    }
  }
}
