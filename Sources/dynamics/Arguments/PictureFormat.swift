import DynamicsSimulator
import Foundation

/// What a recording can be written as; the extension of the file says which.
enum PictureFormat: String, CaseIterable {
  case html, svg, json, csv

  init(path: String) throws {
    let type = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard let format = Self(rawValue: type) else {
      let known = Self.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw CommandFailure("cannot tell the format of '\(path)': use one of \(known)")
    }
    self = format
  }

  /// The text of the file; `isStill` gives one picture of the whole motion instead of a moving one.
  func text(of recording: Recording, title: String, isStill: Bool) throws -> String {
    switch self {
    case .html: recording.htmlPage(title: title)
    case .svg: isStill ? recording.stroboscopicSVG() : recording.animatedSVG()
    case .json: String(decoding: try recording.jsonTrace(), as: UTF8.self)
    case .csv: recording.csvTrace()
    }
  }
}
