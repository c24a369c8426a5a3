// SPDX-License-Identifier: Apache-2.0

/// A value that a representable view, or a screen that hosts one, owns.
@propertyWrapper
public struct State<Value> {
  private let storage: ValueStorage<Value>

  /// Creates a value.
  public init(wrappedValue: Value) { storage = ValueStorage(wrappedValue) }

  /// Creates a value.
  public init(initialValue: Value) { storage = ValueStorage(initialValue) }

  /// Creates nil.
  public init() where Value: ExpressibleByNilLiteral { storage = ValueStorage(nil) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.set($0) })
  }
}

extension State: ObservedProperty {
  func observe(_ change: @escaping () -> Void) -> AnyCancellable? {
    storage.receivers.add({ _ in }, { _ in change() })
  }
}

/// A value that copies of a structure share.
private final class ValueStorage<Value> {
  private(set) var value: Value
  let receivers = Receivers<Void, Never>()

  init(_ value: Value) { self.value = value }

  func set(_ value: Value) {
    receivers.send(())
    self.value = value
  }
}
