// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Options, distances and metrics of visual formats")
@MainActor
struct VisualFormatOptionTests {
  private let fixture = LayoutFixture()

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: UIView]
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// An option, the format whose views it aligns, and a line that both frames then share.
  struct Alignment: Sendable, CustomTestStringConvertible {
    let option: NSLayoutConstraint.FormatOptions
    let format: String
    let line: @Sendable (CGRect) -> CGFloat
    var testDescription: String { "\(format), option \(option.rawValue)" }

    static let all: [Alignment] = [
      Alignment(option: .alignAllTop, format: "H:|-30-[a]-[b]") { $0.minY },
      Alignment(option: .alignAllBottom, format: "H:|-30-[a]-[b]") { $0.maxY },
      Alignment(option: .alignAllCenterY, format: "H:|-30-[a]-[b]") { $0.midY },
      Alignment(option: .alignAllLastBaseline, format: "H:|-30-[a]-[b]") { $0.maxY },
      Alignment(option: .alignAllFirstBaseline, format: "H:|-30-[a]-[b]") { $0.maxY },
      Alignment(option: .alignAllLeft, format: "V:|-30-[a]-[b]") { $0.minX },
      Alignment(option: .alignAllLeading, format: "V:|-30-[a]-[b]") { $0.minX },
      Alignment(option: .alignAllRight, format: "V:|-30-[a]-[b]") { $0.maxX },
      Alignment(option: .alignAllTrailing, format: "V:|-30-[a]-[b]") { $0.maxX },
      Alignment(option: .alignAllCenterX, format: "V:|-30-[a]-[b]") { $0.midX },
    ]
  }

  @Test("an option aligns all views on its line", arguments: Alignment.all)
  func alignment(_ alignment: Alignment) {
    let (a, b) = (fixture.add(40, 20), fixture.add(60, 50))
    NSLayoutConstraint.activate(
      constraints(alignment.format, alignment.option, views: ["a": a, "b": b]))
    a.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 30).isActive = true
    a.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 30).isActive = true
    let frames = fixture.frames(a, b)
    #expect(alignment.line(frames[0]) == alignment.line(frames[1]))
    #expect(frames.map(\.size) == [CGSize(width: 40, height: 20), CGSize(width: 60, height: 50)])
    #expect(frames[0].origin == CGPoint(x: 30, y: 30))
  }

  @Test("views stand 8 points apart, and 20 from the superview, unless a distance is given")
  func distances() {
    let (a, b) = (fixture.add(40, 20), fixture.add(60, 50))
    let made = constraints("|-[a]-[b]-|", views: ["a": a, "b": b])
    #expect(made.map(\.constant) == [20, 8, 20])
    #expect(constraints("|[a][b]|", views: ["a": a, "b": b]).map(\.constant) == [0, 0, 0])
    #expect(
      constraints("|-(-5)-[a]-2.5-[b]-0-|", views: ["a": a, "b": b]).map(\.constant)
        == [-5, 2.5, 0])
  }

  @Test("metrics may be numbers of any kind")
  func metrics() {
    let a = fixture.add()
    let values: [Any] = [12, 12.0, CGFloat(12), NSNumber(value: 12)]
    for value in values {
      let made = constraints("[a(width)]", metrics: ["width": value], views: ["a": a])
      #expect(made.map(\.constant) == [12])
    }
    let messages = RefusalLog.record {
      #expect(constraints("[a(width)]", metrics: ["width": "12"], views: ["a": a]).isEmpty)
    }
    #expect(messages.count == 1)
  }

  @Test("relations and priorities are those of the format, in its order")
  func predicates() {
    let (a, b) = (fixture.add(), fixture.add())
    let made = constraints(
      "V:[a(>=10@20,<=high@low,==b)]-(>=4@999)-[b]", metrics: ["high": 90, "low": 30],
      views: ["a": a, "b": b])
    #expect(
      made.map(\.relation) == [.greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .equal])
    #expect(made.map(\.priority.rawValue) == [999, 20, 30, 1000])
    #expect(made.map(\.constant) == [4, 10, 90, 0])
    #expect(made.map(\.firstAttribute) == [.top, .height, .height, .height])
    #expect(made[3].secondItem === b && made.allSatisfy { !$0.isActive })
  }

  @Test("spaces mean nothing, and the direction decides between edges and leading edges")
  func spaces() {
    let a = fixture.add()
    let plain = constraints(" H: | - 5 - [ a ( 10 ) ] ", views: ["a": a])
    #expect(plain.map(\.constant) == [5, 10] && plain[0].firstAttribute == .leading)
    let left = constraints("|-5-[a]", .directionLeftToRight, views: ["a": a])
    #expect(left.map(\.firstAttribute) == [.left] && left.map(\.secondAttribute) == [.left])
  }
}
