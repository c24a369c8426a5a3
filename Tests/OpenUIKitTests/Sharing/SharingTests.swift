// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIPasteboard and UIActivityViewController")
struct SharingTests {
  private let environment = AppEnvironment()

  @Test("what is copied can be pasted, and each change counts")
  func pasteboard() {
    environment.run {
      let board = UIPasteboard.general
      #expect(!board.hasStrings && board.numberOfItems == 0)
      board.string = "a"
      #expect(UIPasteboard.general.string == "a" && board.hasStrings && !board.hasImages)
      board.strings = ["b", "c"]
      #expect(board.string == "b" && board.numberOfItems == 2 && board.changeCount == 2)
      board.color = .red
      #expect(board.string == nil && board.color == .red)
    }
  }

  @Test("without a photo library an image is not saved, which is said once")
  func photoLibrary() {
    let messages = RefusalLog.record {
      UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    }
    #expect(messages.count == 1 && messages[0].contains("photo library"))
  }

  @Test("the sheet copies, reports the service, and goes")
  func copying() throws {
    let fixture = ControllerFixture()
    let presenter = UIViewController()
    fixture.show(presenter)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var result: (UIActivity.ActivityType?, Bool)?
    sheet.completionWithItemsHandler = { type, completed, _, _ in result = (type, completed) }
    fixture.time.run { presenter.present(sheet, animated: true) }
    fixture.wait(1)
    let row = try #require(sheet.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(row.accessibilityIdentifier == "Copy")
    fixture.time.run { row.performPrimaryAction() }
    fixture.wait(1)
    #expect(result?.0 == .copyToPasteboard && result?.1 == true)
    fixture.time.run { #expect(UIPasteboard.general.string == "text") }
    #expect(presenter.presentedViewController == nil)
  }

  @Test("a sheet that goes without a service reports that, and excluded services are not listed")
  func withoutService() {
    let fixture = ControllerFixture()
    let presenter = UIViewController()
    fixture.show(presenter)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.copyToPasteboard]
    var results: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in results.append(completed) }
    fixture.time.run { presenter.present(sheet, animated: true) }
    fixture.wait(1)
    #expect(sheet.view.subviews.allSatisfy { !($0 is UIButton) })
    fixture.time.run { presenter.dismiss(animated: true) }
    fixture.wait(1)
    #expect(results == [false])
  }
}
