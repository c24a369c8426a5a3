// SPDX-License-Identifier: Apache-2.0

// Lets a source file that says `import UIKit` compile where Apple's UIKit does not exist. UIKit
// re-exports Foundation on Apple platforms, so this does too.
@_exported import Foundation
@_exported import OpenUIDynamics

// An import of one declaration goes before those of whole modules: a file may import Foundation or
// Dispatch as well, and still gets the timers, times and work items that follow a simulator's clock.
@_exported import struct OpenUIKit.DispatchTime
@_exported import class OpenUIKit.DispatchWorkItem
@_exported import class OpenUIKit.Timer
