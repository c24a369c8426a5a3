// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import KeyedLists

extension LayoutProblem {
  /// A linear constraint with its priority, as it enters the solver.
  private struct PrioritizedConstraint {
    let priority: Float
    let expression: LinearRow
    let relation: LinearSolver.Relation
    let constraint: NSLayoutConstraint?
  }

  /// Solves for the frames of all variables, in the coordinates of their superviews, and reports
  /// violated required constraints.
  mutating func solve(fitting: [(expression: LinearRow, priority: Float)] = []) -> [CGRect] {
    var prioritized = explicitConstraints()
    prioritized += contentSizeConstraints()
    prioritized += fitting.map {
      PrioritizedConstraint(
        priority: $0.priority, expression: $0.expression, relation: .equal, constraint: nil)
    }
    // A stable order: constraints of equal priority keep their order of creation.
    let ordered = prioritized.enumerated().sorted {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }.map(\.element)
    var required: [(LinearSolver.Entry, NSLayoutConstraint)] = []
    var index = 0
    var isRequiredLevel = true
    while index < ordered.count || isRequiredLevel {
      let level = isRequiredLevel ? UILayoutPriority.required.rawValue : ordered[index].priority
      while index < ordered.count, ordered[index].priority >= level {
        let item = ordered[index]
        let entry = solver.add(item.expression, item.relation)
        if isRequiredLevel, let constraint = item.constraint {
          required.append((entry, constraint))
        }
        index += 1
      }
      if isRequiredLevel { addNonNegativeSizes() }
      solver.finishLevel()
      isRequiredLevel = false
    }
    for (entry, constraint) in required where solver.error(of: entry) > 1e-6 { report(constraint) }
    return frames()
  }

  /// Adds the required constraints width ≥ 0 and height ≥ 0 of each variable.
  private mutating func addNonNegativeSizes() {
    for variable in variables {
      for column in variable.columns[2...] {
        _ = solver.add(LinearRow(column: column), .atLeast)
      }
    }
  }

  /// What two required constraints have in common of which one is enough.
  private struct RequiredRow: Hashable {
    let expression: LinearRow
    let relation: NSLayoutConstraint.Relation
  }

  /// The constraints in the tree; of equal required ones the first.
  ///
  /// Apps that add the same constraints in each layout, or in each frame, would make each one slower than the last.
  /// Optional constraints count as often as they were added.
  private mutating func explicitConstraints() -> [PrioritizedConstraint] {
    var known: Set<RequiredRow> = []
    return collectConstraints().compactMap { constraint in
      guard let row = expression(of: constraint) else { return nil }
      if constraint.priority == .required {
        let required = RequiredRow(expression: row, relation: constraint.relation)
        guard known.insert(required).inserted else { return nil }
      }
      let relation: LinearSolver.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
      return PrioritizedConstraint(
        priority: constraint.priority.rawValue, expression: row, relation: relation,
        constraint: constraint)
    }
  }

  /// The constraints of intrinsic content sizes: size ≤ content with the hugging priority, size ≥
  /// content with the compression-resistance priority.
  private func contentSizeConstraints() -> [PrioritizedConstraint] {
    var prioritized: [PrioritizedConstraint] = []
    for variable in variables {
      guard let view = variable.item as? UIView else { continue }
      var size = view.intrinsicContentSize
      if let height = wrappedHeights[ObjectIdentifier(view)] { size.height = height }
      for (length, column, axis) in [
        (size.width, variable.columns[2], NSLayoutConstraint.Axis.horizontal),
        (size.height, variable.columns[3], .vertical),
      ] where length >= 0 && length.isFinite {
        let row = LinearRow(column: column) - LinearRow(Double(length))
        prioritized.append(
          PrioritizedConstraint(
            priority: view.contentCompressionResistancePriority(for: axis).rawValue,
            expression: row, relation: .atLeast, constraint: nil))
        prioritized.append(
          PrioritizedConstraint(
            priority: view.contentHuggingPriority(for: axis).rawValue, expression: row,
            relation: .atMost, constraint: nil))
      }
    }
    return prioritized
  }

  private func frames() -> [CGRect] {
    let columns = variables.flatMap(\.columns)
    let values = solver.values(of: columns, undetermined: variables.flatMap(\.currentValues))
    return variables.indices.map { index in
      let box = values[(index * 4)..<(index * 4 + 4)].map { Self.onPixels($0) }
      let size = (
        Self.onPixels(values[index * 4] + values[index * 4 + 2]) - box[0],
        Self.onPixels(values[index * 4 + 1] + values[index * 4 + 3]) - box[1]
      )
      return CGRect(x: box[0], y: box[1], width: max(size.0, 0), height: max(size.1, 0))
    }
  }

  /// Rounds to whole pixels as UIKit does, with two pixels to a point (`UIScreen.scale`).
  private static func onPixels(_ value: Double) -> CGFloat {
    // The offset makes half pixels round up despite rounding errors.
    CGFloat((value * 2 + 1e-6).rounded(.toNearestOrAwayFromZero) / 2)
  }

  private func report(_ constraint: NSLayoutConstraint) {
    guard !constraint.isViolationReported else { return }
    constraint.isViolationReported = true
    RefusedInput.report(
      for: "UIView.layoutIfNeeded()",
      problem: "Unable to simultaneously satisfy constraints; violated: \(constraint.formula).",
      remedy: "Remove it or one that contradicts it, give one a lower priority, or set "
        + "translatesAutoresizingMaskIntoConstraints to false on the view that it positions.")
  }
}

extension LayoutProblem {
  /// The constraints in the tree, in order of creation.
  private func collectConstraints() -> [NSLayoutConstraint] {
    var result = top.constraintState.constraints
    var walk = TreeWalk(top.storedSubviews, of: top)
    while let view = walk.nextChild() {
      guard view.constraintState.isUsedInside else { continue }
      result += view.constraintState.constraints
      walk.descend(to: view.storedSubviews, of: view)
    }
    return result.sorted { $0.number < $1.number }
  }
}
