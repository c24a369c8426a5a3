// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A scene: one instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate, which receives the events of the scene's life cycle.
  ///
  /// Differs from UIKit: the delegate is retained.
  open var delegate: (any UISceneDelegate)? {
    get {
      if storedDelegate == nil, isMadeForWindows {
        storedDelegate = UIApplication.makeRegisteredSceneDelegate()
        (storedDelegate as? any UIWindowSceneDelegate)?.window = UIApplication.shared.keyWindow
      }
      return storedDelegate
    }
    set { storedDelegate = newValue }
  }

  private var storedDelegate: (any UISceneDelegate)?
  /// Whether the app has no scene of its own: its windows belong to this one.
  var isMadeForWindows = false
  /// The activation state.
  open internal(set) var activationState = ActivationState.unattached
  /// The title; empty unless set.
  open var title: String! = ""

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, receiving events.
    case foregroundActive = 0
    /// In the foreground, not receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The reasons for the connection of a scene; empty here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}
