import DynamicsSimulator
import Foundation
import Gallery
import TestSupport
import Testing

@Suite("Pictures of the documentation")
@MainActor
struct PictureTests {
  @Test("A picture shows what its scene does today", arguments: Gallery.scenes)
  func upToDate(scene: GalleryScene) throws {
    let file = PackageFolder.url("Documentation/Pictures/\(scene.id).svg")
    let problem = try GoldenFile(file).problem(
      with: RecordedScene.of(scene).recording.animatedSVG(),
      command: "swift test --filter GalleryTests")
    #expect(problem == nil)
  }
}
