// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// The version of Foundation, which old code compares with those of known systems: later than they.
  public let NSFoundationVersionNumber = 2000.0
  /// The version of Foundation in iOS 6.1.
  public let NSFoundationVersionNumber_iOS_6_1 = 993.0
  /// The version of Foundation in iOS 7.0.
  public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
  /// The version of Foundation in iOS 7.1.
  public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
  /// The version of Foundation in iOS 8.0.
  public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
#endif
