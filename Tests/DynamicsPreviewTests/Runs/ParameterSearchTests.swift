// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery
import Testing

@testable import DynamicsPreview

@Suite("Searches for the value of a parameter")
@MainActor
struct ParameterSearchTests {
  /// The distance that an item falls from rest at 1000 points/s² times a magnitude in a number of frames
  /// of four sub-steps, with the standard drag of 0.1 1/s: v' = g − 0.1·v.
  private func fall(magnitude: Double, frames: Int) -> Double {
    let step = 1 / 240.0
    var (velocity, distance) = (0.0, 0.0)
    for _ in 0..<4 * frames {
      velocity = (velocity + magnitude * 1000 * step) / (1 + 0.1 * step)
      distance += velocity * step
    }
    return distance
  }

  @Test(
    "the value is that with which an item falls as far, whether of the scene or of its behavior",
    arguments: ["gravity", "gravity.magnitude"])
  func fall(name: String) async throws {
    let scene = try SampleRun.scene("R2a")
    let start = try #require(
      PreviewSession(scene, playsTouches: true).simulator.itemState(named: "red")
    ).position
    let magnitude = 0.37
    let place = CGPoint(x: start.x, y: start.y + fall(magnitude: magnitude, frames: 30))
    let parameter = try #require(
      scene.parameters.first { $0.name == name }.map(SearchedParameter.scene)
        ?? ParameterSearch.parameter(named: name, in: scene, range: 0...2))
    let search = await ParameterSearch(
      scene, varying: parameter, item: "red", place: place, frame: 30)
    let best = try #require(search.best)
    #expect(abs(best.value - magnitude) < 1e-3)
    #expect(best.distance < 0.05)
    #expect(search.futures.count == 57)
    #expect(search.futures.map(\.value) == search.futures.map(\.value).sorted())
    #expect(search.swiftLines == ["gravity.magnitude = \(best.value.swift)"])
    let again = await ParameterSearch(
      scene, varying: parameter, item: "red", place: place, frame: 30)
    #expect(again.futures == search.futures)
  }

  @Test("a place that no value reaches has the nearest future as its answer")
  func unreachable() async throws {
    let scene = try SampleRun.scene("R2a")
    let parameter = try #require(scene.parameters.first)
    let search = await ParameterSearch(
      scene, varying: .scene(parameter), item: "red", place: CGPoint(x: 5000, y: 200), frame: 12)
    let best = try #require(search.best)
    #expect(best.distance > 4500 && best.distance.isFinite)
    let stranger = await ParameterSearch(
      scene, varying: .scene(parameter), item: "blue", place: .zero, frame: 2)
    #expect(stranger.best?.distance == .infinity)
  }

  @Test(
    "numbers are written as Swift has them",
    arguments: [(1, "1"), (0.1029620001, "0.102962"), (-2.5, "-2.5"), (0, "0")])
  func numbers(number: Double, text: String) {
    #expect(number.swift == text)
  }

  @Test("a client asks for a value, and is answered with the futures; nonsense is refused")
  func client() async throws {
    let client = ClientSession(scenes: [try SampleRun.scene("R2a")])
    func text(_ message: String) async -> String {
      guard case .text(let text) = await client.answer(message) else { return "" }
      return text
    }
    _ = await text(#"{"do":"open","scene":"R2a"}"#)
    let names = await text(#"{"do":"solvable"}"#)
    #expect(names.contains(#""gravity","#) && names.contains(#""gravity.magnitude""#))
    let solved = await text(
      #"{"do":"solve","parameter":"gravity","item":"red","x":160,"y":150,"frame":20}"#)
    #expect(solved.contains(#""solved":{"#) && solved.contains(#""isBest":true"#))
    for message in [
      #"{"do":"solve","parameter":"wind","item":"red","x":160,"y":150,"frame":20}"#,
      #"{"do":"solve","parameter":"gravity","item":"blue","x":160,"y":150,"frame":20}"#,
      #"{"do":"solve","parameter":"gravity","item":"red","x":160,"y":150,"frame":0}"#,
      #"{"do":"solve","parameter":"gravity","item":"red","x":160,"frame":9}"#,
      #"{"do":"solve","item":"red","x":160,"y":150,"frame":9}"#,
    ] {
      #expect(await text(message).contains("error"), "\(message)")
    }
  }
}
