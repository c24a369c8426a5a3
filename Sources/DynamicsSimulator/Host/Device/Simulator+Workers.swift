// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

extension Simulator {
  /// Gives a new number of workers to the animators on the screen, unless it is out of range.
  func workerCountDidChange(from oldValue: Int?) {
    guard let workerCount else { return }
    guard UIDynamicAnimator.workerCounts.contains(workerCount) else {
      RefusedInput.report(
        for: "Simulator.workerCount",
        problem: "\(workerCount) is not a number of threads from 1 to 64.",
        remedy: "The previous number is kept; use at most as many as the machine has cores.")
      self.workerCount = oldValue
      return
    }
    for animator in animators.alive { animator.workerCount = workerCount }
  }
}
