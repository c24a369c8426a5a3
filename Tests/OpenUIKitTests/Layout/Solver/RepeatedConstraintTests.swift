// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import OpenUIKit

@Suite("Constraints that are added again")
@MainActor
struct RepeatedConstraintTests {
  private let fixture = LayoutFixture()

  @Test(
    "equal required constraints decide the same frame with the work of one", arguments: [1, 2, 60])
  func required(count: Int) {
    let view = fixture.add()
    for _ in 0..<count {
      for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
        fixture.root.addConstraint(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: fixture.root,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    #expect(fixture.frames(view) == [fixture.root.bounds])
    var problem = LayoutProblem(top: fixture.root)
    _ = problem.solve()
    // Left, top, width and height; two errors of each equation; an error and a slack of each size that is ≥ 0.
    #expect(problem.solver.columnCount == 4 + 4 * 2 + 2 * 2)
  }

  @Test("constraints with the same numbers, but another relation, count as well")
  func relations() {
    let view = fixture.add(80, 30)
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
    #expect(fixture.frames(view).map(\.width) == [100])
  }

  @Test("of optional constraints with one priority the more frequent ones win")
  func optional() {
    let view = fixture.add()
    for width in [20.0, 10, 10] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    #expect(fixture.frames(view).map(\.width) == [10])
  }
}
