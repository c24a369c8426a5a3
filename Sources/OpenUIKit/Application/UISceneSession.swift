// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The persistent session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of the scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's own interface on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An interface on another display.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The scene; nil before it is connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// A persistent identifier.
  open var persistentIdentifier: String { "main" }
  /// Information that the app stores with the session; none unless set.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
