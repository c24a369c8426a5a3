// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shows a stage and runs experiments on it, one after the other.
///
/// As the root view controller of any app it records on a device:
///
///     window.rootViewController = ExperimentViewController(Experiments.all) { id, data in
///       try? data.write(to: folder.appendingPathComponent("\(id).json"))
///     }
public final class ExperimentViewController: UIViewController {
  private var waiting: [Experiment] = []
  private var system: String?
  private var recorder: ExperimentRecorder?
  private var record: (@MainActor (String, Data) -> Void)?
  private var completion: (@MainActor () -> Void)?

  /// Creates a controller that runs experiments as soon as it has appeared.
  ///
  /// - Parameters:
  ///   - experiments: the experiments in their order.
  ///   - system: the name of the system that moves the items; nil for that of the device.
  ///   - record: called with the id of each experiment and its trace as JSON.
  ///   - completion: called after the last experiment.
  public convenience init(
    _ experiments: [Experiment], system: String? = nil,
    record: @escaping @MainActor (String, Data) -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    waiting = experiments
    self.system = system
    self.record = record
    self.completion = completion
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    begin()
  }

  /// Runs the experiments, unless they run already.
  public func begin() {
    if recorder == nil { runNext() }
  }

  private func runNext() {
    guard !waiting.isEmpty else {
      completion?()
      completion = nil
      return
    }
    let experiment = waiting.removeFirst()
    let recorder = ExperimentRecorder(experiment, system: system)
    self.recorder = recorder
    view.addSubview(recorder.stage.view)
    recorder.begin { [weak self] data in
      self?.record?(experiment.id, data)
      self?.recorder?.stage.view.removeFromSuperview()
      // Not within the display link's call, so that the next animator starts afresh.
      DispatchQueue.main.async { [weak self] in self?.runNext() }
    }
  }
}
