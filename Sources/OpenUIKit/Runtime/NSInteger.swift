// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// The name of signed integers in Objective-C.
  public typealias NSInteger = Int
  /// The name of unsigned integers in Objective-C.
  public typealias NSUInteger = UInt
#endif
