// SPDX-License-Identifier: Apache-2.0

/// Codes whole numbers that are about as large as those before them.
///
/// A number is its length in bits, then the bits below the first one, then its sign. The length is
/// coded in unary relative to the length that the last numbers lead to expect, which is what makes a
/// body at rest cost a fraction of a bit a frame.
struct NumberModel {
  /// A weighted mean of the sizes before, eightfold.
  private var size = 0
  private var lengths = [AdaptiveBit](repeating: AdaptiveBit(), count: 10)
  private var seconds = [AdaptiveBit](repeating: AdaptiveBit(), count: maximumLength + 1)
  private var signs = [AdaptiveBit](repeating: AdaptiveBit(), count: 2)
  private var wasNegative = false

  /// The most bits of a number; those of a page have fewer, and a damaged text must end.
  private static let maximumLength = 50

  /// Codes a number and returns it.
  mutating func code(_ value: Int, with coder: inout some BitCoder) -> Int {
    let magnitude = abs(value)
    let actual = Self.length(magnitude)
    let expected = Self.length(size >> 3)
    var length = 0
    while length < Self.maximumLength,
      coder.code(length < actual, &lengths[Self.slot(length, expected: expected)])
    {
      length += 1
    }
    size >>= 1
    guard length > 0 else { return 0 }
    var read = 1
    for position in stride(from: length - 2, through: 0, by: -1) {
      let bit = magnitude >> position & 1 == 1
      let isSecond = position == length - 2
      let coded = isSecond ? coder.code(bit, &seconds[length]) : coder.codeEvenly(bit)
      read = read * 2 + (coded ? 1 : 0)
    }
    size += read * 4
    wasNegative = coder.code(value < 0, &signs[wasNegative ? 1 : 0])
    return wasNegative ? -read : read
  }

  /// The number of bits of a size.
  static func length(_ magnitude: Int) -> Int { Int.bitWidth - magnitude.leadingZeroBitCount }

  /// The context of the question whether a number is longer than `length`.
  private static func slot(_ length: Int, expected: Int) -> Int {
    guard expected > 0 else { return min(length, 2) }
    return 6 + min(max(length - expected, -3), 3)
  }
}
