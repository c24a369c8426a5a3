// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

@Suite("UIStackView")
@MainActor
struct UIStackViewTests {
  private let fixture = LayoutFixture()
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  /// A stack of three views with contents of 40, 60 and 20 points.
  private func fill() -> [Block] {
    fixture.root.addSubview(stack)
    return [40, 60, 20].map { width in
      let view = Block(content: CGSize(width: width, height: 30))
      stack.addArrangedSubview(view)
      return view
    }
  }

  private func places(_ views: [Block]) -> [[CGFloat]] {
    fixture.root.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("filling leaves the rest to the view that hugs its content least")
  func filling() {
    let views = fill()
    views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    stack.spacing = 10
    #expect(places(views) == [[0, 40], [50, 220], [280, 20]])
    #expect(views.allSatisfy { $0.frame.height == 100 })
  }

  @Test("filling equally makes all as long as the others")
  func equally() {
    let views = fill()
    (stack.distribution, stack.spacing) = (.fillEqually, 15)
    #expect(places(views) == [[0, 90], [105, 90], [210, 90]])
  }

  @Test("filling in proportion to the contents")
  func proportionally() {
    let views = fill()
    stack.distribution = .fillProportionally
    #expect(places(views) == [[0, 100], [100, 150], [250, 50]])
  }

  @Test("equal spacing shares what the contents leave")
  func equalSpacing() {
    let views = fill()
    stack.distribution = .equalSpacing
    #expect(places(views) == [[0, 40], [130, 60], [280, 20]])
  }

  @Test("equal centering puts the middles at equal distances")
  func equalCentering() {
    let views = fill()
    stack.distribution = .equalCentering
    // The outer middles are at 20 and 290, so that the one between is at 155.
    #expect(places(views) == [[0, 40], [125, 60], [280, 20]])
  }

  @Test(
    "a column aligns its views across",
    arguments: [
      (UIStackView.Alignment.leading, 0.0), (.center, 130), (.trailing, 260),
    ])
  func alignment(_ alignment: UIStackView.Alignment, _ x: CGFloat) {
    fixture.root.addSubview(stack)
    let view = Block(content: CGSize(width: 40, height: 30))
    stack.addArrangedSubview(view)
    (stack.axis, stack.alignment) = (.vertical, alignment)
    fixture.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: x, y: 0, width: 40, height: 100))
  }

  @Test("a hidden view takes no room, and a shown one takes it back")
  func hiding() {
    let views = fill()
    (stack.distribution, stack.spacing) = (.fillEqually, 20)
    views[1].isHidden = true
    #expect(places([views[0], views[2]]) == [[0, 140], [160, 140]])
    views[1].isHidden = false
    stack.spacing = 0
    #expect(places(views) == [[0, 100], [100, 100], [200, 100]])
  }

  @Test("spacing after one view, and margins around all")
  func spacings() {
    let views = fill()
    stack.distribution = .fillEqually
    stack.setCustomSpacing(30, after: views[0])
    #expect(places(views).map { $0[0] } == [0, 120, 210])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
    #expect(places(views).map { $0[0] } == [15, 125, 205])
    #expect(views[0].frame.height == 90)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test("its content gives a stack its size among constraints")
  func contentSize() {
    let views = fill()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 5
    stack.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
    fixture.root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 85, y: 0, width: 130, height: 30))
    #expect(places(views) == [[0, 40], [45, 60], [110, 20]])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 130, height: 30))
  }

  @Test("a view that leaves the stack leaves its row; one that leaves the row stays")
  func leaving() {
    let views = fill()
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[2]] && views[1].superview === stack)
    #expect(places([views[2]]) == [[0, 300]])
  }

  @Test("the distance after a view is forgotten when it leaves the row")
  func spacingAfterLeaving() {
    let (stack, view) = (UIStackView(), UIView())
    stack.setCustomSpacing(30, after: view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(30, after: view)
    #expect(stack.customSpacing(after: view) == 30)
    view.removeFromSuperview()
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }
}
