// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Many items in one animator: boxes and discs that are poured into a room.
enum ItemsSoak {
  /// Numbers of workers that must give the same states.
  private static let workerCounts = [1, 2, 4]
  private static let frames = 600
  private static let spacing: CGFloat = 26
  /// Points by which an item may reach out of the room while all of them fall onto each other.
  private static let maximumReach = 2.0

  @MainActor
  static func figures(itemCount: Int, frames: Int = frames) -> [SoakFigure] {
    let runs = workerCounts.map { run(itemCount: itemCount, frames: frames, workers: $0) }
    let title = "\(itemCount) items in one animator for \(frames) frames"
    let different = runs.count { $0.hash != runs[0].hash }
    let reach = runs.map(\.reach).max() ?? 0
    let times = zip(workerCounts, runs).map { "\($1.time.formatted(places: 1)) ms with \($0)" }
    return [
      SoakFigure.none(
        "\(title): other states with 2 or 4 workers than with 1", different, of: runs.count),
      .limited(
        "\(title): how far an item leaves the room", reach, atMost: maximumReach, places: 2,
        unit: "points"),
      .told("\(title): time of a frame by workers", times.joined(separator: ", ")),
    ]
  }

  private struct Run {
    var hash: UInt64
    /// How far an item left the room, in points.
    var reach: Double
    /// Milliseconds of a frame, on average.
    var time: Double
  }

  @MainActor
  private static func run(itemCount: Int, frames: Int, workers: Int) -> Run {
    let columns = Int(Double(itemCount).squareRoot().rounded(.up))
    let side = spacing * CGFloat(columns + 1)
    let room = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let items = (0..<itemCount).map { number in
      let (row, column) = (number / columns, number % columns)
      return SoakItem(
        center: CGPoint(
          x: spacing * (CGFloat(column) + 0.8 + 0.4 * CGFloat(row % 2)),
          y: spacing * (CGFloat(row) + 0.8)),
        size: CGSize(width: 18, height: 18), isDisc: number % 2 == 1)
    }
    let animator = UIDynamicAnimator(referenceView: room)
    animator.workerCount = workers
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(collision)
    let start = ContinuousClock.now
    var reach = 0.0
    for _ in 0..<frames {
      animator.step(by: 1 / 60)
      for item in items {
        // Half a side is the least that every shape reaches; a number that is none leaves as well.
        let inside = min(
          item.center.x - 9, item.center.y - 9, side - 9 - item.center.x, side - 9 - item.center.y)
        reach = inside.isFinite ? max(reach, Double(-inside)) : .infinity
      }
    }
    let time = start.duration(to: .now) / .milliseconds(frames)
    return Run(hash: animator.stateHash, reach: reach, time: time)
  }
}
