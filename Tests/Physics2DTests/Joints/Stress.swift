// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether the long forms of the laws run too; they need an optimized build:
/// `STRESS=1 swift test -c release -Xswiftc -enable-testing --filter "JointStress|SpringEnergy|FreeSpring"`.
let isStressed = ProcessInfo.processInfo.environment["STRESS"] != nil
