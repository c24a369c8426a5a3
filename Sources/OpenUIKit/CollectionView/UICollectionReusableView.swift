// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that a collection view shows for an element and reuses for others.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier; nil for a view that is not reused.
  open internal(set) var reuseIdentifier: String?

  /// The element that the view displays; nil if it displays none.
  var elementKey: LayoutAttributesKey?
  /// The size of the views that a collection view is creating, in points.
  static var sizeInMaking = CGSize.zero
  /// The applied attributes; a copy, because animators modify the layout's objects.
  var shownAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without size; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view for a collection view by calling the initializer with a frame, which has the size
  /// of the element.
  ///
  /// Own extension: without Objective-C, instantiating a class known only at run time needs an
  /// initializer of every subclass. Subclasses that have the other two inherit it.
  public required convenience init(forReuseIdentifier identifier: String?) {
    self.init(frame: CGRect(origin: .zero, size: Self.sizeInMaking))
    reuseIdentifier = identifier
  }

  /// Creates a view of a class for a collection view, in the size of an element in points.
  static func make(_ identifier: String, size: CGSize) -> UICollectionReusableView {
    let outer = UICollectionReusableView.sizeInMaking
    UICollectionReusableView.sizeInMaking = size
    defer { UICollectionReusableView.sizeInMaking = outer }
    return self.init(forReuseIdentifier: identifier)
  }

  /// Prepares the view for another element; for subclasses to override.
  open func prepareForReuse() {}

  /// Called after layout attributes were applied; for subclasses to override.
  ///
  /// Center, size, transform, alpha and visibility are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the layout changes; for subclasses to override.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
  }

  /// Called after the layout changed; for subclasses to override.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
  }

  /// Applies layout attributes if they differ from the applied ones.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let shownAttributes, shownAttributes.hasSameValues(as: attributes) { return }
    shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    transform = attributes.transform
    bounds.size = attributes.size
    center = attributes.center
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
