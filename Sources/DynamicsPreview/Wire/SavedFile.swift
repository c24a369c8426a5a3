// SPDX-License-Identifier: Apache-2.0

import DynamicsSimulator
import Foundation

/// A recording as a file for the client to keep.
struct SavedFile: Encodable {
  /// What a recording can be written as.
  enum Format: String, Sendable {
    case page, csv
  }

  let name: String
  let type: String
  let text: String
  /// A message for the client about the file; nil for none.
  let note: String?

  init(_ recording: Recording, of scene: PreviewScene, as format: Format) {
    note =
      recording.startTime > 0
      ? """
      The file begins at \((recording.startTime * 10).rounded() / 10) s: it holds the end of a long \
      run
      """ : nil
    switch format {
    case .page:
      name = "\(scene.id).html"
      type = "text/html"
      text = recording.htmlPage(title: scene.title)
    case .csv:
      name = "\(scene.id).csv"
      type = "text/csv"
      text = recording.csvTrace()
    }
  }

  /// The file of a run.
  init(_ run: SavedRun) {
    name = "\(run.scene).run.json"
    type = "application/json"
    text = run.json
    note = nil
  }
}
