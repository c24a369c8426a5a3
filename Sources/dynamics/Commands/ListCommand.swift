// SPDX-License-Identifier: Apache-2.0

#if Tools
  import ArgumentParser
  import Foundation
  import Gallery

  /// Lists the scenes: `dynamics list`.
  struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Lists the scenes of the gallery.")

    func run() {
      let ids = Gallery.scenes.map(\.id.count).max() ?? 0
      let names = Gallery.scenes.map(\.name.count).max() ?? 0
      for scene in Gallery.scenes {
        let id = scene.id.padding(toLength: ids + 2, withPad: " ", startingAt: 0)
        let name = scene.name.padding(toLength: names + 2, withPad: " ", startingAt: 0)
        print("\(id)\(name)\(scene.title): \(scene.summary)")
      }
    }
  }
#endif
