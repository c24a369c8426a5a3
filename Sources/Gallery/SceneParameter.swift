// SPDX-License-Identifier: Apache-2.0

import OpenUIDynamics

/// A number of a scene that the viewer may change.
package struct SceneParameter: Sendable, Equatable {
  /// The name of the parameter.
  package let name: String
  package let range: ClosedRange<Double>
  /// The default value.
  package let value: Double
  /// The unit, for example "Hz"; empty for a ratio.
  package let unit: String

  package init(
    _ name: String, in range: ClosedRange<Double>, value: Double, unit: String = ""
  ) {
    self.name = name
    self.range = range
    self.value = value
    self.unit = unit
  }
}

/// The values of the parameters of a scene.
package struct SceneValues: Sendable, Equatable {
  private let values: [String: Double]

  package init(_ values: [String: Double]) {
    self.values = values
  }

  /// The value of a parameter; 0 for an undeclared one.
  package subscript(name: String) -> CGFloat {
    CGFloat(values[name] ?? 0)
  }
}
