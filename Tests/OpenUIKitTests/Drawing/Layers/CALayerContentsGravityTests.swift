// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import OpenUIKit

@Suite("CALayerContentsGravity")
@MainActor
struct CALayerContentsGravityTests {
  private let size = CGSize(width: 20, height: 10)

  private var image: UIImage {
    UIGraphicsImageRenderer(size: size).image { (context: UIGraphicsImageRendererContext) in
      let plain: UIGraphicsRendererContext = context
      plain.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// Where an image of 20 × 10 points lies in a layer of 100 × 80.
  private func place(_ gravity: CALayerContentsGravity, origin: CGPoint = .zero) -> CGRect? {
    let layer = CALayer()
    layer.bounds = CGRect(origin: origin, size: CGSize(width: 100, height: 80))
    (layer.contents, layer.contentsGravity) = (image, gravity)
    guard case .drawing(let drawing) = layer.content else { return nil }
    return drawing.steps.first.map { CGRect(origin: .zero, size: size).applying($0.transform) }
  }

  /// The names of the gravities are those of a y axis that points up, so that top and bottom change
  /// places in a layer of UIKit.
  private nonisolated static let places: [(CALayerContentsGravity, String, CGRect)] = [
    (.resize, "resize", CGRect(x: 0, y: 0, width: 100, height: 80)),
    (.resizeAspect, "resizeAspect", CGRect(x: 0, y: 15, width: 100, height: 50)),
    (.resizeAspectFill, "resizeAspectFill", CGRect(x: -30, y: 0, width: 160, height: 80)),
    (.center, "center", CGRect(x: 40, y: 35, width: 20, height: 10)),
    (.left, "left", CGRect(x: 0, y: 35, width: 20, height: 10)),
    (.right, "right", CGRect(x: 80, y: 35, width: 20, height: 10)),
    (.top, "top", CGRect(x: 40, y: 70, width: 20, height: 10)),
    (.bottom, "bottom", CGRect(x: 40, y: 0, width: 20, height: 10)),
    (.topLeft, "topLeft", CGRect(x: 0, y: 70, width: 20, height: 10)),
    (.topRight, "topRight", CGRect(x: 80, y: 70, width: 20, height: 10)),
    (.bottomLeft, "bottomLeft", CGRect(x: 0, y: 0, width: 20, height: 10)),
    (.bottomRight, "bottomRight", CGRect(x: 80, y: 0, width: 20, height: 10)),
  ]

  @Test("each gravity has the header's string and its place", arguments: 0..<12)
  func places(number: Int) {
    let (gravity, name, expected) = Self.places[number]
    #expect(gravity.rawValue == name)
    #expect(place(gravity) == expected)
    #expect(place(gravity, origin: CGPoint(x: 5, y: 7)) == expected.offsetBy(dx: 5, dy: 7))
  }

  @Test("an unknown gravity resizes, and the names before Swift 4.2 are the same values")
  func names() {
    #expect(place(CALayerContentsGravity(rawValue: "own")) == place(.resize))
    #expect([kCAGravityResize, kCAGravityCenter] == [.resize, .center])
    #expect(
      [kCAGravityResizeAspect, kCAGravityResizeAspectFill] == [.resizeAspect, .resizeAspectFill])
  }

  #if !canImport(CoreGraphics)
    @Test("pixels are divided by the scale of the contents", arguments: [1, 2, 4] as [CGFloat])
    func scale(scale: CGFloat) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
      (layer.contents, layer.contentsScale, layer.contentsGravity) = (image.cgImage, scale, .center)
      guard case .drawing(let drawing) = layer.content, let step = drawing.steps.first else {
        Issue.record("there is no picture")
        return
      }
      let shown = CGRect(origin: .zero, size: size).applying(step.transform)
      #expect(shown.size == CGSize(width: 20 / scale, height: 10 / scale))
      #expect(shown.midX == 50 && shown.midY == 40)
    }
  #endif

  @Test("contents that are no picture show nothing")
  func noPicture() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    layer.contents = "picture"
    guard case .none = layer.content else {
      Issue.record("a string is shown as a picture")
      return
    }
  }
}
