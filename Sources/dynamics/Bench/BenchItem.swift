// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

/// A minimal item, used instead of views to measure the animator alone.
final class BenchItem: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity

  init(center: CGPoint) {
    self.center = center
  }

  /// Items in a square grid without contacts.
  static func grid(_ count: Int) -> [BenchItem] {
    let columns = Int(Double(count).squareRoot().rounded(.up))
    return (0..<count).map {
      BenchItem(center: CGPoint(x: 30 * CGFloat($0 % columns), y: 30 * CGFloat($0 / columns)))
    }
  }
}
