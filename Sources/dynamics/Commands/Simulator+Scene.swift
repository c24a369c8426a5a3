// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery

extension Simulator {
  /// Creates a simulator of a gallery scene with its scripted touches, and with values of parameters
  /// that are not the scene's own.
  convenience init(
    scene: GalleryScene, size: CGSize, values: [String: Double] = [:],
    style: UIUserInterfaceStyle = .light
  ) {
    self.init(rootViewController: scene.makeViewController(values), size: size, style: style)
    schedule(scene.touches(on: size))
  }
}
