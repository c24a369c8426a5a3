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
  /// x, y, rotation, width, height, both scales, and shear.
  typealias Numbers = SIMD8<Int>

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
    nodes.map { $0.isShown ? Placement(numbers: $0.numbers) : nil }
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
      write(nodes[number].placement?.numbers, of: number, gap: number - next, to: &bytes)
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
    let changed = difference .!= .zero
    let mask = (0..<8).reduce(into: 0) { mask, lane in
      if changed[lane] { mask |= 1 << lane }
    }
    let code = mask & ~3 == 0 ? Code.moved : mask & ~7 == 0 ? Code.turned : Code.other
    Self.append(gap << 2 | code, to: &bytes)
    if code == Code.other { bytes.append(UInt8(mask)) }
    for lane in 0..<8 where Self.lanes(of: code, mask: mask) & 1 << lane != 0 {
      Self.append(difference[lane] << 1 ^ difference[lane] >> 63, to: &bytes)
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
          visit(number, Placement(numbers: numbers))
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
    let node = nodes[number]
    return node.nextMoment == moment ? node.numbers &+ node.velocity : node.numbers
  }

  private mutating func move(_ number: Int, to numbers: Numbers) {
    var velocity = nodes[number].isShown ? numbers &- nodes[number].numbers : .zero
    // A size does not go on changing; position and rotation are the first three.
    for lane in 3..<8 { velocity[lane] = 0 }
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

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

extension Placement {
  /// The placement in the steps to which it is rounded.
  fileprivate var numbers: PlacementCoder.Numbers {
    PlacementCoder.Numbers(
      Self.whole(x, Self.lengthSteps), Self.whole(y, Self.lengthSteps),
      Self.whole(rotation, Self.ratioSteps), Self.whole(width, Self.lengthSteps),
      Self.whole(height, Self.lengthSteps), Self.whole(scaleX, Self.ratioSteps),
      Self.whole(scaleY, Self.ratioSteps), Self.whole(shear, Self.ratioSteps))
  }

  fileprivate init(numbers: PlacementCoder.Numbers) {
    func value(_ lane: Int, _ steps: Double) -> Double { Double(numbers[lane]) / steps }
    self.init(
      x: value(0, Self.lengthSteps), y: value(1, Self.lengthSteps),
      width: value(3, Self.lengthSteps), height: value(4, Self.lengthSteps))
    rotation = value(2, Self.ratioSteps)
    scaleX = value(5, Self.ratioSteps)
    scaleY = value(6, Self.ratioSteps)
    shear = value(7, Self.ratioSteps)
  }

  /// A number in whole steps; one that no page can draw is 0.
  private static func whole(_ number: Double, _ stepsPerUnit: Double) -> Int {
    // It is next to a whole number already.
    let steps = number * stepsPerUnit
    return abs(steps) < 1e15 ? Int(steps + (steps < 0 ? -0.5 : 0.5)) : 0
  }
}
