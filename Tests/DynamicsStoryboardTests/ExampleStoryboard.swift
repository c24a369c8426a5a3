// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DynamicsStoryboard

/// Storyboards of a few lines, and the code of their scenes.
enum ExampleStoryboard {
  /// A storyboard with the text of its scenes.
  static func document(
    _ scenes: String, initial: String = "controller", resources: String = ""
  ) throws -> InterfaceDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="\(initial)">
      <scenes>
      \(scenes)
      </scenes>
      <resources>\(resources)</resources>
      </document>
      """
    return try InterfaceDocument(path: "App/Main.storyboard", data: Data(text.utf8))
  }

  /// The code of a scene whose root view has the given children.
  static func code(
    subviews: String = "", rest: String = "", connections: String = "", objects: String = "",
    resources: String = "", leftOut: Set<String> = []
  ) throws -> SceneCode {
    let document = try document(
      """
      <scene><objects>
      <viewController id="controller" customClass="Board" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(subviews)</subviews>
      \(rest)
      </view>
      <connections>\(connections)</connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="responder"/>
      \(objects)
      </objects></scene>
      """, resources: resources)
    let scene = try #require(document.initialScene)
    return SceneCode(of: scene, in: document, classes: ExampleClasses(), leftOut: leftOut)
  }
}

/// An app with a view class `Card`, a class `Deck` without a known initializer, and the actions `tap:` and
/// `reset` of its controller, and `flip` of its view.
struct ExampleClasses: SceneClasses {
  func isDeclared(_ className: String) -> Bool { ["Board", "Card", "Deck"].contains(className) }

  func isController(_ className: String) -> Bool { className == "Board" }

  func creation(of className: String, frame: String?) -> String? {
    className == "Card" ? "Card(\(frame.map { "frame: \($0)" } ?? ""))" : nil
  }

  func outletClass(_ name: String, of className: String, insteadOf viewClass: String) -> String? {
    let outlets = ["card": "Card", "picture": "UIImageView"]
    return className == "Board" ? outlets[name].flatMap { $0 == viewClass ? nil : $0 } : nil
  }

  func selector(_ name: String, of className: String) -> String? {
    let actions = ["Board": ["tap:", "reset"], "Card": ["flip"]]
    return actions[className]?.contains(name) == true ? "#\(name)" : nil
  }
}

extension SceneCode {
  /// Whether a statement is generated.
  func has(_ code: String) -> Bool { statements.contains { $0.code == code } }

  /// The index of a statement.
  func index(of code: String) -> Int? { statements.firstIndex { $0.code == code } }
}
