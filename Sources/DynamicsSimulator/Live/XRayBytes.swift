// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lists of whole numbers as bytes; ``XRayCoder`` describes the layout.
enum XRayBytes {
  /// The differences between lists and as many others; nil stands for empty ones.
  static func difference(_ lists: [[Int]], from known: [[Int]]?) -> Data {
    var bytes: [UInt8] = [known == nil ? 1 : 0]
    for (index, list) in lists.enumerated() {
      append(UInt64(list.count), to: &bytes)
      append(list, from: known?[index] ?? [], to: &bytes)
    }
    return Data(bytes)
  }

  private static func append(_ list: [Int], from known: [Int], to bytes: inout [UInt8]) {
    var zeros = 0
    for index in list.indices {
      let difference = list[index] - (index < known.count ? known[index] : 0)
      if difference == 0 {
        zeros += 1
        continue
      }
      append(zeros: zeros, to: &bytes)
      zeros = 0
      append(UInt64(bitPattern: Int64(2 * difference ^ (difference >> 63))), to: &bytes)
    }
    append(zeros: zeros, to: &bytes)
  }

  private static func append(zeros: Int, to bytes: inout [UInt8]) {
    guard zeros > 0 else { return }
    bytes.append(0)
    append(UInt64(zeros - 1), to: &bytes)
  }

  /// Seven bits at a time, the lowest first.
  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
