// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Returns a snapshot of the view that does not follow later changes.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(frame: CGRect(origin: frame.origin, size: bounds.size), of: self)
  }

  /// Returns a snapshot of a part of the view that does not follow later changes.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isAccepted(for: "UIView.resizableSnapshotView"),
      let whole = snapshotView(afterScreenUpdates: afterUpdates)
    else { return nil }
    let part = UIView(frame: rect)
    part.clipsToBounds = true
    whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    part.addSubview(whole)
    return part
  }

  /// Draws the view and its descendants into the current context, stretched to a rectangle.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let recorder = DrawingContexts.current, bounds.width > 0, bounds.height > 0,
      rect.isAccepted(for: "UIView.drawHierarchy(in:afterScreenUpdates:)")
    else { return false }
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    recorder.add(
      treeDrawing().applying(
        CGAffineTransform(
          a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
          ty: rect.minY)))
    return true
  }

  /// A drawing of the view and its descendants, in points from its top left corner.
  ///
  /// The levels that are being drawn are in a list, because a deep tree has more of them than the stack has frames for.
  func treeDrawing() -> VectorDrawing { drawTree().drawing }

  /// A drawing of the view and its descendants, in the superview's coordinates.
  func placedTreeDrawing() -> VectorDrawing { drawTree().placedDrawing }

  private func drawTree() -> DrawnView {
    layoutIfNeeded()
    var outer: [DrawnView] = []
    var current = DrawnView(self)
    while true {
      if let subview = current.nextSubview() {
        if subview.layoutState.isAnythingNeeded { subview.layoutIfNeeded() }
        outer.append(current)
        current = DrawnView(subview)
      } else {
        guard var next = outer.popLast() else { return current }
        next.add(current)
        current = next
      }
    }
  }
}

/// A view that is being drawn with its descendants.
@MainActor
private struct DrawnView {
  private let own: PresentedView
  private var children: ArraySlice<DrawnChild>
  /// The drawing of the children so far.
  private var inner = VectorDrawing()

  init(_ view: UIView) {
    own = view.presented()
    children = view.childrenFromBack[...]
  }

  /// The next subview that is shown; draws the sublayers before it.
  mutating func nextSubview() -> UIView? {
    while let child = children.popFirst() {
      switch child {
      case .view(let subview): if !subview.isHidden { return subview }
      case .layer(let number):
        let layer = own.sublayers[number]
        if !layer.isHidden { inner.append(contentsOf: layer.placedTree()) }
      }
    }
    return nil
  }

  /// Draws a subview, which has been drawn with its descendants.
  mutating func add(_ subview: DrawnView) {
    inner.append(contentsOf: subview.placedDrawing)
  }

  /// The drawing in the superview's coordinates.
  var placedDrawing: VectorDrawing { own.placed(drawing) }

  /// The drawing in points from the top left corner of the view.
  var drawing: VectorDrawing {
    var drawing = own.boxDrawing()
    drawing.append(
      contentsOf: own.clipsToBounds ? inner.clipped(to: [DrawingClip(own.outline)]) : inner)
    return drawing.applying(
      CGAffineTransform(translationX: -own.bounds.minX, y: -own.bounds.minY))
  }
}

#if !canImport(CoreGraphics)
  extension CALayer {
    /// Draws the layer and its sublayers into a context, at the context's origin.
    public func render(in ctx: CGContext) {
      if let view { return ctx.recorder.add(view.treeDrawing()) }
      let own = PresentedView(self, content: content)
      let shift = CGAffineTransform(translationX: -own.bounds.minX, y: -own.bounds.minY)
      ctx.recorder.add(own.treeDrawing().applying(shift))
    }
  }
#endif

/// A view that shows a snapshot of another view.
final class SnapshotView: UIView {
  private let drawing: VectorDrawing

  init(frame: CGRect, of view: UIView) {
    drawing = view.treeDrawing()
    super.init(frame: frame)
    // Immediately, so that a later resize stretches the snapshot.
    displayIfNeeded()
  }

