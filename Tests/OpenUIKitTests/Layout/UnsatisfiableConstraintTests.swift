// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Constraints that cannot be met", .serialized)
@MainActor
struct UnsatisfiableConstraintTests {
  private let fixture = LayoutFixture()

  @Test("two required widths: one is met, the other reported once")
  func contradiction() {
    let view = fixture.add()
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let second = view.widthAnchor.constraint(equalToConstant: 130)
    second.identifier = "too wide"
    second.isActive = true
    let messages = RefusalLog.record {
      #expect([100, 130].contains(fixture.frames(view)[0].width))
      fixture.root.frame.size.width = 250
      fixture.root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Unable to simultaneously satisfy constraints") == true)
  }

  @Test("a size that contradicts a fixed frame is reported with its remedy")
  func fixedFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let messages = RefusalLog.record { _ = fixture.frames(view) }
    #expect(messages.first?.contains("translatesAutoresizingMaskIntoConstraints") == true)
    #expect(view.frame.width == 50)
  }

  @Test("a violated optional constraint is not reported")
  func optional() {
    let view = fixture.add()
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let wish = view.widthAnchor.constraint(equalToConstant: 130)
    wish.priority = .defaultHigh
    wish.isActive = true
    let messages = RefusalLog.record { fixture.root.layoutIfNeeded() }
    #expect(messages.isEmpty && view.frame.width == 100)
  }

  @Test("views of different trees cannot be related")
  func strangers() {
    let view = fixture.add()
    let constraint = view.leftAnchor.constraint(equalTo: UIView().leftAnchor)
    let messages = RefusalLog.record { constraint.isActive = true }
    #expect(messages.count == 1 && !constraint.isActive)
  }

  @Test("a number that is not finite is refused")
  func notFinite() {
    let view = fixture.add()
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    let messages = RefusalLog.record { width.constant = .nan }
    #expect(messages.count == 1 && width.constant == 100)
    #expect(fixture.frames(view)[0].width == 100)
  }

  @Test("no width is negative, and a circle of demands comes to an end")
  func harmless() {
    let views = (0..<12).map { _ in fixture.add(10, 10) }
    for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) {
      view.leftAnchor.constraint(equalTo: next.rightAnchor, constant: 40).isActive = true
    }
    let messages = RefusalLog.record { fixture.root.layoutIfNeeded() }
    #expect(!messages.isEmpty)
    for view in views { #expect(view.frame.width >= 0 && view.frame.minX.isFinite) }
  }

  @Test("a constraint of a number that is not finite, or of a place alone, has no effect")
  func unusable() {
    let view = fixture.add(40, 30)
    let messages = RefusalLog.record {
      let constraints = [
        view.widthAnchor.constraint(equalToConstant: .nan),
        view.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: .infinity),
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left,
          multiplier: 1, constant: 7),
      ]
      NSLayoutConstraint.activate(constraints)
      #expect(constraints.allSatisfy { !$0.isActive })
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
      #expect(fixture.frames(view) == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    }
    // The two numbers, and then the three constraints.
    #expect(messages.count == 5)
  }

  @Test("a priority that is not a number is refused, and the layout comes to its end")
  func priorities() {
    let view = fixture.add(40, 30)
    let notANumber = UILayoutPriority(.nan)
    let messages = RefusalLog.record {
      view.setContentHuggingPriority(notANumber, for: .horizontal)
      view.setContentCompressionResistancePriority(notANumber, for: .vertical)
      _ = view.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: notANumber, verticalFittingPriority: notANumber)
    }
    #expect(messages.count == 3)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
    #expect(fixture.frames(view)[0].width == 40)
  }
}
