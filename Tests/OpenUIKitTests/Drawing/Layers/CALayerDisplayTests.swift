// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Draws a disc, and counts how often.
private final class DiscLayer: CALayer {
  var count = 0

  override func draw(in ctx: CGContext) {
    count += 1
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fillEllipse(in: bounds)
  }
}

/// Draws a rectangle in layers, or sets their image.
private final class Painter: CALayerDelegate {
  var image: UIImage?

  func draw(_ layer: CALayer, in ctx: CGContext) {
    guard image == nil else { return }
    ctx.fill(layer.bounds)
  }

  func display(_ layer: CALayer) {
    if let image { layer.contents = image.cgImage }
  }
}

@Suite("Drawing of layers without a view")
@MainActor
struct CALayerDisplayTests {
  private func markCount(_ layer: CALayer) -> Int {
    guard case .drawing(let drawing) = layer.content else { return 0 }
    return drawing.steps.count
  }

  @Test("draw(in:) is called before the layer is shown, once for each request")
  func requests() {
    let layer = DiscLayer()
    layer.setNeedsDisplay()
    // Waits for a size.
    #expect(markCount(layer) == 0 && layer.count == 0)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(markCount(layer) == 1 && layer.count == 1)
    #expect(markCount(layer) == 1 && layer.count == 1)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.count == 2)
  }

  @Test("the delegate draws or sets the image of a layer that does not draw itself")
  func delegate() {
    let painter = Painter()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.delegate = painter
    #expect(markCount(layer) == 0)
    layer.setNeedsDisplay()
    #expect(markCount(layer) == 1)
    painter.image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    layer.setNeedsDisplay()
    #expect(markCount(layer) == 1 && layer.ownDrawing == nil && layer.contents != nil)
  }
}
