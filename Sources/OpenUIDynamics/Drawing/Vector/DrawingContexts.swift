import Foundation
import Synchronization

/// The contexts that drawing code is directed to, the current one last.
///
/// Differs from UIKit: there is one stack for all threads; two threads that draw at once would mix.
package enum DrawingContexts {
  private static let stack = Mutex<[DrawingRecorder]>([])

  /// Where drawing code draws; nil outside of a drawing.
  package static var current: DrawingRecorder? { stack.withLock { $0.last } }

  package static func push(_ recorder: DrawingRecorder) {
    stack.withLock { $0.append(recorder) }
  }

  @discardableResult
  package static func pop() -> DrawingRecorder? {
    stack.withLock { $0.popLast() }
  }

  /// Records what drawing code does.
  package static func record(_ bounds: CGRect, _ draw: (DrawingRecorder) -> Void) -> VectorDrawing {
    let recorder = DrawingRecorder(bounds: bounds)
    push(recorder)
    draw(recorder)
    pop()
    return recorder.drawing
  }
}
