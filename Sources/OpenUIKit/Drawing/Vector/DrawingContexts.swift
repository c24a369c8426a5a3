// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of drawing contexts, the current one last; each thread has its own, as in UIKit.
package enum DrawingContexts {
  private final class Stack {
    var recorders: [DrawingRecorder] = []
  }

  private static let key = "OpenUIDynamics.DrawingContexts"
  // Only the main thread reads and changes it. Views are drawn there, for which a search in the dictionary of
  // the thread would take longer than most of the drawing.
  nonisolated(unsafe) private static let mainStack = Stack()

  private static var stack: Stack {
    if Thread.isMainThread { return mainStack }
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The current drawing context; nil outside drawing.
  package static var current: DrawingRecorder? { stack.recorders.last }

  package static func push(_ recorder: DrawingRecorder) {
    stack.recorders.append(recorder)
  }

  @discardableResult
  package static func pop() -> DrawingRecorder? {
    stack.recorders.popLast()
  }

  /// Records drawing code.
  package static func record(_ bounds: CGRect, _ draw: (DrawingRecorder) -> Void) -> VectorDrawing {
    let recorder = DrawingRecorder(bounds: bounds)
    // Once, because telling threads apart takes calls of the system, and as long as the rest.
    let stack = stack
    stack.recorders.append(recorder)
    draw(recorder)
    _ = stack.recorders.popLast()
    return recorder.drawing
  }
}
