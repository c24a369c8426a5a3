// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Tutorial

// Records the four chapters of the tutorial as pages with a player: RecordTutorial [folder]
let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
let size = CGSize(width: 320, height: 400)
let tap = ScriptedTouch.tap(at: CGPoint(x: 80, y: 300), time: 0.5)
let chapters: [(String, UIViewController, [ScriptedTouch])] = [
  ("FallingSquares", FallingSquaresViewController(), []),
  ("Boundary", BoundaryViewController(), []),
  ("Touch", TouchViewController(), [tap]),
  ("ItemProperties", ItemPropertiesViewController(), []),
]
for (name, controller, touches) in chapters {
  let simulator = Simulator(rootViewController: controller, size: size)
  simulator.schedule(touches)
  let recording = simulator.record(for: 3)
  let page = folder.appendingPathComponent("\(name).html")
  try recording.htmlPage(title: name).write(to: page, atomically: true, encoding: .utf8)
  print(page.lastPathComponent, recording.events.count, "events")
}
