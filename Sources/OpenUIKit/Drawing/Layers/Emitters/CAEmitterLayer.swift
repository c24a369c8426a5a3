// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layer that emits particles.
///
/// Every particle's motion is a function of its index, so that all runs are identical.
///
/// Differs from Core Animation: particles start within the emitter's shape whatever its mode; cells
/// of cells do not emit; the random numbers differ.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterClock == nil { emitterClock = AppEnvironment.current.clock } }
  }
  /// The factor of the cells' birth rates; 1 by default; 0 stops emission.
  open var birthRate: Float = 1 {
    didSet {
      if birthRate > 0 {
        (lastBirthRate, endTime) = (birthRate, nil)
      } else if oldValue > 0 {
        endTime = emitterTime
      }
    }
  }
  /// The factor of the cells' lifetimes; 1 by default.
  open var lifetime: Float = 1
  /// The position of the emitter, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter's shape, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the emitter; a point by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits; stored, but has no effect.
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { reportNoEffect(if: emitterMode != oldValue, in: CAEmitterLayer.self) }
  }
  /// The drawing order of particles; stored, but has no effect.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { reportNoEffect(if: renderMode == .additive, in: CAEmitterLayer.self) }
  }
  /// Whether particles are drawn at their depth; false by default, and without effect, because they
  /// are drawn on the plane of the layer.
  open var preservesDepth = false {
    didSet { reportNoEffect(if: preservesDepth, in: CAEmitterLayer.self) }
  }
  /// The factor of the cells' velocities; 1 by default.
  open var velocity: Float = 1
  /// The factor of the cells' scales; 1 by default.
  open var scale: Float = 1
  /// The seed of the random numbers; 0 by default.
  open var seed: UInt32 = 0

  private weak var emitterClock: FrameClock?
  /// The last positive factor of the birth rates.
  private(set) var lastBirthRate: Float = 1
  private var endTime: CFTimeInterval?

  /// The layer's own time, in seconds.
  private var emitterTime: CFTimeInterval { localTime(at: emitterClock?.now ?? 0) }

  /// The drawing of the live particles.
  package override var content: PresentedView.Content {
    guard let cells = emitterCells, !cells.isEmpty else { return .none }
    var drawing = VectorDrawing()
    for (number, cell) in cells.enumerated() where cell.isEnabled {
      let stream = ParticleStream(cell, number: number, of: self)
      drawing.append(contentsOf: stream.drawing(at: emitterTime, until: endTime ?? .infinity))
    }
    return .drawing(drawing)
  }
}
