// SPDX-License-Identifier: Apache-2.0

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
  /// What of `velocity` belongs to the position error at the end of the sub-step: springs push along it.
  var ahead = Lanes()

  /// An impulse that is kept: λ' = λ.
  static var unchanged: ConstraintCoefficients {
    ConstraintCoefficients(impulse: Lanes(repeating: 1), velocity: Lanes(), position: Lanes())
  }

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
  /// The constants of `SpringSoftness`; zero, which gives no impulse, in other lanes.
  private var damping = Lanes()
  private var stiffness = Lanes()
  private var memory = Lanes()

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
        // Without damping and stiffness λ' = 0.
        isRigid = false
        softLanes[lane] = -1
      case .spring(let spring):
        isRigid = false
        softLanes[lane] = -1
        let softness = reader.softness(spring)
        damping[lane] = softness.damping
        stiffness[lane] = softness.stiffness
        memory[lane] = softness.memory
      }
    }
  }

  /// Mask of the lanes that are free or springs.
  @inline(__always)
  var isSoft: LaneMask { unsafeBitCast(softLanes, to: LaneMask.self) }

  /// The coefficients where no lane is rigid; `massRatio` is that of `ConstraintCoefficients.spring`.
  @inline(__always)
  func softCoefficients(
    _ context: StepContext, massRatio: Lanes = Lanes(repeating: 1)
  ) -> ConstraintCoefficients {
    .spring(
      damping: damping, stiffness: stiffness, memory: memory, massRatio: massRatio,
      subStep: context.subStep)
  }

  /// The coefficients of all lanes for one pass; the mass ratio is computed only where a lane is a spring.
  @inline(__always)
  func coefficients(
    _ context: StepContext, isRelaxing: Bool, massRatio: () -> Lanes = { Lanes(repeating: 1) }
  ) -> ConstraintCoefficients {
    let rigid = ConstraintCoefficients.rigid(context, isRelaxing: isRelaxing)
    if isRigid { return rigid }
    // A spring gives its impulse once in a sub-step; later passes keep it: λ' = λ.
    let soft =
      context.keepsSprings(isRelaxing: isRelaxing)
      ? .unchanged : softCoefficients(context, massRatio: massRatio())
    return ConstraintCoefficients(
      impulse: select(isSoft, soft.impulse, rigid.impulse),
      velocity: select(isSoft, soft.velocity, rigid.velocity),
      position: select(isSoft, soft.position, rigid.position),
      ahead: select(isSoft, soft.ahead, Lanes()))
  }
}
