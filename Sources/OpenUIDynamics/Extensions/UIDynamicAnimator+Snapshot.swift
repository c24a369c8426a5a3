// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIDynamicAnimator {
  /// The whole state of the animator now, for undo, stepping back in time, and rolling back what a
  /// network had predicted wrongly.
  ///
  /// It holds the tree of behaviors with all that was set on them, every item's center and
  /// transform, and the engine's state to the last bit: velocities, contacts, sleep, the time of
  /// fields, pushes that have not fired. Use `restore(_:)` to return to it, any number of times.
  ///
  /// A snapshot keeps what it holds alive. Taken inside of a callback of a step, it also holds the
  /// contacts that the step has still to report; the next step after restoring reports them.
  ///
  /// A snapshot that is taken while the animator is being changed, as from `willMove(to:)`, the
  /// block of a field, or an item that is being read, cannot be restored: a diagnostic
  /// says so, and `restore(_:)` refuses it. Own extension.
  ///
  ///     let moment = animator.snapshot()
  ///     animator.step(by: 1)
  ///     try animator.restore(moment)   // a second earlier, to the bit
  public func snapshot() -> Snapshot {
    onMainActor { Snapshot($0.snapshot()) }
  }

  /// Returns the animator to a snapshot: `stateHash` has its value of that moment, and the same steps
  /// follow, bit for bit.
  ///
  /// Behaviors, children and items that came since leave the animator and stay as they are now;
  /// those that left come back. Properties of behaviors are those of the moment, and so are centers
  /// and transforms of items. Nothing is called: no delegate, no `willMove(to:)`, no action, no
  /// contact. What the animator does not hold stays as it is: delegates and handlers, speed and
  /// pause, the tree of views, sizes, and the state of your own code, such as properties of your
  /// own behaviors.
  ///
  /// Own extension.
  ///
  /// - Throws: `SnapshotError` if the snapshot is of another animator or was taken while its animator
  ///   was being changed, if one of its behaviors is in another animator by now, or if the call comes
  ///   from a callback: of a step, of a change such as `willMove(to:)`, or of the delegate. Nothing
  ///   has changed then.
  public func restore(_ snapshot: Snapshot) throws(SnapshotError) {
    let error = onMainActor { $0.restore(snapshot.snapshot) }
    if let error { throw error }
  }

  /// Why `restore(_:)` would throw now; nil if it would not.
  package func problem(restoring snapshot: Snapshot) -> SnapshotError? {
    onMainActor { $0.problem(restoring: snapshot.snapshot) }
  }

  /// The state of an animator at a moment; made by `snapshot()`.
  ///
  /// Own extension.
  @MainActor
  public final class Snapshot {
    let snapshot: SimulationSnapshot

    init(_ snapshot: SimulationSnapshot) {
      self.snapshot = snapshot
    }

    /// The animator's `elapsedTime` at the moment, in seconds.
    public var elapsedTime: TimeInterval { snapshot.elapsedTime }

    /// About how many bytes of memory the snapshot takes, without what it shares with others.
    public var byteCount: Int { snapshot.byteCount }
  }

  /// Why a snapshot was not restored.
  ///
  /// Own extension.
  public enum SnapshotError: Error, Hashable, CustomStringConvertible {
    /// The snapshot was taken of another animator, whose items and behaviors are its own.
    case otherAnimator
    /// The call came from a callback of a step, which could not continue.
    case insideStep
    /// The call came from a callback of a change, or from the animator's delegate, which could not go
    /// on.
    case insideChange
    /// The snapshot was taken while the animator was being changed, as from `willMove(to:)`.
    case takenInsideChange
    /// A behavior of the snapshot, named by its type, has been added to another animator since.
    case behaviorInOtherAnimator(String)

    /// What is wrong and what to do, in a sentence each.
    public var description: String {
      switch self {
      case .otherAnimator:
        "The snapshot is of another animator. Restore it there."
      case .insideStep:
        "The call comes from a callback of a step that is running. Restore from outside of the animator's callbacks."
      case .insideChange:
        "The call comes from a change of the animator that is not complete, or from its delegate. Restore from outside of its callbacks."
      case .takenInsideChange:
        "The snapshot was taken while the animator was being changed. Take one when the change is complete."
      case .behaviorInOtherAnimator(let type):
        "A \(type) of the snapshot is in another animator by now. Remove it there first."
      }
    }
  }
}
