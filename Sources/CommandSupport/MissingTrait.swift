// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The trait without which a command is only a message that names the trait.
package struct MissingTrait {
  private let command: String
  private let trait: String

  package init(_ trait: String, of command: String) {
    self.command = command
    self.trait = trait
  }

  /// Prints how to run the command with its trait, and exits with status 1.
  package func exit() -> Never {
    StandardError.write(
      "\(command): built without the trait '\(trait)'; run it with "
        + "'swift run --traits \(trait) \(command)'\n")
    Foundation.exit(1)
  }
}
