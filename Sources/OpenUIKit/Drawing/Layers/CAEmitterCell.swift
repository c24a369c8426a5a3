import Foundation

/// A kind of particle.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The picture of a particle; nothing is seen without one.
  open var contents: Any?
  /// Pixels per point of the picture; 1 unless set.
  open var contentsScale: CGFloat = 1
  /// A name for the user's own purposes.
  open var name: String?
  /// Whether particles come out; true unless set.
  open var isEnabled = true
  /// Particles per second; 0 unless set.
  open var birthRate: Float = 0
  /// Seconds that a particle lives; 0 unless set.
  open var lifetime: Float = 0
  /// By how much the lifetime differs, up or down.
  open var lifetimeRange: Float = 0
  /// The speed at the start, in points per second.
  open var velocity: CGFloat = 0
  /// By how much the speed differs, up or down.
  open var velocityRange: CGFloat = 0
  /// The direction at the start, in radians clockwise from the right.
  open var emissionLongitude: CGFloat = 0
  /// The direction in space; kept, and without effect.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the cone of directions, in radians.
  open var emissionRange: CGFloat = 0
  /// The acceleration along x, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer; kept, and without effect.
  open var zAcceleration: CGFloat = 0
  /// The size, as a factor of the picture's; 1 unless set.
  open var scale: CGFloat = 1
  /// By how much the size differs, up or down.
  open var scaleRange: CGFloat = 0
  /// How much the size changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second.
  open var spin: CGFloat = 0
  /// By how much the spin differs, up or down.
  open var spinRange: CGFloat = 0
  /// The colour that the picture is drawn in; white, unless set, leaves it as it is.
  open var color: CGColor? = UIColor.white.cgColor
  /// By how much red differs; kept, and without effect.
  open var redRange: Float = 0
  /// By how much green differs; kept, and without effect.
  open var greenRange: Float = 0
  /// By how much blue differs; kept, and without effect.
  open var blueRange: Float = 0
  /// By how much the opacity differs, up or down.
  open var alphaRange: Float = 0
  /// How much red changes in a second; kept, and without effect.
  open var redSpeed: Float = 0
  /// How much green changes in a second; kept, and without effect.
  open var greenSpeed: Float = 0
  /// How much blue changes in a second; kept, and without effect.
  open var blueSpeed: Float = 0
  /// How much the opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// Particles that a particle lets out; kept, and without effect.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a kind of particle.
  public override init() {
    super.init()
  }

  /// The picture and its size in points; nil where there is none.
  var picture: (content: ImageContent, size: CGSize)? {
    LayerPicture.of(contents, scale: contentsScale)
  }
}
