import Foundation

extension CALayer {
  /// What the layer's mask shows, in the coordinates of this layer's bounds.
  func maskDrawing() -> VectorDrawing? {
    mask.map { PresentedView($0, content: $0.content).placedTree() }
  }
}
