// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery

/// The events and final state of a scene, as text for a terminal.
struct SceneReport {
  let text: String

  @MainActor
  init(running scene: GalleryScene, for seconds: TimeInterval, workers: Int? = nil) {
    let simulator = Simulator(scene: scene, size: scene.size)
    simulator.workerCount = workers
    simulator.advance(by: seconds)
    let screen = "\(Int(scene.size.width))×\(Int(scene.size.height)) points"
    var lines = [
      "\(scene.id)  \(scene.title), \(seconds.formatted(places: 2)) s on \(screen)",
      "",
    ]
    lines += simulator.events.map { "  \($0)" }
    lines += ["", "At the end"]
    let width = simulator.itemStates.map(\.name.count).max() ?? 0
    lines += simulator.itemStates.map { Self.line($0, nameWidth: width) }
    lines += ["", "State hash  \(simulator.stateHash.hashText)"]
    text = lines.joined(separator: "\n")
  }

  private static func line(_ item: DynamicItemState, nameWidth: Int) -> String {
    let degrees = (Double(item.angle) * 180 / .pi).formatted(places: 1)
    let motion = item.isAwake ? "moves at \(Double(item.speed).formatted(places: 1)) pt/s" : "rests"
    let (x, y) = (Double(item.position.x), Double(item.position.y))
    let place = "(\(x.formatted(places: 1)), \(y.formatted(places: 1)))"
    let name = item.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
    return "  \(name)  \(place)  turned \(degrees)°  \(motion)"
  }
}

extension Double {
  /// The number with a fixed number of decimals; a negative zero has no sign.
  func formatted(places: Int) -> String {
    let text = String(format: "%.\(places)f", self)
    return text.contains(where: { "123456789".contains($0) }) ? text : text.replacing("-", with: "")
  }
}
