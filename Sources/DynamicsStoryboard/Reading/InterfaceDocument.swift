// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A storyboard, or the nib of a controller, with its scenes and resources.
package struct InterfaceDocument: Equatable, Sendable {
  /// The path as given, for notes.
  package let path: String
  /// The scenes in the order of the file.
  package let scenes: [InterfaceScene]
  /// The objects of a nib, with its owner; none of a storyboard.
  let nibObjects: [InterfaceElement]
  /// The sizes of images by their names, in points.
  package let imageSizes: [String: (width: Double, height: Double)]
  /// The color elements of named colors.
  let namedColors: [String: InterfaceElement]
  private let initialID: String?
  /// Whether the file only shows what is on the screen while the app is launched.
  package let isLaunchScreen: Bool

  /// Reads a storyboard or nib; throws an `InterfaceProblem` if it is none.
  package init(path: String, data: Data) throws(InterfaceProblem) {
    let root = try InterfaceReader.root(of: data)
    guard root.name == "document", root["type"]?.contains("CocoaTouch") == true else {
      throw InterfaceProblem(
        line: root.line, description: "it is no storyboard or nib of an app for iOS in XML")
    }
    self.path = path
    initialID = root["initialViewController"]
    isLaunchScreen = root["launchScreen"] == "YES"
    nibObjects = root.members(of: "objects")
    let nib = InterfaceScene(nib: nibObjects)
    scenes = root.members(of: "scenes").compactMap(InterfaceScene.init) + [nib].compactMap { $0 }
    var sizes: [String: (width: Double, height: Double)] = [:]
    var colors: [String: InterfaceElement] = [:]
    for resource in root.members(of: "resources") {
      guard let name = resource["name"] else { continue }
      if resource.name == "image", let width = resource.number("width"),
        let height = resource.number("height")
      {
        sizes[name] = (width, height)
      } else if resource.name == "namedColor" {
        colors[name] = resource.child("color")
      }
    }
    (imageSizes, namedColors) = (sizes, colors)
  }

  /// The name of the storyboard, which code uses: `Main`.
  package var name: String { String(fileName.prefix { $0 != "." }) }

  /// Whether the file is a storyboard rather than a nib.
  package var isStoryboard: Bool { fileName.hasSuffix(".storyboard") }

  /// The name of the file: `Main.storyboard`.
  package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The scene with which the app begins; nil if there is none.
  package var initialScene: InterfaceScene? { initialID.flatMap { scene(of: $0) } }

  /// The scene of the controller with an identifier of the file.
  package func scene(of id: String) -> InterfaceScene? {
    scenes.first { $0.controller.id == id }
  }

  /// The scenes whose controllers have a class, the initial one first.
  package func scenes(ofClass name: String) -> [InterfaceScene] {
    let found = scenes.filter { $0.customClass == name }
    let first = found.filter { $0.controller.id == initialID }
    return first + found.filter { $0.controller.id != initialID }
  }

  /// The maximum nesting of container controllers, such as navigation in a tab bar.
  private static let maximumContainerDepth = 8

  /// The class of the app with which the storyboard begins, found through containers; nil if there is none.
  package var initialClass: String? { initialScenes.lazy.compactMap(\.customClass).first }

  /// The initial scene, and the first scene of each container in it.
  private var initialScenes: [InterfaceScene] {
    var scenes: [InterfaceScene] = []
    while scenes.count < Self.maximumContainerDepth,
      let scene = scenes.last.map({ $0.relatedControllers.first.flatMap { self.scene(of: $0) } })
        ?? initialScene
    {
      scenes.append(scene)
    }
    return scenes
  }

  /// The size of the phone for which the first view was drawn, in points, as the phone is held upright; nil if it is
  /// that of none.
  package var screenSize: (width: Int, height: Int)? {
    phone.map { (width: $0.width, height: $0.height) }
  }

  /// What the status bar of that phone covers at the top, and its home indicator at the bottom, in points, as the
  /// phone is held upright.
  package var screenInsets: (top: Int, bottom: Int)? {
    phone.map { (top: $0.top, bottom: $0.top > 20 ? 34 : 0) }
  }

  private var phone: (width: Int, height: Int, top: Int)? {
    guard let view = initialScenes.lazy.compactMap(\.view).first else { return nil }
    let frame = InterfaceFrame(of: view, in: nil)
    // Below bars the view may begin lower, and reaches the bottom all the same.
    let (width, bottom) = (frame.width, frame.y + frame.height)
    return Self.phones.first {
      let (narrow, wide) = (Double($0.width), Double($0.height))
      return width == narrow && bottom == wide || width == wide && bottom == narrow
    }
  }

  /// The sizes of phones, and the heights of their status bars, in points.
  private static let phones: [(width: Int, height: Int, top: Int)] = [
    (320, 480, 20), (320, 568, 20), (375, 667, 20), (414, 736, 20), (375, 812, 44),
    (414, 896, 44), (390, 844, 47), (393, 852, 59), (402, 874, 62), (428, 926, 47),
    (430, 932, 59), (440, 956, 62),
  ]

  package static func == (left: InterfaceDocument, right: InterfaceDocument) -> Bool {
    left.path == right.path && left.scenes == right.scenes && left.initialID == right.initialID
  }
}
