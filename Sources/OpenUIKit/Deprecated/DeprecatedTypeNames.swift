// SPDX-License-Identifier: Apache-2.0

import Foundation

// Names of types before Swift 4.2. As in Apple's SDK they still work in Swift 4, and in Swift 5 and
// later the compiler offers the new name.
#if !canImport(ObjectiveC)
  /// The state of a gesture recognizer.
  @available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
  public typealias UIGestureRecognizerState = UIGestureRecognizer.State

  /// The direction of a swipe.
  @available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
  public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

  /// The phase of a touch.
  @available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
  public typealias UITouchPhase = UITouch.Phase

  /// Options of view animations.
  @available(swift, obsoleted: 4.2, renamed: "UIView.AnimationOptions")
  public typealias UIViewAnimationOptions = UIView.AnimationOptions

  /// How a view resizes with its superview.
  @available(swift, obsoleted: 4.2, renamed: "UIView.AutoresizingMask")
  public typealias UIViewAutoresizing = UIView.AutoresizingMask

  /// How content is fitted into a view.
  @available(swift, obsoleted: 4.2, renamed: "UIView.ContentMode")
  public typealias UIViewContentMode = UIView.ContentMode

  /// The position of an item after scrolling.
  @available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollPosition")
  public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

  /// The scroll direction of a collection view.
  @available(swift, obsoleted: 4.2, renamed: "UICollectionView.ScrollDirection")
  public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

  /// The weight of a font.
  @available(swift, obsoleted: 4, renamed: "UIFont.Weight")
  public typealias UIFontWeight = UIFont.Weight
#endif
