// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// The files of the preview: the list of scenes, and a moving picture and a still of each.
struct PreviewSite: Sendable {
  /// A file on its way to a browser.
  struct File: Sendable {
    let type: String
    let data: Data
  }

  let scenes: [PreviewScene]
  /// The run that pages may open; nil for none.
  let run: SavedRun?
  /// The style in which pages open scenes.
  let style: UIUserInterfaceStyle
  private let pictures = ScenePictures()

  init(scenes: [PreviewScene], run: SavedRun? = nil, style: UIUserInterfaceStyle = .light) {
    self.scenes = scenes
    self.run = run
    self.style = style
  }

  /// The paths of the page, which is made anew for each answer.
  static let pagePaths: Set<String> = ["/", "/index.html"]

  /// The file at a path of the address; nil if there is none.
  func file(at path: String) async -> File? {
    switch path {
    case "/scenes.json": return File(type: "application/json", data: list)
    default: break
    }
    guard path.hasSuffix(".svg"),
      let folder = ["/pictures/", "/stills/"].first(where: path.hasPrefix)
    else { return nil }
    let id = path.dropFirst(folder.count).dropLast(".svg".count)
    guard let scene = scenes.first(where: { $0.id == id }) else { return nil }
    let pictures = await pictures.pictures(of: scene)
    return File(
      type: "image/svg+xml", data: folder == "/stills/" ? pictures.still : pictures.moving)
  }

  private var list: Data {
    (try? JSONEncoder().encode(scenes.map { SceneDescription($0, withSource: false) })) ?? Data()
  }
}
