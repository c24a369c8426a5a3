// SPDX-License-Identifier: Apache-2.0

import OpenUIKit

/// A delegate of a navigation controller that chooses how it pushes and pops.
@MainActor
final class NavigationTransitions: NSObject, UINavigationControllerDelegate {
  private let animation: any UIViewControllerAnimatedTransitioning
  /// What a gesture drives the transition with; nil for one that is not interactive.
  private let driver: UIPercentDrivenInteractiveTransition?

  init(
    _ animation: any UIViewControllerAnimatedTransitioning,
    driver: UIPercentDrivenInteractiveTransition? = nil
  ) {
    self.animation = animation
    self.driver = driver
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
