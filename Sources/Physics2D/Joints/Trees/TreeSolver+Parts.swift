// SPDX-License-Identifier: Apache-2.0

// The number of parts into which a sub-step of an isolated tree is divided.

extension TreeSolver {
  /// The solver of a part of this solver's duration.
  func part(_ fraction: Double) -> TreeSolver {
    var part = self
    part.subStep *= fraction
    part.inverseSubStep /= fraction
    part.share *= fraction
    return part
  }

  /// The number of parts of a sub-step that resolve the fastest motion of a tree.
  func partCount(_ tree: Range<Int>) -> Int {
    var square = 0.0
    for node in tree {
      let turn = nodes[node].velocity.z
      square = max(square, turn * turn)
      if nodes[node].other >= 0 { square = max(square, squaredFrequency(nodes + node)) }
    }
    let needed = subStep * square.squareRoot() / Self.resolvedAngle
    let maximum = Self.maximumPartCount(tree)
    var count = 1
    while Double(count) < needed, 2 * count <= maximum { count *= 2 }
    return count
  }

  /// The square of the angular frequency with which the force of a joint lets its bodies swing, or of the angular
  /// velocity of a rod.
  private func squaredFrequency(_ node: UnsafeMutablePointer<JointTreeNode>) -> Double {
    let force = node.pointee.progress.force
    let swing = (force.x * force.x + force.y * force.y).squareRoot() * node.pointee.swing
    guard node.pointee.isRod else { return swing }
    let velocity = relativeVelocity(node)
    let length = Double(node.pointee.joint.length)
    return max(swing, (velocity.x * velocity.x + velocity.y * velocity.y) / (length * length))
  }

  /// The angle by which the fastest motion of a tree may go on in a part, radians.
  private static var resolvedAngle: Double { 0.1 }
  /// The angle by which a body turns in a part at most, radians.
  static var maximumTurn: Double { 0.25 * .pi }

  /// The maximum number of parts of a sub-step: the time of a large tree is limited.
  static func maximumPartCount(_ tree: Range<Int>) -> Int {
    let count = 256 / tree.count
    return count < 1 ? 1 : (count < 16 ? count : 16)
  }

  /// The maximum number of parts where some are halved because they are not accurate.
  static func maximumDivision(_ tree: Range<Int>) -> Int {
    let count = 1024 / tree.count
    return count < 256 ? count : 256
  }
}
