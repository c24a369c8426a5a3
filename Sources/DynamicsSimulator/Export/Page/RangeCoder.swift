// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The probability of a bit in one context, learned from the bits before.
struct AdaptiveBit {
  /// The probability of a zero, in parts of 4096.
  private(set) var zero: UInt64 = 2048
  private var count: UInt64 = 0

  /// How many bits the estimate remembers: rates change slowly within a recording.
  private static let memory: UInt64 = 30

  /// Moves the estimate toward a bit, by less the more bits it has seen.
  mutating func update(_ bit: Bool) {
    let divisor = min(count + 2, Self.memory)
    count += 1
    // Within 1 %, so that a surprise costs at most seven bits.
    zero = bit ? max(zero - zero / divisor, 32) : min(zero + (4096 - zero) / divisor, 4064)
  }
}

/// What writes or reads bits, so that one model serves both directions.
protocol BitCoder {
  /// Writes a bit and returns it; a reader ignores the argument and returns the bit that it read.
  mutating func code(_ bit: Bool, _ model: inout AdaptiveBit) -> Bool
}

extension BitCoder {
  /// Codes a bit that is as often set as not.
  mutating func codeEvenly(_ bit: Bool) -> Bool {
    var even = AdaptiveBit()
    return code(bit, &even)
  }
}

/// Writes bits with their probabilities as bytes, as the range coder of Martin (1979) does.
///
/// A bit of probability p costs −log₂ p bits, so that what is predicted well costs almost nothing.
struct RangeEncoder: BitCoder {
  private var low: UInt64 = 0
  private var range: UInt64 = 0xFFFF_FFFF
  private var bytes: [UInt8] = []

  /// The number of bytes written so far, without what is still to be rounded.
  var byteCount: Int { bytes.count }

  mutating func code(_ bit: Bool, _ model: inout AdaptiveBit) -> Bool {
    let bound = (range >> 12) * model.zero
    if bit {
      low += bound
      range -= bound
      carry()
    } else {
      range = bound
    }
    model.update(bit)
    while range < 1 << 24 {
      bytes.append(UInt8(low >> 24))
      low = (low << 8) & 0xFFFF_FFFF
      range <<= 8
    }
    return bit
  }

  private mutating func carry() {
    guard low > 0xFFFF_FFFF else { return }
    low &= 0xFFFF_FFFF
    var index = bytes.count - 1
    while bytes[index] == 0xFF {
      bytes[index] = 0
      index -= 1
    }
    bytes[index] += 1
  }

  /// The text of all bits, base64 without padding.
  ///
  /// Zeros at the end are left out; a reader adds them.
  mutating func finishedText() -> String {
    // The number within the range that ends with the most zeros.
    for shift in [UInt64(24), 16, 8, 0] {
      let mask: UInt64 = (1 << shift) - 1
      let rounded = (low + mask) & ~mask
      guard rounded - low < range else { continue }
      low = rounded
      break
    }
    carry()
    for shift in [UInt64(24), 16, 8, 0] { bytes.append(UInt8((low >> shift) & 0xFF)) }
    while bytes.last == 0 { bytes.removeLast() }
    return Data(bytes).base64EncodedString().replacing("=", with: "")
  }
}

/// Reads what a `RangeEncoder` wrote.
struct RangeDecoder: BitCoder {
  private let bytes: [UInt8]
  private var next = 0
  private var code: UInt64 = 0
  private var range: UInt64 = 0xFFFF_FFFF

  init(_ text: String) {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    bytes = [UInt8](Data(base64Encoded: text + padding) ?? Data())
    for _ in 0..<4 { shift() }
  }

  private mutating func shift() {
    code = code << 8 | UInt64(next < bytes.count ? bytes[next] : 0)
    next += 1
  }

  mutating func code(_: Bool, _ model: inout AdaptiveBit) -> Bool {
    let bound = (range >> 12) * model.zero
    let bit = code >= bound
    if bit {
      code -= bound
      range -= bound
    } else {
      range = bound
    }
    model.update(bit)
    while range < 1 << 24 {
      shift()
      range <<= 8
    }
    return bit
  }
}
