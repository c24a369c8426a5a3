// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("The bytes of a recording")
struct ByteChunksTests {
  @Test("bytes that were written are never moved, in arrays from small ones to large ones")
  func arraysAreNeverMoved() {
    var chunks = ByteChunks()
    var addresses: [UnsafeRawPointer?] = []
    for number in 0..<600 {
      chunks.reserve(10_000)
      let part = [UInt8](repeating: UInt8(number % 251), count: 10_000)
      chunks.arrays[chunks.last].append(contentsOf: part)
      let address = chunks.arrays[chunks.last].withUnsafeBytes { UnsafeRawPointer($0.baseAddress) }
      if addresses.count <= chunks.last { addresses.append(address) }
      #expect(addresses[chunks.last] == address)
    }
    #expect(chunks.count == 6_000_000)
    // 60,000 and 260,000 bytes, and twice at most four mebibytes.
    #expect(chunks.arrays.map(\.count) == [60_000, 260_000, 4_190_000, 1_490_000])
    let bytes = chunks.arrays.joined()
    #expect(bytes.enumerated().allSatisfy { Int($1) == $0 / 10_000 % 251 })
  }

  @Test("what is larger than an array has one of its size")
  func largeParts() {
    var chunks = ByteChunks()
    chunks.reserve(100_000)
    #expect(chunks.arrays.count == 1)
    #expect(chunks.arrays[0].capacity >= 100_000)
  }
}
