// SPDX-License-Identifier: Apache-2.0

#if Port
  /// An optional method of a delegate of UIKit Dynamics, none of which returns a value.
  struct OptionalRequirement: Sendable {
    let delegate: String
    let name: String
    /// The argument labels; "_" for none.
    let labels: [String]
    /// The declaration without modifiers and body.
    let declaration: String

    static let all: [OptionalRequirement] = [
      animator("dynamicAnimatorWillResume"), animator("dynamicAnimatorDidPause"),
      items("beganContactFor", end: ", at p: CGPoint"), items("endedContactFor", end: ""),
      boundary("beganContactFor", end: ", at p: CGPoint"), boundary("endedContactFor", end: ""),
    ]

    private static func animator(_ name: String) -> Self {
      OptionalRequirement(
        delegate: "UIDynamicAnimatorDelegate", name: name, labels: ["_"],
        declaration: "func \(name)(_ animator: UIDynamicAnimator)")
    }

    private static func items(_ moment: String, end: String) -> Self {
      OptionalRequirement(
        delegate: "UICollisionBehaviorDelegate", name: "collisionBehavior",
        labels: ["_", moment, "with"] + (end.isEmpty ? [] : ["at"]),
        declaration: """
          func collisionBehavior(_ behavior: UICollisionBehavior, \
          \(moment) item1: UIDynamicItem, with item2: UIDynamicItem\(end))
          """)
    }

    private static func boundary(_ moment: String, end: String) -> Self {
      OptionalRequirement(
        delegate: "UICollisionBehaviorDelegate", name: "collisionBehavior",
        labels: ["_", moment, "withBoundaryIdentifier"] + (end.isEmpty ? [] : ["at"]),
        declaration: """
          func collisionBehavior(_ behavior: UICollisionBehavior, \
          \(moment) item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?\(end))
          """)
    }

    func matches(_ method: DeclaredMethod) -> Bool {
      method.name == name && method.labels == labels && !method.isStatic
    }
  }
#endif
