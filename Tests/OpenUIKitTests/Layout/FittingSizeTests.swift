// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("Sizes that constraints ask for")
@MainActor
struct FittingSizeTests {
  /// A view around a block of content, with a margin of 10 points at each edge.
  private func box(_ content: UIView) -> UIView {
    let box = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
    ])
    return box
  }

  @Test("the compressed size is that of the content and the distances around it")
  func compressed() {
    let box = box(Block(content: CGSize(width: 60, height: 25)))
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 45))
    #expect(box.frame == .zero)
  }

  @Test("a required target holds, and a weak one stops at the content")
  func priorities() {
    let box = box(Block(content: CGSize(width: 60, height: 25)))
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 45))
    // A target of 50 is weaker than the content's hugging of 250.
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 80, height: 45))
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test("wrapped text is as high as its lines at the width that it gets")
  func wrapped() {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.numberOfLines = 0
    // Letters are 6 points wide: 36 points hold six of them.
    label.text = "one two three four"
    let box = box(label)
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 56, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 56, height: (4 * label.font.lineHeight).rounded(.up) + 20))
    box.frame = CGRect(x: 0, y: 0, width: 56, height: size.height)
    box.layoutIfNeeded()
    #expect(label.frame == box.bounds.insetBy(dx: 10, dy: 10))
  }

  @Test("a view without constraints fits the target's priorities alone")
  func unconstrained() {
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 30, height: 40)).width == 30)
    let messages = RefusalLog.record {
      #expect(UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 1)) == .zero)
    }
    #expect(messages.count == 1)
  }

  @Test("sizes of content that are negative or not finite ask for nothing")
  func invalidContent() {
    for length in [-1, -50, CGFloat.infinity, .nan] {
      let fixture = LayoutFixture()
      let view = fixture.add(length, 10)
      view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor).isActive = true
      #expect(fixture.frames(view) == [CGRect(x: 0, y: 0, width: 0, height: 10)])
    }
  }
}
