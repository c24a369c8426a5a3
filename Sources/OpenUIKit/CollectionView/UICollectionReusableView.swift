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
  /// The size that the content was found to prefer; nil if it must be measured.
  var measuredSize: CGSize?
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

  /// Returns the attributes that the content prefers: the given ones, with the size of the content on the
  /// axes that the layout only estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.estimatedAxes.isEmpty,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let isWide = layoutAttributes.estimatedAxes.contains(.horizontal)
    let isTall = layoutAttributes.estimatedAxes.contains(.vertical)
    let size = fittingSize(layoutAttributes.size, freeWidth: isWide, freeHeight: isTall)
    if isWide { preferred.size.width = size.width }
    if isTall { preferred.size.height = size.height }
    return preferred
  }

  /// The size of the content with free axes; the given size if nothing determines it.
  func fittingSize(_ size: CGSize, freeWidth: Bool, freeHeight: Bool) -> CGSize {
    guard constraintState.isUsedInside else { return size }
    return systemLayoutSizeFitting(
      CGSize(width: freeWidth ? 0 : size.width, height: freeHeight ? 0 : size.height),
      withHorizontalFittingPriority: freeWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: freeHeight ? .fittingSizeLevel : .required)
  }

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
    if let depth = attributes.depth {
      transform3D = depth
    } else {
      transform = attributes.transform
    }
    bounds.size = attributes.size
    center = attributes.center
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
