import UIKit

/// The experiments of this package.
public enum Experiments {
  /// All experiments, by family.
  @MainActor public static let all: [Experiment] = snap
}

extension Experiments {
  static let snap: [Experiment] = [.snapLog]
}
