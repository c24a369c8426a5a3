// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Image renderers and image contexts")
@MainActor
struct UIGraphicsRendererTests {
  private let rect = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// The rectangle that an image of one filled or stroked rectangle shows.
  private func shown(_ image: UIImage?) -> CGRect? {
    guard case .vector(let drawing)? = image?.content, let step = drawing.steps.first else {
      return nil
    }
    switch step.mark {
    case .fill(let path, _, _), .stroke(let path, _, _):
      return path.applying(step.transform).bounds
    default: return nil
    }
  }

  @Test("a format has UIKit's defaults, and a renderer gives it its bounds")
  func formats() {
    let format = UIGraphicsImageRendererFormat.preferred()
    #expect(!format.opaque && format.scale == 2 && format.bounds == .zero)
    let bounds = CGRect(x: 3, y: 4, width: 5, height: 6)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    #expect(renderer.format === format && format.bounds == bounds)
    #expect(UIGraphicsRendererFormat.default().bounds == .zero)
  }

  @Test("the origin of the renderer's bounds is the corner of the image")
  func origin() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 8, height: 8))
    var current: UIImage?
    var made: UIImage?
    var inner: UIImage?
    let image = renderer.image { context in
      context.fill(CGRect(x: 12, y: 23, width: 4, height: 4))
      current = context.currentImage
      inner = UIGraphicsGetImageFromCurrentImageContext()
      #if !canImport(CoreGraphics)
        made = context.cgContext.makeImage().map { UIImage(cgImage: $0) }
      #else
        made = current
      #endif
    }
    for picture in [image, current, made, inner] {
      #expect(picture?.size == CGSize(width: 8, height: 8))
      #expect(shown(picture) == CGRect(x: 2, y: 3, width: 4, height: 4))
    }
  }

  @Test("the current image is what was drawn so far")
  func currentImage() {
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    var counts: [Int] = []
    _ = renderer.image { context in
      for _ in 0..<3 {
        if case .vector(let drawing) = context.currentImage.content {
          counts.append(drawing.steps.count)
        }
        context.fill(rect)
      }
    }
    #expect(counts == [0, 1, 2])
  }

  @Test("a frame is stroked within its rectangle, one point wide")
  func frames() {
    let inside = rect.insetBy(dx: 0.5, dy: 0.5)
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    #expect(shown(renderer.image { $0.stroke(rect) }) == inside)
    #expect(shown(renderer.image { _ in UIRectFrame(rect) }) == inside)
  }

  @Test("a clip limits what is drawn after it")
  func clips() {
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let image = renderer.image { context in
      context.fill(rect)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
      UIRectClip(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIRectFill(rect)
    }
    guard case .vector(let drawing) = image.content else { return }
    #expect(drawing.steps.map(\.clips.count) == [0, 2])
  }

  @Test("contexts nest: the inner one ends where it began")
  func nesting() {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let inner = renderer.image { _ in UIRectFill(rect) }
    UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(shown(inner) == rect && shown(outer) == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(outer?.size == CGSize(width: 10, height: 10))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  #if !canImport(CoreGraphics)
    @Test("a pushed context is drawn in until it is popped")
    func pushing() throws {
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      let outer = try #require(UIGraphicsGetCurrentContext())
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
      UIGraphicsPushContext(outer)
      UIRectFill(rect)
      UIGraphicsPopContext()
      #expect(shown(UIGraphicsGetImageFromCurrentImageContext()) == nil)
      UIGraphicsEndImageContext()
      #expect(shown(UIGraphicsGetImageFromCurrentImageContext()) == rect)
      UIGraphicsEndImageContext()
    }
  #endif

  @Test("what is not finite is refused")
  func refusals() {
    let odd = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    let messages = RefusalLog.record {
      let image = UIGraphicsImageRenderer(bounds: odd).image { context in
        context.fill(odd)
        context.stroke(odd)
        context.clip(to: odd)
        UIRectFill(odd)
        UIRectFrame(odd)
        UIRectClip(odd)
      }
      #expect(image.size == .zero && shown(image) == nil)
      UIGraphicsBeginImageContextWithOptions(odd.size, true, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == .zero)
      UIGraphicsEndImageContext()
    }
    #expect(messages.count == 8)
  }

  @Test("a drawing cannot be encoded: the data is empty, with a diagnostic")
  func encoding() {
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let messages = RefusalLog.record {
      #expect(renderer.pngData { $0.fill(rect) }.isEmpty)
      #expect(renderer.jpegData(withCompressionQuality: 1) { $0.fill(rect) }.isEmpty)
    }
    #expect(messages.count == 2)
  }
}
