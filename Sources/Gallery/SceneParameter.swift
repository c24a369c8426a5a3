import OpenUIDynamics

/// A number of a scene that whoever looks at it may change.
package struct SceneParameter: Sendable, Equatable {
  /// What the scene calls it.
  package let name: String
  package let range: ClosedRange<Double>
  /// The value that the scene has unless told otherwise.
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

/// The values of a scene's parameters.
package struct SceneValues: Sendable, Equatable {
  private let values: [String: Double]

  package init(_ values: [String: Double]) {
    self.values = values
  }

  /// The value of a parameter; 0 for one that the scene has not declared.
  package subscript(name: String) -> CGFloat {
    CGFloat(values[name] ?? 0)
  }
}
