// SPDX-License-Identifier: Apache-2.0

import Foundation

// The drawing of layers without a view.
extension CALayer {
  /// Calls `display()` if that was requested; an empty layer waits until it has a size.
  func displayPending() {
    guard isDisplayNeeded, values.bounds.width > 0, values.bounds.height > 0 else { return }
    isDisplayNeeded = false
    display()
  }

  /// Keeps what `draw(in:)` draws.
  func recordDrawing() {
    delegate?.display(self)
    #if !canImport(CoreGraphics)
      let drawing = DrawingContexts.record(values.bounds) { draw(in: CGContext($0)) }
      ownDrawing = drawing.isEmpty ? nil : drawing
    #endif
  }

  /// What the layer draws by itself, or its image.
  var drawnContent: PresentedView.Content {
    displayPending()
    return ownDrawing.map { .drawing($0) } ?? pictureContent
  }
}
