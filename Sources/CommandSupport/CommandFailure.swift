// SPDX-License-Identifier: Apache-2.0

/// An error that ends a command with a one-line message for the user.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
