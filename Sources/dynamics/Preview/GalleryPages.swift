import DynamicsSimulator
import Foundation
import Gallery

/// The gallery as files: an index, and a page and a moving picture for every scene.
struct GalleryPages {
  static let indexName = "index.html"

  let folder: URL
  let scenes: [GalleryScene]

  /// The names of all files.
  var names: [String] {
    [Self.indexName] + scenes.flatMap { [$0.pageName, $0.pictureName] }
  }

  @MainActor
  func write(progress: @escaping (Double) -> Void) throws {
    try makeFolder()
    for (place, scene) in scenes.enumerated() {
      let share = 1 / Double(scenes.count)
      let simulator = Simulator(scene: scene, size: scene.size)
      let recording = simulator.record(for: scene.duration) { fraction in
        progress((Double(place) + fraction) * share)
      }
      try file(scene.pageName).write(recording.htmlPage(title: "\(scene.id) \(scene.title)"))
      try file(scene.pictureName).write(recording.animatedSVG())
    }
    // Last, so that an index never points to a page that is not there.
    try file(Self.indexName).write(IndexPage(scenes: scenes).html)
  }

  private func file(_ name: String) -> OutputFile {
    OutputFile(path: folder.appendingPathComponent(name).path)
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("cannot make the folder '\(folder.path)'")
    }
    try file(Self.indexName).checkPlace()
  }
}

extension GalleryScene {
  /// The file of the page that plays the scene.
  var pageName: String { "\(id).html" }
  /// The file of the moving picture.
  var pictureName: String { "\(id).svg" }
}
