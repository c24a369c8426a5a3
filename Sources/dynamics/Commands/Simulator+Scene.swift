// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation
import Gallery

extension Simulator {
  /// Creates a simulator of a gallery scene with its scripted touches.
  convenience init(scene: GalleryScene, size: CGSize) {
    self.init(rootViewController: scene.makeViewController(), size: size)
    schedule(scene.touches(on: size))
  }
}
