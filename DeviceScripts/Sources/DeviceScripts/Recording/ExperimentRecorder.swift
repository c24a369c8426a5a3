// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Runs an experiment and records the motion of its named items, once per frame of the display.
///
/// A display link, which is added before the animator starts, reads the items in each frame before
/// the animator moves them: what it reads is the result of the frame before, and bears its time.
/// Frame 0 is the state before the first step. If a system calls the display links in the opposite
/// order, positions are one frame early; the `elapsedTime` of the frames shows it.
@MainActor
public final class ExperimentRecorder {
  /// The experiment.
  public let experiment: Experiment
  /// The stage; add its view to a window before the start.
  public let stage: ExperimentStage
  /// The trace as JSON in the format `dynamics-trace-1`; nil until the recording ends.
  public private(set) var data: Data?

  private var trace: ExperimentTrace
  private var ticker: FrameTicker?
  private var completion: (@MainActor (Data) -> Void)?
  private var start: CFTimeInterval?
  private var seen: Set<String> = []

  /// Creates a recorder and the stage of its experiment.
  ///
  /// - Parameters:
  ///   - experiment: the experiment to run.
  ///   - system: the name of the system that moves the items; nil for that of the device.
  public init(_ experiment: Experiment, system: String? = nil) {
    self.experiment = experiment
    stage = ExperimentStage(size: experiment.size)
    trace = ExperimentTrace(
      experiment: experiment, system: system ?? Self.currentSystem, framesPerSecond: 60)
  }

  /// Runs the experiment; `completion` is called with the trace after its duration.
  public func begin(completion: @escaping @MainActor (Data) -> Void) {
    guard ticker == nil, data == nil else { return }
    self.completion = completion
    ticker = FrameTicker { [weak self] link in self?.tick(link) }
    experiment.run(stage)
  }

  /// The system of the device, with its version and the scale of its screen.
  private static var currentSystem: String {
    let device = UIDevice.current
    #if targetEnvironment(simulator)
      let model = "\(device.model) simulator"
    #else
      let model = device.model
    #endif
    return "\(device.systemName) \(device.systemVersion), \(model), scale \(UIScreen.main.scale)"
  }

  private func tick(_ link: CADisplayLink) {
    if start == nil { start = link.timestamp - link.duration }
    capture()
    if stage.time >= experiment.duration - 0.001 { return finish() }
    // The steps that follow in this frame belong to the time of this call.
    let past = stage.time
    stage.time = ((link.timestamp - (start ?? 0)) * 1_000_000).rounded() / 1_000_000
    stage.runScheduled(until: past)
  }

  private func capture() {
    let items = stage.items.compactMap { state(of: $0.item, name: $0.name) }
    trace.frames.append(
      ExperimentTrace.Frame(
        time: stage.time, elapsedTime: ExperimentTrace.rounded(stage.animator.elapsedTime),
        items: items))
  }

  /// The state of an item; nil where it is not finite, which JSON cannot hold, and an event.
  private func state(of item: UIDynamicItem, name: String) -> ExperimentTrace.Item? {
    let center = item.center
    let angle = atan2(item.transform.b, item.transform.a)
    guard center.x.isFinite, center.y.isFinite, angle.isFinite else {
      stage.log(kind: "notFinite", item: item, value: "\(center), \(angle)")
      return nil
    }
    let isNew = seen.insert(name).inserted
    return ExperimentTrace.Item(
      name: name, x: ExperimentTrace.rounded(Double(center.x)),
      y: ExperimentTrace.rounded(Double(center.y)), angle: ExperimentTrace.rounded(Double(angle)),
      width: isNew ? Double(item.bounds.width) : nil,
      height: isNew ? Double(item.bounds.height) : nil)
  }

  private func finish() {
    ticker?.stop()
    ticker = nil
    trace.events = stage.events
    stage.end()
    if let last = trace.frames.last, last.time > 0 {
      trace.framesPerSecond = (Double(trace.frames.count - 1) / last.time).rounded()
    }
    // Every number is finite, so encoding cannot fail.
    let data = (try? trace.json()) ?? Data()
    self.data = data
    completion?(data)
    completion = nil
  }
}
