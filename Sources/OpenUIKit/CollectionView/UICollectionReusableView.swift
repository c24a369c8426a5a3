import Foundation

/// A view that a collection view shows for an element, and uses again for another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the view is used again; nil for one that is not.
  open internal(set) var reuseIdentifier: String?

  /// The element that the view is shown for; nil while it is not.
  var elementKey: LayoutAttributesKey?
  /// What the view is shown as; a copy, because animators change the layout's own objects.
  var shownAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame in its later superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without size; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view for a collection view, by the initializer with a frame.
  ///
  /// Own extension: where there is no Objective-C, a class that is only known at run time needs an
  /// initializer that every subclass has. Subclasses that have the two others inherit it.
  public required convenience init(forReuseIdentifier identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the view for another element; for subclasses to override.
  open func prepareForReuse() {}

  /// Tells that the layout wants the view to be shown otherwise; for subclasses to override.
  ///
  /// Center, size, transform, alpha and visibility have been set before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells that the layout will change; for subclasses to override.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
  }

  /// Tells that the layout has changed; for subclasses to override.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
  }

  /// Shows the view as attributes say, where it is not shown so already.
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
