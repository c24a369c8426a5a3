// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Animates the property that a key path names, such as "opacity" or "transform.rotation.z".
///
/// Known are the animatable properties of `CALayer`, `CAShapeLayer` and `CAGradientLayer` by Core
/// Animation's names, and their parts: `x`, `y`, `size.width`, `rotation`, `scale`, `translation`
/// and so on. An unknown key path changes nothing.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property, such as `position.x`; nil animates nothing.
  open var keyPath: String?
  /// Whether the animation adds to what the layer shows without it; false unless set.
  open var isAdditive = false
  /// Whether every repetition starts where the last one ended; kept, and without effect.
  open var isCumulative = false
  /// Makes a transform from a number; none unless set.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let keyPath, let share = progress(atTime: time) else { return }
    let path = valueFunction.map { "\(keyPath).\($0.part)" } ?? keyPath
    guard let base = LayerProperty.value(of: values, at: path),
      let value = value(at: share, base: base)
    else { return }
    LayerProperty.set(isAdditive ? base.adding(value) : value, of: &values, at: path)
  }

  /// The value at a share of the way; nil shows the layer's own.
  func value(at share: CGFloat, base: LayerValue) -> LayerValue? { nil }
}

/// Animates a property from one value to another.
///
/// A value that is left out is the one that the layer shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for the one that the layer shows without the animation.
  open var fromValue: Any?
  /// The value at the end; nil for the one that the layer shows without the animation.
  open var toValue: Any?
  /// The difference from the start to the end; nil unless set.
  open var byValue: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(at share: CGFloat, base: LayerValue) -> LayerValue? {
    let from = LayerValue(fromValue)?.matching(base)
    let to = LayerValue(toValue)?.matching(base)
    let by = LayerValue(byValue)?.matching(base)
    switch (from, to, by) {
    case (let from?, let to?, _): return from.mixed(with: to, at: share)
    case (let from?, nil, let by?): return from.mixed(with: from.adding(by), at: share)
    case (nil, let to?, let by?):
      // Two steps back from `by` towards twice of it is its opposite.
      return to.adding(by.mixed(with: by.adding(by), at: -2)).mixed(with: to, at: share)
    case (let from?, nil, nil): return from.mixed(with: base, at: share)
    case (nil, let to?, nil): return base.mixed(with: to, at: share)
    case (nil, nil, let by?): return base.mixed(with: base.adding(by), at: share)
    case (nil, nil, nil): return nil
    }
  }
}

/// Animates a property like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass; 1 unless set.
  open var mass: CGFloat = 1
  /// The force per unit of the distance to the end; 100 unless set.
  open var stiffness: CGFloat = 100
  /// The force per unit of speed against it; 10 unless set.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole changes per second; 0 unless set.
  open var initialVelocity: CGFloat = 0
  /// Whether a strong damping may be slower than the one that just does not swing; false unless
  /// set, and without effect.
  open var allowsOverdamping = false

  /// Creates a spring with a felt duration in seconds and a bounce: 0 does not swing, 1 never stops
  /// swinging.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * .pi / CGFloat(perceptualDuration > 0 ? perceptualDuration : 1)
    stiffness = frequency * frequency
    damping = 2 * (1 - bounce) * frequency
  }

  /// Seconds until the spring has settled.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  private var spring: SpringCurve {
    SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  override func progress(at fraction: Double) -> CGFloat {
    let time = super.progress(at: fraction)
    return spring.progress(at: Double(time) * shownDuration)
  }
}

/// Makes a transform from a number.
open class CAValueFunction: NSObject {
  /// Which part of the transform the number is.
  public let name: CAValueFunctionName

  /// The part of a key path that the function sets.
  let part: String

  /// Creates a function by its name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard let part = Self.parts[name] else { return nil }
    self.name = name
    self.part = part
    super.init()
  }

  private static let parts: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scale: "scale",
    .scaleX: "scale.x", .scaleY: "scale.y", .scaleZ: "scale.z", .translateX: "translation.x",
    .translateY: "translation.y", .translateZ: "translation.z", .translate: "translation",
  ]
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A turn around the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn around the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn in the plane of the screen, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale in both directions.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale toward the viewer.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A shift along all axes, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A shift along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A shift along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A shift toward the viewer, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
