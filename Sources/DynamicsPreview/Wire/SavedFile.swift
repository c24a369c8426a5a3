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

  init(_ recording: Recording, of scene: PreviewScene, as format: Format) {
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
}
