import DynamicsSimulator
import Foundation
import Gallery
import GalleryTestSupport
import TestSupport
import Testing

@Suite("Pictures of the documentation")
struct PictureTests {
  @Test("a picture shows what its scene does today", arguments: Gallery.scenes)
  func upToDate(scene: GalleryScene) async throws {
    let file = PackageFolder.url("Documentation/Pictures/\(scene.id).svg")
    let recording = await RecordedScene.of(scene).recording
    let problem = try GoldenFile(file).problem(
      with: recording.animatedSVG(),
      command: "swift test --filter GalleryTests")
    #expect(problem == nil)
  }
}
