// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIImage {
  /// Returns a copy with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image in one color with its original opacity.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// Returns the image in one color with its original opacity and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.content = content.tinted(color.rgba, size: size)
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a copy whose edges are not stretched; insets in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a copy whose edges are not stretched; insets in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    guard capInsets.isAccepted(for: "UIImage.resizableImage(withCapInsets:)") else { return self }
    return changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a copy of which one column and one row stretch; a cap of 0 stretches the whole width
  /// or height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0))
  }

  /// Returns a copy with alignment insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the symbol with another configuration; other images are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// Returns the image at another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.isFiniteValue, size.width > 0, size.height > 0 else { return nil }
    let whole = CGRect(origin: .zero, size: size)
    return UIImage(content: .vector(drawing(in: whole)), size: size)
  }

  /// Returns the file of an image loaded from PNG; nil for other images.
  ///
  /// Differs from UIKit: drawings are recorded as shapes and cannot be encoded; a diagnostic is
  /// reported.
  public func pngData() -> Data? { fileData(of: "image/png", for: "UIImage.pngData()") }

  /// Returns the file of an image loaded from JPEG, in its original quality; nil for other images.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    fileData(of: "image/jpeg", for: "UIImage.jpegData(compressionQuality:)")
  }

  private func fileData(of mediaType: String, for method: String) -> Data? {
    if case .bitmap(let bitmap) = content, bitmap.mediaType == mediaType { return bitmap.data }
    RefusedInput.report(
      for: method,
      problem: "The image does not come from a \(mediaType) file and cannot be encoded.",
      remedy: "Keep the file that the image came from, or record the screen.")
    return nil
  }

  /// Whether the image is drawn in the tint color.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }
}

extension UIImage {
  /// Draws the image in the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context with a blend mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to a rectangle, with a blend mode.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let recorder = DrawingContexts.current,
      rect.isAccepted(for: "UIImage.draw(in:blendMode:alpha:)"),
      alpha.isAccepted(for: "UIImage.draw(in:blendMode:alpha:)")
    else { return }
    recorder.save()
    #if !canImport(CoreGraphics)
      if let name = blendMode.cssName { recorder.state.blendMode = name }
    #endif
    recorder.add(drawing(in: rect).faded(by: min(max(alpha, 0), 1)))
    recorder.restore()
  }

  /// Fills a rectangle of the current context with repetitions of the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let recorder = DrawingContexts.current, size.width > 0, size.height > 0,
      rect.isAccepted(for: "UIImage.drawAsPattern(in:)")
    else { return }
    let tile = drawing(in: CGRect(origin: .zero, size: size))
    recorder.add(.fill(.rectangle(rect), .pattern(tile, size), usesEvenOddRule: false))
  }

  /// The image stretched to a rectangle; capped edges keep their size.
  package func drawing(in rect: CGRect) -> VectorDrawing {
    guard capInsets != .zero, size.width > 0, size.height > 0, rect.size != size else {
      return content.drawing(size: size, in: rect)
    }
    let (columns, rows) = (
      Self.bands(size.width, rect.width, capInsets.left, capInsets.right),
      Self.bands(size.height, rect.height, capInsets.top, capInsets.bottom)
    )
    let whole = content.drawing(size: size, in: CGRect(origin: .zero, size: size))
    var result = VectorDrawing()
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.start, y: row.start, width: column.length, height: row.length)
        let offset = CGAffineTransform(translationX: -source.minX, y: -source.minY)
          .concatenating(
            CGAffineTransform(
              a: column.newLength / column.length, b: 0, c: 0, d: row.newLength / row.length,
              tx: rect.minX + column.newStart, ty: rect.minY + row.newStart))
        result.append(
          contentsOf: whole.clipped(to: [DrawingClip(.rectangle(source))]).applying(offset))
      }
    }
    return result
  }

  private struct Band {
    var start: CGFloat
    var length: CGFloat
    var newStart: CGFloat
    var newLength: CGFloat
  }

  /// The bands of caps and center along one axis, before and after stretching; empty bands are
  /// omitted.
  private static func bands(
    _ length: CGFloat, _ newLength: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [Band] {
    let before = min(max(before, 0), length)
    let after = min(max(after, 0), length - before)
    // Caps that do not fit are scaled down.
    let scale = min(newLength / max(before + after, 1e-9), 1)
    let (newBefore, newAfter) = (before * scale, after * scale)
    return [
      Band(start: 0, length: before, newStart: 0, newLength: newBefore),
      Band(
        start: before, length: length - before - after, newStart: newBefore,
        newLength: newLength - newBefore - newAfter),
      Band(
        start: length - after, length: after, newStart: newLength - newAfter, newLength: newAfter),
    ].filter { $0.length > 0 && $0.newLength > 0 }
  }
}
