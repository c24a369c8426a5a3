/// What the package does about one declaration of UIKit, or about one fact of its behaviour.
struct ParityRow: Codable, Equatable {
  /// The name of the row in tests, comments and documents: PU03, S040.
  let id: String
  /// The declaration in Swift, or the fact in a few words.
  let text: String
  let state: State
  let evidence: Evidence
  /// What is missing or different, and where nothing is documented, what was chosen.
  let note: String?

  enum State: String, Codable, CaseIterable {
    case complete, differs, partial, missing
    /// What happens inside of UIKit only; nothing outside tells.
    case hidden
  }

  /// On what it rests that UIKit does so.
  enum Evidence: String, Codable, CaseIterable {
    case documented, measured, inferred
  }
}

/// The rows of one type of UIKit, or of one subject.
struct ParityGroup: Codable, Equatable {
  let subject: String
  let rows: [ParityRow]
}

/// A test that proves rows: its display name begins with their ids.
struct ParityTest: Codable, Equatable {
  /// The path below `Tests/`.
  let file: String
  let name: String
}
