import Foundation

extension UIGestureRecognizer {
  func move(to newState: State) { storedState = newState }
  func breakOff() {}
}
