// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UILayoutPriority")
@MainActor
struct UILayoutPriorityTests {
  @Test("the named priorities have the numbers of UIKit's headers")
  func names() {
    let named: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(named.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(named == named.sorted(by: >))
  }

  @Test("priorities are ordered, and moved by numbers")
  func arithmetic() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority.required - 1 < .required)
    #expect(UILayoutPriority.defaultLow + 10 == UILayoutPriority(260))
    #expect(UILayoutPriority.defaultHigh - UILayoutPriority.defaultLow == 500)
    var priority = UILayoutPriority.defaultLow
    priority += 5
    priority -= 1
    #expect(priority == UILayoutPriority(rawValue: 254))
    #expect(min(UILayoutPriority.defaultLow, .required) == .defaultLow)
  }

  @Test("a view hugs its content at 250 and resists compression at 750, along both axes")
  func defaults() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test("priorities of one axis leave those of the other")
  func axes() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
  }

  /// A demanded width of a view whose content is 100 points wide, and the width that results.
  struct Demand: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let priority: UILayoutPriority
    let result: CGFloat
    var testDescription: String { "\(width) at \(priority.rawValue)" }

    static let all: [Demand] = [
      // A wider view is stronger than hugging from 250 on; before that, the content wins.
      Demand(width: 160, priority: UILayoutPriority(249), result: 100),
      Demand(width: 160, priority: UILayoutPriority(251), result: 160),
      // A narrower view has to be stronger than the resistance of 750.
      Demand(width: 40, priority: UILayoutPriority(749), result: 100),
      Demand(width: 40, priority: UILayoutPriority(751), result: 40),
      Demand(width: 100, priority: UILayoutPriority(1), result: 100),
    ]
  }

  @Test("a demand overcomes the content where its priority is higher", arguments: Demand.all)
  func content(_ demand: Demand) {
    let fixture = LayoutFixture()
    let view = fixture.add(100, 10)
    let constraint = view.widthAnchor.constraint(equalToConstant: demand.width)
    constraint.priority = demand.priority
    constraint.isActive = true
    #expect(fixture.frames(view)[0].width == demand.result)
  }
}
