// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("What layers draw")
@MainActor
struct LayerContentTests {
  private func marks(_ layer: CALayer) -> [DrawingStep] {
    if case .drawing(let drawing) = layer.content { drawing.steps } else { [] }
  }

  @Test("a gradient runs from its start to its end, with its colors at their locations")
  func gradient() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    layer.locations = [0.25, 1]
    let step = try #require(marks(layer).first)
    guard case .fill(let path, .gradient(let gradient), _) = step.mark else {
      Issue.record("no gradient")
      return
    }
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(gradient.shape == .linear(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 200, y: 50)))
    #expect(gradient.stops.map(\.location) == [0.25, 1])
    #expect(gradient.stops.map(\.color.red) == [1, 0])
  }

  @Test("a part of a line is drawn over the whole area")
  func partOfLine() throws {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    layer.strokeEnd = 0.5
    let steps = marks(layer)
    #expect(steps.count == 2)
    guard case .fill(let area, _, _)? = steps.first?.mark,
      case .stroke(let line, _, _)? = steps.last?.mark
    else {
      Issue.record("no area with a line")
      return
    }
    #expect(area.bounds.width == 10 && line.elements.last?.end == CGPoint(x: 10, y: 10))
  }

  @Test("a text begins at the top, with a line for each of its lines")
  func text() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    (layer.string, layer.fontSize, layer.alignmentMode) = ("one\ntwo", 10, .center)
    let points = marks(layer).compactMap { step -> CGPoint? in
      if case .text(_, let point) = step.mark { point } else { nil }
    }
    #expect(points.map(\.x) == [50, 50])
    #expect(points.count == 2 && points[0].y > 5 && points[0].y < 12)
  }

  @Test("particles fly by the closed form, the same on every run, and end with their life")
  func particles() throws {
    let fixture = TimeFixture()
    let cell = CAEmitterCell()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    (cell.contents, cell.birthRate, cell.lifetime) = (picture.cgImage, 1, 2)
    (cell.velocity, cell.yAcceleration) = (100, 50)
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 10, y: 20)
    fixture.run { emitter.emitterCells = [cell] }
    fixture.advance(frames: 90)
    let places = marks(emitter).map { CGPoint.zero.applying($0.transform) }
    #expect(places.count == 2)
    let first = try #require(places.first)
    // 1.5 s at 100 points per second to the right, falling with 50 points per second squared.
    #expect(abs(first.x - 160) < 3 && abs(first.y - 76.25) < 3)
    fixture.run { emitter.birthRate = 0 }
    fixture.advance(frames: 150)
    #expect(marks(emitter).isEmpty)
  }

  @Test("sublayers and subviews are drawn by their z positions, then as they were added")
  func order() {
    let view = UIView()
    let views = (0..<3).map { _ in UIView() }
    for inner in views { view.addSubview(inner) }
    views[0].layer.zPosition = 1
    #expect(view.subviewsFromBack == [views[1], views[2], views[0]])
    for (number, depth) in [3, 0, -1].enumerated() {
      let layer = CALayer()
      layer.zPosition = CGFloat(depth)
      layer.opacity = Float(number) / 4
      view.layer.addSublayer(layer)
    }
    #expect(view.presented().sublayers.map(\.opacity) == [0.5, 0.25, 0])
  }

  @Test("a rate or a speed of particles beyond counting shows nothing")
  func endlessParticles() {
    let fixture = TimeFixture()
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime) = (UIImage(), .greatestFiniteMagnitude, 1)
    let emitter = CAEmitterLayer()
    fixture.run { emitter.emitterCells = [cell] }
    fixture.advance(frames: 60)
    #expect(marks(emitter).isEmpty)
    (cell.birthRate, cell.velocity) = (10, .infinity)
    #expect(marks(emitter).isEmpty)
  }
}
