// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// Records the state of a simulator after every frame, as changes.
@MainActor
final class Recorder {
  /// The events of the moment that the first frame shows.
  private let firstEvents: [SimulatorEvent]
  /// The events since.
  private var notedEvents: [NotedEvent] = []

  private var recording: Recording
  private var views = ViewRecorder()
  private var placements = PlacementLog()
  private var items = ItemRecorder()
  private var fields = FieldRecorder()
  private var touches: [Int: Int] = [:]
  /// The worlds with which a page goes on; nil unless asked for.
  private var play: PlayRecorder?

  init(_ simulator: Simulator, isPlayable: Bool) {
    play = isPlayable ? PlayRecorder() : nil
    let start = simulator.time
    let first = simulator.events.firstIndex { $0.time >= start } ?? simulator.events.count
    firstEvents = Array(simulator.events[first...])
    recording = Recording(
      size: simulator.size, framesPerSecond: simulator.clock.framesPerSecond,
      startTime: simulator.time)
  }

  /// Notes the present as the next frame.
  func capture(_ simulator: Simulator) {
    let frame = recording.frameCount
    recording.frameCount += 1
    recording.stateHashes.append(simulator.stateHash)
    views.capture(simulator.shownWindows, at: frame, names: simulator.names)
    items.capture(simulator, at: frame)
    views.follow(items, in: simulator, at: frame)
    placements.append(views)
    fields.capture(simulator, at: frame)
    play?.capture(simulator, at: frame)
    if simulator.showsXRay { recording.showsXRay = true }
    captureTouches(simulator, at: frame)
  }

  /// What is called before a step for which the app has changed something; nil if no one asks.
  func changeObserver() -> (@MainActor (UIDynamicAnimator) -> Void)? {
    guard play != nil else { return nil }
    return { [weak self] animator in
      guard let self else { return }
      play?.noteChange(of: animator, at: recording.frameCount)
    }
  }

  /// Notes an event.
  func record(_ event: NotedEvent) { notedEvents.append(event) }

  /// What was recorded, with the events that belong to it.
  func finishedRecording(names: ItemNames) -> Recording {
    var finished = recording
    finished.play = play?.play
    finished.events = firstEvents + notedEvents.map { SimulatorEvent($0, names: names) }
    views.stopFollowing(at: recording.frameCount)
    let (nodes, numbers) = views.nodesInDrawingOrder()
    finished.takeTracks(
      from: RecordingLog(
        nodes: nodes, numbers: numbers, placements: placements, follows: views.follows,
        items: items.log, xray: items.xray, fields: fields))
    return finished
  }

  private func captureTouches(_ simulator: Simulator, at frame: Int) {
    let shown = simulator.activeTouches.visible
    for (identifier, point) in shown {
      let number = touches[identifier] ?? recording.touches.count
      if number == recording.touches.count { recording.touches.append(RecordedTouch()) }
      touches[identifier] = number
      recording.touches[number].path.record(point, at: frame)
    }
    for (identifier, number) in touches
    where !shown.contains(where: { $0.identifier == identifier }) {
      recording.touches[number].path.record(nil, at: frame)
    }
    simulator.activeTouches.removeEnded()
  }
}
