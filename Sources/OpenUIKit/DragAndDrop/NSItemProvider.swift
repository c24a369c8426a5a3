// SPDX-License-Identifier: Apache-2.0

import Foundation

// Foundation provides these on Apple platforms.
#if !canImport(ObjectiveC)
  /// A type whose objects can be dragged.
  public protocol NSItemProviderWriting: NSObjectProtocol {}
  /// A type whose objects can be dropped.
  public protocol NSItemProviderReading: NSObjectProtocol {}

  extension NSString: NSItemProviderWriting, NSItemProviderReading {}
  extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
  extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
  extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
  extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

  /// An object on its way from a drag to a drop.
  ///
  /// Differs from Foundation: it holds the object itself, and passes it at once.
  open class NSItemProvider: NSObject {
    /// A name for a file of the object; none by default.
    open var suggestedName: String?
    private let object: (any NSItemProviderWriting)?

    /// Creates a provider without an object.
    public override init() {
      object = nil
      super.init()
    }

    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
      self.object = object
      super.init()
    }

    /// Returns whether the object is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      loaded(aClass) != nil
    }

    /// Passes the object to a closure, or nil if it is of another class.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(loaded(aClass), nil)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    func loaded(_ aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
      func cast<Reading: NSItemProviderReading>(_ type: Reading.Type) -> Reading? {
        object as? Reading
      }
      return cast(aClass)
    }
  }
#endif
