// SPDX-License-Identifier: Apache-2.0

extension Unmanaged {
  /// Lends the object without counting a reference, as `_withUnsafeGuaranteedRef` does.
  ///
  /// A closure of the main actor that is passed to the standard library, which is not compiled as Swift 6, asks
  /// for its executor in each call; that takes 15 ns. Passed to this function, it does not.
  @inline(__always)
  package func lend<Result>(to body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef { body($0) }
  }
}
