// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)
  import Foundation
  import Testing

  @testable import OpenUIKit

  @Suite("CGGradient")
  struct CGGradientTests {
    private let space = CGColorSpaceCreateDeviceRGB()

    private func makeGradient(_ count: Int, _ locations: [CGFloat]? = nil) -> CGGradient? {
      let colors = (0..<count).map { CGColor(gray: CGFloat($0), alpha: 1) }
      return CGGradient(colorsSpace: space, colors: colors, locations: locations)
    }

    private func paint(
      _ options: CGGradientDrawingOptions, _ draw: (CGContext, CGGradient) -> Void
    ) throws -> DrawingGradient {
      let gradient = try #require(makeGradient(2))
      let steps = DrawingContexts.record(CGRect(x: 0, y: 0, width: 10, height: 10)) {
        draw(CGContext($0), gradient)
      }.steps
      guard case .fill(_, .gradient(let paint), _)? = steps.first?.mark else {
        throw CocoaError(.featureUnsupported)
      }
      return paint
    }

    @Test(
      "without locations the colors are spaced evenly from 0 to 1",
      arguments: [(1, [0]), (2, [0, 1]), (3, [0, 0.5, 1]), (5, [0, 0.25, 0.5, 0.75, 1])]
        as [(Int, [CGFloat])])
    func even(count: Int, expected: [CGFloat]) throws {
      #expect(try #require(makeGradient(count)).stops.map(\.location) == expected)
    }

    @Test("locations are kept and clamped to 0…1")
    func locations() throws {
      let stops = try #require(makeGradient(3, [-0.5, 0.3, 2])).stops
      #expect(stops.map(\.location) == [0, 0.3, 1])
      #expect(stops.map(\.color.red) == [0, 1, 2])
    }

    @Test("a gradient without colors is nil")
    func empty() {
      #expect(makeGradient(0) == nil)
      #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
      #expect(
        CGGradient(colorSpace: space, colorComponents: [1, 1, 1, 1], locations: nil, count: 0)
          == nil)
    }

    @Test("components are read four by four")
    func components() throws {
      let numbers: [CGFloat] = [1, 0, 0, 1, 0, 0.5, 1, 0.25]
      let gradient = try #require(
        CGGradient(colorSpace: space, colorComponents: numbers, locations: [0, 0.5], count: 2))
      #expect(gradient.stops.map(\.location) == [0, 0.5])
      #expect(
        gradient.stops.map(\.color) == [
          ColorComponents(red: 1, green: 0, blue: 0, alpha: 1),
          ColorComponents(red: 0, green: 0.5, blue: 1, alpha: 0.25),
        ])
    }

    private static let options: [(CGGradientDrawingOptions, Bool, Bool)] = [
      ([], false, false), (.drawsBeforeStartLocation, true, false),
      (.drawsAfterEndLocation, false, true),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
    ]

    @Test("each option extends the color beyond one end", arguments: options)
    func extending(options: CGGradientDrawingOptions, before: Bool, after: Bool) throws {
      let paint = try paint(options) {
        $0.drawLinearGradient($1, start: .zero, end: CGPoint(x: 5, y: 0), options: options)
      }
      #expect(paint.extendsBefore == before && paint.extendsAfter == after)
    }

    @Test("a radial gradient goes from one circle to another")
    func radial() throws {
      let (from, to) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
      let paint = try paint([]) {
        $0.drawRadialGradient(
          $1, startCenter: from, startRadius: 1, endCenter: to, endRadius: 9, options: [])
      }
      #expect(paint.shape == .radial(from: from, radius: 1, to: to, endRadius: 9))
    }

    @Test("points that are not finite draw nothing")
    func notFinite() throws {
      let gradient = try #require(makeGradient(2))
      let steps = DrawingContexts.record(CGRect(x: 0, y: 0, width: 10, height: 10)) {
        let context = CGContext($0)
        let point = CGPoint(x: CGFloat.nan, y: 0)
        context.drawLinearGradient(gradient, start: point, end: .zero, options: [])
        context.drawRadialGradient(
          gradient, startCenter: .zero, startRadius: .infinity, endCenter: .zero, endRadius: 1,
          options: [])
      }.steps
      #expect(steps.isEmpty)
    }
  }
#endif
