// SPDX-License-Identifier: Apache-2.0

#if Tools
  import CommandSupport
  import DynamicsPreview
  import DynamicsSimulator
  import Foundation
  import Gallery

  /// Two runs over each other: what differs first in words, and a page with the second as a ghost.
  @MainActor
  struct RunComparison {
    let title: String
    let names: (first: String, second: String)
    /// The first differences, and where a replay diverges from its file.
    let lines: [String]
    private let first: MotionTrace
    private let second: MotionTrace

    /// The maximum number of frames: ten minutes.
    private static let maximumFrames = 36_000

    /// Compares two saved runs, both replayed here; without a second one, the first as the file has it
    /// with its replay.
    init(_ path: String, _ otherPath: String?) async throws {
      let run = try SavedRun(argument: path)
      let (recording, notes) = try await Self.replay(run, name: path)
      title = recording.title
      guard let otherPath else {
        names = ("file", "replay here")
        (first, second) = (run.motion, MotionTrace(recording.recording))
        lines = notes.isEmpty ? ["All \(run.hashCount) state hashes are equal."] : notes
        return
      }
      let other = try SavedRun(argument: otherPath)
      let (otherRecording, otherNotes) = try await Self.replay(other, name: otherPath)
      let traceNames = TraceNames(path, otherPath)
      names = (traceNames.first, traceNames.second)
      (first, second) = (
        MotionTrace(recording.recording), MotionTrace(otherRecording.recording)
      )
      let difference = RecordingDifference(recording.recording, otherRecording.recording)
      lines = notes + otherNotes + difference.lines(names: names)
    }

    /// Compares a scene with itself at other values of its parameters; with one setting, at its own
    /// values and at those.
    init(_ scene: GalleryScene, settings: [String], seconds: TimeInterval) throws {
      guard (1...2).contains(settings.count) else {
        throw CommandFailure(
          "compare \(scene.id) with itself by one or two '--set NAME=VALUE'; \(scene.parameterNames)"
        )
      }
      title = scene.title
      let values = try settings.map { try scene.values(arguments: [$0]) }
      let pair = values.count == 2 ? values : [[:]] + values
      names = values.count == 2 ? (settings[0], settings[1]) : ("as it is", settings[0])
      let recordings = pair.map {
        Simulator(scene: scene, size: scene.size, values: $0).record(for: seconds)
      }
      (first, second) = (MotionTrace(recordings[0]), MotionTrace(recordings[1]))
      lines = RecordingDifference(recordings[0], recordings[1]).lines(names: names)
    }

    /// The page that plays both.
    var page: String {
      TraceComparison(first, second).htmlPage(title: title, names: names, remarks: lines)
    }

    private static func replay(
      _ run: SavedRun, name: String
    ) async throws -> ((recording: Recording, title: String), notes: [String]) {
      guard run.frameCount <= maximumFrames else {
        throw CommandFailure("'\(name)' is longer than the ten minutes that a page can show")
      }
      let scene = try run.galleryScene()
      let replay = await RunReplay(run, of: scene, records: true)
      guard let recording = replay.recording else {
        throw CommandFailure("'\(name)' has no frames")
      }
      let notes = replay.divergence.map { ["\(name): \($0)."] } ?? []
      return ((recording, scene.title), notes)
    }
  }
#endif
