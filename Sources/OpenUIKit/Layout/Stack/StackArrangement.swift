// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Creates the constraints of a stack view.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let shown: [UIView]
  private let hidden: [UIView]
  /// The layout guides of equal gaps.
  let spacers: [UILayoutGuide]

  /// Below required, so that content larger than the stack causes no conflict.
  private static let nearlyRequired = UILayoutPriority(999.5)
  /// UIKit's priority of equal distances between centers.
  private static let centering = UILayoutPriority(150)

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    hidden = stack.arrangedSubviews.filter(\.isHidden)
    let hasSpacers = [.equalSpacing, .equalCentering].contains(stack.distribution)
    spacers = hasSpacers ? shown.dropFirst().map { _ in UILayoutGuide() } : []
  }

  func constraints() -> [NSLayoutConstraint] {
    let all = ends() + gaps() + sizes() + across() + hidden.map(collapse)
    for constraint in all { constraint.identifier = "UIStackView" }
    return all
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }

  /// The container of the views: the stack or its margins guide.
  private var container: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private func make(
    _ first: AnyObject, _ attribute: Attribute,
    is relation: NSLayoutConstraint.Relation = .equal,
    _ second: AnyObject?, _ other: Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation, second: second, other, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    return constraint
  }

  // MARK: Along the axis

  private func ends() -> [NSLayoutConstraint] {
    guard let first = shown.first, let last = shown.last else { return [] }
    return [make(first, start, container, start), make(container, end, last, end)]
  }

  private var pairs: [(UIView, UIView)] { Array(zip(shown, shown.dropFirst())) }

  private func gaps() -> [NSLayoutConstraint] {
    let fills = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
    var result = pairs.map { before, after in
      make(
        after, start, is: fills ? .equal : .greaterThanOrEqual, before, end,
        plus: stack.spacing(after: before))
    }
    switch stack.distribution {
    case .equalSpacing: result += equal(from: end, to: start, priority: Self.nearlyRequired)
    case .equalCentering: result += equal(from: middle, to: middle, priority: Self.centering)
    case .fill, .fillEqually, .fillProportionally: break
    }
    return result
  }

  /// Layout guides span the gaps, or the distances between centers, and have equal lengths.
  private func equal(
    from first: Attribute, to last: Attribute, priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for ((before, after), spacer) in zip(pairs, spacers) {
      result += [make(spacer, start, before, first), make(spacer, end, after, last)]
    }
    for (spacer, next) in zip(spacers, spacers.dropFirst()) {
      result.append(make(next, length, spacer, length, priority: priority))
    }
    return result
  }

  private func sizes() -> [NSLayoutConstraint] {
    guard let first = shown.first else { return [] }
    switch stack.distribution {
    case .fillEqually:
      return shown.dropFirst().map { make($0, length, first, length) }
    case .fillProportionally: return proportionalSizes()
    case .fill, .equalSpacing, .equalCentering: return []
    }
  }

  private func proportionalSizes() -> [NSLayoutConstraint] {
    func content(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return max(isRow ? size.width : size.height, 0)
    }
    guard let measure = shown.first(where: { content($0) > 0 }) else {
      return shown.dropFirst().map { make($0, length, shown.first, length) }
    }
    return shown.filter { $0 !== measure && content($0) > 0 }.map { view in
      make(
        view, length, measure, length, times: content(view) / content(measure),
        priority: Self.nearlyRequired)
    }
  }

  // MARK: Across the axis

  private func across() -> [NSLayoutConstraint] {
    guard !shown.isEmpty else { return [] }
    return shown.flatMap(across) + huggingConstraints()
  }

  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let inside = [
      make(view, crossStart, is: .greaterThanOrEqual, container, crossStart),
      make(view, crossEnd, is: .lessThanOrEqual, container, crossEnd),
    ]
    switch stack.alignment {
    case .fill:
      return [
        make(view, crossStart, container, crossStart), make(view, crossEnd, container, crossEnd),
      ]
    case .leading: return inside + [make(view, crossStart, container, crossStart)]
    case .trailing: return inside + [make(view, crossEnd, container, crossEnd)]
    case .center: return inside + [make(view, crossMiddle, container, crossMiddle)]
    case .firstBaseline, .lastBaseline:
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard let first = shown.first, first !== view else { return inside }
      return inside + [make(view, line, first, line)]
    }
  }

  /// Keeps the stack's cross size at its largest view, with low priority.
  private func huggingConstraints() -> [NSLayoutConstraint] {
    guard stack.alignment != .fill else { return [] }
    let extent: Attribute = isRow ? .height : .width
    return [make(stack, extent, nil, .notAnAttribute, priority: UILayoutPriority(49))]
  }

  // MARK: Hidden views

  private func collapse(_ view: UIView) -> NSLayoutConstraint {
    make(view, length, nil, .notAnAttribute, priority: Self.nearlyRequired)
  }
}
