// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Gallery
import Testing

@Suite("Gallery")
struct GalleryTests {
  @Test("every recipe has its scene")
  func recipes() {
    let ids = Set(Gallery.scenes.map(\.id))
    #expect(ids.isSuperset(of: ["R1", "R2a", "R2b", "R2c", "R2d", "R3", "R4", "R5", "R6", "R7"]))
  }

  @Test("ids and names are unique, also when letter case is ignored")
  func unique() {
    let words = Gallery.scenes.flatMap { [$0.id.lowercased(), $0.name.lowercased()] }
    #expect(Set(words).count == words.count)
  }

  @Test("a scene is found by id and by name in any letter case", arguments: Gallery.scenes)
  func found(scene: GalleryScene) {
    #expect(Gallery.scene(named: scene.id.lowercased())?.id == scene.id)
    #expect(Gallery.scene(named: scene.name.uppercased())?.id == scene.id)
  }

  @Test(
    "a misspelt name finds its scene first",
    arguments: [("gravty", "R1"), ("R2x", "R2a"), ("colision-modes", "R2d"), ("snapp", "R5")])
  func nearest(misspelt: String, id: String) {
    #expect(Gallery.scene(named: misspelt) == nil)
    #expect(Gallery.scenes(nearestTo: misspelt).first?.id == id)
  }

  @Test(
    "a scene that takes touches says on its screen what to do",
    arguments: Gallery.scenes.filter { !$0.touches.isEmpty })
  @MainActor
  func hint(scene: GalleryScene) throws {
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.advance(by: simulator.frameDuration)
    var views = [simulator.view]
    var says = false
    while let view = views.popLast() {
      views += view.subviews
      let words = (view as? UILabel)?.text?.split(separator: " ") ?? []
      says = says || view is UIControl || verbs.contains(words.first ?? "")
    }
    #expect(says)
  }

  private let verbs: Set<Substring> = ["Tap", "Drag", "Touch", "Pull", "Swipe", "Flick"]

  @Test("touches keep their place in proportion on another screen")
  func touches() throws {
    let scene = try #require(Gallery.scene(named: "R3"))
    let twice = CGSize(width: scene.size.width * 2, height: scene.size.height * 3)
    let scaled = scene.touches(on: twice)
    #expect(scaled.count == scene.touches.count)
    for case (.tap(let before, _), .tap(let after, _)) in zip(scene.touches, scaled) {
      #expect(after == CGPoint(x: before.x * 2, y: before.y * 3))
    }
  }
}

extension GalleryScene: CustomTestStringConvertible {
  package var testDescription: String { id }
}
