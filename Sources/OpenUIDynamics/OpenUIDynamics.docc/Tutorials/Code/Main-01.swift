import DynamicsSimulator
import Foundation

let simulator = Simulator(
  rootViewController: FallingSquaresViewController(), size: CGSize(width: 320, height: 400))
let recording = simulator.record(for: 3)
try recording.htmlPage(title: "Falling squares").write(
  toFile: "falling.html", atomically: true, encoding: .utf8)
