// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("Visual formats")
@MainActor
struct VisualFormatTests {
  private let fixture = LayoutFixture()

  private func activate(_ formats: [String], _ views: [String: Any], _ metrics: [String: Any] = [:])
  {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    fixture.root.layoutIfNeeded()
  }

  @Test("edges, distances, sizes and metrics")
  func chain() {
    let (a, b) = (fixture.add(), fixture.add())
    activate(
      ["H:|-10-[a(80)]-gap-[b]-(20)-|", "V:|-[a(==30)]", "V:|[b]|"], ["a": a, "b": b], ["gap": 15])
    #expect(a.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
    #expect(b.frame == CGRect(x: 105, y: 0, width: 175, height: 200))
  }

  @Test("sizes of other views, relations and priorities")
  func relations() {
    let (a, b) = (fixture.add(), fixture.add())
    activate(
      ["H:|[a(b)]-[b(>=50,==70@500)]", "V:[a(10)]", "V:[b(10)]"], ["a": a, "b": b])
    #expect(a.frame.width == 70 && b.frame.minX == 78 && b.frame.width == 70)
  }

  @Test("alignment of all views of a row")
  func alignment() {
    let (a, b) = (fixture.add(20, 30), fixture.add(20, 50))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a]-[b]", options: .alignAllCenterY, views: ["a": a, "b": b]))
    a.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 40).isActive = true
    fixture.root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 28, y: 30, width: 20, height: 50))
  }

  @Test("a row that reads from right to left begins at the right edge, and a column at the top")
  func rightToLeft() {
    let (a, b) = (fixture.add(), fixture.add())
    for format in ["H:|-10-[a(80)]-5-[b(30)]", "V:|-10-[a(20)]-5-[b(30)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: .directionRightToLeft, views: ["a": a, "b": b]))
    }
    fixture.root.layoutIfNeeded()
    let right = fixture.root.bounds.maxX
    #expect(a.frame == CGRect(x: right - 90, y: 10, width: 80, height: 20))
    #expect(b.frame == CGRect(x: right - 125, y: 35, width: 30, height: 30))
  }

  @Test(
    "an invalid format is refused",
    arguments: ["[x]", "H:|-[a", "a", "[a(]", "[a]-foo-[a]", "", "[a(<=)]", "|-5[a]", "[a]-a-[a]"])
  func refused(format: String) {
    let a = fixture.add()
    let messages = RefusalLog.record {
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: ["a": a])
      #expect(constraints.isEmpty)
    }
    #expect(messages.count == 1)
  }
}
