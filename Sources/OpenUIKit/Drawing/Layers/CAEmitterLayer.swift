import Foundation

/// A layer that lets particles out.
///
/// Every particle's way follows from its number, so that all runs show the same.
///
/// Differs from Core Animation: particles come from the middle or a line of the emitter's shape, whatever
/// its mode; cells in cells do not emit; chance is our own.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet { if emitterClock == nil { emitterClock = FrameClock.current } }
  }
  /// Factor of the cells' birth rates; 1 unless set, and 0 lets nothing out any more.
  open var birthRate: Float = 1 {
    didSet {
      if birthRate > 0 {
        (lastBirthRate, endTime) = (birthRate, nil)
      } else if oldValue > 0 {
        endTime = emitterTime
      }
    }
  }
  /// Factor of the cells' lifetimes; 1 unless set.
  open var lifetime: Float = 1
  /// Where particles come from, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// How large the shape is that particles come from, in points.
  open var emitterSize = CGSize.zero
  /// The shape that particles come from; a point unless set.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Which part of the shape; kept, and without effect.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How particles cover each other; kept, and without effect.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Factor of the cells' velocities; 1 unless set.
  open var velocity: Float = 1
  /// Factor of the cells' scales; 1 unless set.
  open var scale: Float = 1
  /// Where chance starts; 0 unless set.
  open var seed: UInt32 = 0

  private weak var emitterClock: FrameClock?
  /// The factor of the birth rates while particles came out.
  private(set) var lastBirthRate: Float = 1
  private var endTime: CFTimeInterval?

  /// The layer's own time, in seconds.
  private var emitterTime: CFTimeInterval { localTime(at: emitterClock?.now ?? 0) }

  /// The particles that are alive, as marks.
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

/// Where a particle comes from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From a level line around it.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle around it.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a circle around it; from its square here.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// Which part of a shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles cover each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Adding up their light.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
