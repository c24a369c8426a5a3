// SPDX-License-Identifier: Apache-2.0

/// Where nodes are, moment by moment, as differences from what their movement predicts.
///
/// A placement is eight whole numbers in the steps to which placements are rounded, so that nothing is
/// lost. A node that has moved in the moment before is expected to go on with the same velocity; what is
/// left of a node in free movement is one or two bytes for each number that changes.
///
/// A changed node is one number: four times the count of unchanged nodes before it, plus what follows:
/// 0 the differences of x and y, 1 also that of the rotation, 2 nothing, because the node is gone, and 3
/// a byte with a bit for each number that changes, and the differences of these. Numbers are written in
/// groups of seven bits, the lowest first.
struct PlacementCoder {
  /// The lanes of ``PlacementNumbers``.
  private typealias Numbers = SIMD8<Int>

  private struct Node {
    var numbers = Numbers.zero
    var velocity = Numbers.zero
    /// The moment after the one in which the velocity was measured.
    var nextMoment = -1
    var isShown = false
  }

  private enum Code {
    static let moved = 0
    static let turned = 1
    static let gone = 2
    static let other = 3
  }

  private var nodes: [Node] = []
  private var moment = 0

  /// Where each node is after what was written or read so far; nil for one that is not shown.
  var placements: [Placement?] {
    nodes.map { $0.isShown ? PlacementNumbers($0.numbers).placement : nil }
  }

  // MARK: Writing

  /// Writes a moment.
  ///
  /// - Parameters:
  ///   - changed: the nodes whose placement is another one than in the moment before, in ascending order.
  ///   - nodes: all nodes, whose placement is nil where they are gone.
  mutating func write(
    _ changed: some Collection<Int>, of nodes: [ViewRecorder.Node], to bytes: inout [UInt8]
  ) {
    var next = 0
    for number in changed {
      addNodes(upTo: number)
      write(nodes[number].numbers?.lanes, of: number, gap: number - next, to: &bytes)
      next = number + 1
    }
    moment += 1
  }

  private mutating func write(
    _ numbers: Numbers?, of number: Int, gap: Int, to bytes: inout [UInt8]
  ) {
    guard let numbers else {
      nodes[number].isShown = false
      return Self.append(gap << 2 | Code.gone, to: &bytes)
    }
    let difference = numbers &- prediction(of: number)
    move(number, to: numbers)
    let (low, high) = (difference.lowHalf, difference.highHalf)
    guard low[3] == 0, high == .zero else {
      return append(difference, gap: gap, to: &bytes)
    }
    // Nearly all that moves: neither its size nor its scales change.
    Self.append(gap << 2 | (low[2] == 0 ? Code.moved : Code.turned), to: &bytes)
    Self.append(signed: low[0], to: &bytes)
    Self.append(signed: low[1], to: &bytes)
    if low[2] != 0 { Self.append(signed: low[2], to: &bytes) }
  }

  private func append(_ difference: Numbers, gap: Int, to bytes: inout [UInt8]) {
    let mask = (0..<8).reduce(0) { difference[$1] != 0 ? $0 | 1 << $1 : $0 }
    Self.append(gap << 2 | Code.other, to: &bytes)
    bytes.append(UInt8(mask))
    for lane in 0..<8 where mask & 1 << lane != 0 {
      Self.append(signed: difference[lane], to: &bytes)
    }
  }

  // MARK: Reading

  /// Reads the next moment.
  mutating func read(_ bytes: ArraySlice<UInt8>) {
    read(bytes) { _, _ in }
  }

  /// Reads the next moment.
  ///
  /// - Parameter visit: called with each changed node, in ascending order, and its placement; nil for one
  ///   that is gone.
  mutating func read(_ bytes: ArraySlice<UInt8>, visit: (_ node: Int, Placement?) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var reader = Reader(bytes: bytes)
      var number = 0
      while !reader.isAtEnd {
        let head = reader.next()
        number += head >> 2
        addNodes(upTo: number)
        let code = head & 3
        if code == Code.gone {
          nodes[number].isShown = false
          visit(number, nil)
        } else {
          let mask = code == Code.other ? reader.byte() : 0
          var numbers = prediction(of: number)
          for lane in 0..<8 where Self.lanes(of: code, mask: mask) & 1 << lane != 0 {
            let value = reader.next()
            numbers[lane] &+= Int(bitPattern: UInt(bitPattern: value) >> 1) ^ -(value & 1)
          }
          move(number, to: numbers)
          visit(number, PlacementNumbers(numbers).placement)
        }
        number += 1
      }
    }
    moment += 1
  }

  /// Reads numbers from bytes; after the last byte, zeros.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    var isAtEnd: Bool { index >= bytes.count }

    mutating func byte() -> Int {
      guard index < bytes.count else { return 0 }
      defer { index += 1 }
      return Int(bytes[index])
    }

    mutating func next() -> Int {
      var (number, shift) = (UInt(0), 0)
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        number |= UInt(byte & 0x7F) << shift
        guard byte & 0x80 != 0 else { break }
        shift += 7
      }
      return Int(bitPattern: number)
    }
  }

  // MARK: Both

  private mutating func addNodes(upTo number: Int) {
    while nodes.count <= number { nodes.append(Node()) }
  }

  /// What a node's movement predicts; where it has just appeared or rests, its last placement.
  private func prediction(of number: Int) -> Numbers {
    nodes[number].nextMoment == moment
      ? nodes[number].numbers &+ nodes[number].velocity : nodes[number].numbers
  }

  private mutating func move(_ number: Int, to numbers: Numbers) {
    var velocity = nodes[number].isShown ? numbers &- nodes[number].numbers : .zero
    // A size does not go on changing; position and rotation are the first three.
    velocity.highHalf = .zero
    velocity[3] = 0
    nodes[number] = Node(
      numbers: numbers, velocity: velocity, nextMoment: moment + 1, isShown: true)
  }

  /// The numbers whose differences follow a code, as bits.
  private static func lanes(of code: Int, mask: Int) -> Int {
    switch code {
    case Code.moved: 0b011
    case Code.turned: 0b111
    default: mask
    }
  }

  private static func append(signed number: Int, to bytes: inout [UInt8]) {
    append(number << 1 ^ number >> 63, to: &bytes)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
