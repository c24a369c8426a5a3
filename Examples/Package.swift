// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The programs of the documentation, in a package like a user's. Outside of this repository the
// dependency is `.package(url: "…/OpenUIDynamics", branch: "main", traits: [])`.

let dynamics: Target.Dependency = .product(name: "OpenUIDynamics", package: "OpenUIDynamics")
let engine: Target.Dependency = .product(name: "Physics2D", package: "OpenUIDynamics")
let simulator: Target.Dependency = .product(name: "DynamicsSimulator", package: "OpenUIDynamics")
let preview: Target.Dependency = .product(name: "DynamicsPreview", package: "OpenUIDynamics")
let testing: Target.Dependency = .product(name: "DynamicsTesting", package: "OpenUIDynamics")

// On Apple hosts `import UIKit` means Apple's UIKit, and the app's tests run on other hosts only.
#if canImport(Darwin)
  let uikit: [Target.Dependency] = []
  let phoneAppTests: [Target] = []
#else
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "OpenUIDynamics")]
  let phoneAppTests: [Target] = [
    .testTarget(name: "PhoneAppTests", dependencies: ["PhoneApp", testing])
  ]
#endif

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "OpenUIDynamics", path: "..", traits: [])],
  targets: [
    // "Meet UIKit Dynamics", the tutorial: a view controller for each chapter, and their recorder.
    .target(name: "Tutorial", dependencies: [dynamics]),
    .executableTarget(name: "RecordTutorial", dependencies: ["Tutorial", simulator]),
    .testTarget(name: "TutorialTests", dependencies: ["Tutorial", testing]),
    // "From a phone app to Linux CI in ten minutes".
    .target(name: "PhoneApp", dependencies: uikit),
    // "Your own UI toolkit".
    .target(name: "Toolkit", dependencies: [dynamics]),
    .executableTarget(name: "ToolkitDemo", dependencies: ["Toolkit"]),
    .testTarget(name: "ToolkitTests", dependencies: ["Toolkit"]),
    // The lines of a `main.swift` that show an app live, in both language modes; with no trait they say
    // what is missing.
    .executableTarget(
      name: "PreviewMain5", dependencies: [preview, dynamics],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "PreviewMain6", dependencies: [preview, dynamics]),
    // What the articles show.
    .testTarget(name: "ArticleTests", dependencies: [dynamics, engine]),
  ] + phoneAppTests,
  swiftLanguageModes: [.v6]
)
