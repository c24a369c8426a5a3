import DynamicsSimulator
import Foundation
import Gallery
import TestSupport
import Testing

@Suite("Pictures of the documentation")
@MainActor
struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Pictures")

  @Test("A picture shows what its scene does today", arguments: Gallery.scenes)
  func upToDate(scene: GalleryScene) throws {
    let file = Self.folder.appendingPathComponent("\(scene.id).svg")
    let problem = try GoldenFile(file).problem(
      with: RecordedScene.of(scene).recording.animatedSVG(),
      command: "swift test --filter GalleryTests")
    #expect(problem == nil)
  }
}
