import Foundation

/// An input that was refused because it would have broken what is drawn or simulated.
package struct RefusedInput: Sendable {
  /// The property or method that was called, as the user writes it.
  package let method: String
  /// What was wrong and what happens instead, one sentence.
  package let message: String

  /// Hears of every refused input; the default prints each message once on standard error.
  @MainActor package static var handler: @MainActor (RefusedInput) -> Void = { $0.writeOnce() }

  @MainActor private static var writtenMessages: Set<String> = []

  /// Tells the handler that a method was given a value that is not finite.
  ///
  /// A call from another thread is refused in silence, because the handler belongs to the main actor.
  package static func report(_ value: some FiniteValue & Sendable, for method: String) {
    report(
      "\(method) was given \(value), which is not finite; the call has no effect.", for: method)
  }

  /// Tells the handler what was wrong with a call, in one sentence.
  package static func report(_ message: String, for method: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { handler(RefusedInput(method: method, message: message)) }
  }

  @MainActor private func writeOnce() {
    guard Self.writtenMessages.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}

extension FiniteValue where Self: Sendable {
  /// Whether the value may be used; when it may not, the refusal is reported.
  package func isAccepted(for method: @autoclosure () -> String) -> Bool {
    if isFiniteValue { return true }
    RefusedInput.report(self, for: method())
    return false
  }
}
