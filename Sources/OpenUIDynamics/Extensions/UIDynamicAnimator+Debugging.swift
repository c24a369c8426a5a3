// SPDX-License-Identifier: Apache-2.0

import Foundation

// UIKit has three settings under these names that only a debugger reaches (P26); here they are
// properties like any other.
extension UIDynamicAnimator {
  /// Whether recordings and pictures show what the animator holds: bodies, boundaries, contacts,
  /// joints and forces; false unless set.
  ///
  /// A recorded page then opens with its X-ray instead of the app, and a picture has the X-ray over
  /// it. Results do not change.
  ///
  /// Differs from UIKit: reachable without a debugger (P26).
  public var debugEnabled: Bool {
    get { onMainActor { $0.controls.debugEnabled } }
    set { onMainActor { $0.controls.debugEnabled = newValue } }
  }

  /// The same as `debugEnabled`, by the name that Swift gives it where a header declares its getter.
  ///
  /// (P26)
  public var isDebugEnabled: Bool {
    get { debugEnabled }
    set { debugEnabled = newValue }
  }

  /// Frames from one picture of what the animator holds to the next; 1, every frame, unless set.
  ///
  /// It thins out contacts, joints and forces of a recording in which `debugEnabled` is set. A
  /// number below 1 is refused with a diagnostic (P26).
  public var debugInterval: Int {
    get { onMainActor { $0.controls.debugInterval } }
    set { onMainActor { $0.setDebugInterval(newValue) } }
  }

  /// A second factor of the speed of virtual time, for debugging, multiplied with `speed`; 1 unless
  /// set.
  ///
  /// A number that is negative, not finite or above 100 is refused with a diagnostic.
  ///
  /// Differs from UIKit: slowing down does not change results (P26).
  public var debugAnimationSpeed: CGFloat {
    get { onMainActor { CGFloat($0.controls.debugAnimationSpeed) } }
    set {
      let method = "UIDynamicAnimator.debugAnimationSpeed"
      onMainActor { $0.setTimeScale(\.debugAnimationSpeed, newValue, for: method) }
    }
  }
}

// MARK: - By key

extension UIDynamicAnimator {
  #if canImport(ObjectiveC)  // Not compiled so far.
    /// Sets `debugEnabled`, `debugInterval` or `debugAnimationSpeed` by its name.
    public override func setValue(_ value: Any?, forKey key: String) {
      setDebugValue(value, forKey: key)
    }

    /// The value of `debugEnabled`, `debugInterval` or `debugAnimationSpeed`.
    public override func value(forKey key: String) -> Any? { debugValue(forKey: key) }
  #else
    /// Sets `debugEnabled`, `debugInterval` or `debugAnimationSpeed` by its name, as code for UIKit
    /// does that has no other way.
    ///
    /// There are no other keys: one that is not known, and a value of another type, are refused
    /// with a diagnostic, where UIKit raises an exception. `perform(Selector(("setDebugEnabled:")),
    /// with: true)` needs Objective-C's runtime; write this, or the property, instead.
    ///
    ///     animator.setValue(true, forKey: "debugEnabled")
    ///
    /// (P26)
    ///
    /// - Parameters:
    ///   - value: A Bool, a number, or an NSNumber; nil is the default.
    ///   - key: The name of one of the three properties.
    public func setValue(_ value: Any?, forKey key: String) { setDebugValue(value, forKey: key) }

    /// The value of `debugEnabled`, `debugInterval` or `debugAnimationSpeed`; nil and a diagnostic
    /// for any other key.
    public func value(forKey key: String) -> Any? { debugValue(forKey: key) }
  #endif

  private func setDebugValue(_ value: Any?, forKey key: String) {
    let number = Self.number(value)
    switch (key, number) {
    case ("debugEnabled", .some(let number)): debugEnabled = number != 0
    case ("debugInterval", .some(let number)): debugInterval = Int(exactly: number) ?? 0
    case ("debugAnimationSpeed", .some(let number)): debugAnimationSpeed = CGFloat(number)
    case ("debugEnabled", nil) where value == nil: debugEnabled = false
    case ("debugInterval", nil) where value == nil: debugInterval = 1
    case ("debugAnimationSpeed", nil) where value == nil: debugAnimationSpeed = 1
    default: refuse("UIDynamicAnimator.setValue(_:forKey:)", key: key, value: value)
    }
  }

  private func debugValue(forKey key: String) -> Any? {
    switch key {
    case "debugEnabled": return debugEnabled
    case "debugInterval": return debugInterval
    case "debugAnimationSpeed": return debugAnimationSpeed
    default:
      refuse("UIDynamicAnimator.value(forKey:)", key: key, value: nil)
      return nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: nil
    }
  }

  private func refuse(_ method: String, key: String, value: Any?) {
    let isKnown = ["debugEnabled", "debugInterval", "debugAnimationSpeed"].contains(key)
    let problem =
      isKnown
      ? "\(value.map { "\(type(of: $0))" } ?? "nil") is no value for the key \(key)."
      : "There is no value for the key \(key)."
    let remedy =
      isKnown
      ? "The previous value is kept; give a Bool or a number."
      : "The keys are debugEnabled, debugInterval and debugAnimationSpeed."
    onMainActor { _ in DiagnosticReporter.report(method, problem: problem, remedy: remedy) }
  }
}

#if !canImport(ObjectiveC)
  extension UIDynamicAnimator: CustomKeyValueCoding {}
#endif

extension Simulation {
  fileprivate func setDebugInterval(_ frames: Int) {
    guard frames >= 1 else {
      return DiagnosticReporter.report(
        "UIDynamicAnimator.debugInterval", problem: "\(frames) is not a number of frames.",
        remedy: "The previous interval is kept; 1 is every frame.")
    }
    controls.debugInterval = frames
  }
}
