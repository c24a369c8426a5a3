// SPDX-License-Identifier: Apache-2.0

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
    let picture = await RecordedScene.of(scene).recording.animatedSVG()
    // DocC finds pictures in its catalog only, which therefore has copies of some.
    let copy = PackageFolder.url(
      "Sources/OpenUIDynamics/OpenUIDynamics.docc/Resources/\(scene.id).svg")
    let files =
      [PackageFolder.url("Documentation/Pictures/\(scene.id).svg")]
      + (FileManager.default.fileExists(atPath: copy.path) ? [copy] : [])
    for file in files {
      let problem = try GoldenFile(file).problem(
        with: picture,
        command: "swift test --filter GalleryTests")
      #expect(problem == nil)
    }
  }
}
