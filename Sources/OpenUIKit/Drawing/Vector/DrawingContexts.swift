// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of drawing contexts, the current one last; each thread has its own, as in UIKit.
package enum DrawingContexts {
  private static let key = "OpenUIDynamics.DrawingContexts"

  private static var stack: [DrawingRecorder] {
    get { Thread.current.threadDictionary[key] as? [DrawingRecorder] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The current drawing context; nil outside drawing.
  package static var current: DrawingRecorder? { stack.last }

  package static func push(_ recorder: DrawingRecorder) {
    stack.append(recorder)
  }

  @discardableResult
  package static func pop() -> DrawingRecorder? {
    stack.popLast()
  }

  /// Records drawing code.
  package static func record(_ bounds: CGRect, _ draw: (DrawingRecorder) -> Void) -> VectorDrawing {
    let recorder = DrawingRecorder(bounds: bounds)
    push(recorder)
    draw(recorder)
    pop()
    return recorder.drawing
  }
}