  required init?(coder: NSCoder) {
    drawing = VectorDrawing()
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    DrawingContexts.current?.add(drawing)
  }
}

extension PresentedView {
  /// The outline of the bounds.
  var outline: PathGeometry { outline(corners: .allCorners, inset: 0) }

  /// The outline of the bounds, or of a box inside, with some round corners.
  func outline(corners: UIRectCorner, inset: CGFloat) -> PathGeometry {
    let radius = max(cornerRadius - inset, 0)
    return .roundedRectangle(
      bounds.insetBy(dx: inset, dy: inset), corners: corners,
      radii: CGSize(width: radius, height: radius))
  }

  /// Background, content and border, in the coordinates of the bounds.
  func boxDrawing(corners: UIRectCorner = .allCorners) -> VectorDrawing {
    var drawing = VectorDrawing()
    if let color = backgroundColor {
      let outline = outline(corners: corners, inset: 0)
      var step = DrawingStep(.fill(outline, color.paint, usesEvenOddRule: false))
      step.shadow = shadow
      drawing.append(step)
    }
    drawing.append(contentsOf: contentDrawing())
    if borderWidth > 0, let borderColor {
      let path = outline(corners: corners, inset: borderWidth / 2)
      drawing.append(
        DrawingStep(.stroke(path, borderColor.paint, LineStyle(width: borderWidth))))
    }
    return drawing
  }

  /// The content alone, in the coordinates of the bounds.
  func contentDrawing() -> VectorDrawing {
    switch content {
    case .none: return VectorDrawing()
    case .drawing(let drawing): return drawing
    case .text(let text): return text.drawing(in: bounds)
    case .path(let shape): return shape.drawing()
    }
  }

  /// A drawing given from the top left corner of this view's bounds, in the superview's
  /// coordinates.
  func placed(_ drawing: VectorDrawing) -> VectorDrawing {
    let corner = CGAffineTransform(translationX: -bounds.width / 2, y: -bounds.height / 2)
    let placement = corner.concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return drawing.applying(placement).faded(by: opacity)
  }

  /// A drawing of the layer and its sublayers, in its own coordinates.
  func treeDrawing() -> VectorDrawing {
    var drawing = boxDrawing()
    var inner = VectorDrawing()
    for layer in sublayers where !layer.isHidden { inner.append(contentsOf: layer.placedTree()) }
    if clipsToBounds { inner = inner.clipped(to: [DrawingClip(outline)]) }
    drawing.append(contentsOf: inner)
    return drawing
  }

  func placedTree() -> VectorDrawing {
    placed(
      treeDrawing().applying(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)))
  }
}

extension PresentedView.Text {
  /// A drawing of the lines, vertically centered in a rectangle.
  func drawing(in rect: CGRect) -> VectorDrawing {
    let font = UIFont(
      familyName: fontFamily, pointSize: fontSize, weight: UIFont.Weight(fontWeight),
      isItalic: isItalic)
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let text = NSAttributedString(
      string: lines.joined(separator: "\n"),
      attributes: [.font: font, .foregroundColor: UIColor(rgba: color), .paragraphStyle: style])
    return TextLayout(text, defaults: TextLayout.Defaults(), width: .infinity, maximumLines: 0)
      .drawing(in: rect, isCentered: true)
  }
}

extension PresentedView.Shape {
  /// A drawing of the shape.
  func drawing() -> VectorDrawing {
    var drawing = VectorDrawing()
    if let fill {
      drawing.append(
        DrawingStep(.fill(path, .color(fill), usesEvenOddRule: usesEvenOddFillRule)))
    }
    if let stroke {
      var style = LineStyle(width: lineWidth)
      style.cap = lineCap == "round" ? .round : lineCap == "square" ? .square : .butt
      style.join = lineJoin == "round" ? .round : lineJoin == "bevel" ? .bevel : .miter
      style.dashes = dashes
      drawing.append(DrawingStep(.stroke(path, .color(stroke), style)))
    }
    return drawing
  }
}
