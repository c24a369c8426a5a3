// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension Simulator {
  /// Lets time pass and records it.
  ///
  /// Recording changes nothing: the states are those of ``advance(by:)``. The first frame is the
  /// present; 3 seconds make 181 frames.
  ///
  /// - Parameters:
  ///   - seconds: how long to record.
  ///   - playable: whether ``Recording/htmlPage(title:)`` makes a page that can be played with: it holds the
  ///     engine, which goes on from any frame.
  ///   - progress: called after every frame with the fraction of the time that has passed, from 0 to 1.
  public func record(
    for seconds: TimeInterval, playable: Bool = false, progress: ((Double) -> Void)? = nil
  ) -> Recording {
    let frames = seconds.isFinite ? (max(seconds, 0) * clock.framesPerSecond).rounded() : 0
    return record(playable: playable) { simulator in
      for frame in 0..<Int(min(frames, Self.maximumRecordedFrames)) {
        simulator.advance(by: simulator.clock.frameDuration)
        progress?(Double(frame + 1) / frames)
      }
    }
  }

  /// Records all the time that passes in a body, whatever lets it pass.
  ///
  ///     let recording = simulator.record { simulator in
  ///       simulator.drag(from: handle, to: target, duration: 0.4)
  ///       simulator.advance(by: 2)
  ///     }
  ///
  /// A recording inside another one belongs to the outer one, and returns nothing of its own but an
  /// empty value.
  ///
  /// - Parameters:
  ///   - playable: whether ``Recording/htmlPage(title:)`` makes a page that can be played with.
  ///   - body: what lets the time pass.
  public func record(
    playable: Bool = false, _ body: (Simulator) throws -> Void
  ) rethrows -> Recording {
    guard self.recorder == nil else {
      try body(self)
      return Recording(size: size, framesPerSecond: clock.framesPerSecond, startTime: time)
    }
    beginRecording(playable: playable)
    defer { recorder = nil }
    try body(self)
    return endRecording()
  }

  /// Begins a recording that goes on until ``endRecording()``, for those who share the main actor with
  /// others and cannot let all the time pass in one body.
  package func beginRecording(playable: Bool = false) {
    let recorder = Recorder(self, isPlayable: playable)
    self.recorder = recorder
    recorder.capture(self)
  }

  /// Ends the recording and returns it; an empty one if none was begun.
  package func endRecording() -> Recording {
    guard let recorder else {
      return Recording(size: size, framesPerSecond: clock.framesPerSecond, startTime: time)
    }
    self.recorder = nil
    return recorder.finishedRecording(names: names)
  }

  /// An hour in frames; more would not fit into memory.
  private static let maximumRecordedFrames = 216_000.0
}
