// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import Testing

  @testable import OpenUIKit

  @Suite("Blend modes and constants of Core Graphics")
  struct CGBlendModeTests {
    /// The order of CGContext.h, and the names of the W3C's Compositing and Blending.
    private static let modes: [(mode: CGBlendMode, name: String?)] = [
      (.normal, nil), (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"),
      (.darken, "darken"), (.lighten, "lighten"), (.colorDodge, "color-dodge"),
      (.colorBurn, "color-burn"), (.softLight, "soft-light"), (.hardLight, "hard-light"),
      (.difference, "difference"), (.exclusion, "exclusion"), (.hue, "hue"),
      (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"), (.clear, nil),
      (.copy, nil), (.sourceIn, nil), (.sourceOut, nil), (.sourceAtop, nil),
      (.destinationOver, nil), (.destinationIn, nil), (.destinationOut, nil),
      (.destinationAtop, nil), (.xor, nil), (.plusDarker, nil), (.plusLighter, "plus-lighter"),
    ]

    @Test("modes have the header's numbers and CSS names", arguments: 0..<28)
    func modes(number: Int) {
      let (mode, name) = Self.modes[number]
      #expect(mode.rawValue == Int32(number) && CGBlendMode(rawValue: Int32(number)) == mode)
      #expect(mode.cssName == name)
    }

    private func steps(_ actions: (CGContext) -> Void) -> [DrawingStep] {
      DrawingContexts.record(CGRect(x: 0, y: 0, width: 10, height: 10)) { actions(CGContext($0)) }
        .steps
    }

    @Test("a mode applies to what is drawn after it, until the state is restored")
    func state() {
      let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
      let steps = steps { context in
        context.fill(rect)
        context.saveGState()
        context.setBlendMode(.multiply)
        context.fill(rect)
        context.setBlendMode(.normal)
        context.fill(rect)
        context.setBlendMode(.xor)
        context.fill(rect)
        context.setBlendMode(.screen)
        context.restoreGState()
        context.fill(rect)
      }
      #expect(steps.map(\.blendMode) == [nil, "multiply", nil, nil, nil])
    }

    @Test("a path drawn with a mode and an opacity leaves the state as it was")
    func path() {
      let steps = steps { context in
        context.setAlpha(0.5)
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.fill(with: .darken, alpha: 0.5)
        path.stroke(with: .hue, alpha: 7)
        path.fill()
      }
      #expect(steps.map(\.blendMode) == ["darken", "hue", nil])
      #expect(steps.map(\.opacity) == [0.25, 0.5, 0.5])
    }

    @Test("the other enumerations have the header's numbers")
    func constants() {
      #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
      #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
      #expect(
        [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].map(\.rawValue)
          == [0, 1, 2, 3, 4])
      #expect(
        [CGInterpolationQuality.default, .none, .low, .medium, .high].map(\.rawValue)
          == [0, 1, 2, 4, 3])
      #expect(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue == 1)
      #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
    }
  }
#endif
