// SPDX-License-Identifier: Apache-2.0

import UIKit

extension Experiment {
  /// The published scene on 320 points with nothing configured.
  static let barrier320Contacts = Experiment(
    id: "barrier-320-contacts", title: "Contacts on a screen of 320 points",
    question: "Does the square meet the barrier, the floor and the wall at the published times?",
    facts: ["S135"], size: CGSize(width: 320, height: 568), duration: 2
  ) { stage in
    stage.addSquareAboveBarrier()
  }
}
