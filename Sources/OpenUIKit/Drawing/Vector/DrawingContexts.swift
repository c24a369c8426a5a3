import Foundation

/// The contexts that drawing code is directed to, the current one last; each thread has its own, as in
/// UIKit.
package enum DrawingContexts {
  private static let key = "OpenUIDynamics.DrawingContexts"

  private static var stack: [DrawingRecorder] {
    get { Thread.current.threadDictionary[key] as? [DrawingRecorder] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Where drawing code draws; nil outside of a drawing.
  package static var current: DrawingRecorder? { stack.last }

  package static func push(_ recorder: DrawingRecorder) {
    stack.append(recorder)
  }

  @discardableResult
  package static func pop() -> DrawingRecorder? {
    stack.popLast()
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
