// SPDX-License-Identifier: Apache-2.0

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

  /// Describes an item by type, size and center; an address would differ from run to run.
  @MainActor
  static func description(of item: any UIDynamicItem) -> String {
    let size = item.bounds.size
    let center = item.center
    return "\(type(of: item)) of \(size.width) × \(size.height) at (\(center.x), \(center.y))"
  }
}
