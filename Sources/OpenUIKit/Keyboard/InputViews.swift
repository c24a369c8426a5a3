// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views that a responder shows in place of the keyboard, and above it.
struct InputViews {
  var input: UIView?
  var accessory: UIView?
}
