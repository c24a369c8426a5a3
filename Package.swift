// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// A source file that says `import UIKit` compiles against this package where Apple's UIKit does not
// exist; on Apple hosts the name belongs to Apple, and the target is left out. Not evaluated there so far.
#if canImport(Darwin)
  let uikitProducts: [Product] = []
  let uikitTargets: [Target] = []
  let scriptDependencies: [Target.Dependency] = []
#else
  let uikitProducts: [Product] = [
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreMotion", "PlaygroundSupport", "SwiftUIValues", "_Testing_UIKit"])
  ]
  // The experiments, which `dynamics fidelity` runs.
  let scriptDependencies: [Target.Dependency] = ["DeviceScripts"]
  let uikitTargets: [Target] = [
    .target(name: "UIKit", dependencies: ["OpenUIDynamics"]),
    // What source files import beside UIKit.
    .target(name: "CoreMotion", dependencies: ["OpenUIDynamics"]),
    .target(name: "PlaygroundSupport", dependencies: ["OpenUIDynamics"]),
    // What the UIKit code of an app uses of SwiftUI and Combine: colors, subjects, observable objects.
    .target(name: "SwiftUIValues", dependencies: ["UIKit"]),
    .testTarget(
      name: "SwiftUIValuesTests", dependencies: ["SwiftUIValues", "TestSupport", "_Testing_UIKit"]),
    .testTarget(
      name: "CoreMotionTests",
      dependencies: ["CoreMotion", "UIKit", "_Testing_UIKit", "DynamicsSimulator"]),
    .testTarget(
      name: "PlaygroundSupportTests",
      dependencies: ["PlaygroundSupport", "UIKit", "_Testing_UIKit", "DynamicsSimulator"]),
    // The name is swift-testing's: a file that imports both Testing and UIKit needs this module.
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay"),
    // The experiments of `DeviceScripts`, a package of its own on Apple hosts: the same files here.
    .target(
      name: "DeviceScripts", dependencies: ["UIKit"], path: "DeviceScripts/Sources/DeviceScripts"),
    .testTarget(
      name: "DeviceScriptsTests",
      dependencies: [
        "DeviceScripts", "DynamicsSimulator", "TestSupport", "UIKit", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "UIKitSourceTests", dependencies: ["UIKit", "_Testing_UIKit", "DynamicsSimulator"]),
    // Swift 6 here; `.ci/run` compiles and runs the same files as a user's package in Swift 5.
    .testTarget(name: "UIKitDeclarationTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    .testTarget(
      name: "UIKitSwift4Tests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v4)]),
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
#endif

let package = Package(
  name: "OpenUIDynamics",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "Physics2D", targets: ["Physics2D"]),
    .library(name: "OpenUIKit", targets: ["OpenUIKit"]),
    .library(name: "OpenUIDynamics", targets: ["OpenUIDynamics"]),
    .library(name: "DynamicsSimulator", targets: ["DynamicsSimulator"]),
    .library(name: "DynamicsTesting", targets: ["DynamicsTesting"]),
    .library(name: "DynamicsPreview", targets: ["DynamicsPreview"]),
    // What `Benchmarks`, a package of its own, measures other engines with.
    .library(name: "PhysicsScenes", targets: ["PhysicsScenes"]),
    .executable(name: "dynamics", targets: ["dynamics"]),
    .executable(name: "dynamics-port", targets: ["dynamics-port"]),
  ] + uikitProducts,
  traits: [
    .trait(
      name: "Tools", description: "The `dynamics` command: list, run, record and preview scenes."),
    .trait(
      name: "Port",
      description: "The `dynamics-port` command: rewrites UIKit source, and runs it."),
    .default(enabledTraits: ["Tools"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.22.0"),
    // Built only with the trait `Port`; the version range follows the installed toolchain.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "Physics2D",
      // The square root of the standard library is a function of libm, which nothing else would link
      // into a program that uses the engine alone.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    // Generic lists, which a release build specializes in other modules only if they are public: this
    // module is imported internally and is no product, so users of the package do not see it.
    .target(name: "KeyedLists"),
    // The slice of UIKit around the dynamics; it knows neither them nor the engine.
    .target(
      name: "OpenUIKit", dependencies: ["KeyedLists"],
      // Its replacement of `Task.sleep` stays on the caller's actor.
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    // What acts on bodies between the steps of the engine: the same code here and in a page.
    .target(name: "DynamicsLaws", dependencies: ["Physics2D"]),
    .target(
      name: "OpenUIDynamics",
      dependencies: ["DynamicsLaws", "KeyedLists", "OpenUIKit", "Physics2D"]),
    // Text files become part of the code: none has to be found at run time.
    .executableTarget(name: "embed-text"),
    .plugin(name: "EmbedText", capability: .buildTool(), dependencies: ["embed-text"]),
    // With the web client of recordings.
    .target(
      name: "DynamicsSimulator", dependencies: ["OpenUIDynamics"], plugins: ["EmbedText"]),
    .target(name: "DynamicsTesting", dependencies: ["DynamicsSimulator"]),
    .target(
      name: "DynamicsPreview",
      dependencies: [
        "DynamicsSimulator",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Tools"])),
      ],
      plugins: ["EmbedText"]),
    .target(name: "Gallery", dependencies: ["OpenUIDynamics"]),
    .target(name: "PhysicsScenes", dependencies: ["Physics2D"]),
    // Shared by the two commands.
    .target(
      name: "CommandSupport",
      dependencies: [
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Tools", "Port"]))
      ]),
    .executableTarget(
      name: "dynamics",
      dependencies: [
        "CommandSupport", "DynamicsPreview", "DynamicsSimulator", "Gallery", "PhysicsScenes",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Tools"])),
      ] + scriptDependencies,
      // The parity table is embedded, so that the command works without the sources.
      plugins: ["EmbedText"]),
    // Reads storyboards, and generates the code that builds their scenes.
    .target(name: "DynamicsStoryboard"),
    // This target and the next are empty without the trait: a trait cannot exclude a target.
    .target(
      name: "DynamicsPort",
      dependencies: [
        "DynamicsStoryboard",
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Port"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Port"])),
      ]),
    .executableTarget(
      name: "dynamics-port",
      dependencies: [
        "CommandSupport", "DynamicsPort", "DynamicsStoryboard",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Port"])),
      ],
      // The templates are compiled together with the ported files.
      plugins: ["EmbedText"]),
    .testTarget(
      name: "Physics2DTests", dependencies: ["Physics2D"], exclude: ["Oracle/Data"]),
    .testTarget(name: "DynamicsLawsTests", dependencies: ["DynamicsLaws", "Physics2D"]),
    // What several test targets share.
    .target(name: "TestSupport", dependencies: ["OpenUIKit"], path: "Tests/TestSupport"),
    .target(
      name: "DynamicsTestSupport", dependencies: ["OpenUIDynamics"],
      path: "Tests/DynamicsTestSupport"),
    .testTarget(
      name: "TestSupportTests",
      dependencies: ["DynamicsTestSupport", "OpenUIDynamics", "TestSupport"]),
    .testTarget(name: "KeyedListsTests", dependencies: ["KeyedLists"]),
    // Each batch of files reads the suites of its whole target: one target of all would compile longer.
    .testTarget(
      name: "OpenUIKitTests", dependencies: ["OpenUIKit", "TestSupport"],
      exclude: ["Animation", "Drawing", "Views"]),
    .testTarget(
      name: "OpenUIKitAnimationTests", dependencies: ["OpenUIKit", "TestSupport"],
      path: "Tests/OpenUIKitTests/Animation"),
    .testTarget(
      name: "OpenUIKitDrawingTests", dependencies: ["OpenUIKit", "TestSupport"],
      path: "Tests/OpenUIKitTests/Drawing"),
    .testTarget(
      name: "OpenUIKitViewTests", dependencies: ["OpenUIKit", "TestSupport"],
      path: "Tests/OpenUIKitTests/Views"),
    .testTarget(
      name: "OpenUIDynamicsTests",
      dependencies: [
        "DynamicsLaws", "DynamicsTestSupport", "KeyedLists", "OpenUIDynamics", "Physics2D",
        "TestSupport",
      ]),
    .testTarget(
      name: "DynamicsSimulatorTests",
      dependencies: ["DynamicsSimulator", "DynamicsTestSupport", "OpenUIDynamics", "TestSupport"]),
    .testTarget(
      name: "DynamicsTestingTests", dependencies: ["DynamicsTesting"], exclude: ["Goldens"]),
    .testTarget(
      name: "DynamicsPreviewTests", dependencies: ["DynamicsPreview", "Gallery", "TestSupport"]),
    // The recorded runs that several test targets of one process share.
    .target(
      name: "GalleryTestSupport", dependencies: ["DynamicsSimulator", "Gallery"],
      path: "Tests/GalleryTestSupport"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "DynamicsSimulator", "Gallery", "DynamicsTestSupport", "GalleryTestSupport", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "DynamicsStoryboardTests", dependencies: ["DynamicsStoryboard"]),
    .testTarget(
      name: "DynamicsPortTests",
      dependencies: [
        "DynamicsPort", "DynamicsStoryboard",
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Port"])),
      ], exclude: ["Golden"]),
    .testTarget(
      name: "DynamicsPortCommandTests",
      dependencies: ["CommandSupport", "DynamicsPort", "DynamicsStoryboard", "dynamics-port"]),
    // Random programs over all public interfaces: a command, and what its tests run.
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["DynamicsPreview", "DynamicsSimulator", "OpenUIDynamics", "Physics2D"],
      path: "Tests/Fuzzing"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"]),
    .testTarget(name: "PhysicsScenesTests", dependencies: ["PhysicsScenes", "Physics2D"]),
    .testTarget(
      name: "DynamicsCommandTests",
      dependencies: [
        "CommandSupport", "DynamicsPreview", "dynamics", "Gallery", "GalleryTestSupport",
        "PhysicsScenes", "TestSupport",
      ]),
  ] + uikitTargets,
  swiftLanguageModes: [.v6]
)
