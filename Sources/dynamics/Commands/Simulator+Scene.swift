import DynamicsSimulator
import Foundation
import Gallery

extension Simulator {
  /// Creates a simulator that shows a scene of the gallery and will play its touches.
  convenience init(scene: GalleryScene, size: CGSize) {
    self.init(rootViewController: scene.makeViewController(), size: size)
    schedule(scene.touches(on: size))
  }
}
