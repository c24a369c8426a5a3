// SPDX-License-Identifier: Apache-2.0

/// The state of one UIKit declaration, or of one fact about its behavior.
struct ParityRow: Codable, Equatable {
  /// The id of the row in tests, comments and documents, such as PU03 or S040.
  let id: String
  /// The Swift declaration, or a summary of the fact.
  let text: String
  let state: State
  let evidence: Evidence
  /// The difference from UIKit, or the choice that was made where UIKit is undocumented.
  let note: String?

  enum State: String, Codable, CaseIterable {
    /// A documented law or a published measurement is met by a test.
    case complete
    /// Inferred or chosen: no documented law and no published measurement says how UIKit does it.
    case unverified
    case differs, partial, missing
    /// Internal to UIKit, without a visible effect.
    case hidden
  }

  /// The evidence for the behavior of UIKit.
  enum Evidence: String, Codable, CaseIterable {
    case documented, measured, inferred
  }
}

/// The rows of one UIKit type, or of one subject.
struct ParityGroup: Codable, Equatable {
  let subject: String
  let rows: [ParityRow]
}

/// A test whose display name begins with the ids of the rows that it proves.
struct ParityTest: Codable, Equatable {
  /// The path below `Tests/`.
  let file: String
  let name: String
}
