import DynamicsSimulator
import Foundation

let simulator = Simulator(
  rootViewController: TouchViewController(), size: CGSize(width: 320, height: 400))
simulator.schedule([
  .tap(at: CGPoint(x: 80, y: 300), time: 0.5), .tap(at: CGPoint(x: 240, y: 100), time: 2),
])
let recording = simulator.record(for: 4)
try recording.htmlPage(title: "Touches").write(
  toFile: "touches.html", atomically: true, encoding: .utf8)
