// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Points between an item at rest under gravity of 1 to 2 and what it lies on (S144).
package let restingGap: ClosedRange<CGFloat> = 0.5...1
