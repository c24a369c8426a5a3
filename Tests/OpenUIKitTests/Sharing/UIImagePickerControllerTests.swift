// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIImagePickerController")
@MainActor
struct UIImagePickerControllerTests {
  private final class Canceled: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var count = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { count += 1 }
  }

  @Test("no source is available; the button of an empty library cancels")
  func cancel() {
    let fixture = ControllerFixture()
    let delegate = Canceled()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    fixture.show(picker)
    fixture.wait(0.1)
    let button = picker.topViewController?.navigationItem.rightBarButtonItem
    fixture.time.run { button?.primaryAction?.performWithSender(nil, target: nil) }
    #expect(delegate.count == 1)
  }
}
