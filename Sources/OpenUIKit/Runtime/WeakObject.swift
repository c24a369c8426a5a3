/// An object that is not kept, in a value that a closure can hold.
struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
