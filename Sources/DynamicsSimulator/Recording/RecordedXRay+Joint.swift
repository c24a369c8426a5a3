// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIDynamics

extension RecordedXRay.Joint {
  /// A joint as an animator holds it, on the screen.
  init(_ joint: DynamicsOverlay.Joint, screen: ScreenSpace, size: CGSize) {
    let points = joint.points(in: CGRect(origin: .zero, size: size), at: screen.point)
    self.init(kind: joint.kind, points: points.map(\.rounded))
  }
}
