// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

@Suite("CAGradientLayer")
@MainActor
struct CAGradientLayerTests {
  private func layer(
    _ count: Int, _ change: (CAGradientLayer) -> Void = { _ in }
  ) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.colors = (0..<count).map {
      CGColor.make(ColorComponents(red: CGFloat($0), green: 0, blue: 0, alpha: 1))
    }
    change(layer)
    return layer
  }

  private func step(_ layer: CAGradientLayer) -> DrawingStep? {
    if case .drawing(let drawing) = layer.content { drawing.steps.first } else { nil }
  }

  private func gradient(_ layer: CAGradientLayer) -> DrawingGradient? {
    guard case .fill(_, .gradient(let gradient), _)? = step(layer)?.mark else { return nil }
    return gradient
  }

  @Test(
    "without locations the colors are spaced evenly",
    arguments: [(1, [0]), (2, [0, 1]), (3, [0, 0.5, 1]), (5, [0, 0.25, 0.5, 0.75, 1])]
      as [(Int, [CGFloat])])
  func even(count: Int, expected: [CGFloat]) {
    #expect(gradient(layer(count))?.stops.map(\.location) == expected)
  }

  @Test("locations that are not as many as the colors are ignored; those beyond 0…1 are clamped")
  func locations() {
    let few = layer(3) { $0.locations = [0.2, 0.4] }
    #expect(gradient(few)?.stops.map(\.location) == [0, 0.5, 1])
    #expect(few.locations == [0.2, 0.4])
    let wide = layer(3) { $0.locations = [-1, 0.5, 2] }
    #expect(gradient(wide)?.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test("without colors, and without a size, nothing is drawn")
  func empty() {
    #expect(step(layer(0)) == nil)
    #expect(step(layer(2) { $0.bounds.size.height = 0 }) == nil)
  }

  @Test("colors may be those of UIKit; what is no color is left out")
  func colorTypes() {
    let mixed = layer(0) { $0.colors = [UIColor.red, UIColor.blue.cgColor, "green"] }
    #expect(mixed.colors?.count == 2)
    #expect(gradient(mixed)?.stops.map(\.color) == [UIColor.red.rgba, UIColor.blue.rgba])
    mixed.colors = nil
    #expect(mixed.colors == nil)
  }

  @Test("the axis runs between the points in units of the bounds, wherever they begin")
  func axis() {
    let shifted = layer(2) {
      $0.bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.25, y: 0), CGPoint(x: 1.5, y: 1))
    }
    #expect(
      gradient(shifted)?.shape == .linear(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 310, y: 120)))
    #expect(gradient(shifted)?.extendsBefore == true && gradient(shifted)?.extendsAfter == true)
  }

  @Test("a radial gradient without an extent along one axis is still finite")
  func degenerateRadial() throws {
    let radial = layer(2) {
      $0.type = .radial
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    }
    let drawn = try #require(step(radial))
    #expect(drawn.transform.isFiniteValue && drawn.transform.a == 100 && drawn.transform.d > 0)
    guard case .fill(let path, _, _) = drawn.mark else { return }
    let points = path.elements.flatMap(\.points)
    #expect(points.allSatisfy { $0.isFiniteValue })
  }

  @Test(
    "a conic gradient turns around its start and begins in the direction of its end",
    arguments: [(1, 0.5, 0), (0.5, 1, .pi / 2), (0, 0.5, .pi)] as [(CGFloat, CGFloat, CGFloat)])
  func conic(x: CGFloat, y: CGFloat, angle: CGFloat) {
    let conic = layer(2) {
      $0.type = .conic
      ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: x, y: y))
    }
    guard case .conic(let center, let shown)? = gradient(conic)?.shape else {
      Issue.record("the gradient is not conic")
      return
    }
    #expect(center == CGPoint(x: 100, y: 50) && abs(shown - angle) < 1e-9)
  }

  @Test(
    "the corners of the area are rounded like the layer's",
    arguments: [(0, 4), (10, 8), (999, 8)] as [(CGFloat, Int)])
  func corners(radius: CGFloat, pieces: Int) {
    guard case .fill(let path, _, _)? = step(layer(2) { $0.cornerRadius = radius })?.mark else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == pieces - 4)
  }

  @Test("points that are not finite are refused")
  func refusals() {
    let layer = layer(2)
    let messages = RefusalLog.record {
      layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
      layer.endPoint = CGPoint(x: 0, y: CGFloat.infinity)
    }
    #expect(messages.count == 2)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    layer.locations = [NSNumber(value: Double.nan), 1]
    #expect(gradient(layer)?.stops.map(\.location) == [0, 1])
  }

  @Test("the presentation has the colors and points on their way")
  func animation() {
    let fixture = TimeFixture()
    let layer = layer(2)
    let move = CABasicAnimation(keyPath: "endPoint")
    (move.fromValue, move.toValue, move.duration) = (CGPoint.zero, CGPoint(x: 1, y: 1), 1)
    let change = CABasicAnimation(keyPath: "colors")
    change.fromValue = [UIColor.black.cgColor, UIColor.black.cgColor]
    (change.toValue, change.duration) = ([UIColor.white.cgColor, UIColor.red.cgColor], 1)
    fixture.run {
      layer.add(move, forKey: nil)
      layer.add(change, forKey: nil)
    }
    fixture.advance(frames: 15)
    let shown = layer.presentation()
    #expect(shown?.endPoint == CGPoint(x: 0.25, y: 0.25))
    #expect(shown?.values.drawing.gradient.colors.map(\.green) == [0.25, 0])
  }
}
