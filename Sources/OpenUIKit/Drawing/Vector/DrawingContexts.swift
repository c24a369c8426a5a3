// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of drawing contexts, the current one last; each thread has its own, as in UIKit.
package enum DrawingContexts {
  private final class Stack {
    var recorders: [DrawingRecorder] = []
  }

  private static let stacks = ThreadLocal(key: "DrawingContexts") { Stack() }

  /// The current drawing context; nil outside drawing.
  package static var current: DrawingRecorder? { stacks.current.recorders.last }

  package static func push(_ recorder: DrawingRecorder) {
    stacks.current.recorders.append(recorder)
  }

  @discardableResult
  package static func pop() -> DrawingRecorder? {
    stacks.current.recorders.popLast()
  }

  /// Records drawing code.
  package static func record(_ bounds: CGRect, _ draw: (DrawingRecorder) -> Void) -> VectorDrawing {
    let recorder = DrawingRecorder(bounds: bounds)
    // Once, because telling threads apart takes calls of the system, and as long as the rest.
    let stack = stacks.current
    stack.recorders.append(recorder)
    draw(recorder)
    _ = stack.recorders.popLast()
    return recorder.drawing
  }
}
