// SPDX-License-Identifier: Apache-2.0

/// The frame of an encoded world.
enum WorldFormat {
  /// The version that is written, and the last one that is read.
  static let version: UInt32 = 1
  /// The first bytes: a byte that no text has, and "P2D".
  static let signature: [UInt8] = [0x8E, 0x50, 0x32, 0x44]
  /// The bytes of the signature and the version.
  static let headerSize = 8
  static let checksumSize = 8
}

extension World {
  /// The complete state of the world as bytes, exact to the last bit: everything on which later steps, events and
  /// queries depend.
  ///
  /// `World(decoding:)` makes the same world of them, on every platform: handles identify the same objects, and
  /// equal calls give equal states. Left out are the worker count, the clock, timings and refusals, which are not of
  /// the world's state. `Documentation/WorldFormat.md` in the repository describes the bytes.
  public func encode() -> [UInt8] {
    var writer = FieldWriter()
    for var byte in WorldFormat.signature { writer.byte(&byte, "signature") }
    var version = WorldFormat.version
    writer.word(&version, "version")
    var definition = WorldDefinition(settings, gravity: worldGravity)
    definition.code(&writer)
    code(&writer)
    writer.appendChecksum()
    return writer.bytes
  }

  /// Creates the world that `encode()` returned the bytes of.
  ///
  /// Bytes that are damaged, truncated or of a later version are refused, with the place: no bytes make a world that
  /// cannot be stepped. Memory grows with the number of the bytes alone. Steps of the new world run on one thread.
  public convenience init(
    decoding bytes: some Collection<UInt8>
  ) throws(WorldDecodingError) {
    var reader = try FieldReader(world: Array(bytes))
    var definition = WorldDefinition()
    try definition.code(&reader)
    self.init(definition)
    try reader.require(refusals == 0, "a setting")
    try code(&reader)
    try reader.requireEnd()
  }

  /// Writes or reads everything but the settings.
  private func code<Coder: FieldCoder>(_ coder: inout Coder) throws(Coder.Failure) {
    try codeValues(&coder)
    try codeMemberships(&coder)
    try codeBodies(&coder)
    try codeShapes(&coder)
    try codeContacts(&coder)
    try codeJoints(&coder)
    try codeTrees(&coder)
    try codeEvents(&coder)
  }
}

extension FieldReader {
  /// Reads what is between the header and the checksum of a world, which are compared.
  fileprivate init(world bytes: [UInt8]) throws(WorldDecodingError) {
    let start = WorldFormat.headerSize
    for (index, byte) in WorldFormat.signature.enumerated() {
      guard index < bytes.count else {
        throw WorldDecodingError(problem: .truncated, offset: bytes.count)
      }
      guard bytes[index] == byte else {
        throw WorldDecodingError(problem: .notAWorld, offset: index)
      }
    }
    guard bytes.count >= start + WorldFormat.checksumSize else {
      throw WorldDecodingError(problem: .truncated, offset: bytes.count)
    }
    var header = FieldReader(bytes, from: WorldFormat.signature.count, to: start)
    var version: UInt32 = 0
    try header.word(&version, "version")
    guard version <= WorldFormat.version else {
      throw WorldDecodingError(
        problem: .newerVersion(version), offset: WorldFormat.signature.count)
    }
    try header.require(version > 0, "the version")
    let end = bytes.count - WorldFormat.checksumSize
    var sum: UInt64 = 0
    for (index, byte) in bytes[end...].enumerated() { sum |= UInt64(byte) << UInt64(8 * index) }
    guard sum == checksum(of: bytes[..<end]) else {
      throw WorldDecodingError(problem: .damaged, offset: end)
    }
    self.init(bytes, from: start, to: end)
  }
}
