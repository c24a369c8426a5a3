// SPDX-License-Identifier: Apache-2.0

import CommandSupport
import Gallery

extension GalleryScene {
  /// The values of parameters that arguments set, each one or several `NAME=VALUE`, separated by commas.
  func values(arguments: [String]) throws -> [String: Double] {
    try arguments.flatMap { $0.split(separator: ",") }.reduce(into: [:]) { values, setting in
      let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
        throw CommandFailure("'--set \(setting)' is not NAME=VALUE with a number")
      }
      guard let parameter = parameters.first(where: { $0.name == parts[0] }) else {
        throw CommandFailure("\(id) has no parameter '\(parts[0])'; \(parameterNames)")
      }
      guard parameter.range.contains(value) else {
        let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
        throw CommandFailure("'--set \(setting)': give a value from \(low) to \(high)")
      }
      values[parts[0]] = value
    }
  }

  /// The names of the parameters in a clause.
  var parameterNames: String {
    parameters.isEmpty
      ? "it has none" : "it has " + parameters.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}
