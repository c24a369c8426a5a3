/// How a joint holds on to a direction or an angle.
enum ConstraintSoftness {
  case free
  case rigid
  case spring(JointSpring)
}

extension ConstraintSoftness {
  /// A spring, or a rigid hold where there is none.
  @inline(__always)
  init(_ spring: JointSpring, isRigid: Bool) { self = isRigid ? .rigid : .spring(spring) }
}

/// How eight constraints answer a velocity v and an error C: their impulse becomes
/// keep · impulse − mass · (velocity · v + position · C).
struct ConstraintCoefficients {
  let keep: Lanes
  let velocity: Lanes
  let position: Lanes

  /// Rigid constraints: softly towards their place, or, relaxing, only for the velocity that stays.
  @inline(__always)
  static func rigid(_ context: StepContext, isRelaxing: Bool) -> ConstraintCoefficients {
    let softness = isRelaxing ? Softness.rigid : context.jointSoftness
    return ConstraintCoefficients(
      keep: Lanes(repeating: 1 - softness.impulseScale),
      velocity: Lanes(repeating: softness.massScale),
      position: Lanes(repeating: softness.massScale * softness.biasRate))
  }
}

/// How each of eight joints holds on.
struct ConstraintSoftnessLanes: BitwiseCopyable {
  /// Whether every lane is rigid.
  private(set) var isRigid = true
  /// Whether any lane is rigid: springs have nothing to relax.
  private(set) var relaxes = true
  /// Mask of the lanes that are loose or springs.
  private var softLanes = SIMD8<Int32>()
  private var velocityScale = Lanes()
  private var positionScale = Lanes()
  private var keep = Lanes()

  /// Rigid lanes.
  init() {}

  /// Reads the grip of joints.
  @inline(__always)
  init<Joint>(
    _ joints: RowLanes<Joint>, _ reader: inout JointReader, _ grip: (Joint) -> ConstraintSoftness
  ) {
    relaxes = false
    for lane in 0..<laneCount {
      switch grip(joints[lane]) {
      case .rigid:
        relaxes = true
      case .free:
        isRigid = false
        softLanes[lane] = -1
      case .spring(let spring):
        isRigid = false
        softLanes[lane] = -1
        let softness = reader.softness(spring)
        velocityScale[lane] = softness.velocityScale
        positionScale[lane] = softness.positionScale
        keep[lane] = 1 - softness.impulseScale
      }
    }
  }

  /// Mask of the lanes that are loose or springs.
  @inline(__always)
  var isSoft: LaneMask { unsafeBitCast(softLanes, to: LaneMask.self) }

  /// What the lanes answer where none is rigid.
  @inline(__always)
  var softCoefficients: ConstraintCoefficients {
    ConstraintCoefficients(keep: keep, velocity: velocityScale, position: positionScale)
  }

  /// What the lanes answer; springs have pushed before the relaxing pass.
  @inline(__always)
  func response(_ context: StepContext, isRelaxing: Bool) -> ConstraintCoefficients {
    let rigid = ConstraintCoefficients.rigid(context, isRelaxing: isRelaxing)
    if isRigid { return rigid }
    let soft =
      isRelaxing
      ? ConstraintCoefficients(keep: Lanes(repeating: 1), velocity: Lanes(), position: Lanes())
      : softCoefficients
    return ConstraintCoefficients(
      keep: select(isSoft, soft.keep, rigid.keep),
      velocity: select(isSoft, soft.velocity, rigid.velocity),
      position: select(isSoft, soft.position, rigid.position))
  }
}
