// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes numbers one after the other, the lowest byte first, as a browser's `DataView` reads them.
struct BinaryWriter {
  private(set) var data = Data()

  mutating func write(_ number: UInt8) { data.append(number) }
  mutating func write(_ number: UInt16) { append(number.littleEndian) }
  mutating func write(_ number: UInt32) { append(number.littleEndian) }
  mutating func write(_ number: UInt64) { append(number.littleEndian) }
  mutating func write(_ number: Float) { write(number.bitPattern) }
  mutating func write(_ number: Double) { write(number.bitPattern) }
  mutating func write(_ bytes: Data) { data.append(bytes) }

  private mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number) { data.append(contentsOf: $0) }
  }
}
