// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// A package of its own, so that users of the engine do not need the libraries that it is measured
// against: Debian's `libbox2d-dev` (2.4.1) and `libchipmunk-dev` (7.0.3).
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "OpenUIDynamics", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "PeerEngine"),
    .target(
      name: "PeerBox2D", dependencies: ["PeerEngine"],
      linkerSettings: [.linkedLibrary("box2d")]),
    .target(
      name: "PeerChipmunk", dependencies: ["PeerEngine"],
      linkerSettings: [.linkedLibrary("chipmunk")]),
    .target(name: "HeapCounter"),
    .executableTarget(
      name: "compare",
      dependencies: [
        "PeerBox2D", "PeerChipmunk", "HeapCounter",
        .product(name: "PhysicsScenes", package: "OpenUIDynamics"),
        .product(name: "Physics2D", package: "OpenUIDynamics"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
