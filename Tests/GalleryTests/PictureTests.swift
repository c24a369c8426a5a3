import DynamicsSimulator
import Foundation
import Gallery
import Testing

@Suite("Pictures of the documentation")
@MainActor
struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Pictures")

  @Test("A picture shows what its scene does today", arguments: Gallery.scenes)
  func upToDate(scene: GalleryScene) throws {
    let simulator = Simulator(rootViewController: scene.makeViewController(), size: scene.size)
    simulator.schedule(scene.touches)
    let picture = simulator.record(for: scene.duration).animatedSVG()
    let file = Self.folder.appendingPathComponent("\(scene.id).svg")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try Data(picture.utf8).write(to: file, options: .atomic)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let isSame = kept == picture  // apart, so that a failure does not print both files
    #expect(isSame, "record it again: RECORD_GOLDEN=1 swift test --filter GalleryTests")
  }
}
