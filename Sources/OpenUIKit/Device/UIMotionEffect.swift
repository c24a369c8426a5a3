// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes a view as the device is tilted; for subclasses.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// Creates an effect; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the values that are added to animatable properties for a tilt of −1 to 1 in each direction;
  /// none unless overridden.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Interpolates between two values of a property as the device is tilted.
///
/// The tilt is that of `Simulator.posture`.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt.
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Forward and back.
    case tiltAlongVerticalAxis = 1
  }

  /// The path of the property.
  public let keyPath: String
  /// The direction of the tilt.
  public let type: EffectType
  /// The value that is added at a tilt of −1; 0 if nil, the default.
  open var minimumRelativeValue: Any?
  /// The value that is added at a tilt of 1; 0 if nil, the default.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property, which changes nothing until its values are set.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Creates an effect; the coder is ignored.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// Returns the value between the two, as far as the device is tilted.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let end = tilt < 0 ? minimumRelativeValue : maximumRelativeValue else { return nil }
    if let size = end as? NSValue, !(size is NSNumber) {
      let offset = size.uiOffsetValue
      return [
        keyPath: NSValue(
          cgSize: CGSize(
            width: offset.horizontal * abs(tilt), height: offset.vertical * abs(tilt)))
      ]
    }
    return Self.number(end).map { [keyPath: $0 * abs(tilt)] }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }
}

/// Several motion effects.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; none by default.
  open var motionEffects: [UIMotionEffect]?

  /// Returns the values of all effects; for a property of several effects, those of the last one.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [String: Any]()) { result, effect in
      for (path, value) in effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:] {
        result[path] = value
      }
    }
  }
}

extension UIView {
  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { UIDevice.current.tilting.effects(of: self) }
    set {
      for effect in motionEffects { removeMotionEffect(effect) }
      for effect in newValue { addMotionEffect(effect) }
    }
  }

  /// Adds an effect, which acts at once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    UIDevice.current.tilting.add(effect, to: self)
  }

  /// Removes an effect with what it has added.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    UIDevice.current.tilting.remove(effect, from: self)
  }
}
