// SPDX-License-Identifier: Apache-2.0

/// The version of this package; the only place that states it in code.
package enum PackageVersion {
  /// The version in the form of Semantic Versioning, which `--version` prints.
  package static let current = "0.1.0"
}
