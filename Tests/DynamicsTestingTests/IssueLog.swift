// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The issues that a body records, which are known to be recorded.
///
/// Each has to stand in the file of the test.
func recordedIssues(_ body: () throws -> Void) rethrows -> [RecordedIssue] {
  let log = IssueLog()
  try withKnownIssue {
    try body()
  } matching: { issue in
    log.append(issue)
    return true
  }
  return log.issues
}

/// What an issue says, and where.
struct RecordedIssue: Sendable {
  let line: Int?
  let file: String?
  let message: String
}

/// Collects issues; locked, because the matcher of known issues is not isolated.
private final class IssueLog: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [RecordedIssue] = []

  var issues: [RecordedIssue] { lock.withLock { list } }

  func append(_ issue: Issue) {
    let issue = RecordedIssue(
      line: issue.sourceLocation?.line, file: issue.sourceLocation?.fileName,
      message: issue.comments.map(\.rawValue).joined(separator: "\n"))
    lock.withLock { list.append(issue) }
  }
}
