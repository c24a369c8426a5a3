// SPDX-License-Identifier: Apache-2.0

/// How a file of fields begins; it ends with the hash of all bytes before.
package struct EncodedFormat {
  /// The first bytes.
  let signature: [UInt8]
  /// The version that is written, and the last one that is read.
  let version: UInt32

  /// The bytes of the signature and the version.
  private var headerSize: Int { signature.count + 4 }
  private static let checksumSize = 8

  /// Creates a format from its first bytes and its version.
  package init(signature: [UInt8], version: UInt32) {
    self.signature = signature
    self.version = version
  }

  /// The place of the fields between the header and the checksum, both of which are compared.
  fileprivate func fields(of bytes: [UInt8]) throws(WorldDecodingError) -> Range<Int> {
    for (index, byte) in signature.enumerated() {
      guard index < bytes.count else {
        throw WorldDecodingError(problem: .truncated, offset: bytes.count)
      }
      guard bytes[index] == byte else {
        throw WorldDecodingError(problem: .notAWorld, offset: index)
      }
    }
    guard bytes.count >= headerSize + Self.checksumSize else {
      throw WorldDecodingError(problem: .truncated, offset: bytes.count)
    }
    var header = FieldCoder(bytes, from: signature.count, to: headerSize)
    var version: UInt32 = 0
    try header.word(&version, "version")
    guard version <= self.version else {
      throw WorldDecodingError(problem: .newerVersion(version), offset: signature.count)
    }
    try header.require(version > 0, "the version")
    let end = bytes.count - Self.checksumSize
    var sum: UInt64 = 0
    for (index, byte) in bytes[end...].enumerated() { sum |= UInt64(byte) << UInt64(8 * index) }
    guard sum == checksum(of: bytes[..<end]) else {
      throw WorldDecodingError(problem: .damaged, offset: end)
    }
    return headerSize..<end
  }
}

extension FieldCoder {
  /// Reads what is between the header and the checksum.
  package init(_ bytes: [UInt8], _ format: EncodedFormat) throws(WorldDecodingError) {
    let fields = try format.fields(of: bytes)
    self.init(bytes, from: fields.lowerBound, to: fields.upperBound)
  }

  /// Begins to write with a header.
  package init(_ format: EncodedFormat) {
    self.init()
    for byte in format.signature { append(byte) }
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: format.version >> shift))
    }
  }
}
