// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A delegate whose window is an optional requirement of Objective-C.
///
/// Apple's importer gives such a requirement two layers of optionals, which source unwraps by
/// `delegate?.window??.rootViewController`. The requirement has one here; where two are unwrapped,
/// the compiler chooses the property of this protocol.
///
/// Own extension.
@preconcurrency @MainActor
public protocol WindowOwner: NSObjectProtocol {}

extension WindowOwner {
  /// The window of the delegate; nil if it is none of an app or a scene.
  @_disfavoredOverload
  public var window: UIWindow?? {
    switch self {
    case let delegate as any UIApplicationDelegate:
      let window: UIWindow? = delegate.window
      return .some(window)
    case let delegate as any UIWindowSceneDelegate:
      let window: UIWindow? = delegate.window
      return .some(window)
    default: return nil
    }
  }
}
