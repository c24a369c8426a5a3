import OpenUIDynamics

/// Collects the messages of what is refused while a closure runs.
@MainActor
enum RefusalLog {
  static func record(_ work: () throws -> Void) rethrows -> [String] {
    let before = UIDynamicAnimator.diagnosticHandler
    defer { UIDynamicAnimator.diagnosticHandler = before }
    var messages: [String] = []
    UIDynamicAnimator.diagnosticHandler = { messages.append($0.message) }
    try work()
    return messages
  }
}
