// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery

/// The busiest scene, five hundred discs that never rest, for a long time.
enum BusySoak {
  /// Megabytes that the process may grow by after its first tenth.
  private static let maximumGrowth = 2.0
  /// Points by which a disc may reach out of its box, as the test of the scene has it.
  private static let maximumReach = 1.5
  private static let radius: CGFloat = 6

  @MainActor
  static func figures(seconds: Int) -> [SoakFigure] {
    guard let scene = Gallery.scene(named: "X1") else { return [] }
    let simulator = Simulator(scene: scene, size: scene.size)
    let start = ContinuousClock.now
    var memory: [Double] = []
    var eventCount = 0
    var (reach, notFinite) = (0.0, 0)
    for second in 1...seconds {
      simulator.advance(by: 1)
      eventCount += simulator.takeEvents().count
      // Now and then as a user would, so that discs also fly.
      if second % 10 == 5 { simulator.tap(at: CGPoint(x: 160, y: 330)) }
      for item in simulator.itemStates {
        let numbers = [item.position.x, item.position.y, item.angle, item.velocity.x]
        if !numbers.allSatisfy(\.isFinite) { notFinite += 1 }
        reach = max(reach, Double(Self.reach(of: item.position, outOf: scene.size)))
      }
      if second >= seconds / 10, let megabytes = ProcessMemory.megabytes {
        memory.append(megabytes)
      }
    }
    let time = start.duration(to: .now) / .seconds(1)
    let title = "\(scene.id), \(simulator.itemStates.count) items for \(seconds) s of app time"
    var figures = [
      SoakFigure.none("\(title): numbers that are not finite", notFinite, of: seconds),
      .limited(
        "\(title): how far an item leaves its box", reach, atMost: maximumReach, places: 2,
        unit: "points"),
    ]
    figures += memoryFigures(title, memory)
    figures.append(
      .told(
        "\(title): time and events",
        "\(time.formatted(places: 0)) s, \(eventCount) events"))
    return figures
  }

  /// - Parameter memory: The megabytes of the process after its first tenth, in the order of time.
  private static func memoryFigures(_ title: String, _ memory: [Double]) -> [SoakFigure] {
    guard let first = memory.first, let last = memory.max() else { return [] }
    return [
      .limited(
        "\(title): growth of memory after the first tenth", last - first, atMost: maximumGrowth,
        places: 2, unit: "MB"),
      .told("\(title): memory of the process", "\(last.formatted(places: 0)) MB"),
    ]
  }

  private static func reach(of center: CGPoint, outOf size: CGSize) -> CGFloat {
    max(
      radius - center.x, radius - center.y, center.x + radius - size.width,
      center.y + radius - size.height)
  }
}
