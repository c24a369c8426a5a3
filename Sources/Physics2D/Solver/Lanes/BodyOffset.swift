// SPDX-License-Identifier: Apache-2.0

/// Where the row of a body is in `BodyTable.motion` and `mass`, in bytes: both have rows of 32.
///
/// Contacts and joints keep this in place of the row, because every pass of the solver gathers and scatters their
/// bodies: an address is then one sum.
enum BodyOffset {
  /// The binary logarithm of the length of a row.
  private static var shift: Int32 { 5 }

  /// The offset of a row.
  @inline(__always)
  static func of(_ row: Int32) -> Int32 { row &<< shift }

  /// The offsets of eight rows.
  @inline(__always)
  static func of(_ rows: SIMD8<Int32>) -> SIMD8<Int32> { rows &<< SIMD8(repeating: shift) }

  /// The row at an offset.
  @inline(__always)
  static func row(at offset: Int32) -> Int32 { offset &>> shift }

  /// The rows at eight offsets.
  @inline(__always)
  static func rows(at offsets: SIMD8<Int32>) -> SIMD8<Int32> { offsets &>> SIMD8(repeating: shift) }
}
