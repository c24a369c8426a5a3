// SPDX-License-Identifier: Apache-2.0

import Foundation

// Core Foundation provides these on Apple platforms.
#if !canImport(CoreGraphics)
  /// A truth value of Core Foundation.
  public typealias CFBoolean = NSNumber

  /// The truth value that is true.
  public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

  /// The truth value that is false.
  public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
#endif
