// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension PagePayload {
  /// The items of a recording, written as what differs from the nodes that show them; the outlines to
  /// which they refer; and where they are.
  static func items(
    of recording: Recording, shownBy nodes: [Node]
  ) -> (items: [Item], shapes: [[[Int]]], places: [ItemArrows.Places]) {
    let count = recording.frameCount
    let indices = Dictionary(
      nodes.indices.map { (nodes[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var shapes = UniqueTable<[[Int]]>()
    var places: [ItemArrows.Places] = []
    let items = recording.items.map { recorded in
      var item = Item(recorded, frameCount: count, shapes: &shapes)
      places.append(ItemArrows.Places(item, frameCount: count))
      item.subtractMotion(frameCount: count, framesPerSecond: recording.framesPerSecond)
      if let index = indices[item.name] {
        item.subtract(nodes[index], number: index, frameCount: count)
      }
      return item
    }
    return (items, shapes.values, places)
  }
}

extension PagePayload.Item {
  /// Writes the velocities as what differs from the motion since the frame before, where that takes less.
  fileprivate mutating func subtractMotion(frameCount: Int, framesPerSecond: Double) {
    func differences(_ own: DeltaSeries, _ position: DeltaSeries) -> DeltaSeries {
      let positions = position.values(frameCount: frameCount)
      let velocities = own.values(frameCount: frameCount)
      return DeltaSeries(
        velocities.enumerated().map { frame, velocity in
          let way = frame == 0 ? 0 : positions[frame] - positions[frame - 1]
          // As the client rounds.
          let speed = Double(way) * PagePayload.lengthUnit * framesPerSecond
          return velocity - DeltaSeries.quantized((speed + 0.5).rounded(.down), unit: 1)
        })
    }
    let (x, y) = (differences(velocityX, x), differences(velocityY, y))
    guard x.weight + y.weight < velocityX.weight + velocityY.weight else { return }
    (velocityX, velocityY, followsMotion) = (x, y, true)
  }

  /// Writes the motion as what differs from a node's, which is next to nothing where it shows the item.
  fileprivate mutating func subtract(_ node: PagePayload.Node, number: Int, frameCount: Int) {
    func differences(_ own: DeltaSeries, _ other: DeltaSeries?) -> DeltaSeries {
      guard let other else { return own }
      return DeltaSeries(
        zip(own.values(frameCount: frameCount), other.values(frameCount: frameCount)).map {
          $0 - $1
        })
    }
    let (x, y) = (differences(x, node.x), differences(y, node.y))
    let angle = differences(angle, node.rotation)
    let weight = x.weight + y.weight + angle.weight
    guard weight < self.x.weight + self.y.weight + self.angle.weight else { return }
    (self.x, self.y, self.angle, self.node) = (x, y, angle, number)
  }

  fileprivate init(_ item: RecordedItem, frameCount: Int, shapes: inout UniqueTable<[[Int]]>) {
    name = item.name
    let states = item.states.values(frameCount: frameCount)
    var steps = PagePayload.Steps<Int>()
    for (frame, state) in states.enumerated() {
      steps.append(state?.pageNumber ?? 0, at: frame)
    }
    state = steps
    outlines = PagePayload.Steps(item.outlines) { outlines in
      shapes.index(of: outlines.map { $0.flatMap(PagePayload.numbers) })
    }
    x = DeltaSeries(states, unit: PagePayload.lengthUnit) { $0.position.x }
    y = DeltaSeries(states, unit: PagePayload.lengthUnit) { $0.position.y }
    angle = DeltaSeries(states, unit: PagePayload.angleUnit) { $0.angle }
    velocityX = DeltaSeries(states, unit: PagePayload.velocityUnit) { $0.velocity.x }
    velocityY = DeltaSeries(states, unit: PagePayload.velocityUnit) { $0.velocity.y }
    let pulls = item.pulls.values(frameCount: frameCount)
    let hasPulls = pulls.contains { $0 != nil }
    pullX =
      hasPulls ? DeltaSeries(pulls.map { Double($0?.x ?? 0) }, unit: PagePayload.pullUnit) : nil
    pullY =
      hasPulls ? DeltaSeries(pulls.map { Double($0?.y ?? 0) }, unit: PagePayload.pullUnit) : nil
  }
}
