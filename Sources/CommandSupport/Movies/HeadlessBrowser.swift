// SPDX-License-Identifier: Apache-2.0

#if Tools || Port
  import Foundation

  /// An installed Chromium without a window, which draws pictures; it is driven over pipes by the DevTools
  /// protocol.
  final class HeadlessBrowser {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    /// A folder of the browser, which is removed with it.
    let folder: URL
    private var received = Data()
    private var lastID = 0
    private var session: String?

    /// Seconds that an answer may take.
    private static let patience = 60.0

    /// Starts the browser with an empty page of a size in points.
    ///
    /// - Parameter scale: the number of pixels to a point.
    init(width: Int, height: Int, scale: Double) throws {
      guard let program = InstalledProgram.chromium else {
        throw CommandFailure(
          "pictures of pixels need Chromium or Chrome: install one of them, or write an .svg or .html file"
        )
      }
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("dynamics-browser-\(UUID().uuidString)")
      // The protocol is read at file 3 and written at file 4, which a process of Foundation does not have.
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        [
          "-c", Self.script, folder.path, program,
          "--headless", "--remote-debugging-pipe", "--no-first-run", "--hide-scrollbars",
          "--mute-audio",
          "--user-data-dir=\(folder.path)", "about:blank",
        ] + (Self.isPrivileged ? ["--no-sandbox"] : [])
      process.standardInput = requests
      process.standardOutput = answers
      try process.run()
      try open(width: width, height: height, scale: scale)
    }

    /// A browser of a privileged user, as in a container, refuses to start with its sandbox.
    private static var isPrivileged: Bool { NSUserName() == "root" }

    /// Runs the browser with its pipes, and removes its folder after it.
    ///
    /// Control-C ends this program, and the end of its pipe ends the browser.
    private static let script = """
      exec 3<&0 4>&1 </dev/null >/dev/null 2>&1; trap '' INT
      "$@" & trap "kill $!" TERM; exec 3<&- 4>&-; wait; wait; rm -rf "$0"
      """

    /// Ends the browser.
    func close() {
      process.terminate()
      process.waitUntilExit()
    }

    private func open(width: Int, height: Int, scale: Double) throws {
      let target = try send("Target.createTarget", ["url": "about:blank"])
      let attached = try send(
        "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
      session = attached["sessionId"] as? String
      _ = try send(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    /// Shows a document.
    func show(html: String) throws {
      let tree = try send("Page.getFrameTree")["frameTree"] as? [String: Any]
      let frame = (tree?["frame"] as? [String: Any])?["id"] ?? ""
      _ = try send("Page.setDocumentContent", ["frameId": frame, "html": html])
    }

    /// Runs a script in the page.
    func run(_ script: String) throws {
      _ = try send("Runtime.evaluate", ["expression": script, "awaitPromise": true])
    }

    /// Draws the page.
    ///
    /// - Parameter isTransparent: whether the background of the page is.
    /// - Returns: a PNG.
    func picture(isTransparent: Bool) throws -> Data {
      if isTransparent {
        _ = try send(
          "Emulation.setDefaultBackgroundColorOverride",
          ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
      }
      let answer = try send("Page.captureScreenshot", ["format": "png"])
      guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
        throw CommandFailure("the browser drew no picture")
      }
      return data
    }

    /// Sends a request and returns its result.
    private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
      lastID += 1
      var request: [String: Any] = ["id": lastID, "method": method, "params": parameters]
      request["sessionId"] = session
      let data = try JSONSerialization.data(withJSONObject: request) + [0]
      try requests.fileHandleForWriting.write(contentsOf: data)
      let process = process
      let watchdog = DispatchWorkItem { process.terminate() }
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
      defer { watchdog.cancel() }
      while true {
        let answer = try nextMessage()
        // What has no number, or another one, is an event.
        guard answer["id"] as? Int == lastID else { continue }
        if let error = answer["error"] as? [String: Any] {
          throw CommandFailure("the browser refused \(method): \(error["message"] ?? "")")
        }
        return answer["result"] as? [String: Any] ?? [:]
      }
    }

    private func nextMessage() throws -> [String: Any] {
      while true {
        if let end = received.firstIndex(of: 0) {
          let message = Data(received[received.startIndex..<end])
          received = Data(received[(end + 1)...])
          return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
        }
        let further = answers.fileHandleForReading.availableData
        guard !further.isEmpty else {
          throw CommandFailure("the browser ended before it drew anything")
        }
        received += further
      }
    }
  }

  /// The paths of programs that may be installed.
  enum InstalledProgram {
    /// A browser that draws pictures; nil if none is installed.
    static var chromium: String? {
      let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
        "microsoft-edge",
      ]
      let applications = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ]
      return names.lazy.compactMap(path).first
        ?? applications.first(where: FileManager.default.isExecutableFile)
    }

    /// An encoder of videos; nil if none is installed.
    static var ffmpeg: String? { path("ffmpeg") }

    /// The path of a program that the shell would find.
    static func path(_ name: String) -> String? {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      return folders.lazy.map { "\($0)/\(name)" }
        .first(where: FileManager.default.isExecutableFile)
    }
  }
#endif
