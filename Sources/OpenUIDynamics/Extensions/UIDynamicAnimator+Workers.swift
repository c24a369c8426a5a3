// SPDX-License-Identifier: Apache-2.0

import Foundation
import Physics2D

extension UIDynamicAnimator {
  /// The number of threads that run a step of this animator, including the caller's; 1 unless set.
  ///
  /// Results do not depend on it, to the bit: `stateHash` is the same with any number. More than one
  /// is faster from about a thousand items; more than the machine has cores never is. Your code, such
  /// as actions, delegates and the blocks of fields, is always called on the main actor. The threads
  /// start when the number is set, block between steps, and end with the animator; a snapshot does not
  /// hold the number.
  ///
  /// A number below 1 or above 64 is refused with a diagnostic. One above that of the machine's cores, and above
  /// 4, becomes the larger of both: more threads would only wait for one another. On a platform without threads
  /// the number stays 1. Own extension.
  ///
  ///     animator.workerCount = 4   // ten thousand items on a machine with four cores
  public var workerCount: Int {
    get { onMainActor { $0.world.workerCount } }
    set { onMainActor { $0.setWorkerCount(newValue) } }
  }

  /// The numbers that ``workerCount`` accepts.
  package static let workerCounts = 1...64

  /// The maximum number of threads that an animator starts: as many as there are cores, and four on every
  /// machine, so that tests with up to four mean the same everywhere.
  package static let maximumWorkerCount = min(
    max(ProcessInfo.processInfo.activeProcessorCount, 4), workerCounts.upperBound)
}

extension Simulation {
  fileprivate func setWorkerCount(_ count: Int) {
    guard UIDynamicAnimator.workerCounts.contains(count) else {
      return DiagnosticReporter.report(
        "UIDynamicAnimator.workerCount",
        problem: "\(count) is not a number of threads from 1 to 64.",
        remedy: "The previous number is kept; use at most as many as the machine has cores.")
    }
    world.workerCount = min(count, UIDynamicAnimator.maximumWorkerCount)
  }
}
