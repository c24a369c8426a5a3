// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animations of the system's transition styles.
@MainActor
final class StandardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The kind of animation.
  enum Motion {
    /// A view moves in from the lower edge, or out to it.
    case cover(isPresenting: Bool)
    /// A cross-fade of two views.
    case dissolve(isPresenting: Bool)
    /// A view moves in from the right over the other, or out to the right.
    case slide(isPush: Bool)
  }

  // UIKit does not publish its durations; these are observed, in seconds.
  private static let coverDuration = 0.5
  private static let dissolveDuration = 0.4
  private static let slideDuration = 0.35
  /// The fraction of the width by which the view below moves in a push.
  private static let parallax: CGFloat = 0.3

  private let motion: Motion

  init(_ motion: Motion) {
    self.motion = motion
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch motion {
    case .cover: Self.coverDuration
    case .dissolve: Self.dissolveDuration
    case .slide: Self.slideDuration
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    prepare(from, to, context)
    let duration = transitionDuration(using: context)
    let finish: (Bool) -> Void = { _ in
      // Views that were moved return to their positions for the next transition.
      from?.transform = .identity
      from?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    if case .cover = motion {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: [], animations: { self.move(from, to, context) }, completion: finish)
    } else {
      UIView.animate(
        withDuration: duration, animations: { self.move(from, to, context) }, completion: finish)
    }
  }

  private func prepare(
    _ from: UIView?, _ to: UIView?, _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    if let to {
      if let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
      }
      switch motion {
      case .cover(isPresenting: false), .dissolve(isPresenting: false), .slide(isPush: false):
        if to.superview !== container { container.insertSubview(to, at: 0) }
      default: container.addSubview(to)
      }
    }
    let size = container.bounds.size
    switch motion {
    case .cover(isPresenting: true):
      to?.transform = CGAffineTransform(translationX: 0, y: size.height)
    case .dissolve(isPresenting: true): to?.alpha = 0
    case .slide(isPush: true): to?.transform = CGAffineTransform(translationX: size.width, y: 0)
    case .slide(isPush: false):
      to?.transform = CGAffineTransform(translationX: -size.width * Self.parallax, y: 0)
    default: break
    }
    if let from, case .slide(isPush: false) = motion { container.bringSubviewToFront(from) }
  }

  private func move(
    _ from: UIView?, _ to: UIView?, _ context: any UIViewControllerContextTransitioning
  ) {
    let size = context.containerView.bounds.size
    to?.transform = .identity
    to?.alpha = 1
    switch motion {
    case .cover(isPresenting: false):
      from?.transform = CGAffineTransform(translationX: 0, y: size.height)
    case .dissolve(isPresenting: false): from?.alpha = 0
    case .slide(isPush: true):
      from?.transform = CGAffineTransform(translationX: -size.width * Self.parallax, y: 0)
    case .slide(isPush: false): from?.transform = CGAffineTransform(translationX: size.width, y: 0)
    default: break
    }
  }
}
