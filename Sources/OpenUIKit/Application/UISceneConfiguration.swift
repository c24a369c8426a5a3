// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list, of which there is none here.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` unless set to a subclass of it.
  open var sceneClass: AnyClass?
  /// The class of the delegate; the app's class `SceneDelegate` unless set.
  open var delegateClass: AnyClass?
  /// The storyboard that the scene begins with; none unless set.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
