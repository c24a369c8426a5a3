// SPDX-License-Identifier: Apache-2.0

/// The animator of a reference view that was made last, and how many before it ended young.
///
/// An animator that lives until its successor in the same view exists was retained, and replaced: by an
/// app that makes one at each event of a gesture.
@MainActor
struct NewestAnimator {
  private let simulation: ObjectIdentifier
  private let view: ObjectIdentifier
  /// The number of animators in a row that were replaced after a step at most.
  private var youngCount: Int

  private static var newest: NewestAnimator?

  /// Remembers an animator that is made.
  static func made(_ simulation: Simulation, in view: UIView) {
    let isSuccessor = newest?.view == ObjectIdentifier(view)
    newest = NewestAnimator(
      simulation: ObjectIdentifier(simulation), view: ObjectIdentifier(view),
      youngCount: isSuccessor ? newest?.youngCount ?? 0 : 0)
  }

  /// Forgets an animator that ends.
  static func ended(_ simulation: Simulation) {
    if newest?.simulation == ObjectIdentifier(simulation) { newest = nil }
  }

  /// Counts an animator that ends while a newer one of the same view exists.
  ///
  /// - Returns: the number of those in a row that took a step at most; nil if there is no newer one.
  static func replaced(
    _ simulation: Simulation, in view: UIView, after stepCount: Int
  ) -> Int? {
    guard var successor = newest, successor.view == ObjectIdentifier(view),
      successor.simulation != ObjectIdentifier(simulation)
    else { return nil }
    successor.youngCount = stepCount > 1 ? 0 : successor.youngCount + 1
    newest = successor
    return successor.youngCount
  }
}

extension Simulation {
  /// Reports that an animator with items is replaced before its first step, or that one of several in a
  /// row is after it; UIKit does not report it.
  ///
  /// - Returns: whether a newer animator of the same view exists.
  func reportReplacement() -> Bool {
    guard let view = reference.view,
      let count = NewestAnimator.replaced(self, in: view, after: state.stepCount)
    else { return false }
    guard state.stepCount == 0 || count == Self.reportedReplacements else { return true }
    let items = state.simulatedItemCount
    DiagnosticReporter.report(
      "UIDynamicAnimator.init(referenceView:)",
      problem: state.stepCount == 0
        ? "A new animator replaces one before its first step, with \(items) "
          + "\(items == 1 ? "item" : "items") to move."
        : "\(count) animators in a row were replaced after one step; items lose their velocity.",
      remedy: """
        Make one animator, for example as a lazy property, and let a gesture change its behaviors, such \
        as the anchorPoint of an attachment.
        """)
    return true
  }

  /// So many replacements in a row are no accident.
  private static let reportedReplacements = 3
}
