// SPDX-License-Identifier: Apache-2.0

/// Numbers in groups of seven bits, the lowest first, collected in memory that is lent: each byte that is appended
/// to an array costs a look at whether the array is shared and has room.
struct ByteGroups {
  /// The bytes of the largest entry: of ``PlacementCoder``, nine numbers of ten bytes, and one byte.
  static let reserve = 91

  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  /// The number of bytes that were collected.
  private(set) var count = 0

  /// Creates a collection of no numbers.
  ///
  /// - Parameter memory: room for at least one entry.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    precondition(memory.count >= Self.reserve)
    self.memory = UnsafeMutableRawPointer(memory.baseAddress.unsafelyUnwrapped)
    capacity = memory.count
  }

  /// Whether another entry may have no room.
  var isNearlyFull: Bool { count > capacity - Self.reserve }

  /// Appends what was collected to an array, and begins again.
  mutating func move(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: memory, count: count))
    count = 0
  }

  /// Adds a number whose sign is its lowest bit.
  @inline(__always)
  mutating func append(signed number: Int) { append(number << 1 ^ number >> 63) }

  /// Adds a number, whose sign counts as its highest bit.
  @inline(__always)
  mutating func append(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      append(byte: UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(byte: UInt8(truncatingIfNeeded: rest))
  }

  /// Adds a byte.
  @inline(__always)
  mutating func append(byte: UInt8) {
    memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Adds a byte with a bit for each word that differs from the one before, and these words.
  @inline(__always)
  mutating func append(_ words: SIMD8<UInt32>, changedFrom before: SIMD8<UInt32>) {
    let start = count
    count &+= 1
    var mask: UInt8 = 0
    let differences = unsafeBitCast(words ^ before, to: SIMD4<UInt64>.self)
    // Most pairs are as before. Of another one both words are written, and count where they have changed.
    for pair in 0..<4 where differences[pair] != 0 {
      for lane in 2 * pair..<2 * pair + 2 {
        memory.storeBytes(of: words[lane].littleEndian, toByteOffset: count, as: UInt32.self)
        let isChanged: UInt8 = words[lane] == before[lane] ? 0 : 1
        mask |= isChanged &<< UInt8(truncatingIfNeeded: lane)
        count &+= 4 &* Int(isChanged)
      }
    }
    memory.storeBytes(of: mask, toByteOffset: start, as: UInt8.self)
  }
}

/// Reads what ``ByteGroups`` has collected; after the last byte, zeros.
struct ByteGroupReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Reads bytes from the first one on.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Reads bytes from the first one on.
  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  var isAtEnd: Bool { index >= bytes.endIndex }

  mutating func byte() -> Int {
    guard index < bytes.endIndex else { return 0 }
    defer { index += 1 }
    return Int(bytes[index])
  }

  /// The next four bytes, the lowest first.
  mutating func word() -> UInt32 {
    var word: UInt32 = 0
    for place in 0..<4 { word |= UInt32(byte()) << (8 * place) }
    return word
  }

  /// The next number in groups of seven bits.
  mutating func next() -> Int {
    var (number, shift) = (UInt(0), 0)
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      number |= UInt(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift += 7
    }
    return Int(bitPattern: number)
  }

  /// The next number whose sign is its lowest bit.
  mutating func signed() -> Int {
    let number = next()
    return Int(bitPattern: UInt(bitPattern: number) >> 1) ^ -(number & 1)
  }
}
