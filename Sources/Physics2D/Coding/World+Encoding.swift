// SPDX-License-Identifier: Apache-2.0

extension EncodedFormat {
  /// The format of a world: a byte that no text has, and "P2D".
  static var world: EncodedFormat {
    EncodedFormat(signature: [0x8E, 0x50, 0x32, 0x44], version: 1)
  }
}

extension World {
  /// The complete state of the world as bytes, exact to the last bit: everything on which later steps, events and
  /// queries depend.
  ///
  /// `World(decoding:)` makes the same world of them, on every platform: handles identify the same objects, and
  /// equal calls give equal states. Left out are the worker count, the clock, timings and refusals, which are not of
  /// the world's state. `Documentation/WorldFormat.md` in the repository describes the bytes.
  public func encode() -> [UInt8] {
    var writer = FieldCoder(.world)
    var definition = WorldDefinition(settings, gravity: worldGravity)
    // Only reading throws.
    try? definition.code(&writer)
    try? code(&writer)
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
    var reader = try FieldCoder(Array(bytes), .world)
    var definition = WorldDefinition()
    try definition.code(&reader)
    self.init(definition)
    try reader.require(refusals == 0, "a setting")
    try code(&reader)
    try reader.requireEnd()
  }

  /// Writes or reads everything but the settings.
  private func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
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
