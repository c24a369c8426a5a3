// SPDX-License-Identifier: Apache-2.0

/// A property whose changes update what a structure shows, whatever it holds.
protocol ObservedProperty {
  /// Calls a closure before each change, until the result is released.
  func observe(_ change: @escaping () -> Void) -> AnyCancellable?
}

/// Observes the states and objects of a structure.
///
/// - Returns: what ends the observation when it is released.
func observeProperties(of content: Any, _ change: @escaping () -> Void) -> [AnyCancellable] {
  Mirror(reflecting: content).children.compactMap {
    ($0.value as? any ObservedProperty)?.observe(change)
  }
}

/// Whether all properties of two values of a type are known to be equal.
///
/// Closures and bindings are never known to be equal, so that what has them is updated each time.
func haveEqualProperties(_ first: Any, _ second: Any) -> Bool {
  let (children, others) = (Mirror(reflecting: first).children, Mirror(reflecting: second).children)
  return children.count == others.count
    && zip(children, others).allSatisfy { child, other in
      (child.value as? any Equatable)?.isEqual(to: other.value) ?? false
    }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
