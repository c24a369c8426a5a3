import Foundation

/// Whether the long forms of the laws run too: `STRESS=1 swift test -c release --filter Joints`.
let isStressed = ProcessInfo.processInfo.environment["STRESS"] != nil
