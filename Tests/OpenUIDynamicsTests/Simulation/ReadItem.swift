// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// An item that calls a function once, when its center is read.
final class ReadItem: NSObject, UIDynamicItem {
  var onRead: (() -> Void)?
  private var place = CGPoint.zero
  let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity

  var center: CGPoint {
    get {
      let call = onRead
      onRead = nil
      call?()
      return place
    }
    set { place = newValue }
  }
}
