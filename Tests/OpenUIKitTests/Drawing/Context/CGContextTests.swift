// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Counts how often it draws, and draws what it is given.
@MainActor
private final class Canvas: UIView {
  var drawCount = 0
  var actions: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    drawCount += 1
    if let context = UIGraphicsGetCurrentContext() { actions(context) }
  }
}

@MainActor
@Suite("CGContext and draw(_:)")
struct CGContextTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func record(_ actions: (CGContext) -> Void) -> [DrawingStep] {
    DrawingContexts.record(bounds) { actions(CGContext($0)) }.steps
  }

  @Test("there is no context outside of a drawing")
  func outside() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: bounds).fill()
  }

  @Test("a view draws once when it has a size, and again when it is asked to, once a frame")
  func drawCount() {
    let fixture = GestureFixture()
    let canvas = Canvas(frame: .zero)
    canvas.actions = { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    fixture.view.addSubview(canvas)
    fixture.window.displayTree()
    #expect(canvas.drawCount == 0)
    canvas.frame = bounds
    fixture.window.displayTree()
    fixture.window.displayTree()
    #expect(canvas.drawCount == 1)
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay()
    fixture.window.displayTree()
    #expect(canvas.drawCount == 2)
    canvas.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    fixture.window.displayTree()
    #expect(canvas.drawCount == 2)
    canvas.contentMode = .redraw
    canvas.frame = bounds
    fixture.window.displayTree()
    #expect(canvas.drawCount == 3)
  }

  @Test("what was drawn is stretched with the bounds")
  func stretched() {
    let canvas = Canvas(frame: bounds)
    canvas.actions = { $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10)) }
    canvas.displayIfNeeded()
    canvas.bounds.size.width = 200
    guard case .drawing(let drawing) = canvas.presentedContent() else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(drawing.steps.first?.transform == CGAffineTransform(scaleX: 2, y: 1))
  }

  @Test("a clip by an image is one by its rectangle, and says so")
  func mask() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let mask = try #require(image.cgImage)
    let messages = RefusalLog.record {
      let steps = record { context in
        context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4), mask: mask)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      #expect(
        steps.first?.clips.map(\.path.bounds) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    }
    #expect(messages.count == 1)
  }

  @Test("a saved state comes back with all its settings")
  func state() {
    let steps = record { context in
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.translateBy(x: 5, y: 6)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(steps.count == 2)
    #expect(steps[0].transform == CGAffineTransform(translationX: 5, y: 6))
    #expect(steps[0].opacity == 0.5)
    #expect(steps[0].clips.first?.path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(steps[1].transform.isIdentity && steps[1].clips.isEmpty && steps[1].opacity == 1)
    #expect(
      steps[1].mark
        == .fill(
          .rectangle(CGRect(x: 0, y: 0, width: 4, height: 4)), UIColor.black.paint,
          usesEvenOddRule: false))
  }

  @Test("points of a path stay where they were on the surface when the coordinates move on")
  func pathAndTransform() {
    let steps = record { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 1, y: 1))
      context.strokePath()
    }
    guard case .stroke(let path, _, _)? = steps.first?.mark else {
      Issue.record("nothing was drawn")
      return
    }
    // In the coordinates at the end, which are 10 points to the right.
    #expect(path.elements == [.move(CGPoint(x: -9, y: 1)), .line(CGPoint(x: 1, y: 1))])
    #expect(steps.first?.transform == CGAffineTransform(translationX: 10, y: 0))
  }

  @Test("a path is gone after it was painted")
  func consumedPath() {
    let steps = record { context in
      context.addRect(bounds)
      context.fillPath()
      context.fillPath()
      context.strokePath()
    }
    #expect(steps.count == 1)
  }

  @Test("clockwise in a context is counterclockwise on screen: from 0 to π/2 it is three quarters")
  func arcDirection() {
    let steps = record { context in
      context.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      context.fillPath()
      context.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.fillPath()
    }
    let quarters = steps.map { step -> Int in
      guard case .fill(let path, _, _) = step.mark else { return 0 }
      return path.elements.count - 1
    }
    #expect(quarters == [3, 1])
  }

  @Test("an arc between tangents rounds a right angle with its radius")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.currentPoint == CGPoint(x: 20, y: 5))
    let middle = CGPoint(x: 15 + 5 * 0.5.squareRoot(), y: 5 - 5 * 0.5.squareRoot())
    let nearest = path.pathGeometry.flattened(tolerance: 0.01)[0].points
      .map { hypot($0.x - middle.x, $0.y - middle.y) }.min()
    #expect((nearest ?? 1) < 0.3)
  }

  @Test("a gradient fills what the clip leaves, without what lies beyond its ends unless asked for")
  func gradient() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil))
    let steps = record { context in
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: .drawsAfterEndLocation)
    }
    guard case .fill(let path, .gradient(let paint), _)? = steps.first?.mark else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(paint.stops.map(\.location) == [0, 1])
    #expect(!paint.extendsBefore && paint.extendsAfter)
  }

  @Test("numbers that are not finite are refused and leave nothing behind")
  func refused() {
    var steps: [DrawingStep] = []
    let messages = RefusalLog.record {
      steps = record { context in
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.translateBy(x: .infinity, y: 0)
        context.setLineWidth(.nan)
        context.move(to: CGPoint(x: CGFloat.nan, y: 0))
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.strokePath()
      }
    }
    #expect(steps.isEmpty)
    #expect(messages.count == 4)
  }

  @Test("clearing the whole surface erases the drawing; clearing a part is refused")
  func clearing() {
    var steps: [DrawingStep] = []
    let messages = RefusalLog.record {
      steps = record { context in
        context.fill(bounds)
        context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.clear(bounds)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(steps.count == 1)
    #expect(messages.count == 1)
  }

  @Test("colors and paths of UIKit draw in the current context")
  func fromUIKit() {
    let steps = record { _ in
      UIColor.green.set()
      let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      path.lineWidth = 7
      path.lineCapStyle = .round
      path.addClip()
      path.fill()
      path.stroke()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(steps.count == 3)
    #expect(steps.allSatisfy { $0.clips.count == 1 })
    guard case .stroke(_, let paint, let style) = steps[1].mark else {
      Issue.record("no line was drawn")
      return
    }
    #expect(paint == .color(UIColor.green.rgba) && style.width == 7 && style.cap == .round)
  }
}
