import Foundation

extension UIFieldBehavior {
  /// Returns a field whose force is opposite to the velocity: F = −strength · v, in newtons for
  /// metres per second (FB12, S103).
  ///
  /// Strength 1 lets an item of 100 × 100 points and density 1 keep 1/e of its speed after a second,
  /// a heavier one more.
  public class func dragField() -> Self { self.init(kind: .drag) }

  /// Returns a field that drives items around its position, counter-clockwise on the screen:
  /// a = strength · r (FB13, S104).
  ///
  /// Strength 1 accelerates an item at 100 points from the position by 100 points/s², whatever it
  /// weighs.
  public class func vortexField() -> Self { self.init(kind: .vortex) }

  /// Returns a field that pulls items towards a position: a = strength · 100 points/s² (FB14, S105).
  ///
  /// A position that is not finite is refused with a diagnostic and taken as (0, 0).
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = self.init(kind: .radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that pulls items the same way everywhere: a = strength · direction · 100
  /// points/s² (FB15, S106).
  ///
  /// A direction of length 10 is as strong as a `UIGravityBehavior` of magnitude 1. One that is not
  /// finite is refused with a diagnostic and taken as zero.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = self.init(kind: .linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that gives items a velocity, whatever else accelerates them: v = strength ·
  /// direction · 100 points/s (FB16, S107).
  ///
  /// Collisions still stop them. Of several velocity fields at one place the first in the tree acts.
  /// A direction that is not finite is refused with a diagnostic and taken as zero.
  public class func velocityField(direction: CGVector) -> Self {
    let field = self.init(kind: .velocity)
    field.direction = direction
    return field
  }

  /// Returns a field that shakes items, by up to strength · 100 points/s² in each axis, whatever
  /// they weigh (FB17, S108).
  ///
  /// The noise is differentiable in place and time and the same in each run; see `noiseSeed`. While
  /// it changes, items in its region do not come to rest, and the animator does not pause. Numbers
  /// out of range are refused with a diagnostic and taken as 1.
  ///
  /// - Parameters:
  ///   - smoothness: From 0, which changes within tens of points, to 1, within hundreds.
  ///   - speed: Changes per second; 0 freezes the noise.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = self.init(kind: .noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field like a noise field whose strength grows with the speed of the item: up to
  /// strength · speed per second (FB18, S108).
  ///
  /// Numbers out of range are refused with a diagnostic and taken as 1.
  ///
  /// - Parameters:
  ///   - smoothness: From 0, which changes within tens of points, to 1, within hundreds.
  ///   - speed: Changes per second; 0 freezes the noise.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = self.init(kind: .turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Returns a field that draws items to its position like an undamped spring: F = −strength · r, in
  /// newtons for metres (FB19, S109).
  ///
  /// An item of 100 × 100 points and density 1 swings with a period of 2π / √strength seconds, one of
  /// n times the mass √n times as long. What is faster than 19 swings per second, swings 19 times.
  public class func springField() -> Self { self.init(kind: .spring) }

  /// Returns a field that pushes items of positive charge away from its position: F = strength ·
  /// charge, in newtons (FB20, S110).
  ///
  /// A negative strength or a negative charge attracts, both together repel. 1 newton accelerates an
  /// item of 100 × 100 points and density 1 by 100 points/s².
  public class func electricField() -> Self { self.init(kind: .electric) }

  /// Returns a field in which items of positive charge circle counter-clockwise on the screen, at
  /// the speed that they have: F = strength · charge · v, across the velocity (FB21, S110).
  ///
  /// An item of 100 × 100 points, density 1 and charge 1 turns by 1 radian per second. Items without
  /// charge or without velocity feel nothing.
  public class func magneticField() -> Self { self.init(kind: .magnetic) }

  /// Returns a field with a law of your own (FB22, S111).
  ///
  /// The block is called once per step for each item in the region, before the step; it may change
  /// anything. Its arguments are the field, the position of the sample in points, the item's
  /// velocity in points/s, its mass, where 100 × 100 points of density 1 weigh 1, its charge, and the
  /// time in seconds during which the animator has run with the field in it. It returns a force in
  /// UIKit newtons, of which one accelerates a mass of 1 by 100 points/s² (S040). Strength and
  /// falloff do not scale the result; the block may read them from the field. A force that is not
  /// finite is refused with a diagnostic and counts as none.
  ///
  /// An item that rests stays at rest when the force on it has not changed for half a second.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    let field = self.init(kind: .custom)
    field.evaluationBlock = block
    return field
  }
}
