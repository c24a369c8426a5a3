import Foundation

/// Moves items as behaviors say.
open class UIDynamicAnimator: NSObject {}
