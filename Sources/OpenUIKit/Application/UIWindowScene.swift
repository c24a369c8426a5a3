// SPDX-License-Identifier: Apache-2.0

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The windows of the scene, the rearmost first.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window of the scene.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// The status bar manager.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}
