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
    /// Of x, y and the rotation; a size does not go on changing.
    var velocity = SIMD4<Int>.zero
    /// The moment after the one in which the velocity was measured.
    var nextMoment = -1
    var isShown = false

    /// What the movement predicts; where the node has just appeared or rests, its last placement.
    @inline(__always)
    func prediction(at moment: Int) -> Numbers {
      var expected = numbers
      if nextMoment == moment { expected.lowHalf = expected.lowHalf &+ velocity }
      return expected
    }

    @inline(__always)
    mutating func move(to numbers: Numbers, at moment: Int) {
      velocity = isShown ? numbers.lowHalf &- self.numbers.lowHalf : .zero
      velocity[3] = 0
      self.numbers = numbers
      nextMoment = moment + 1
      isShown = true
    }
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

  /// Where a node is after what was written or read so far; nil for one that is not shown.
  func numbers(of node: Int) -> PlacementNumbers? {
    node < nodes.count && nodes[node].isShown ? PlacementNumbers(nodes[node].numbers) : nil
  }

  // MARK: Writing

  /// Writes a moment.
  ///
  /// - Parameters:
  ///   - changed: the nodes whose placement is another one than in the moment before, in ascending order.
  ///   - nodes: all nodes, whose placement is nil where they are gone.
  mutating func write(
    _ changed: [Int], of nodes: [ViewRecorder.Node], to bytes: inout [UInt8]
  ) {
    if let last = changed.last { addNodes(upTo: last) }
    // Moved out, so that no access has to ask whether the array is shared.
    var known = self.nodes
    self.nodes = []
    known.withUnsafeMutableBufferPointer { known in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { memory in
        var groups = ByteGroups(memory)
        var next = 0
        for number in changed {
          write(nodes[number].numbers?.lanes, of: &known[number], gap: number - next, to: &groups)
          next = number + 1
          if groups.isNearlyFull { groups.move(to: &bytes) }
        }
        groups.move(to: &bytes)
      }
    }
    self.nodes = known
    moment += 1
  }

  @inline(__always)
  private func write(
    _ numbers: Numbers?, of node: inout Node, gap: Int, to groups: inout ByteGroups
  ) {
    guard let numbers else {
      node.isShown = false
      return groups.append(gap << 2 | Code.gone)
    }
    let difference = numbers &- node.prediction(at: moment)
    node.move(to: numbers, at: moment)
    let (low, high) = (difference.lowHalf, difference.highHalf)
    guard low[3] == 0, high == .zero else {
      return append(difference, gap: gap, to: &groups)
    }
    // Nearly all that moves: neither its size nor its scales change.
    groups.append(gap << 2 | (low[2] == 0 ? Code.moved : Code.turned))
    groups.append(signed: low[0])
    groups.append(signed: low[1])
    if low[2] != 0 { groups.append(signed: low[2]) }
  }

  private func append(_ difference: Numbers, gap: Int, to groups: inout ByteGroups) {
    let mask = (0..<8).reduce(0) { difference[$1] != 0 ? $0 | 1 << $1 : $0 }
    groups.append(gap << 2 | Code.other)
    groups.append(byte: UInt8(mask))
    for lane in 0..<8 where mask & 1 << lane != 0 { groups.append(signed: difference[lane]) }
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
    var reader = ByteGroupReader(bytes)
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
        var numbers = nodes[number].prediction(at: moment)
        for lane in 0..<8 where Self.lanes(of: code, mask: mask) & 1 << lane != 0 {
          numbers[lane] &+= reader.signed()
        }
        nodes[number].move(to: numbers, at: moment)
        visit(number, PlacementNumbers(numbers).placement)
      }
      number += 1
    }
    moment += 1
  }

  // MARK: Both

  private mutating func addNodes(upTo number: Int) {
    while nodes.count <= number { nodes.append(Node()) }
  }

  /// The numbers whose differences follow a code, as bits.
  private static func lanes(of code: Int, mask: Int) -> Int {
    switch code {
    case Code.moved: 0b011
    case Code.turned: 0b111
    default: mask
    }
  }
}
