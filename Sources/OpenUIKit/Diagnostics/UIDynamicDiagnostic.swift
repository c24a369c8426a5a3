// SPDX-License-Identifier: Apache-2.0

/// A report that a call was refused or has no effect, with its remedy.
///
/// UIKit raises exceptions, prints warnings or lets a NaN reach the screen in these cases. Here the
/// running simulation stays as it was, and one diagnostic says why. Own extension.
public struct UIDynamicDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The call that was refused, as "Type.member".
  public let method: String

  /// The item that the call concerns, by type, size and position; nil if there is none.
  public let item: String?

  /// What is wrong, in one sentence.
  public let problem: String

  /// What to do instead, in one sentence.
  public let remedy: String

  /// Method, problem, item and remedy in one line.
  public var message: String {
    let subject = item.map { " Item: \($0)." } ?? ""
    return "\(method): \(problem)\(subject) \(remedy)"
  }

  /// The same as `message`.
  public var description: String { message }

  package init(method: String, item: String? = nil, problem: String, remedy: String) {
    self.method = method
    self.item = item
    self.problem = problem
    self.remedy = remedy
  }
}
