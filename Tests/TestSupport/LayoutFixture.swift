// SPDX-License-Identifier: Apache-2.0

import OpenUIKit

/// A view of 300 × 200 points, and views in it that constraints place.
@MainActor
package struct LayoutFixture {
  package let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  package init() {}

  /// Adds a view for constraints, with the size that its content asks for.
  package func add(_ width: CGFloat = -1, _ height: CGFloat = -1, to parent: UIView? = nil) -> Block
  {
    let view = Block(content: CGSize(width: width, height: height))
    (parent ?? root).addSubview(view)
    return view
  }

  /// Lays out and returns the frames of views in their superviews.
  package func frames(_ views: UIView...) -> [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }
}

/// A view whose content asks for a size.
package final class Block: UIView {
  package var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  package init(content: CGSize) {
    self.content = content
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { content }
}
