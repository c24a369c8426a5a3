// Lets a source file that says `import UIKit` compile where Apple's UIKit does not exist. UIKit
// re-exports Foundation on Apple platforms, so this does too.
@_exported import Foundation
@_exported import OpenUIDynamics
