// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes the layout of the collection view that two controllers of a stack share.
@MainActor
final class LayoutToLayoutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let collection: UICollectionView
  private let layout: UICollectionViewLayout

  init(_ collection: UICollectionView, to layout: UICollectionViewLayout) {
    (self.collection, self.layout) = (collection, layout)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { UICollectionView.updateDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    collection.setCollectionViewLayout(layout, animated: true) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Changes the layout without an animation.
  func change() { collection.setCollectionViewLayout(layout, animated: false) }
}

extension UINavigationController {
  /// The change of layout with which a controller is pushed, or popped, that keeps the collection view of the
  /// one below; nil for other changes of the stack.
  func layoutToLayoutAnimator(
    for operation: Operation, from old: UIViewController?, to new: UIViewController?,
    removing gone: [UIViewController]
  ) -> LayoutToLayoutAnimator? {
    guard let old = old as? UICollectionViewController, old.isViewLoaded,
      let new = new as? UICollectionViewController, let collection = old.collectionView
    else { return nil }
    if operation == .push {
      guard new.useLayoutToLayoutNavigationTransitions, gone.isEmpty, new.share(collection) else {
        return nil
      }
      return LayoutToLayoutAnimator(collection, to: new.initialLayout)
    }
    guard new.viewIfLoaded === collection,
      let layout = (gone.first as? UICollectionViewController)?.layoutBelow
    else { return nil }
    collection.owningViewController = new
    return LayoutToLayoutAnimator(collection, to: layout)
  }
}
