// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension EncodedFormat {
  /// The format of a world with its laws: a byte that no text has, and "PLW".
  fileprivate static var playable: EncodedFormat {
    EncodedFormat(signature: [0x8E, 0x50, 0x4C, 0x57], version: 1)
  }
}

extension PlayableWorld {
  /// The world with its laws as bytes; what a hand holds is not in them.
  package func encode() -> [UInt8] {
    var writer = FieldCoder(.playable)
    var laws = laws
    var bodies = bodies
    var bytes = world.encode()
    // Only reading throws.
    try? laws.code(&writer)
    try? writer.codeBodies(&bodies)
    _ = try? writer.block(&bytes, "the size of the world")
    writer.appendChecksum()
    return writer.bytes
  }

  /// Reads a world with its laws.
  ///
  /// - Throws: `WorldDecodingError` for bytes that `encode()` did not return.
  package convenience init(decoding bytes: [UInt8]) throws(WorldDecodingError) {
    var reader = try FieldCoder(bytes, .playable)
    var laws = ActingLaws(stepCount: 0)
    try laws.code(&reader)
    var bodies: [BodyHandle?] = []
    try reader.codeBodies(&bodies)
    var inner: [UInt8] = []
    try reader.block(&inner, "the size of the world")
    try reader.requireEnd()
    self.init(world: try World(decoding: inner), laws: laws, bodies: bodies)
  }
}

extension FieldCoder {
  /// Writes or reads the bodies of items.
  fileprivate mutating func codeBodies(_ bodies: inout [BodyHandle?]) throws(WorldDecodingError) {
    var count = bodies.count
    try self.count(&count, "the number of items")
    if isReading { bodies = Array(repeating: nil, count: count) }
    for index in 0..<count {
      var body = bodies[index] ?? .none
      try handle(&body, "the body of an item")
      bodies[index] = body == .none ? nil : body
    }
  }
}
