// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Codes bytes by what stood before them: the keyframes of a world resemble one another.
///
/// Each bit is predicted from the bits of its byte so far, from the byte before, and from whether the bytes
/// so far agree with those of the keyframe before at the same place.
struct ByteModel {
  private var fresh = [AdaptiveBit](repeating: AdaptiveBit(), count: 256 * 256)
  private var repeats = [AdaptiveBit](repeating: AdaptiveBit(), count: 256)

  /// The bytes of several lists, coded; a reader knows their numbers.
  static func encode(_ lists: [[UInt8]]) -> String {
    var model = ByteModel()
    var coder = RangeEncoder()
    var before: [UInt8] = []
    for list in lists {
      model.code(list, before: before, &coder)
      before = list
    }
    return coder.finishedText()
  }

  private mutating func code(_ bytes: [UInt8], before: [UInt8], _ coder: inout RangeEncoder) {
    var last: UInt8 = 0
    // How many of the last eight bytes were those of the list before.
    var agreement = 0xFF
    for (index, byte) in bytes.enumerated() {
      if index < before.count {
        let isSame = coder.code(byte == before[index], &repeats[agreement])
        agreement = (agreement << 1 | (isSame ? 1 : 0)) & 0xFF
        if isSame {
          last = byte
          continue
        }
      }
      var node = 1
      for shift in stride(from: UInt8(7), through: 0, by: -1) {
        let bit = byte >> shift & 1 != 0
        _ = coder.code(bit, &fresh[Int(last) << 8 | node])
        node = node << 1 | (bit ? 1 : 0)
      }
      last = byte
    }
  }
}
