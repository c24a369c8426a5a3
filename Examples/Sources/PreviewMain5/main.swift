// SPDX-License-Identifier: Apache-2.0

// The one line that shows a view controller, in Swift 5: the code at the top level has no isolation.

import DynamicsPreview
import OpenUIDynamics

final class CardsViewController: UIViewController {}

DynamicsPreview.run(CardsViewController())
