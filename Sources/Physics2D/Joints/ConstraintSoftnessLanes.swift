/// How a joint constrains a direction or an angle.
enum ConstraintSoftness {
  /// Not at all.
  case free
  /// As rigidly as the world's joints are.
  case rigid
  /// By a spring and a damper.
  case spring(JointSpring)
}

extension ConstraintSoftness {
  /// A spring, or a rigid constraint.
  @inline(__always)
  init(_ spring: JointSpring, isRigid: Bool) { self = isRigid ? .rigid : .spring(spring) }
}

/// The coefficients with which eight constraints solve a velocity error J·v and a position error C:
/// λ' = impulse · λ − mass · (velocity · J·v + position · C).
struct ConstraintCoefficients {
  let impulse: Lanes
  let velocity: Lanes
  let position: Lanes

  /// Rigid constraints as soft ones after Catto, "Soft Constraints" (GDC 2011); relaxing, without position error.
  @inline(__always)
  static func rigid(_ context: StepContext, isRelaxing: Bool) -> ConstraintCoefficients {
    // λ' = λ − s·λ − m·k·(J·v + r·C) with bias rate r, mass scale k and impulse scale s;
    // the relax pass has r = 0, k = 1, s = 0.
    let softness = isRelaxing ? Softness.rigid : context.jointSoftness
    return ConstraintCoefficients(
      impulse: Lanes(repeating: 1 - softness.impulseScale),
      velocity: Lanes(repeating: softness.massScale),
      position: Lanes(repeating: softness.massScale * softness.biasRate))
  }
}

/// The softness of one constraint of each of eight joints.
struct ConstraintSoftnessLanes: BitwiseCopyable {
  /// Whether every lane is rigid.
  private(set) var isRigid = true
  /// Whether any lane is rigid; springs and free lanes are left out of the relax pass.
  private(set) var relaxes = true
  /// Mask of the lanes that are free or springs.
  private var softLanes = SIMD8<Int32>()
  private var velocityScale = Lanes()
  private var positionScale = Lanes()
  private var impulseScale = Lanes()

  /// Rigid lanes.
  init() {}

  /// Reads the softness of joints.
  @inline(__always)
  init<Joint>(
    _ joints: RowLanes<Joint>, _ reader: inout JointReader,
    _ softness: (Joint) -> ConstraintSoftness
  ) {
    relaxes = false
    for lane in 0..<laneCount {
      switch softness(joints[lane]) {
      case .rigid:
        relaxes = true
      case .free:
        // All scales are zero: λ' = 0.
        isRigid = false
        softLanes[lane] = -1
      case .spring(let spring):
        isRigid = false
        softLanes[lane] = -1
        let coefficients = reader.softness(spring)
        velocityScale[lane] = coefficients.velocityScale
        positionScale[lane] = coefficients.positionScale
        impulseScale[lane] = 1 - coefficients.impulseScale
      }
    }
  }

  /// Mask of the lanes that are free or springs.
  @inline(__always)
  var isSoft: LaneMask { unsafeBitCast(softLanes, to: LaneMask.self) }

  /// The coefficients where no lane is rigid.
  @inline(__always)
  var softCoefficients: ConstraintCoefficients {
    ConstraintCoefficients(
      impulse: impulseScale, velocity: velocityScale, position: positionScale)
  }

  /// The coefficients of all lanes for one pass.
  @inline(__always)
  func coefficients(_ context: StepContext, isRelaxing: Bool) -> ConstraintCoefficients {
    let rigid = ConstraintCoefficients.rigid(context, isRelaxing: isRelaxing)
    if isRigid { return rigid }
    // A spring has given its whole impulse before the relax pass, which keeps it: λ' = λ.
    let soft =
      isRelaxing
      ? ConstraintCoefficients(impulse: Lanes(repeating: 1), velocity: Lanes(), position: Lanes())
      : softCoefficients
    return ConstraintCoefficients(
      impulse: select(isSoft, soft.impulse, rigid.impulse),
      velocity: select(isSoft, soft.velocity, rigid.velocity),
      position: select(isSoft, soft.position, rigid.position))
  }
}
