// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The configuration of a kind of particle emitted by an emitter layer.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The image of a particle; particles without one are invisible.
  open var contents: Any?
  /// The scale of the image, in pixels per point; 1 by default.
  open var contentsScale: CGFloat = 1
  /// A name for the app's use.
  open var name: String?
  /// Whether particles are emitted; true by default.
  open var isEnabled = true
  /// The birth rate, in particles per second; 0 by default.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds; 0 by default.
  open var lifetime: Float = 0
  /// The random variation of the lifetime, up or down, in seconds; 0 by default.
  open var lifetimeRange: Float = 0
  /// The speed at the start, in points per second; 0 by default.
  open var velocity: CGFloat = 0
  /// The random variation of the speed, up or down, in points per second; 0 by default.
  open var velocityRange: CGFloat = 0
  /// The direction at the start, in radians clockwise from the right; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians; 0 by default; stored, but has no effect.
  open var emissionLatitude: CGFloat = 0 {
    didSet { reportNoEffect(if: emissionLatitude != 0, in: CAEmitterCell.self) }
  }
  /// The angle of the cone of directions, in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// The acceleration along x, in points per second squared; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y, in points per second squared; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the viewer; stored, but has no effect.
  open var zAcceleration: CGFloat = 0 {
    didSet { reportNoEffect(if: zAcceleration != 0, in: CAEmitterCell.self) }
  }
  /// The scale of the image; 1 by default.
  open var scale: CGFloat = 1
  /// The random variation of the scale, up or down; 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of scale per second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second clockwise; 0 by default.
  open var spin: CGFloat = 0
  /// The random variation of the spin, up or down, in radians per second; 0 by default.
  open var spinRange: CGFloat = 0
  /// The color that tints the image; white by default, which leaves it unchanged.
  open var color: CGColor? = UIColor.white.cgColor
  /// The random variation of red; stored, but has no effect.
  open var redRange: Float = 0 {
    didSet { reportNoEffect(if: redRange != 0, in: CAEmitterCell.self) }
  }
  /// The random variation of green; stored, but has no effect.
  open var greenRange: Float = 0 {
    didSet { reportNoEffect(if: greenRange != 0, in: CAEmitterCell.self) }
  }
  /// The random variation of blue; stored, but has no effect.
  open var blueRange: Float = 0 {
    didSet { reportNoEffect(if: blueRange != 0, in: CAEmitterCell.self) }
  }
  /// The random variation of the opacity, up or down.
  open var alphaRange: Float = 0
  /// The change of red per second; stored, but has no effect.
  open var redSpeed: Float = 0 {
    didSet { reportNoEffect(if: redSpeed != 0, in: CAEmitterCell.self) }
  }
  /// The change of green per second; stored, but has no effect.
  open var greenSpeed: Float = 0 {
    didSet { reportNoEffect(if: greenSpeed != 0, in: CAEmitterCell.self) }
  }
  /// The change of blue per second; stored, but has no effect.
  open var blueSpeed: Float = 0 {
    didSet { reportNoEffect(if: blueSpeed != 0, in: CAEmitterCell.self) }
  }
  /// The change of opacity per second.
  open var alphaSpeed: Float = 0
  /// Cells emitted by particles; stored, but has no effect.
  open var emitterCells: [CAEmitterCell]? {
    didSet { reportNoEffect(if: emitterCells?.isEmpty == false, in: CAEmitterCell.self) }
  }

  /// Creates an emitter cell.
  public override init() {
    super.init()
  }

  /// The image and its size in points; nil if there is none.
  var picture: (content: ImageContent, size: CGSize)? {
    LayerPicture.of(contents, scale: contentsScale)
  }
}
