// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Distributions of UIStackView")
@MainActor
struct StackDistributionTests {
  /// Views of given lengths in a row or a column of 300 points, and where they must lie.
  struct Arrangement: Sendable, CustomTestStringConvertible {
    let distribution: UIStackView.Distribution
    let lengths: [CGFloat]
    let spacing: CGFloat
    var testDescription: String { "\(distribution) of \(lengths), \(spacing) apart" }

    /// The start and the length of each view, by the closed form of the distribution.
    var expected: [[CGFloat]] {
      let count = CGFloat(lengths.count)
      let free = 300 - spacing * (count - 1)
      let sum = lengths.reduce(0, +)
      switch distribution {
      case .fillEqually: return places(lengths.map { _ in free / count }, spacing)
      case .fillProportionally: return places(lengths.map { $0 * free / sum }, spacing)
      case .equalSpacing: return places(lengths, (300 - sum) / (count - 1))
      case .equalCentering:
        let (first, last) = ((lengths.first ?? 0) / 2, 300 - (lengths.last ?? 0) / 2)
        let step = (last - first) / (count - 1)
        return lengths.enumerated().map { [first + step * CGFloat($0) - $1 / 2, $1] }
      case .fill: return places([free - sum + lengths[0]] + lengths.dropFirst(), spacing)
      }
    }

    private func places(_ lengths: [CGFloat], _ gap: CGFloat) -> [[CGFloat]] {
      var start: CGFloat = 0
      return lengths.map { length in
        defer { start += length + gap }
        return [start, length]
      }
    }

    static let all: [Arrangement] = [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ].flatMap { distribution in
      [([40, 60, 20], 0), ([40, 60, 20], 30), ([25, 50, 25, 20], 20), ([90, 90], 10)].map {
        Arrangement(distribution: distribution, lengths: $0.0, spacing: $0.1)
      }
    }
  }

  private func frames(
    _ arrangement: Arrangement, _ axis: NSLayoutConstraint.Axis
  ) -> [CGRect] {
    let isRow = axis == .horizontal
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    (stack.axis, stack.spacing) = (axis, arrangement.spacing)
    stack.distribution = arrangement.distribution
    for (index, length) in arrangement.lengths.enumerated() {
      let view = Block(
        content: CGSize(width: isRow ? length : 30, height: isRow ? 30 : length))
      // The first view takes the rest where the distribution is to fill.
      view.setContentHuggingPriority(index == 0 ? .fittingSizeLevel : .defaultLow, for: axis)
      stack.addArrangedSubview(view)
    }
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func isClose(_ places: [[CGFloat]], _ expected: [[CGFloat]]) -> Bool {
    // Edges are rounded to half points.
    zip(places.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= 0.5 }
      && places.count == expected.count
  }

  @Test("a row lays its views out by the closed form", arguments: Arrangement.all)
  func row(_ arrangement: Arrangement) {
    let frames = frames(arrangement, .horizontal)
    #expect(isClose(frames.map { [$0.minX, $0.width] }, arrangement.expected))
    #expect(frames.allSatisfy { $0.minY == 0 && $0.height == 300 })
  }

  @Test("a column lays its views out as a row does", arguments: Arrangement.all)
  func column(_ arrangement: Arrangement) {
    let frames = frames(arrangement, .vertical)
    #expect(isClose(frames.map { [$0.minY, $0.height] }, arrangement.expected))
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 300 })
  }

  @Test(
    "the smallest size of a row of 40, 60 and 20 points, 5 points apart",
    arguments: [
      // The sum of the contents and the gaps.
      (UIStackView.Distribution.fill, 130), (.fillProportionally, 130), (.equalSpacing, 130),
      // Three times the widest view.
      (.fillEqually, 190),
      // The widest neighbors ask for (40 + 60) / 2 + 5 between centers: 20 + 2 · 55 + 10.
      (.equalCentering, 140),
    ] as [(UIStackView.Distribution, CGFloat)])
  func fittingSize(distribution: UIStackView.Distribution, width: CGFloat) {
    let stack = UIStackView(
      arrangedSubviews: [40, 60, 20].map { Block(content: CGSize(width: $0, height: $0 / 2)) })
    (stack.distribution, stack.spacing) = (distribution, 5)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: width, height: 30))
  }

  @Test(
    "spacing is a minimum where the distribution makes the gaps",
    arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func minimumSpacing(distribution: UIStackView.Distribution) {
    let frames = frames(
      Arrangement(distribution: distribution, lengths: [140, 140], spacing: 60), .horizontal)
    // 300 points hold two views of 140 points only 20 points apart: one of them gives way.
    #expect(frames[1].minX - frames[0].maxX == 60)
    #expect(frames.map(\.width).reduce(0, +) == 240)
  }

  @Test("the system's spacing is 8 points, and the default is the stack's own")
  func namedSpacings() {
    let views = (0..<3).map { _ in Block(content: CGSize(width: 20, height: 20)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 3
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    stack.setCustomSpacing(30, after: views[1])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Three views of 20 points, 8 and 3 points apart.
    #expect(size.width == 71)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("spacing that is not finite is refused")
  func refused() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.spacing = 4
    let messages = RefusalLog.record {
      stack.spacing = .nan
      stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
    }
    #expect(messages.count == 2 && stack.spacing == 4)
    #expect(
      stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
  }
}
