import Foundation
import Synchronization

/// Hands diagnostics to the handler that the user has set, or prints them.
enum DiagnosticReporter {
  private struct State {
    var handler: (@MainActor (UIDynamicDiagnostic) -> Void)?
    var printedMessages: Set<String> = []
  }

  private static let state = Mutex(State())

  /// The user's handler; nil prints.
  static var handler: (@MainActor (UIDynamicDiagnostic) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Reports at once.
  @MainActor
  static func report(_ diagnostic: UIDynamicDiagnostic) {
    if let handler { handler(diagnostic) } else { printOnce(diagnostic.message) }
  }

  /// Reports what is wrong with a call, and with which of its items.
  @MainActor
  static func report(
    _ method: String, item: (any UIDynamicItem)? = nil, problem: String, remedy: String
  ) {
    report(
      UIDynamicDiagnostic(
        method: method, item: item.map { description(of: $0) }, problem: problem, remedy: remedy))
  }

  private static func printOnce(_ message: String) {
    guard state.withLock({ $0.printedMessages.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("OpenUIDynamics: \(message)\n".utf8))
  }

  /// Names an item by what the user sees; an address would say less and differ from run to run.
  @MainActor
  static func description(of item: any UIDynamicItem) -> String {
    let size = item.bounds.size
    let center = item.center
    return "\(type(of: item)) of \(size.width) × \(size.height) at (\(center.x), \(center.y))"
  }
}
