// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file of views: a stub, because there are no nib files here.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Creates a nib by the name of its file; the bundle has no effect.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns nothing, with a diagnostic.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    RefusedInput.report(
      for: "UINib.instantiate(withOwner:options:)",
      problem: "There are no nib files, so \"\(name)\" is empty.",
      remedy: "Make the views in code.")
    return []
  }

  /// An option of instantiation.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the file refers to by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
