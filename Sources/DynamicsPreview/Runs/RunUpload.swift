// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of a run on its way from a client, part by part: a request has at most 4,096 bytes.
struct RunUpload {
  private var data = Data()

  /// Adds a part in base64.
  ///
  /// - Returns: the file, after its last part; nil before.
  mutating func add(_ part: String, isLast: Bool) throws(MalformedMessage) -> Data? {
    guard let bytes = Data(base64Encoded: part) else {
      data = Data()
      throw MalformedMessage("a part of a run is not base64")
    }
    guard data.count + bytes.count <= SavedRun.maximumLength else {
      data = Data()
      throw MalformedMessage(
        "the file is longer than \(SavedRun.maximumLength / 1_000_000) MB, as no run is")
    }
    data += bytes
    guard isLast else { return nil }
    defer { data = Data() }
    return data
  }
}
