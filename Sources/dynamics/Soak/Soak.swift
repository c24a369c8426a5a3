// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The long programs behind `Documentation/Reliability.md`.
enum Soak: String, CaseIterable {
  /// The busiest scene for an hour.
  case hour
  /// Items that rest, and are kept awake for an hour.
  case rest
  /// A thousand animators at once.
  case animators
  /// Ten thousand items in one animator.
  case items
  /// Snapshots at random moments of every scene.
  case moments

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - seconds: the app time of the first two programs.
  ///   - seed: chooses the moments of the last one.
  @MainActor
  func figures(seconds: Int, seed: UInt64) -> [SoakFigure] {
    switch self {
    case .hour: BusySoak.figures(seconds: seconds)
    case .rest: RestingPile.allCases.flatMap { RestSoak(of: $0).figures(seconds: seconds) }
    case .animators: AnimatorsSoak.figures(animatorCount: 1000)
    case .items: ItemsSoak.figures(itemCount: 10_000)
    case .moments: MomentsSoak.figures(seed: seed)
    }
  }
}
