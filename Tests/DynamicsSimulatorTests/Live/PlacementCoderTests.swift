// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DynamicsSimulator

@Suite("Where nodes are, moment by moment, as bytes")
struct PlacementCoderTests {
  /// Placements of nodes that come and go, fall, turn, and are resized.
  private func moments(seed: UInt64) -> [[Placement?]] {
    var random = SplitMix64(seed: seed)
    func step(_ steps: Double) -> Double {
      Double(Int.random(in: -9999...9999, using: &random)) / steps
    }
    var nodes: [Placement?] = [nil, nil]
    return (0..<60).map { moment in
      if moment % 7 == 0 { nodes.append(nil) }
      for node in nodes.indices {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          nodes[node] = Placement(
            x: step(1000), y: step(1000), width: abs(step(1000)), height: abs(step(1000)))
        case 1: nodes[node] = nil
        case 2: nodes[node]?.rotation = step(100_000)
        case 3: nodes[node]?.scaleX = step(100_000)
        case 4: nodes[node]?.shear = step(100_000)
        case 5: break
        default:
          guard let placement = nodes[node] else { continue }
          nodes[node]?.x = ((placement.x * 1000).rounded() + 2500) / 1000
          nodes[node]?.y = ((placement.y * 1000).rounded() - 1) / 1000
        }
      }
      return nodes
    }
  }

  /// Nodes at placements.
  private func nodes(_ placements: [Placement?]) -> [ViewRecorder.Node] {
    placements.map { ViewRecorder.Node(name: "", numbers: $0.map { PlacementNumbers($0) }) }
  }

  @Test("each moment is read as it was written", arguments: [1, 2, 3] as [UInt64])
  func sameValues(seed: UInt64) {
    var (writer, reader) = (PlacementCoder(), PlacementCoder())
    var known: [Placement?] = []
    for moment in moments(seed: seed) {
      var bytes: [UInt8] = []
      let changes = moment.indices.filter { moment[$0] != ($0 < known.count ? known[$0] : nil) }
      writer.write(changes, of: nodes(moment), to: &bytes)
      var visited: [Int] = []
      reader.read(bytes[...]) { node, placement in
        visited.append(node)
        #expect(placement == moment[node])
      }
      #expect(visited == changes)
      let read = reader.placements
      #expect(read == Array(moment.prefix(read.count)))
      #expect(moment.dropFirst(read.count).allSatisfy { $0 == nil })
      known = moment
    }
  }

  @Test("a node that goes on with the same velocity takes three bytes, one at rest none")
  func size() {
    var writer = PlacementCoder()
    var bytes: [UInt8] = []
    for moment in 0..<10 {
      bytes = []
      let placement = Placement(x: Double(moment * 40), y: Double(moment * -7), width: 9, height: 9)
      writer.write([0], of: nodes([placement]), to: &bytes)
    }
    #expect(bytes == [0, 0, 0])
    bytes = []
    writer.write([], of: [], to: &bytes)
    #expect(bytes.isEmpty)
  }

  @Test("a moment in which many nodes move is read as it was written")
  func many() {
    var (writer, reader) = (PlacementCoder(), PlacementCoder())
    let placements: [Placement?] = (0..<2000).map {
      Placement(x: 1e8 * Double($0), y: -1e8, width: 9, height: 9)
    }
    var bytes: [UInt8] = []
    writer.write(Array(placements.indices), of: nodes(placements), to: &bytes)
    #expect(bytes.count > 20_000)
    reader.read(bytes[...])
    #expect(reader.placements == placements)
  }

  @Test("a number that no page can draw is 0, and its bytes cause no crash")
  func huge() {
    var (writer, reader) = (PlacementCoder(), PlacementCoder())
    var bytes: [UInt8] = []
    let placement = Placement(x: 1e300, y: -.infinity, width: .nan, height: 1)
    writer.write([3], of: nodes([nil, nil, nil, placement]), to: &bytes)
    reader.read(bytes[...])
    #expect(reader.placements.last == Placement(x: 0, y: 0, width: 0, height: 1))
  }
}
