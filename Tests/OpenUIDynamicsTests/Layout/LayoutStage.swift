import OpenUIDynamics

/// A view of 300 × 200 points, and views in it that constraints place.
@MainActor
struct LayoutStage {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// Adds a view for constraints, with the size that its content asks for.
  func add(_ width: CGFloat = -1, _ height: CGFloat = -1, to parent: UIView? = nil) -> Block {
    let view = Block(content: CGSize(width: width, height: height))
    (parent ?? root).addSubview(view)
    return view
  }

  /// Lays out and returns the frames of views in their superviews.
  func frames(_ views: UIView...) -> [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }
}

/// A view whose content asks for a size.
final class Block: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(content: CGSize) {
    self.content = content
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
