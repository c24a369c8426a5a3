// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DiagnosticReporter {
  /// Reports what is wrong with a call, and with which of its items.
  @MainActor
  static func report(
    _ method: String, item: (any UIDynamicItem)? = nil, problem: String, remedy: String
  ) {
    report(
      UIDynamicDiagnostic(
        method: method, item: item.map { description(of: $0) }, problem: problem, remedy: remedy))
  }

  /// Describes an item by type, accessibility identifier, size and center; an address would differ from run
  /// to run.
  @MainActor
  static func description(of item: any UIDynamicItem) -> String {
    let size = item.bounds.size
    let center = item.center
    return "\(name(of: item)) of \(text(size.width)) × \(text(size.height)) at "
      + "(\(text(center.x)), \(text(center.y)))"
  }

  /// The type of an item, and the accessibility identifier of one that is a view.
  @MainActor
  static func name(of item: any UIDynamicItem) -> String {
    let identifier = (item as? UIView)?.accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return "\(type(of: item))\(identifier)"
  }

  /// A number to two decimals, without those that are zero; of any size, and also one that is not finite.
  private static func text(_ value: CGFloat) -> String {
    // Greater numbers have no decimals that are read, and would not be whole numbers of this type.
    guard abs(value) < 1e9 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(CGFloat(hundredths) / 100)"
  }
}
