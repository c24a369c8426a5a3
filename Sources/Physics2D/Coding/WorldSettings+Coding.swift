// SPDX-License-Identifier: Apache-2.0

extension WorldDefinition {
  /// The definition with every value stated, from which settings follow again.
  init(_ settings: WorldSettings, gravity: Vector2) {
    self.init(gravity: gravity, lengthUnitsPerMeter: settings.lengthUnitsPerMeter)
    linearSlop = settings.linearSlop
    contactMargin = settings.contactMargin
    minimumReboundSpeed = settings.minimumReboundSpeed
    contactHertz = settings.contactHertz
    contactDampingRatio = settings.contactDampingRatio
    maximumContactPushSpeed = settings.maximumContactPushSpeed
    jointHertz = settings.jointHertz
    jointDampingRatio = settings.jointDampingRatio
    maximumLinearSpeed = settings.maximumLinearSpeed
    timeToSleep = settings.timeToSleep
    allowsSleep = settings.allowsSleep
    continuousCollision = settings.continuousCollision
    continuousDynamics = settings.continuousDynamics
    stabilizesPiles = settings.stabilizesPiles
  }

  /// Writes or reads a definition with every value stated; the world checks the ranges.
  mutating func code(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var gravity = gravity ?? .zero
    try coder.float(&gravity.x, .finite, "the gravity")
    try coder.float(&gravity.y, .finite, "the gravity")
    self.gravity = gravity
    try coder.float(&lengthUnitsPerMeter, .finite, "the length unit")
    try Self.code(&linearSlop, &coder)
    try coder.float(&contactMargin, .finite, "the contact margin")
    try Self.code(&minimumReboundSpeed, &coder)
    try coder.float(&contactHertz, .finite, "the stiffness of contacts")
    try coder.float(&contactDampingRatio, .finite, "the damping of contacts")
    try Self.code(&maximumContactPushSpeed, &coder)
    try coder.float(&jointHertz, .finite, "the stiffness of joints")
    try coder.float(&jointDampingRatio, .finite, "the damping of joints")
    try Self.code(&maximumLinearSpeed, &coder)
    try coder.float(&timeToSleep, .finite, "the time to sleep")
    var bits: UInt8 =
      (allowsSleep ? 1 : 0) | (continuousCollision ? 2 : 0) | (continuousDynamics ? 4 : 0)
      | (stabilizesPiles ? 8 : 0)
    try coder.byte(&bits, "the options of the world")
    try coder.require(bits < 16, "the options of the world")
    allowsSleep = bits & 1 != 0
    continuousCollision = bits & 2 != 0
    continuousDynamics = bits & 4 != 0
    stabilizesPiles = bits & 8 != 0
  }

  private static func code(
    _ value: inout Float?, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    var stated = value ?? 0
    try coder.float(&stated, .finite, "a setting")
    value = stated
  }
}

extension World {
  /// Writes or reads the values that belong to no table.
  func codeValues(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    try coder.float(&predictedSeconds, .finite, "the length of the last step")
    try coder.require(
      predictedSeconds > 1e-6 && predictedSeconds <= 1, "the length of the last step")
    try coder.float(&sharedVelocity.x, .finite, "the shared velocity")
    try coder.float(&sharedVelocity.y, .finite, "the shared velocity")
    try coder.require(isUsable(sharedVelocity), "the shared velocity")
    try coder.number(&stepCount, "the number of steps")
    try coder.number(&continuousStopCount, "the number of continuous stops")
    try coder.float(&joints.inverseSubStep, .finite, "the sub-steps of the last step")
    try coder.float(&graph.subStepShare, .finite, "the sub-steps of the last step")
    // Stiffer by a factor of up to 8, with as many more sub-steps.
    try coder.require(
      graph.subStepShare > 0.1 && graph.subStepShare <= 1, "the sub-steps of the last step")
    try coder.float(&graph.stiffening, .finite, "the stiffening of stacks")
    try coder.require(graph.stiffening >= 1 && graph.stiffening <= 8, "the stiffening of stacks")
    try coder.index(&graph.heldStiffening, below: 1 << 20, "the stiffening of stacks")
  }

  /// Writes or reads the sets of numbers that filters refer to.
  func codeMemberships(_ coder: inout FieldCoder) throws(WorldDecodingError) {
    var sets = memberships.ranges.count
    try coder.count(&sets, "the number of memberships")
    for set in 0..<sets {
      var range = MembershipRange(
        start: Int32(truncatingIfNeeded: memberships.numbers.count), count: 0)
      if !coder.isReading { range = memberships.ranges[set] }
      var size = Int(range.count)
      try coder.count(&size, "the size of a set of memberships")
      if coder.isReading {
        memberships.ranges.append(
          MembershipRange(start: range.start, count: Int32(truncatingIfNeeded: size)))
        memberships.numbers.resize(to: Int(range.start) + size, filling: 0)
      }
      for index in 0..<size {
        try codeMembership(Int(range.start) + index, isFirst: index == 0, &coder)
      }
    }
  }

  private func codeMembership(
    _ index: Int, isFirst: Bool, _ coder: inout FieldCoder
  ) throws(WorldDecodingError) {
    // As an unsigned number: small ones take one byte.
    var number = UInt64(UInt32(bitPattern: memberships.numbers[index]))
    try coder.number(&number, "a membership")
    guard coder.isReading else { return }
    try coder.require(number <= UInt64(UInt32.max), "a membership")
    memberships.numbers[index] = Int32(bitPattern: UInt32(truncatingIfNeeded: number))
    try coder.require(
      isFirst || memberships.numbers[index - 1] < memberships.numbers[index], "a membership")
  }
}
