// UIKit brings Foundation with it; a file that imports only this module must see `CGRect` and
// `TimeInterval` as one that imports UIKit does.
@_exported import Foundation

#if canImport(CoreGraphics)
  @_exported import CoreGraphics
#endif
