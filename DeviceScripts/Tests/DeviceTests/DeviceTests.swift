// SPDX-License-Identifier: Apache-2.0

import DeviceScripts
import UIKit
import XCTest

/// Runs every experiment against Apple's UIKit and keeps the traces.
///
/// Each trace becomes an attachment of the test. If the environment variable `TRACE_FOLDER` names a
/// folder, `ID.json` is written there as well; `xcodebuild` passes `TEST_RUNNER_TRACE_FOLDER` on
/// under that name.
///
/// Not compiled so far: there is no Apple host here.
@MainActor
final class DeviceTests: XCTestCase {
  private var window: UIWindow?
  private var traces: [(id: String, data: Data)] = []

  func testRecordsEveryExperiment() throws {
    let end = expectation(description: "all experiments have ended")
    let controller = ExperimentViewController(
      Experiments.all, record: { [unowned self] id, data in traces.append((id, data)) },
      completion: { end.fulfill() })
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    // Without a host application a window cannot become key, and a view controller may not be told
    // that it appeared.
    window.isHidden = false
    self.window = window
    controller.begin()
    let duration = Experiments.all.reduce(0) { $0 + $1.duration }
    wait(for: [end], timeout: 60 + 2 * duration)

    XCTAssertEqual(traces.map(\.id), Experiments.all.map(\.id))
    let folder = try Self.folder()
    for (id, data) in traces {
      let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
      attachment.name = "\(id).json"
      attachment.lifetime = .keepAlways
      add(attachment)
      if let folder { try data.write(to: folder.appendingPathComponent("\(id).json")) }
      let frameCount = try Self.frameCount(of: data)
      XCTAssertGreaterThan(frameCount, 10, "\(id): no display link fired; try `record --app`")
    }
  }

  /// The folder that the environment names, which is created if it is not there.
  private static func folder() throws -> URL? {
    guard let path = ProcessInfo.processInfo.environment["TRACE_FOLDER"] else { return nil }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func frameCount(of trace: Data) throws -> Int {
    let document = try JSONSerialization.jsonObject(with: trace) as? [String: Any]
    return (document?["frames"] as? [Any])?.count ?? 0
  }
}
