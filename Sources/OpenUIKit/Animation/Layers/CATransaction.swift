// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Groups changes of layers with the settings of their implicit animations.
///
/// Changes outside of `begin()` and `commit()` belong to a transaction that ends with the frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// The default duration of an implicit animation in seconds, as Core Animation documents it.
  nonisolated static let standardDuration: CFTimeInterval = 0.25

  /// The settings of a transaction; nil inherits the enclosing one's.
  private struct Settings {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: TransactionCompletion?
    /// App-defined values by key.
    var userValues: [String: Any] = [:]
  }

  private static var stack: [Settings] = []
  /// The settings made outside of any transaction, and the frame that they belong to.
  private static var implicit = Settings()
  private static var implicitFrame: FrameStamp?

  /// Begins a nested transaction.
  open class func begin() {
    stack.append(Settings())
  }

  /// Ends the innermost transaction; its completion is called when its animations have ended, or at
  /// once if there are none.
  open class func commit() {
    let settings = stack.popLast()
    settings?.completion?.commit()
  }

  /// Applies pending changes; changes take effect at once here.
  open class func flush() {}

  /// Seconds of an implicit animation: 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    setting(\.duration) ?? standardDuration
  }

  /// Sets the duration of implicit animations in seconds; 0 replaces a negative or non-finite
  /// value.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = dur.isFinite ? max(dur, 0) : 0 }
  }

  /// The timing function of implicit animations; `.default` unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    setting(\.timingFunction)
  }

  /// Sets the timing function of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether implicit animations are disabled; false unless set.
  open class func disableActions() -> Bool {
    setting(\.disablesActions) ?? false
  }

  /// Disables or enables implicit animations.
  open class func setDisableActions(_ flag: Bool) {
    change { $0.disablesActions = flag }
  }

  /// The closure that is called when the transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    stack.last?.completion?.block
  }

  /// Sets the closure that is called when the animations that are added from now on have ended.
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

  /// Returns a setting, or an app-defined value of the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: setting { $0.userValues[key] }
    }
  }

  /// Sets a setting, or an app-defined value, of the innermost transaction.
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
    default: change { $0.userValues[key] = anObject }
    }
  }

  /// The completions that wait for an animation added now.
  static func joinedCompletions() -> [TransactionCompletion] {
    let completions = stack.compactMap(\.completion)
    for completion in completions { completion.join() }
    return completions
  }

  private static func setting<Value>(_ path: (Settings) -> Value?) -> Value? {
    if let value = stack.lazy.reversed().compactMap(path).first { return value }
    return implicitFrame?.isCurrent == true ? path(implicit) : nil
  }

  private static func setting<Value>(_ path: KeyPath<Settings, Value?>) -> Value? {
    setting { $0[keyPath: path] }
  }

  private static func change(_ body: (inout Settings) -> Void) {
    guard stack.isEmpty else { return body(&stack[stack.count - 1]) }
    if implicitFrame?.isCurrent != true { implicit = Settings() }
    implicitFrame = FrameStamp()
    body(&implicit)
  }
}

/// A completion that waits for the animations of a transaction.
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
/// The key that disables a transaction's implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of the action when a layer is added to the tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer is removed from the tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a transition.
public let kCATransition = "transition"
