// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Recognizes a quick swipe in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  // UIKit does not publish these; own choice from the feel of a device, not measured.
  /// The minimum distance in the direction, in points.
  private static let leastWay: CGFloat = 50
  /// The maximum duration in seconds.
  private static let maximumDuration: TimeInterval = 0.5

  /// The accepted directions; to the right unless set.
  open var direction = Direction.right
  /// The number of simultaneous touches; 1 unless set.
  open var numberOfTouchesRequired = 1

  private var startLocation = CGPoint.zero
  private var startTime: TimeInterval = 0

  /// Creates a recognizer that calls a method of a target, which is not retained.
  @preconcurrency
  public convenience init<Target: AnyObject, Result>(
    target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UISwipeGestureRecognizer) -> Result
  ) {
    self.init()
    addTarget(target) { target in
      { recognizer in
        if let swipe = recognizer as? UISwipeGestureRecognizer { _ = action(target)(swipe) }
      }
    }
  }

  /// Creates a recognizer that calls a closure.
  public convenience init(handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init()
    addHandler { recognizer in
      if let swipe = recognizer as? UISwipeGestureRecognizer { handler(swipe) }
    }
  }

  /// Records the position and the time of the swipe's start.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    startLocation = windowLocation
    startTime = event.timestamp
  }

  /// Recognizes the swipe once it is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp - startTime > Self.maximumDuration { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    let dx = windowLocation.x - startLocation.x
    let dy = windowLocation.y - startLocation.y
    guard max(abs(dx), abs(dy)) >= Self.leastWay else { return }
    let stroke: Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    state = direction.contains(stroke) ? .ended : .failed
  }

  /// Fails if the touch ends too early.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
