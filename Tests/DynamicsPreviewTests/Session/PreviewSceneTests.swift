// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Testing

@testable import DynamicsPreview

@MainActor
@Suite("Descriptions of scenes")
struct PreviewSceneTests {
  @Test(
    "a screen or a duration that cannot be one is replaced, on the page as in the simulator",
    arguments: [
      (CGSize(width: CGFloat.nan, height: 100), TimeInterval.nan),
      (CGSize(width: 0, height: 100), -1), (CGSize(width: 10, height: CGFloat.infinity), .infinity),
    ])
  func senseless(size: CGSize, duration: TimeInterval) throws {
    let scene = PreviewScene(
      id: "a", title: "A", size: size, duration: duration,
      makeViewController: { _ in UIViewController() })
    #expect(scene.size == CGSize(width: 390, height: 844))
    #expect(scene.makeSimulator([:], .light).size == scene.size)
    #expect(scene.duration == 5)
    #expect(throws: Never.self) { try JSONEncoder().encode(SceneDescription(scene)) }
  }

  @Test("what makes sense is kept")
  func kept() {
    let scene = PreviewScene(
      id: "a", title: "A", size: CGSize(width: 10, height: 20), duration: 0,
      makeViewController: { _ in UIViewController() })
    #expect(scene.size == CGSize(width: 10, height: 20))
    #expect(scene.duration == 0)
  }

  @Test("the source is made for a client that opens the scene, not for the list of scenes")
  func source() {
    nonisolated(unsafe) var count = 0
    let scene = PreviewScene(
      id: "a", title: "A", size: CGSize(width: 10, height: 20),
      source: {
        count += 1
        return "let a = 1"
      }(), makeViewController: { _ in UIViewController() })
    #expect(SceneDescription(scene, withSource: false).source == nil && count == 0)
    #expect(SceneDescription(scene).source == "let a = 1" && count == 1)
  }

  @Test("a slider has two ends, and its value lies between them")
  func sliders() {
    let slider = PreviewParameter("a", in: 0...Double.infinity, value: -3)
    #expect(slider.minimum == 0)
    #expect(slider.maximum == 1e6)
    #expect(slider.value == 0)
    #expect(PreviewParameter("a", in: 1...2, value: .nan).value == 1)
    #expect(PreviewParameter("a", in: 1...2, value: 1.5).value == 1.5)
  }
}
