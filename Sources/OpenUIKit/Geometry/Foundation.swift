// SPDX-License-Identifier: Apache-2.0

// UIKit re-exports Foundation; a file that imports only this module must see `CGRect` and
// `TimeInterval`.
@_exported import Foundation

#if canImport(CoreGraphics)  // Not compiled so far.
  @_exported import CoreGraphics
#endif
