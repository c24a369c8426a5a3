import Foundation

extension UIImage {
  /// Returns the same image that is shown in its own colours, or in those of the view.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image in one colour, as opaque as it is.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// Returns the image in one colour, as opaque as it is, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.content = content.tinted(color.rgba, size: size)
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the same image whose edges keep their size when it is stretched, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image whose edges keep their size when it is stretched, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    guard capInsets.isAccepted(for: "UIImage.resizableImage(withCapInsets:)") else { return self }
    return changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the same image of which one column and one row stretch.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(size.height - top - 1, 0),
        right: max(size.width - left - 1, 0)))
  }

  /// Returns the same image, aligned by a smaller rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image of a symbol made with other settings; another image as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// Returns the image in another size of the same proportions; it is drawn as large as asked for.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.isFiniteValue, size.width > 0, size.height > 0 else { return nil }
    let whole = CGRect(origin: .zero, size: size)
    return UIImage(content: .vector(drawing(in: whole)), size: size)
  }

  /// The file of the image where it came from a PNG file; nil for other images.
  ///
  /// Differs from UIKit: what was drawn is kept as shapes, and no encoder exists; a diagnostic says so.
  public func pngData() -> Data? { fileData(of: "image/png", for: "UIImage.pngData()") }

  /// The file of the image where it came from a JPEG file, in its own quality; nil for other images.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    fileData(of: "image/jpeg", for: "UIImage.jpegData(compressionQuality:)")
  }

  private func fileData(of mediaType: String, for method: String) -> Data? {
    if case .bitmap(let bitmap) = content, bitmap.mediaType == mediaType { return bitmap.data }
    RefusedInput.report(
      for: method, problem: "The image is no \(mediaType) file and is not encoded as one.",
      remedy: "Keep the file that the image came from, or record the screen.")
    return nil
  }

  /// Whether the image takes the tint colour where it is shown.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }
}

extension UIImage {
  /// Draws the image in the current context, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to a rectangle and mixed with what is there.
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

  /// Draws the image in the current context again and again, until a rectangle is full.
  public func drawAsPattern(in rect: CGRect) {
    guard let recorder = DrawingContexts.current, size.width > 0, size.height > 0,
      rect.isAccepted(for: "UIImage.drawAsPattern(in:)")
    else { return }
    let tile = drawing(in: CGRect(origin: .zero, size: size))
    recorder.add(.fill(.rectangle(rect), .pattern(tile, size), usesEvenOddRule: false))
  }

  /// The image in a rectangle; edges that do not stretch keep their size.
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

  /// The edges and the middle along one axis, before and after stretching; empty ones are left out.
  private static func bands(
    _ length: CGFloat, _ newLength: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [Band] {
    let before = min(max(before, 0), length)
    let after = min(max(after, 0), length - before)
    // Edges that do not fit share what there is.
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
