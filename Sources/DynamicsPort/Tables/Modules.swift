#if Port
  /// Which modules there are where there is no Objective-C, and what those of Apple declare.
  enum Modules {
    /// What comes with the toolchain or with this package.
    private static let portable: Set<String> = [
      "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
      "Dispatch", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
      "_StringProcessing", "Distributed", "Glibc", "XCTest", "Testing", "UIKit", "OpenUIDynamics",
      "DynamicsSimulator", "DynamicsTesting", "DynamicsPreview", "Physics2D", "CoreMotion",
      "PlaygroundSupport",
    ]

    /// Modules of Apple that hand on UIKit or parts of it, so that a file may import nothing else.
    private static let standIns: Set<String> = [
      "CoreGraphics", "QuartzCore", "CoreFoundation", "SwiftUI", "ObjectiveC", "CoreText",
      "SpriteKit", "MapKit", "WebKit", "SceneKit", "Darwin",
    ]

    /// Whether a file can import a module where there is no Objective-C; a part of one never.
    static func isAvailable(_ module: String) -> Bool { portable.contains(module) }

    /// Whether an import of a module also brings UIKit, or a good part of it.
    static func isStandIn(_ module: String) -> Bool {
      standIns.contains(module) || module.hasPrefix("UIKit.")
    }

    /// Whether a module is Apple's rather than somebody's package.
    static func isApples(_ module: String) -> Bool {
      apples.contains(module) || symbols[module] != nil || module.contains(".")
    }

    private static let apples: Set<String> = [
      "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC", "Darwin", "CoreText",
      "Accelerate", "simd", "GLKit", "OpenGLES", "ImageIO", "MobileCoreServices", "Security",
      "SystemConfiguration", "Cocoa", "AppKit", "WatchKit", "ActivityKit", "WidgetKit", "Social",
      "Accounts", "AddressBook", "iAd", "AdSupport", "Messages", "MessageUI", "NotificationCenter",
      "CallKit", "PencilKit", "QuickLook", "SafariServices", "UniformTypeIdentifiers", "TVUIKit",
      "LinkPresentation", "JavaScriptCore", "CoreHaptics", "CoreML", "Vision", "ARKit",
      "RealityKit",
      "CarPlay", "Intents", "ExternalAccessory", "NaturalLanguage", "Speech", "SwiftData",
    ]

    /// The names that a module declares: whole names, and beginnings that end in `*`.
    static let symbols: [String: [String]] = [
      "CoreLocation": ["CL*"],
      "AVFoundation": ["AV*"],
      "AVKit": ["AV*"],
      "AudioToolbox": ["AudioServices*", "SystemSoundID", "kSystemSoundID*"],
      "SceneKit": ["SCN*"],
      "SpriteKit": ["SK*"],
      "GameplayKit": ["GK*"],
      "GameKit": ["GK*"],
      "MapKit": ["MK*"],
      "WebKit": ["WK*"],
      "Photos": ["PH*"],
      "PhotosUI": ["PH*"],
      "Metal": ["MTL*"],
      "MetalKit": ["MTK*"],
      "MultipeerConnectivity": ["MC*"],
      "CoreBluetooth": ["CB*"],
      "CoreImage": ["CI*"],
      "CoreData": ["NSManagedObject*", "NSFetch*", "NSPersistent*"],
      "CoreMedia": ["CMTime*", "CMSampleBuffer*"],
      "StoreKit": ["SKStore*", "SKPayment*", "SKProduct*"],
      "UserNotifications": ["UN*"],
      "LocalAuthentication": ["LAContext", "LAPolicy"],
      "os": [
        "os_log", "OSLog", "Logger", "os_unfair_lock*", "OSAllocatedUnfairLock", "OSSignposter",
      ],
      "os.log": ["os_log", "OSLog", "Logger"],
      "OSLog": ["os_log", "OSLog", "Logger"],
      "Combine": [
        "Published", "ObservableObject", "AnyCancellable", "PassthroughSubject",
        "CurrentValueSubject", "AnyPublisher", "Publishers", "Cancellable",
      ],
      "XCPlayground": [
        "XCPlaygroundPage", "XCPShowView", "XCPSetExecutionShouldContinueIndefinitely",
      ],
      "SwiftUI": [
        "UIViewRepresentable", "UIViewControllerRepresentable", "UIViewRepresentableContext",
        "PreviewProvider", "View", "App", "Scene", "ViewModifier", "State", "Binding",
        "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "UIHostingController",
        "ViewBuilder", "GeometryReader", "VStack", "HStack", "ZStack", "NavigationView",
        "NavigationStack", "Color", "Text", "ContentView", "WindowGroup",
        "UIApplicationDelegateAdaptor",
        "EdgeInsets", "DragGesture", "CGSizeKey", "PreferenceKey", "ButtonStyle", "Shape", "Path",
        "Angle", "UnitPoint", "AnyView", "EmptyView", "Spacer",
      ],
    ]
  }
#endif
