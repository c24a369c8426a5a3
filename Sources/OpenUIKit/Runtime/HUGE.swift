// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// The greatest number of single precision, as Apple's C library names it: an endless repeat count.
  public let HUGE = Float.greatestFiniteMagnitude
#endif
