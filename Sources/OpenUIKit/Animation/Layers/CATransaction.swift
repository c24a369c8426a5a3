import Foundation

/// Groups changes of layers: how long their implicit animations take, or whether there are any.
///
/// Changes outside of `begin()` and `commit()` belong to a transaction that ends with the frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Seconds of an implicit animation where nothing is said, as Core Animation documents it.
  nonisolated static let standardDuration: CFTimeInterval = 0.25

  /// What a transaction says; nil asks the one around it.
  private struct Settings {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: TransactionCompletion?
  }

  private static var stack: [Settings] = []
  /// What was said outside of any transaction, and the frame that it belongs to.
  private static var loose = Settings()
  private static var looseFrame: FrameMoment?

  /// Begins a transaction inside of the current one.
  open class func begin() {
    stack.append(Settings())
  }

  /// Ends the innermost transaction; its completion is called when its animations have ended, or at once
  /// where there are none.
  open class func commit() {
    let settings = stack.popLast()
    settings?.completion?.commit()
  }

  /// Begins what changed so far; changes here take effect at once.
  open class func flush() {}

  /// Seconds of an implicit animation: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    setting(\.duration) ?? standardDuration
  }

  /// Sets the seconds of implicit animations; what is negative or not finite is 0.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur.isFinite ? max(dur, 0) : 0 }
  }

  /// How implicit animations are paced: `.default` unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting(\.timingFunction)
  }

  /// Sets how animations are paced that say nothing themselves.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes are not animated; false unless set.
  open class func disableActions() -> Bool {
    setting(\.disablesActions) ?? false
  }

  /// Switches implicit animations off or on.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// What is called when the transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    stack.last?.completion?.block
  }

  /// Sets what is called when the animations that are added from now on have ended.
  ///
  /// Outside of `begin()` and `commit()` it is called in the next frame.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completion = block.map { TransactionCompletion(block: $0) }
    guard !stack.isEmpty else {
      if let completion {
        AppEnvironment.current.time.schedule(after: 0) { _ in completion.commit() }
      }
      return
    }
    stack[stack.count - 1].completion = completion
  }

  /// Returns a setting by its key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }

  /// Sets a setting by its key.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if case .number(let seconds)? = LayerValue(anObject) { setAnimationDuration(Double(seconds)) }
    case kCATransactionDisableActions:
      if let flag = LayerValue(anObject)?.matching(.flag(false)) {
        setDisableActions(flag == .flag(true))
      }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// The completions that wait for an animation that is added now.
  static func joinedCompletions() -> [TransactionCompletion] {
    let completions = stack.compactMap(\.completion)
    for completion in completions { completion.join() }
    return completions
  }

  private static func setting<Value>(_ path: (Settings) -> Value?) -> Value? {
    if let value = stack.lazy.reversed().compactMap(path).first { return value }
    return looseFrame?.isNow == true ? path(loose) : nil
  }

  private static func setting<Value>(_ path: KeyPath<Settings, Value?>) -> Value? {
    setting { $0[keyPath: path] }
  }

  private static func change(_ body: (inout Settings) -> Void) {
    guard stack.isEmpty else { return body(&stack[stack.count - 1]) }
    if looseFrame?.isNow != true { loose = Settings() }
    looseFrame = FrameMoment()
    body(&loose)
  }
}

/// What waits for the animations of a transaction.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  private var animationCount = 0
  private var isCommitted = false

  init(block: @escaping () -> Void) {
    self.block = block
  }

  func join() { animationCount += 1 }

  func leave() {
    animationCount -= 1
    callIfDue()
  }

  func commit() {
    isCommitted = true
    callIfDue()
  }

  private func callIfDue() {
    if isCommitted, animationCount == 0 { block() }
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's switch for implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at a transaction's end.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of the action when a layer comes into the tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer leaves the tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a transition.
public let kCATransition = "transition"
