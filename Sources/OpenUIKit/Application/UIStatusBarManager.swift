// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Describes the status bar, which is not drawn here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame: empty.
  open var statusBarFrame: CGRect { .zero }
  /// The style.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Always hidden.
  open var isStatusBarHidden: Bool { true }
}
