// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// Calls a closure and returns its result.
  ///
  /// Differs from UIKit: there are no autoreleased objects, so that nothing is freed at the end
  /// that would not be anyway.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
