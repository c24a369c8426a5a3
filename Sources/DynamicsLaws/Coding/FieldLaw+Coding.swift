// SPDX-License-Identifier: Apache-2.0

import Physics2D

extension FieldKind {
  /// Writes or reads a kind.
  static func code(
    _ kind: inout FieldKind, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var number = kind.rawValue
    try coder.byte(&number, "the kind of a field")
    guard coder.isReading else { return }
    let read = FieldKind(rawValue: number)
    try coder.require(read != nil, "the kind of a field")
    kind = read ?? .custom
  }
}

extension FieldLaw {
  /// Writes or reads a law.
  package mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var kind = kind
    try FieldKind.code(&kind, &coder)
    var position = position
    try coder.vector(&position, .usable, "the position of a field")
    var direction = direction
    try coder.vector(&direction, .finite, "the direction of a field")
    var strength = strength
    try coder.float(&strength, .finite, "the strength of a field")
    var radius = minimumRadius
    try coder.float(&radius, .nonNegative, "the minimum radius of a field")
    var falloff = falloff
    try coder.double(&falloff, "the falloff of a field")
    var smoothness = smoothness
    try coder.double(&smoothness, "the smoothness of noise")
    var speed = animationSpeed
    try coder.double(&speed, "the speed of noise")
    var seed = noise.seed
    try coder.number(&seed, "the seed of noise")
    guard coder.isReading else { return }
    self = FieldLaw(
      kind: kind, position: position, strength: strength, falloff: falloff, minimumRadius: radius,
      direction: direction, smoothness: smoothness, animationSpeed: speed, noiseSeed: seed)
  }
}

extension FieldRegion {
  /// Operations within one another at most: far more than anybody writes, far less than the stack holds.
  private static let maximumDepth = 64

  /// The byte that stands for the case.
  private var form: UInt8 {
    switch self {
    case .infinite: 0
    case .empty: 1
    case .circle: 2
    case .rectangle: 3
    case .inverse: 4
    case .union: 5
    case .difference: 6
    case .intersection: 7
    }
  }

  /// Writes or reads a region.
  package mutating func code(
    _ coder: inout FieldCoder, depth: Int = 0
  ) throws(WorldDecodingError) {
    var form = form
    try coder.byte(&form, "a region")
    try coder.require(form < 8 && depth < Self.maximumDepth, "a region")
    switch form {
    case 0: self = .infinite
    case 1: self = .empty
    case 2:
      var radius = 0.0
      if case .circle(let own) = self { radius = own }
      try coder.double(&radius, "the radius of a region")
      self = .circle(radius: radius)
    case 3:
      var size = (width: 0.0, height: 0.0)
      if case .rectangle(let width, let height) = self { size = (width, height) }
      try coder.double(&size.width, "the width of a region")
      try coder.double(&size.height, "the height of a region")
      self = .rectangle(width: size.width, height: size.height)
    default: try codeOperation(form, &coder, depth: depth)
    }
  }

  private mutating func codeOperation(
    _ form: UInt8, _ coder: inout FieldCoder, depth: Int
  ) throws(WorldDecodingError) {
    var first = FieldRegion.empty
    var second = FieldRegion.empty
    switch self {
    case .inverse(let region): first = region
    case .union(let one, let other), .difference(let one, let other),
      .intersection(let one, let other):
      (first, second) = (one, other)
    default: break
    }
    try first.code(&coder, depth: depth + 1)
    if form > 4 { try second.code(&coder, depth: depth + 1) }
    guard coder.isReading else { return }
    switch form {
    case 4: self = .inverse(first)
    case 5: self = .union(first, second)
    case 6: self = .difference(first, second)
    default: self = .intersection(first, second)
    }
  }
}
