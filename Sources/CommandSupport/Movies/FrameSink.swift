// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import Foundation

  /// Receives pictures, and writes them as a file.
  final class FrameSink {
    private let file: OutputFile
    /// What the encoder writes, until it is whole.
    private let encoded: URL
    private var still = Data()
    private var animation: AnimatedPNG?
    private var encoder: Process?
    private let pipe = Pipe()

    /// - Parameter folder: A folder for the file of the encoder.
    init(
      path: String, format: Movie.Format, frameCount: Int, framesPerSecond: Int, in folder: URL
    ) throws {
      file = OutputFile(path: path)
      encoded = folder.appendingPathComponent("movie.\(format.rawValue)")
      if format == .apng {
        animation = AnimatedPNG(frameCount: frameCount, framesPerSecond: framesPerSecond)
      }
      guard let encoding = format.encoding, let ffmpeg = InstalledProgram.ffmpeg else { return }
      let encoder = Process()
      encoder.executableURL = URL(fileURLWithPath: ffmpeg)
      encoder.arguments =
        [
          "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", "\(framesPerSecond)", "-i",
          "-",
        ] + encoding + [encoded.path]
      encoder.standardInput = pipe
      try encoder.run()
      self.encoder = encoder
    }

    func add(_ picture: Data, isLast: Bool) throws {
      if encoder != nil {
        try pipe.fileHandleForWriting.write(contentsOf: picture)
      } else if animation != nil {
        do {
          try animation?.add(picture, isLast: isLast)
        } catch {
          throw CommandFailure("the pictures of the browser cannot be joined")
        }
      } else {
        still = picture
      }
    }

    func finish() throws {
      guard let encoder else { return try file.write(animation?.data ?? still) }
      try pipe.fileHandleForWriting.close()
      encoder.waitUntilExit()
      guard encoder.terminationStatus == 0 else { throw CommandFailure("ffmpeg could not encode") }
      try file.write(Data(contentsOf: encoded))
    }
  }
#endif
