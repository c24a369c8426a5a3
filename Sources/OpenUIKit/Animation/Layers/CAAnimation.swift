// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes over time what a layer shows; the layer's own values stay as they are.
///
/// A layer keeps a copy of an animation that is added to it, so that later changes have no effect
/// there.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// How a run is paced; evenly unless set.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified of the start and the end; retained until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end; true unless set.
  open var isRemovedOnCompletion = true
  /// How often frames are wanted; kept, and without effect.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var userValues: [String: Any] = [:]

  /// Creates an animation.
  public override init() {
    super.init()
  }

  #if canImport(ObjectiveC)  // Not compiled so far. There every object has values by key.
    /// Returns a value for the user's own purposes, which a copy has too.
    open override func value(forKey key: String) -> Any? { userValues[key] }

    /// Keeps a value for the user's own purposes.
    open override func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
  #else
    /// Returns a value for the user's own purposes, which a copy has too.
    open func value(forKey key: String) -> Any? { userValues[key] }

    /// Keeps a value for the user's own purposes.
    open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
  #endif

  /// Returns the same animation, which can be changed on its own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.instantiated()
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    userValues = other.userValues
  }

  /// The duration of the group that runs the animation; nil outside of a group.
  final var groupDuration: CFTimeInterval?

  /// The duration, with what is used in the place of 0: the group's or the standard one.
  var shownDuration: CFTimeInterval {
    duration.isFinite && duration > 0 ? duration : groupDuration ?? CATransaction.standardDuration
  }

  /// Whether the end has passed at a time around the animation.
  func isOver(at time: CFTimeInterval) -> Bool {
    MediaTime.isOver(self, duration: shownDuration, at: time)
  }

  /// Brings values to where the animation has them at a time around it.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {}

  /// The share of the way at a share of a run.
  func progress(at fraction: Double) -> CGFloat {
    timingFunction?.curve.progress(at: fraction) ?? CGFloat(fraction)
  }

  /// The share of the way at a time around the animation; nil where nothing is to be shown.
  func progress(atTime time: CFTimeInterval) -> CGFloat? {
    // At the end of its group an animation that ends with it is still shown: the group turns round
    // there, or stays.
    let isGroupEnd = groupDuration.map { time >= $0 } ?? false
    return MediaTime(self, duration: shownDuration, at: time, includesEnd: isGroupEnd)
      .map { progress(at: $0.fraction) }
  }
}

/// Methods that an animation calls when it starts and stops; all are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation stops: with true at its end, with false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing, where a delegate says nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing, where a delegate says nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when one of its properties changes: an animation, or with `NSNull` nothing.
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}
