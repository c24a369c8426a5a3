import Foundation

/// Marks on a surface in the order in which they were made: what drawing code leaves behind.
package struct VectorDrawing: Hashable, Sendable {
  /// The marks, the rearmost first.
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

  /// The same marks, moved by a transform.
  package func applying(_ transform: CGAffineTransform) -> VectorDrawing {
    guard !transform.isIdentity else { return self }
    return map { step in
      step.transform = step.transform.concatenating(transform)
      step.clips = step.clips.map { $0.applying(transform) }
    }
  }

  /// The same marks inside of an outline.
  package func clipped(to clips: [DrawingClip]) -> VectorDrawing {
    clips.isEmpty ? self : map { $0.clips = clips + $0.clips }
  }

  /// The same marks, fainter.
  package func faded(by opacity: CGFloat) -> VectorDrawing {
    opacity == 1 ? self : map { $0.opacity *= opacity }
  }

  /// The same shapes in one colour, each as opaque as it was.
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

/// One mark, and what was in force when it was made.
package struct DrawingStep: Hashable, Sendable {
  package var mark: DrawingMark
  /// From the mark's own coordinates to those of the drawing.
  package var transform = CGAffineTransform.identity
  /// What the mark is cut at, in coordinates of the drawing; all of them apply.
  package var clips: [DrawingClip] = []
  package var opacity: CGFloat = 1
  /// In coordinates of the drawing.
  package var shadow: PresentedView.Shadow?
  /// How the mark mixes with what is behind it, in the words of CSS; nil covers it.
  package var blendMode: String?
  /// What is cut out of the mark, in the mark's own coordinates.
  package var cutout: [DrawingStep] = []

  package init(_ mark: DrawingMark) {
    self.mark = mark
  }
}

/// What is drawn in one step.
package enum DrawingMark: Hashable, Sendable {
  case fill(PathGeometry, DrawingPaint, usesEvenOddRule: Bool)
  case stroke(PathGeometry, DrawingPaint, LineStyle)
  /// A line of text whose baseline starts, centres or ends at a point.
  case text(TextLine, at: CGPoint)
  /// A picture made of pixels, in a rectangle; a tint takes only its opacity.
  case bitmap(ImageBitmap, CGRect, tint: ColorComponents?)

  /// The same shape in one colour.
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

/// An outline outside of which nothing shows.
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

/// How a line along a path looks.
package struct LineStyle: Hashable, Sendable {
  /// In points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps, in points; empty for a whole line.
  package var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points.
  package var dashPhase: CGFloat = 0

  package init(width: CGFloat = 1) {
    self.width = width
  }
}
