// SPDX-License-Identifier: Apache-2.0

#if Tools
  import CommandSupport
  import DynamicsPreview
  import Foundation
  import Gallery

  extension SavedRun {
    /// Reads the run that an argument names; throws a `CommandFailure` with the file and the reason.
    init(argument: String) throws {
      let data = try Self.data(argument: argument)
      do {
        try self.init(json: data)
      } catch {
        throw CommandFailure("cannot open '\(argument)': \(error)")
      }
    }

    /// Whether an argument names the file of a run.
    static func isRun(argument: String) -> Bool {
      guard argument.lowercased().hasSuffix(".json"), let data = try? data(argument: argument)
      else { return false }
      return isRun(data)
    }

    /// The scene of the run in the gallery.
    func galleryScene() throws -> PreviewScene {
      do {
        return try scene(among: Gallery.scenes.map(PreviewScene.init))
      } catch {
        throw CommandFailure(error.description)
      }
    }

    /// Length and actions in words.
    var summary: String {
      let seconds = (Double(frameCount) / 60).formatted(places: 2)
      return "\(scene), \(seconds) s, \(actionCount) \(actionCount == 1 ? "action" : "actions")"
    }

    /// The file's bytes; one that is far too long is not read.
    private static func data(argument: String) throws -> Data {
      let url = URL(fileURLWithPath: argument)
      let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
      guard (size ?? 0) <= maximumLength else {
        throw CommandFailure(
          "cannot open '\(argument)': longer than \(maximumLength / 1_000_000) MB, as no run is")
      }
      guard let data = try? Data(contentsOf: url) else {
        throw CommandFailure("cannot open '\(argument)': there is no such file to read")
      }
      return data
    }
  }
#endif
