#if Tools
  import ArgumentParser
  import Foundation
  import Gallery

  /// Writes the gallery as pages: `dynamics preview`.
  struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "preview",
      abstract: "Writes the whole gallery as pages that need nothing but a browser.",
      discussion: "The pages play recordings; nothing on them is live.")

    @Option(name: .shortAndLong, help: "The folder to write into.")
    var output = "gallery"

    @Flag(help: "Also serve the folder to this machine until interrupted.")
    var serve = false

    @Option(parsing: .unconditional, help: "The port to serve at, 1 to 65535.")
    var port = "8080"

    @MainActor
    func run() async throws {
      guard let port = UInt16(port), port > 0 else {
        throw CommandFailure("'--port \(port)' is not a port: give a number from 1 to 65535")
      }
      let folder = URL(fileURLWithPath: output, isDirectory: true)
      let pages = GalleryPages(folder: folder, scenes: Gallery.scenes)
      let bar = ProgressBar(title: "Recording the gallery")
      try pages.write(progress: bar.show)
      bar.finish()
      let index = folder.appendingPathComponent(GalleryPages.indexName)
      print("Recorded \(pages.scenes.count) scenes. Open \(index.absoluteString)")
      guard serve else { return }
      try await FolderServer(folder: folder, names: pages.names, port: port).run {
        print("Serving the recordings at http://127.0.0.1:\(port)/ until interrupted (Control-C)")
        fflush(nil)  // somebody may wait for this line at the other end of a pipe
      }
    }
  }
#endif
