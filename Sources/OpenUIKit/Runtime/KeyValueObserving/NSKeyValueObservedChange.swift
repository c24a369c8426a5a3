// SPDX-License-Identifier: Apache-2.0

import Foundation

#if !canImport(ObjectiveC)
  /// What happened to an observed value.
  public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// An object was inserted into a collection; never reported here.
    case insertion = 2
    /// An object was removed from a collection; never reported here.
    case removal = 3
    /// An object of a collection was replaced; never reported here.
    case replacement = 4
  }

  /// What is reported to an observer.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The initial value, reported at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Also before each change; without effect here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The keys of what is reported to an observer.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of the change, as the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes in a collection; never reported here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether it is reported before the change; never reported here.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(
      rawValue: "notificationIsPrior")
  }

  /// A change of an observed value.
  public struct NSKeyValueObservedChange<Value> {
    /// What happened: always that it was set.
    public let kind: NSKeyValueChange
    /// The value after the change; nil unless asked for.
    public let newValue: Value?
    /// The value before the change; nil unless asked for.
    public let oldValue: Value?
    /// The places in a collection: always nil.
    public let indexes: IndexSet?
    /// Whether it is reported before the change: always false.
    public let isPrior: Bool

    init(from old: Value?, to new: Value, options: NSKeyValueObservingOptions) {
      kind = .setting
      newValue = options.contains(.new) ? new : nil
      oldValue = options.contains(.old) ? old : nil
      indexes = nil
      isPrior = false
    }
  }
#endif
