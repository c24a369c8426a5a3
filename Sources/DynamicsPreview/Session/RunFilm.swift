// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator

/// The pictures of a run, frame by frame, so that each is shown again at once.
///
/// A run whose past was changed has several simulators, one after the other, and a film of each; a frame
/// is shown as the simulator that ran it last showed it.
@MainActor
struct RunFilm {
  /// A picture of a frame.
  struct Picture {
    let film: ScreenFilm
    let number: Int
    /// What is known of the moment beside the views.
    let moment: ScreenFilm.Moment
    /// The number of events of the run up to the moment.
    let eventCount: Int
  }

  /// The frames that one simulator ran.
  private struct Reel {
    let film: ScreenFilm
    let firstFrame: Int
    /// The moment of each frame, as it was before a person did anything there.
    var moments: [Int] = []
    var eventCounts: [Int] = []
  }

  /// The maximum memory of the pictures of a run, in bytes, in total about twice as much.
  static let maximumByteCount = 64 << 20

  private var reels: [Reel] = []

  /// Begins the frames from a given one on anew, with another simulator; those before it are kept.
  mutating func begin(atFrame frame: Int) {
    reels.removeAll { $0.firstFrame >= frame }
    if let last = reels.indices.last {
      let count = min(frame - reels[last].firstFrame, reels[last].moments.count)
      reels[last].moments.removeSubrange(count...)
      reels[last].eventCounts.removeSubrange(count...)
    }
    reels.append(Reel(film: ScreenFilm(), firstFrame: frame))
  }

  /// Takes the picture of a frame: the one after the last, or the last once more.
  mutating func capture(_ simulator: Simulator, frame: Int, eventCount: Int) {
    guard let last = reels.indices.last else { return }
    reels[last].film.capture(simulator)
    if frame == reels[last].firstFrame + reels[last].moments.count {
      reels[last].moments.append(reels[last].film.momentCount - 1)
      reels[last].eventCounts.append(eventCount)
    }
    while byteCount > Self.maximumByteCount, discardEarliest() {}
  }

  /// What the simulator that runs now showed last.
  var present: Picture? {
    guard let reel = reels.last, let eventCount = reel.eventCounts.last else { return nil }
    return picture(reel.film.momentCount - 1, of: reel, eventCount: eventCount)
  }

  /// The picture of a frame that has been run; nil where it was discarded.
  func picture(ofFrame frame: Int) -> Picture? {
    guard let reel = reels.last(where: { $0.firstFrame <= frame }) else { return nil }
    let index = frame - reel.firstFrame
    guard index < reel.moments.count else { return nil }
    return picture(reel.moments[index], of: reel, eventCount: reel.eventCounts[index])
  }

  private func picture(_ number: Int, of reel: Reel, eventCount: Int) -> Picture? {
    reel.film.moment(number).map {
      Picture(film: reel.film, number: number, moment: $0, eventCount: eventCount)
    }
  }

  /// About how many bytes of memory the pictures take.
  var byteCount: Int { reels.reduce(0) { $0 + $1.film.byteCount } }

  /// Discards the earliest pictures, which take the shortest time to be run again.
  ///
  /// - Returns: whether there were any but those of the present.
  mutating func discardEarliest() -> Bool {
    if let first = reels.first, first.film.discardEarliest() { return true }
    guard reels.count > 1 else { return false }
    reels.removeFirst()
    return true
  }
}
