// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Drawing and variants of UIImage")
@MainActor
struct UIImageDrawingTests {
  private let size = CGSize(width: 20, height: 10)

  /// An image of one filled rectangle.
  private var image: UIImage {
    UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
  }

  private func steps(_ draw: () -> Void) -> [DrawingStep] {
    DrawingContexts.record(CGRect(x: 0, y: 0, width: 200, height: 200)) { _ in draw() }.steps
  }

  /// Where a step shows the whole image.
  private func place(_ step: DrawingStep?) -> CGRect? {
    step.map { CGRect(origin: .zero, size: size).applying($0.transform) }
  }

  @Test("an image is drawn in its size at a point, and stretched in a rectangle")
  func drawing() {
    let point = CGPoint(x: 3, y: 4)
    #expect(place(steps { image.draw(at: point) }.first) == CGRect(origin: point, size: size))
    let rect = CGRect(x: 5, y: 6, width: 40, height: 5)
    #expect(place(steps { image.draw(in: rect) }.first) == rect)
  }

  @Test(
    "the opacity is clamped, multiplied by the state's, and gone afterwards",
    arguments: [(-1, 0), (0.5, 0.5), (3, 1)] as [(CGFloat, CGFloat)])
  func alpha(given: CGFloat, expected: CGFloat) {
    let steps = steps {
      image.draw(at: .zero, blendMode: .screen, alpha: given)
      image.draw(at: .zero)
    }
    #expect(steps.map(\.opacity) == [expected, 1])
    #expect(steps.map(\.blendMode) == ["screen", nil])
  }

  @Test("outside of a context, and in a rectangle that is not finite, nothing is drawn")
  func refusals() {
    image.draw(at: .zero)
    let messages = RefusalLog.record {
      let steps = steps {
        image.draw(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        image.draw(at: .zero, blendMode: .normal, alpha: .nan)
        image.drawAsPattern(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
      }
      #expect(steps.isEmpty)
    }
    #expect(messages.count == 3)
  }

  @Test("a pattern fills a rectangle with tiles of the image's size")
  func pattern() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    guard
      case .fill(let path, .pattern(let tile, let period), _)? = steps({
        image.drawAsPattern(in: rect)
      })
      .first?.mark
    else {
      Issue.record("there is no pattern")
      return
    }
    #expect(path.bounds == rect && period == size && tile.steps.count == 1)
  }

  // MARK: Caps

  private func pieces(_ image: UIImage, _ target: CGSize) -> [CGRect] {
    image.drawing(in: CGRect(origin: .zero, size: target)).steps
      .map { $0.clips[0].path.bounds }
  }

  /// Caps l, r keep their width; the middle takes the rest.
  @Test("nine pieces cover the rectangle without gaps", arguments: [25, 40, 300] as [CGFloat])
  func ninePieces(width: CGFloat) {
    let caps = UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 6)
    let pieces = pieces(
      image.resizableImage(withCapInsets: caps), CGSize(width: width, height: 50))
    #expect(pieces.count == 9)
    #expect(pieces[0] == CGRect(x: 0, y: 0, width: 5, height: 2))
    #expect(pieces[4] == CGRect(x: 5, y: 2, width: width - 11, height: 45))
    #expect(pieces[8] == CGRect(x: width - 6, y: 47, width: 6, height: 3))
    #expect(abs(pieces.reduce(0) { $0 + $1.width * $1.height } - width * 50) < 1e-6)
  }

  @Test("caps that do not fit are scaled down together, and the middle vanishes")
  func squeezed() {
    let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 12)
    let pieces = pieces(image.resizableImage(withCapInsets: caps), CGSize(width: 8, height: 10))
    #expect(
      pieces == [
        CGRect(x: 0, y: 0, width: 2, height: 10), CGRect(x: 2, y: 0, width: 6, height: 10),
      ])
  }

  @Test("one pixel after each cap stretches; a cap of 0 stretches all of that direction")
  func stretchable() {
    #expect(
      image.stretchableImage(withLeftCapWidth: 6, topCapHeight: 4).capInsets
        == UIEdgeInsets(top: 4, left: 6, bottom: 5, right: 13))
    #expect(
      image.stretchableImage(withLeftCapWidth: 0, topCapHeight: 4).capInsets
        == UIEdgeInsets(top: 4, left: 0, bottom: 5, right: 0))
    #expect(
      image.stretchableImage(withLeftCapWidth: 99, topCapHeight: 0).capInsets
        == UIEdgeInsets(top: 0, left: 99, bottom: 0, right: 0))
  }

  // MARK: Variants

  @Test("the enumerations have the header's numbers")
  func constants() {
    #expect(
      [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate].map(\.rawValue)
        == [0, 1, 2])
    #expect([UIImage.ResizingMode.tile, .stretch].map(\.rawValue) == [0, 1])
    let orientations: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    #expect(orientations.map(\.rawValue) == Array(0..<8))
  }

  @Test("a variant changes what it says and keeps the rest; the original stays")
  func variants() {
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let original = image
    let variant =
      original
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
      .withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(caps)
    #expect(variant.renderingMode == .alwaysTemplate && variant.resizingMode == .stretch)
    #expect(variant.capInsets == caps && variant.alignmentRectInsets == caps)
    #expect(variant.size == size && variant.content == original.content)
    #expect(original.renderingMode == .automatic && original.resizingMode == .tile)
    #expect(original.capInsets == .zero && original.alignmentRectInsets == .zero)
    #expect(original.imageOrientation == .up && !original.isSymbolImage)
    #expect(original == image && original != variant)
  }

  @Test("a thumbnail has the size asked for; one without a size is nil")
  func thumbnail() {
    let small = image.preparingThumbnail(of: CGSize(width: 5, height: 5))
    #expect(small?.size == CGSize(width: 5, height: 5))
    #expect(
      place(small?.drawing(in: CGRect(x: 0, y: 0, width: 5, height: 5)).steps.first)?.width == 5)
    for odd in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      #expect(image.preparingThumbnail(of: odd) == nil)
    }
  }

  #if !canImport(CoreGraphics)
    @Test("an image made from pixels has their number divided by the scale")
    func scale() throws {
      let pixels = try #require(image.cgImage)
      #expect(pixels.width == 20 && pixels.height == 10)
      let half = UIImage(cgImage: pixels, scale: 2, orientation: .up)
      #expect(half.size == CGSize(width: 10, height: 5) && half.cgImage?.width == 20)
      for odd in [0, -1, .nan, .infinity] as [CGFloat] {
        #expect(UIImage(cgImage: pixels, scale: odd, orientation: .up).scale == 1)
      }
    }

    @Test("cropping keeps the whole pixels of the rectangle that lie in the image")
    func cropping() throws {
      let pixels = try #require(image.cgImage)
      let part = try #require(pixels.cropping(to: CGRect(x: 14.5, y: -3, width: 30, height: 7.5)))
      #expect(part.width == 6 && part.height == 5)
      for outside in [
        CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: -9, y: -9, width: 3, height: 3),
        CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
      ] {
        #expect(pixels.cropping(to: outside) == nil)
      }
    }
  #endif
}
