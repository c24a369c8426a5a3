// swift-tools-version: 5.9
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// For Apple hosts: the experiments against Apple's UIKit. The package in the folder above compiles
// the same files against its own module `UIKit`, and runs them in its tests.
// Not compiled on an Apple host so far: the manifest and the test target.
let package = Package(
  name: "DeviceScripts",
  platforms: [.iOS(.v15)],
  products: [.library(name: "DeviceScripts", targets: ["DeviceScripts"])],
  targets: [
    .target(name: "DeviceScripts"),
    .testTarget(name: "DeviceTests", dependencies: ["DeviceScripts"]),
  ]
)
