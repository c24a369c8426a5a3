#if Port
  import Foundation

  /// The stream for what is not a result: mistakes, notes and progress.
  enum StandardError {
    static func write(_ text: String) {
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
#endif
