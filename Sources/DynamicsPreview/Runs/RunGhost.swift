// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

/// Another future of a run, drawn over it: the one before a change, or the one that a file has.
@MainActor
final class RunGhost {
  private enum Source {
    /// A session that runs beside the one that is shown.
    case replay(PreviewSession)
    /// The positions in a file.
    case file(SavedRun)
  }

  /// The last frame that both futures share; the ghost is drawn after it.
  let lastCommonFrame: Int
  private let source: Source

  /// Keeps the future of a session that runs the same history anew.
  init(_ session: PreviewSession, after frame: Int) {
    source = .replay(session)
    lastCommonFrame = frame
  }

  /// Keeps the positions of a file.
  init(_ run: SavedRun) {
    source = .file(run)
    lastCommonFrame = -1
  }

  /// The items of the other future at a frame.
  ///
  /// - Parameters:
  ///   - frame: the frame that is shown.
  ///   - simulator: that of the frame, which knows the outlines of items.
  ///   - pause: called after every frame that has to be run, where others may go on.
  func items(
    atFrame frame: Int, in simulator: Simulator, pause: @MainActor () async -> Void
  ) async -> [XRayFrame.Item] {
    switch source {
    case .replay(let session):
      await session.seek(to: frame, pause: pause)
      return session.simulator.xrayItems()
    case .file(let run):
      let places = run.places(atFrame: frame)
      return simulator.xrayItems { places[$0] }
    }
  }
}

extension SavedRun {
  /// Where the file has the items at the sample at or before a frame.
  fileprivate func places(atFrame frame: Int) -> [String: (position: CGPoint, angle: CGFloat)] {
    let index = min(frame, frameCount) / positions.interval
    return positions.items.reduce(into: [:]) { places, item in
      guard let x = item.x[index], let y = item.y[index], let angle = item.angle[index] else {
        return
      }
      places[item.name] = (CGPoint(x: x, y: y), CGFloat(angle))
    }
  }
}
