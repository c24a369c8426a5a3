// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import DynamicsSimulator
import Foundation
import Gallery

/// The gallery as files: an index, a page, an animated picture and the source of every scene, and the
/// engine with which all pages play.
struct GalleryPages {
  static let indexName = "index.html"
  /// The script with the engine, which is the same for all pages.
  static let engineName = "engine.js"

  let folder: URL
  let scenes: [GalleryScene]
  /// Whether the pages can be played with.
  var isPlayable = true
  /// The style of the device in all recordings.
  var style = UIUserInterfaceStyle.light

  /// The names of all files.
  var names: [String] {
    [Self.indexName, Self.engineName]
      + scenes.flatMap { [$0.pageName, $0.pictureName] + ($0.hasSource ? [$0.sourceName] : []) }
  }

  /// Records the scenes, and writes all files.
  @MainActor
  func write(progress: @escaping (Double) -> Void) throws {
    try createFolder()
    for (index, scene) in scenes.enumerated() {
      let share = 1 / Double(scenes.count)
      let simulator = Simulator(scene: scene, size: scene.size, style: style)
      let recording = simulator.record(for: scene.duration, playable: isPlayable) { fraction in
        progress((Double(index) + fraction) * share)
      }
      try write(recording, of: scene)
    }
    try writeIndex()
  }

  /// Creates the folder, which has to be done first.
  func createFolder() throws {
    try file(Self.indexName).createFolder()
    try file(Self.indexName).checkLocation()
  }

  /// Writes the page, the picture and the source of a scene.
  func write(_ recording: Recording, of scene: GalleryScene) throws {
    try file(scene.pageName).write(
      recording.htmlPage(
        title: "\(scene.id) \(scene.title)", engine: .beside(Self.engineName)))
    try file(scene.pictureName).write(recording.animatedSVG())
    if let source = scene.appSource() { try file(scene.sourceName).write(source.text) }
  }

  /// Writes the index; last, so that it never links to a missing page.
  func writeIndex() throws {
    try file(Self.engineName).write(PlayEngine.script)
    try file(Self.indexName).write(IndexPage(scenes: scenes).html)
  }

  private func file(_ name: String) -> OutputFile {
    OutputFile(path: folder.appendingPathComponent(name).path)
  }
}

extension GalleryScene {
  /// The name of the file with the player.
  var pageName: String { "\(id).html" }
  /// The name of the file with the animated picture.
  var pictureName: String { "\(id).svg" }
  /// The name of the file with the source for Apple's UIKit.
  var sourceName: String { "\(id).swift" }
}
