// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recorded drawing: marks in drawing order.
package struct VectorDrawing: Hashable, Sendable {
  /// The marks, from back to front.
  package private(set) var steps: [DrawingStep]

  package init(_ steps: [DrawingStep] = []) {
    self.steps = steps
  }

  package var isEmpty: Bool { steps.isEmpty }

  package mutating func append(_ step: DrawingStep) {
    steps.append(step)
  }

  package mutating func append(contentsOf drawing: VectorDrawing) {
    steps += drawing.steps
  }

  /// The drawing transformed.
  package func applying(_ transform: CGAffineTransform) -> VectorDrawing {
    guard !transform.isIdentity else { return self }
    return map { step in
      step.transform = step.transform.concatenating(transform)
      step.clips = step.clips.map { $0.applying(transform) }
    }
  }

  /// The drawing clipped to outlines.
  package func clipped(to clips: [DrawingClip]) -> VectorDrawing {
    clips.isEmpty ? self : map { $0.clips = clips + $0.clips }
  }

  /// The drawing with reduced opacity.
  package func faded(by opacity: CGFloat) -> VectorDrawing {
    opacity == 1 ? self : map { $0.opacity *= opacity }
  }

  /// The drawing in one color; each shape keeps its opacity.
  package func tinted(_ color: ColorComponents) -> VectorDrawing {
    map { $0.mark = $0.mark.tinted(color) }
  }

  /// Returns the marks, each changed by a function.
  package func map(_ change: (inout DrawingStep) -> Void) -> VectorDrawing {
    VectorDrawing(
      steps.map { step in
        var changed = step
        change(&changed)
        return changed
      })
  }
}

/// A mark with the graphics state in which it was drawn.
package struct DrawingStep: Hashable, Sendable {
  package var mark: DrawingMark
  /// From the mark's own coordinates to those of the drawing.
  package var transform = CGAffineTransform.identity
  /// The clips of the mark, in drawing coordinates; all of them apply.
  package var clips: [DrawingClip] = []
  package var opacity: CGFloat = 1
  /// In coordinates of the drawing.
  package var shadow: PresentedView.Shadow?
  /// The CSS name of the blend mode; nil for normal.
  package var blendMode: String?
  /// Shapes erased from the mark, in the mark's own coordinates.
  package var cutout: [DrawingStep] = []

  package init(_ mark: DrawingMark) {
    self.mark = mark
  }
}

/// A shape, text or image drawn in one step.
package enum DrawingMark: Hashable, Sendable {
  case fill(PathGeometry, DrawingPaint, usesEvenOddRule: Bool)
  case stroke(PathGeometry, DrawingPaint, LineStyle)
  /// A line of text whose baseline starts, is centered or ends at a point.
  case text(TextLine, at: CGPoint)
  /// An image in a rectangle; a tint uses only its opacity.
  case bitmap(ImageBitmap, CGRect, tint: ColorComponents?)

  /// The shape in one color.
  func tinted(_ color: ColorComponents) -> DrawingMark {
    switch self {
    case .fill(let path, let paint, let rule):
      .fill(path, paint.tinted(color), usesEvenOddRule: rule)
    case .stroke(let path, let paint, let style): .stroke(path, paint.tinted(color), style)
    case .text(let line, let point): .text(line.tinted(color), at: point)
    case .bitmap(let bitmap, let rect, _): .bitmap(bitmap, rect, tint: color)
    }
  }
}

/// A clipping outline.
package struct DrawingClip: Hashable, Sendable {
  package var path: PathGeometry
  package var usesEvenOddRule = false

  package init(_ path: PathGeometry, usesEvenOddRule: Bool = false) {
    self.path = path
    self.usesEvenOddRule = usesEvenOddRule
  }

  package func applying(_ transform: CGAffineTransform) -> DrawingClip {
    DrawingClip(path.applying(transform), usesEvenOddRule: usesEvenOddRule)
  }
}

/// The line style of a stroke.
package struct LineStyle: Hashable, Sendable {
  /// In points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points; empty for a whole line.
  package var dashes: [CGFloat] = []
  /// The offset into the dash pattern at which the line starts, in points.
  package var dashPhase: CGFloat = 0

  package init(width: CGFloat = 1) {
    self.width = width
  }
}
