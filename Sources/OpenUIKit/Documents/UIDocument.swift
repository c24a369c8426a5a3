// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A model object that is read from a file and written to it.
///
/// Differs from UIKit: a document is one file of data, which is read and written within the call;
/// completion handlers are called before it returns. Changes are saved by `autosave`, `save` and `close`
/// alone, and no other process is coordinated with.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// The place of the file.
  open private(set) var fileURL: URL
  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The extension of the file, in place of UIKit's type identifier.
  open var fileType: String? { fileURL.pathExtension }
  /// When the file was last read or written by this document; nil before.
  open var fileModificationDate: Date?
  /// The state: closed until the document is opened or saved.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// Whether there were changes since the document was last saved.
  open private(set) var hasUnsavedChanges = false

  /// Posted when the state changes.
  nonisolated public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// Creates a closed document of a file.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  // MARK: For subclasses

  /// Returns the data that are written to the file; none unless overridden.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Takes over the data that were read from the file.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Called with the error of reading or writing; for subclasses.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    documentState.insert(.savingError)
  }

  // MARK: Reading and writing

  /// Notes or forgets changes that have to be saved.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  /// Reads the file; the completion receives whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    revert(toContentsOf: fileURL, completionHandler: completionHandler)
  }

  /// Reads another file in place of the contents.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let isRead = attempt {
      try load(fromContents: Data(contentsOf: url), ofType: fileType)
      documentState = .normal
      hasUnsavedChanges = false
    }
    completionHandler?(isRead)
  }

  /// Writes the contents to a file, which becomes that of the document.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isWritten = attempt {
      try write(contents(forType: fileType ?? ""), to: url)
      fileURL = url
      documentState.subtract([.closed, .savingError])
      hasUnsavedChanges = false
    }
    completionHandler?(isWritten)
  }

  /// Saves unsaved changes; the completion receives false if that failed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves unsaved changes, and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    autosave { isSaved in
      if isSaved { self.documentState = .closed }
      completionHandler?(isSaved)
    }
  }

  private func attempt(_ work: () throws -> Void) -> Bool {
    do {
      try work()
      fileModificationDate = Date()
      return true
    } catch {
      handleError(error, userInteractionPermitted: false)
      return false
    }
  }

  private func write(_ contents: Any, to url: URL) throws {
    guard let data = contents as? Data else {
      RefusedInput.report(
        for: "UIDocument.contents(forType:)",
        problem: "The contents are of the type \(type(of: contents)); nothing was written.",
        remedy: "Return Data.")
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }
}

extension UIDocument {
  /// What holds for a document.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Open, without conflicts and errors.
    public static let normal: State = []
    /// Not opened yet, or closed.
    public static let closed = State(rawValue: 1 << 0)
    /// In conflict with another version; never here.
    public static let inConflict = State(rawValue: 1 << 1)
    /// Reading or writing failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// Not to be edited now; never here.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Its progress can be observed; never here.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// A change of a document.
  public enum ChangeKind: Int, Sendable {
    /// A change.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was done again.
    case redone = 2
    /// The changes were saved.
    case cleared = 3
  }

  /// Why a document is saved.
  public enum SaveOperation: Int, Sendable {
    /// The file does not exist yet.
    case forCreating = 0
    /// The file exists.
    case forOverwriting = 1
  }
}
