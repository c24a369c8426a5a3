import Foundation

#if !canImport(ObjectiveC)
  /// What happened to an observed value.
  public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Something was put into a collection; never told here.
    case insertion = 2
    /// Something was taken out of a collection; never told here.
    case removal = 3
    /// Something in a collection was replaced; never told here.
    case replacement = 4
  }

  /// What an observer wants to be told.
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
    /// The value at the beginning, told at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Also before each change; without effect here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The names of what an observer is told.
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
    /// The places in a collection; never told here.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether it is told before the change; never told here.
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
    /// Whether it is told before the change: always false.
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
