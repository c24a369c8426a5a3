// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import DynamicsSimulator
import Foundation

/// Every trace of UIKit, compared with the motion of the same experiment run here.
struct FidelityReport {
  /// A trace and its comparison with the motion here.
  struct Entry {
    /// The path below the folder of traces: `snap-log.json`, or `ios-18.2/snap-log.json`.
    let path: String
    let comparison: TraceComparison

    /// Whether the trace was recorded by the device scripts.
    var isFromDevice: Bool { path.contains("/") }

    /// How many limits there are, and how many of them are met.
    var limits: (met: Int, all: Int) {
      let results =
        comparison.features.compactMap(\.isWithin) + comparison.columns.compactMap(\.isWithin)
      return (results.count { $0 }, results.count)
    }
  }

  let experiments: [FidelityExperiment]

  /// The comparisons, in the order of the experiments.
  let entries: [Entry]

  /// Reads all traces of a folder and runs their experiments.
  ///
  /// - Throws: a `CommandFailure` for a folder without traces, and for a trace that is damaged or
  ///   names an experiment that does not exist.
  @MainActor
  init(traces folder: URL, experiments: [FidelityExperiment]) throws {
    self.experiments = experiments
    var entries: [Entry] = []
    for path in try Self.paths(in: folder) {
      let trace = try MotionTrace(argument: folder.appendingPathComponent(path).path)
      guard let experiment = experiments.first(where: { $0.id == trace.experiment }) else {
        throw CommandFailure(
          "'\(path)' names the experiment '\(trace.experiment ?? "")', which does not exist")
      }
      entries.append(
        Entry(path: path, comparison: TraceComparison(trace, try experiment.run())))
    }
    let order = Dictionary(
      experiments.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.entries = entries.sorted { first, second in
      let (one, two) = (first.order(in: order), second.order(in: order))
      return one == two ? first.path < second.path : one < two
    }
  }

  /// The entries of an experiment.
  func entries(of experiment: FidelityExperiment) -> [Entry] {
    entries.filter { $0.comparison.first.experiment == experiment.id }
  }

  /// `4 of 72 motions compared with UIKit's`.
  var summary: String {
    let compared = experiments.count { !entries(of: $0).isEmpty }
    return "\(compared) of \(experiments.count) motions compared with UIKit's"
  }

  /// How many limits of all traces there are, and how many of them are met.
  var limits: (met: Int, all: Int) {
    entries.map(\.limits).reduce((0, 0)) { ($0.0 + $1.met, $0.1 + $1.all) }
  }

  /// The traces of the folder and of its folders `ios-VERSION`, in order.
  private static func paths(in folder: URL) throws -> [String] {
    let manager = FileManager.default
    guard let names = try? manager.contentsOfDirectory(atPath: folder.path) else {
      throw CommandFailure("cannot read the folder '\(folder.path)': name it with '--traces'")
    }
    let nested = names.filter { $0.hasPrefix("ios-") }.flatMap { name in
      let path = folder.appendingPathComponent(name).path
      return ((try? manager.contentsOfDirectory(atPath: path)) ?? []).map { "\(name)/\($0)" }
    }
    let paths = (names + nested).filter { $0.hasSuffix(".json") }.sorted()
    guard !paths.isEmpty else {
      throw CommandFailure("there is no trace in '\(folder.path)': name the folder with '--traces'")
    }
    return paths
  }
}

extension FidelityReport.Entry {
  fileprivate func order(in experiments: [String: Int]) -> Int {
    experiments[comparison.first.experiment ?? ""] ?? 0
  }
}
