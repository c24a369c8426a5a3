#if Port
  /// Why a command could not do its work, in one line for the person who typed it.
  struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
#endif
