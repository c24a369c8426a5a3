// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// Runs changes of a view's content with a transition.
  ///
  /// Differs from UIKit: a flip squeezes the view to a line and back and shows the new content from
  /// the start; the other transitions animate the changes as `animate(withDuration:animations:)`
  /// does.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let flip = options.flipKeyPath else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    view.layer.addTransition(flip, [1, 0, 1], duration: duration, curve: options)
    let changes = { animations?() ?? () }
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: changes)
    } else {
      performWithoutAnimation(changes)
    }
    wait(duration, completion)
  }

  /// Replaces a view in its superview by another one with a transition.
  ///
  /// With `.showHideTransitionViews` both stay in the hierarchy, and are hidden and shown. The old
  /// view is removed at the end.
  ///
  /// Differs from UIKit: a flip squeezes the one view to a line and then lets the other grow; every
  /// other transition fades.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let keepsViews = options.contains(.showHideTransitionViews)
    if keepsViews {
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    }
    if let flip = options.flipKeyPath {
      fromView.layer.addTransition(flip, [1, 0, 0], duration: duration, curve: options)
      toView.layer.addTransition(flip, [0, 0, 1], duration: duration, curve: options)
    } else {
      fromView.layer.addTransition("opacity", [1, 0], duration: duration, curve: options)
      toView.layer.addTransition("opacity", [0, 1], duration: duration, curve: options)
    }
    wait(duration) { finished in
      if keepsViews { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Calls a completion at the end of a transition.
  private class func wait(_ duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    AppEnvironment.current.time.schedule(after: areAnimationsEnabled ? duration : 0) { _ in
      completion?(true)
    }
  }
}

extension UIView.AnimationOptions {
  /// The scale factors that a flip animates; nil for transitions that do not flip.
  fileprivate var flipKeyPath: String? {
    switch (rawValue >> 20) & 7 {
    case 1, 2: "transform.scale.x"
    case 6, 7: "transform.scale.y"
    default: nil
    }
  }
}

extension CALayer {
  /// Animates factors of a property over time, with the timing curve of the options.
  fileprivate func addTransition(
    _ keyPath: String, _ factors: [CGFloat], duration: TimeInterval,
    curve options: UIView.AnimationOptions
  ) {
    guard duration > 0, ViewAnimationGroup.areEnabled,
      case .number(let own)? = LayerProperty.value(of: values, at: keyPath)
    else { return }
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = factors.map { $0 * own }
    animation.duration = duration
    animation.timingFunction = options.timingFunction
    add(animation, forKey: kCATransition)
  }
}

extension UIView.AnimationOptions {
  fileprivate var timingFunction: CAMediaTimingFunction {
    switch curve {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
