// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A scene that measures one behavior of UIKit Dynamics.
///
/// The same source compiles against Apple's SDK and against this repository's module `UIKit`, so
/// that the two motions can be compared.
public struct Experiment: Sendable {
  /// The id in kebab case: the name of the trace, and of the source file in camel case.
  public let id: String
  /// The title in a few words.
  public let title: String
  /// What the experiment decides, as one sentence with a question mark.
  public let question: String
  /// The ids of the facts that the result confirms or refutes.
  public let facts: [String]
  /// The size of the stage in points.
  public let size: CGSize
  /// Seconds for which the motion is recorded.
  public let duration: TimeInterval
  /// Puts the items and behaviors on a stage, and starts the motion.
  public let run: @MainActor @Sendable (ExperimentStage) -> Void

  /// Creates an experiment; `run` is called once for each recording.
  public init(
    id: String, title: String, question: String, facts: [String] = [], size: CGSize,
    duration: TimeInterval, run: @escaping @MainActor @Sendable (ExperimentStage) -> Void
  ) {
    self.id = id
    self.title = title
    self.question = question
    self.facts = facts
    self.size = size
    self.duration = duration
    self.run = run
  }
}
