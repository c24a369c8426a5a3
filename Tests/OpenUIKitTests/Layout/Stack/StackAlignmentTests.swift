// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Alignments and members of UIStackView")
@MainActor
struct StackAlignmentTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func fill(_ heights: [CGFloat]) -> [Block] {
    heights.map { height in
      let view = Block(content: CGSize(width: 100, height: height))
      stack.addArrangedSubview(view)
      return view
    }
  }

  @Test("a stack is a row that fills its bounds, without spacing or margins")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
  }

  @Test("a row aligns the edges, and top and bottom are other names of leading and trailing")
  func edges() {
    let views = fill([20, 60, 40])
    stack.alignment = .top
    stack.layoutIfNeeded()
    #expect(stack.alignment == .leading && views.map(\.frame.minY) == [0, 0, 0])
    stack.alignment = .bottom
    stack.layoutIfNeeded()
    #expect(stack.alignment == .trailing && views.map(\.frame.maxY) == [100, 100, 100])
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.midY) == [50, 50, 50])
    #expect(views.map(\.frame.height) == [20, 60, 40])
    stack.alignment = .fill
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [100, 100, 100])
  }

  @Test("views without text have their baselines at the bottom, in the first layout already")
  func plainBaselines() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(
        arrangedSubviews: [20, 60, 40].map { Block(content: CGSize(width: 100, height: $0)) })
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(Set(stack.arrangedSubviews.map(\.frame.maxY)).count == 1)
      #expect(stack.arrangedSubviews.map(\.frame.height) == [20, 60, 40])
    }
  }

  @Test("labels of different sizes stand on one line")
  func textBaselines() {
    let labels = [10, 30, 20].map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "Ag"
      stack.addArrangedSubview(label)
      return label
    }
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    let lines = labels.map { $0.frame.minY + $0.font.ascender }
    // Frames are rounded to half points.
    for line in lines { #expect(abs(line - lines[0]) <= 0.5) }
    #expect(labels.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= 100 })
  }

  @Test("an arranged view that is added again moves to its new place")
  func reordering() {
    let views = fill([10, 10, 10])
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
    stack.insertArrangedSubview(views[0], at: 99)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: -1)
    #expect(stack.arrangedSubviews == views && stack.subviews.count == 3)
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 0)
  }

  @Test("a subview that is not arranged stays where it was put")
  func plainSubview() {
    let views = fill([10])
    let free = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
    stack.addSubview(free)
    stack.layoutIfNeeded()
    #expect(
      stack.arrangedSubviews == views && free.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
    #expect(free.translatesAutoresizingMaskIntoConstraints)
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a view moves from one stack to another, and the first closes the gap")
  func moving() {
    let views = fill([10, 10])
    let other = UIStackView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    other.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]] && other.arrangedSubviews == [views[0]])
    stack.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(views[0].frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("a stack of stacks lays out both, the inner by the outer")
  func nested() {
    let inner = UIStackView(arrangedSubviews: (0..<2).map { _ in UIView() })
    (inner.axis, inner.distribution) = (.vertical, .fillEqually)
    stack.distribution = .fillEqually
    stack.addArrangedSubview(UIView())
    stack.addArrangedSubview(inner)
    stack.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 150, y: 0, width: 150, height: 100))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 50, width: 150, height: 50))
  }

  @Test("a stack without views, or with hidden ones only, needs no room")
  func empty() {
    #expect(stack.systemLayoutSizeFitting(.zero) == .zero)
    let views = fill([20, 30])
    for view in views { view.isHidden = true }
    #expect(stack.systemLayoutSizeFitting(.zero).width == 0)
  }
}
