import Foundation

// Names that types had before Swift 4.2. As in Apple's SDK they still work in Swift 4, and in Swift 5
// and later the compiler offers the new name.
#if !canImport(ObjectiveC)
  /// Where a gesture is.
  @available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
  public typealias UIGestureRecognizerState = UIGestureRecognizer.State

  /// Where a swipe goes to.
  @available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
  public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

  /// Where a touch is.
  @available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
  public typealias UITouchPhase = UITouch.Phase

  /// How views animate.
  @available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
  public typealias UIViewAnimationOptions = UIView.AnimationOptions

  /// What of a view follows its superview's size.
  @available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
  public typealias UIViewAutoresizing = UIView.AutoresizingMask

  /// How content fits into a view.
  @available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
  public typealias UIViewContentMode = UIView.ContentMode

  /// Where an item ends up after scrolling.
  @available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
  public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

  /// Which way a collection scrolls.
  @available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
  public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

  /// How heavy letters are.
  @available(swift, obsoleted: 4, renamed: "UIFont.Weight")
  public typealias UIFontWeight = UIFont.Weight
#endif
