// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MeetDynamics",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "…/OpenUIDynamics", branch: "main", traits: [])],
  targets: [
    .executableTarget(
      name: "MeetDynamics",
      dependencies: [
        .product(name: "OpenUIDynamics", package: "OpenUIDynamics"),
        .product(name: "DynamicsSimulator", package: "OpenUIDynamics"),
      ])
  ]
)
