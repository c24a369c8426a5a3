// SPDX-License-Identifier: Apache-2.0

import DynamicsTestSupport
import Foundation
import Testing

@testable import DynamicsSimulator

@MainActor
@Suite("The X-ray of a live page as bytes")
struct XRayCoderTests {
  /// Reads lists as the page does.
  private struct Reader {
    private(set) var lists = [[Int]](repeating: [], count: 10)

    mutating func read(_ data: Data) {
      if data.first == 1 { lists = [[Int]](repeating: [], count: 10) }
      var rest = data.dropFirst()
      lists = lists.map { known in
        var zeros = 0
        return (0..<Self.number(&rest)).map { index in
          var difference = 0
          if zeros > 0 {
            zeros -= 1
          } else {
            let coded = Self.number(&rest)
            if coded == 0 { zeros = Self.number(&rest) }
            difference = coded % 2 == 0 ? coded / 2 : -(coded + 1) / 2
          }
          return (index < known.count ? known[index] : 0) + difference
        }
      }
    }

    private static func number(_ rest: inout Data.SubSequence) -> Int {
      var (number, shift) = (0, 0)
      while let byte = rest.popFirst() {
        number |= Int(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
      return number
    }
  }

  @Test("the lists of each frame have the values of the X-ray")
  func values() throws {
    let simulator = Simulator(rootViewController: JointsController(), size: .phone)
    var (coder, reader) = (XRayCoder(), Reader())
    var definitions: [XRayCoder.Definitions] = []
    for _ in 0..<20 {
      simulator.advance(by: simulator.frameDuration)
      let message = coder.encode(simulator)
      definitions += message.definitions.map { [$0] } ?? []
      reader.read(message.numbers)
      let (lists, frame) = (reader.lists, simulator.xrayFrame())
      #expect(lists[0].count == frame.items.count)
      for (index, item) in frame.items.enumerated() {
        let values = lists[1][(8 * index)..<(8 * index + 8)].map { Double($0) }
        #expect(
          values
            == [
              Double(item.state), item.x * 100, item.y * 100, item.angle * 10_000,
              item.velocityX * 10, item.velocityY * 10, item.pullX * 2, item.pullY * 2,
            ].map { $0.rounded() })
      }
      let points = frame.joints.flatMap(\.points)
      #expect(lists[3].map { Double($0) / 100 } == points)
      #expect(lists[5].map { Double($0) / 100 } == frame.arrows["gravity"] ?? [])
    }
    #expect(definitions.count == 1, "names and outlines are sent once")
    #expect(definitions.first?.items?.map(\.name) == simulator.xrayFrame().items.map(\.name))
  }

  @Test("contacts come and go, and nothing is sent for what rests but the lengths")
  func resting() throws {
    let simulator = Simulator(rootViewController: FallingController(), size: .phone)
    var (coder, reader) = (XRayCoder(), Reader())
    for _ in 0..<60 {
      simulator.advance(by: 0.05)
      reader.read(coder.encode(simulator).numbers)
      let contacts = simulator.xrayFrame().contacts
      let halves = reader.lists[2].enumerated().map { index, value in
        Double(value) / (index % 4 < 2 ? 100 : 2)
      }
      #expect(halves == contacts)
    }
    #expect(!reader.lists[2].isEmpty)
    // The lengths of ten lists, and a run of zeros for each.
    #expect(coder.encode(simulator).numbers.count <= 1 + 10 * 4)
  }
}
