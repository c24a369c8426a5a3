// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import TestSupport
  import Testing

  @testable import OpenUIKit

  @Suite("Paths, clips and lines of CGContext")
  @MainActor
  struct CGContextDrawingTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

    private func steps(_ actions: (CGContext) -> Void) -> [DrawingStep] {
      DrawingContexts.record(bounds) { actions(CGContext($0)) }.steps
    }

    private func style(_ step: DrawingStep?) -> LineStyle? {
      if case .stroke(_, _, let style)? = step?.mark { style } else { nil }
    }

    private nonisolated static let modes: [(CGPathDrawingMode, String)] = [
      (.fill, "f"), (.eoFill, "e"), (.stroke, "s"), (.fillStroke, "fs"), (.eoFillStroke, "es"),
    ]

    @Test("each mode fills and strokes what it says, the line on the area", arguments: modes)
    func drawingModes(mode: CGPathDrawingMode, expected: String) {
      let marks = steps { context in
        context.addRect(bounds)
        context.drawPath(using: mode)
        #expect(context.isPathEmpty && context.path == nil)
      }.map { step in
        switch step.mark {
        case .fill(_, _, let evenOdd): evenOdd ? "e" : "f"
        case .stroke: "s"
        default: "?"
        }
      }
      #expect(marks.joined() == expected)
    }

    @Test("transforms are concatenated before the current one: the last one applies first")
    func order() {
      _ = steps { context in
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 3)
        context.rotate(by: .pi / 2)
        // (1, 0) is turned to (0, 1), scaled to (0, 3) and moved.
        let point = CGPoint(x: 1, y: 0).applying(context.ctm)
        #expect(abs(point.x - 10) < 1e-12 && abs(point.y - 23) < 1e-12)
      }
    }

    @Test("a restore without a save changes nothing")
    func unbalanced() {
      let steps = steps { context in
        context.setLineWidth(5)
        context.restoreGState()
        context.stroke(bounds)
      }
      #expect(style(steps.first)?.width == 5)
    }

    @Test("lines are drawn with the settings of the state")
    func lineSettings() {
      let steps = steps { context in
        context.setLineWidth(4)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setMiterLimit(3)
        context.setLineDash(phase: 1, lengths: [2, 3])
        context.strokeEllipse(in: bounds)
        context.stroke(bounds, width: 9)
      }
      var expected = LineStyle(width: 4)
      (expected.cap, expected.join, expected.miterLimit) = (.round, .bevel, 3)
      (expected.dashes, expected.dashPhase) = ([2, 3], 1)
      #expect(style(steps.first) == expected)
      expected.width = 9
      #expect(style(steps.last) == expected)
    }

    @Test("a line of no width and a clear color draw nothing; a negative width counts as none")
    func invisible() {
      let steps = steps { context in
        context.setLineWidth(-3)
        context.stroke(bounds)
        context.setLineWidth(1)
        context.setStrokeColor(gray: 0, alpha: 0)
        context.stroke(bounds)
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0)
        context.fill(bounds)
      }
      #expect(steps.isEmpty)
    }

    @Test("segments join the first point to the second and the third to the fourth")
    func segments() {
      let points = [0, 1, 2, 3, 4].map { CGPoint(x: $0, y: 0) }
      guard
        case .stroke(let path, _, _)? = steps({ $0.strokeLineSegments(between: points) }).first?
          .mark
      else {
        Issue.record("no line was drawn")
        return
      }
      #expect(path.svgPathData == "M0 0 L1 0 M2 0 L3 0")
    }

    @Test("the path's queries are in current coordinates")
    func queries() {
      _ = steps { context in
        context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 7)])
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 4, height: 6))
        context.translateBy(x: 10, y: 0)
        #expect(context.currentPointOfPath == CGPoint(x: -5, y: 7))
        #expect(context.pathContains(CGPoint(x: -6, y: 2), mode: .fill))
        context.closePath()
        #expect(context.currentPointOfPath == CGPoint(x: -9, y: 1))
        context.beginPath()
        #expect(context.isPathEmpty && context.currentPointOfPath == .zero)
      }
    }

    @Test("clips intersect; their box is in current coordinates")
    func clips() {
      let steps = steps { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40))
        context.addEllipse(in: CGRect(x: 20, y: 20, width: 60, height: 60))
        context.clip(using: .evenOdd)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 20, width: 20, height: 20))
        context.scaleBy(x: 2, y: 2)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 10, height: 10))
        context.fill(bounds)
        context.clip(to: [])
        #expect(context.boundingBoxOfClipPath == .zero)
      }
      #expect(steps.first?.clips.map(\.usesEvenOddRule) == [false, true])
    }

    @Test(
      "the opacity is clamped and not multiplied",
      arguments: [(-1, 0), (0.5, 0.5), (4, 1)] as [(CGFloat, CGFloat)])
    func alpha(given: CGFloat, expected: CGFloat) {
      let steps = steps { context in
        context.setAlpha(0.1)
        context.setAlpha(given)
        context.fill(bounds)
      }
      #expect(steps.first?.opacity == expected)
    }

    /// Core Graphics' blur radius is two standard deviations.
    @Test("a shadow has half of the blur as its deviation; no color removes it")
    func shadow() {
      let steps = steps { context in
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
        context.fill(bounds)
        context.setShadow(offset: .zero, blur: -6, color: UIColor.red.cgColor)
        context.fill(bounds)
        context.setShadow(offset: .zero, blur: 1, color: nil)
        context.fill(bounds)
      }
      #expect(
        steps[0].shadow?.radius == 3 && steps[0].shadow?.offset == CGSize(width: 1, height: 2))
      #expect(abs((steps[0].shadow?.color.alpha ?? 0) - 1 / 3) < 1e-9)
      #expect(steps[1].shadow?.radius == 0 && steps[1].shadow?.color == UIColor.red.rgba)
      #expect(steps[2].shadow == nil)
    }

    @Test("an image is drawn upside down in its rectangle")
    func image() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        .image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1)) }
      let picture = try #require(image.cgImage)
      let rect = CGRect(x: 10, y: 20, width: 8, height: 8)
      let step = try #require(steps { $0.draw(picture, in: rect) }.first)
      // The stripe at the top of the image is at the bottom.
      #expect(
        CGRect(x: 0, y: 0, width: 4, height: 1).applying(step.transform)
          == CGRect(x: 10, y: 26, width: 8, height: 2))
    }

    @Test("dashes that are negative or not finite are refused")
    func refusedDashes() {
      let messages = RefusalLog.record {
        let steps = steps { context in
          context.setLineDash(phase: 0, lengths: [-1])
          context.setLineDash(phase: .nan, lengths: [1])
          context.setMiterLimit(.infinity)
          context.stroke(bounds)
        }
        #expect(style(steps.first) == LineStyle())
      }
      #expect(messages.count == 3)
    }
  }
#endif
