import Foundation

extension LayoutProblem {
  /// A wish of one level, in the order in which wishes are heard.
  private struct Wish {
    let priority: Float
    let expression: LinearRow
    let relation: LinearSolver.Relation
    let constraint: NSLayoutConstraint?
  }

  /// Finds the frames of all unknown boxes, in the coordinates of their superviews, and reports the
  /// required constraints that cannot be met.
  mutating func solve(fitting: [(expression: LinearRow, priority: Float)] = []) -> [CGRect] {
    var wishes = constraintWishes()
    wishes += contentWishes()
    wishes += fitting.map {
      Wish(priority: $0.priority, expression: $0.expression, relation: .equal, constraint: nil)
    }
    // A stable order: equal priorities stay as they were made.
    let ordered = wishes.enumerated().sorted {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }.map(\.element)
    var required: [(LinearSolver.Entry, NSLayoutConstraint)] = []
    var place = 0
    var isRequiredLevel = true
    while place < ordered.count || isRequiredLevel {
      let level = isRequiredLevel ? UILayoutPriority.required.rawValue : ordered[place].priority
      while place < ordered.count, ordered[place].priority >= level {
        let wish = ordered[place]
        let entry = solver.add(wish.expression, wish.relation)
        if isRequiredLevel, let constraint = wish.constraint {
          required.append((entry, constraint))
        }
        place += 1
      }
      if isRequiredLevel { demandSizes() }
      solver.finishLevel()
      isRequiredLevel = false
    }
    for (entry, constraint) in required where solver.miss(of: entry) > 1e-6 { report(constraint) }
    return frames()
  }

  /// No view is smaller than nothing.
  private mutating func demandSizes() {
    for unknown in unknowns {
      for column in unknown.columns[2...] {
        _ = solver.add(LinearRow(column: column), .atLeast)
      }
    }
  }

  private mutating func constraintWishes() -> [Wish] {
    collectConstraints().compactMap { constraint in
      guard let row = expression(of: constraint) else { return nil }
      let relation: LinearSolver.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
      return Wish(
        priority: constraint.priority.rawValue, expression: row, relation: relation,
        constraint: constraint)
    }
  }

  /// What the contents of views ask for: hugging keeps a view from growing, compression resistance
  /// from shrinking.
  private func contentWishes() -> [Wish] {
    var wishes: [Wish] = []
    for unknown in unknowns {
      guard let view = unknown.item as? UIView else { continue }
      var size = view.intrinsicContentSize
      if let height = wrappedHeights[ObjectIdentifier(view)] { size.height = height }
      for (length, column, axis) in [
        (size.width, unknown.columns[2], NSLayoutConstraint.Axis.horizontal),
        (size.height, unknown.columns[3], .vertical),
      ] where length >= 0 && length.isFinite {
        let row = LinearRow(column: column) - LinearRow(Double(length))
        wishes.append(
          Wish(
            priority: view.contentCompressionResistancePriority(for: axis).rawValue,
            expression: row, relation: .atLeast, constraint: nil))
        wishes.append(
          Wish(
            priority: view.contentHuggingPriority(for: axis).rawValue, expression: row,
            relation: .atMost, constraint: nil))
      }
    }
    return wishes
  }

  private func frames() -> [CGRect] {
    let columns = unknowns.flatMap(\.columns)
    let values = solver.values(of: columns, whereOpen: unknowns.flatMap(\.usual))
    return unknowns.indices.map { place in
      let box = values[(place * 4)..<(place * 4 + 4)].map { Self.onPixels($0) }
      let size = (
        Self.onPixels(values[place * 4] + values[place * 4 + 2]) - box[0],
        Self.onPixels(values[place * 4 + 1] + values[place * 4 + 3]) - box[1]
      )
      return CGRect(x: box[0], y: box[1], width: max(size.0, 0), height: max(size.1, 0))
    }
  }

  /// UIKit puts edges on whole pixels; here there are two to a point (`UIScreen.scale`).
  private static func onPixels(_ value: Double) -> CGFloat {
    // What is half a pixel but for rounding must not fall to either side by chance.
    CGFloat((value * 2 + 1e-6).rounded(.toNearestOrAwayFromZero) / 2)
  }

  private func report(_ constraint: NSLayoutConstraint) {
    guard !constraint.isReportedMissed else { return }
    constraint.isReportedMissed = true
    RefusedInput.report(
      for: "UIView.layoutIfNeeded()",
      problem: "Unable to simultaneously satisfy constraints; missed: \(constraint.formula).",
      remedy: "Remove it or one that contradicts it, give one a lower priority, or set "
        + "translatesAutoresizingMaskIntoConstraints to false on the view that it places.")
  }
}

extension LayoutProblem {
  /// The constraints in the tree, in the order in which they were made.
  private func collectConstraints() -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      result += view.constraintState.constraints
      for subview in view.storedSubviews where subview.constraintState.isUsedInside {
        visit(subview)
      }
    }
    visit(top)
    return result.sorted { $0.number < $1.number }
  }
}
