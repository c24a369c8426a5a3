// SPDX-License-Identifier: Apache-2.0

#if Port
  import DynamicsStoryboard
  import Foundation

  /// Storyboards of one scene.
  enum ExampleScenes {
    /// A storyboard whose first controller has a class, with the given subviews and connections.
    static func storyboard(
      controller: String, subviews: String = "", connections: String = ""
    ) throws -> InterfaceDocument {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
          initialViewController="c"><scenes><scene><objects>
        <viewController id="c" customClass="\(controller)" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(subviews)</subviews></view>
        <connections>\(connections)</connections>
        </viewController></objects></scene></scenes></document>
        """
      return try InterfaceDocument(path: "Main.storyboard", data: Data(text.utf8))
    }
  }
#endif
