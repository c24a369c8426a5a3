// SPDX-License-Identifier: Apache-2.0

#if Port
  /// The modules that are available without Objective-C, and the symbols of Apple's modules.
  enum Modules {
    /// The modules of the toolchain and of this package.
    private static let portable: Set<String> = [
      "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
      "Dispatch", "Synchronization", "Observation", "RegexBuilder", "_Concurrency",
      "_StringProcessing", "Distributed", "Glibc", "XCTest", "Testing", "UIKit", "OpenUIKit",
      "OpenUIDynamics",
      "DynamicsSimulator", "DynamicsTesting", "DynamicsPreview", "Physics2D", "CoreMotion",
      "PlaygroundSupport", "SwiftUIValues",
    ]

    /// The modules of which `SwiftUIValues` has the values that UIKit code uses.
    static let modulesOfValues: Set<String> = ["SwiftUI", "Combine"]

    /// Apple modules that re-export UIKit or parts of it; a file may import one of them alone.
    private static let reexportingModules: Set<String> = [
      "CoreGraphics", "QuartzCore", "CoreFoundation", "SwiftUI", "ObjectiveC", "CoreText",
      "SpriteKit", "MapKit", "WebKit", "SceneKit", "Darwin",
    ]

    /// Whether a module can be imported without Objective-C; always false for a submodule.
    static func isAvailable(_ module: String) -> Bool { portable.contains(module) }

    /// Whether a module re-exports UIKit or a large part of it.
    static func reexportsUIKit(_ module: String) -> Bool {
      reexportingModules.contains(module) || module.hasPrefix("UIKit.")
    }

    /// Modules with the modules that they re-export, as far as those have symbols.
    static func reachable(from imports: [String]) -> [String] {
      imports + imports.flatMap { reexports[$0] ?? [] }
    }

    private static let reexports: [String: [String]] = [
      "UIKit": ["CoreImage", "CoreText", "OpenGLES", "UserNotifications"],
      "GLKit": ["OpenGLES"],
      "AVFoundation": ["AudioToolbox", "CoreMedia"],
      "AVKit": ["AVFoundation", "AudioToolbox", "CoreMedia"], "SwiftUI": ["Combine"],
      "MapKit": ["CoreLocation"],
    ]

    /// Whether a module is Apple's rather than a third-party package.
    static func isAppleModule(_ module: String) -> Bool {
      appleModules.contains(module) || symbols[module] != nil || module.contains(".")
    }

    private static let appleModules: Set<String> = [
      "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC", "Darwin", "CoreText",
      "Accelerate", "simd", "GLKit", "OpenGLES", "ImageIO", "MobileCoreServices", "Security",
      "SystemConfiguration", "Cocoa", "AppKit", "WatchKit", "ActivityKit", "WidgetKit", "Social",
      "Accounts", "AddressBook", "iAd", "AdSupport", "Messages", "MessageUI", "NotificationCenter",
      "CallKit", "PencilKit", "QuickLook", "SafariServices", "UniformTypeIdentifiers", "TVUIKit",
      "LinkPresentation", "JavaScriptCore", "CoreHaptics", "CoreML", "Vision", "ARKit",
      "RealityKit",
      "CarPlay", "Intents", "Contacts", "ContactsUI", "PDFKit", "EventKit", "EventKitUI",
      "HealthKit",
      "HomeKit", "CloudKit", "PassKit", "AuthenticationServices", "CryptoKit", "CommonCrypto",
      "Network",
      "AVFAudio", "MediaPlayer", "CoreVideo", "VideoToolbox", "CoreServices", "CoreSpotlight",
      "CoreNFC",
      "UserNotificationsUI", "TipKit", "Charts", "Translation", "AppIntents",
      "AppTrackingTransparency",
      "BackgroundTasks", "ReplayKit", "SoundAnalysis", "VisionKit", "MetricKit",
      "MetalPerformanceShaders",
      "Compression", "zlib", "Symbols", "DeveloperToolsSupport", "ExternalAccessory",
      "NaturalLanguage", "Speech", "SwiftData",
    ]

    /// Names of other modules that this package declares as well.
    static let namesHere: Set<String> = [
      "CIColor", "CLLocationDegrees", "CLLocationDistance", "CLLocationDirection",
      "CLLocationSpeed", "CLLocationAccuracy",
    ]

    /// Members of Foundation's classes that can be set with Objective-C only.
    static let unavailableMembers = [
      "waitsForConnectivity", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    ]

    /// What changes or inspects classes at run time, which needs Objective-C; UIKit's import declares it.
    static let runtimeSymbols: Set<String> = [
      "IMP", "class_addMethod", "class_addProtocol", "class_conformsToProtocol",
      "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
      "class_getClassMethod", "class_getInstanceMethod", "class_getInstanceVariable",
      "class_getMethodImplementation", "class_getProperty", "class_replaceMethod",
      "imp_implementationWithBlock", "method_copyReturnType", "method_exchangeImplementations",
      "method_getImplementation", "method_getName", "method_getTypeEncoding",
      "method_setImplementation", "objc_allocateClassPair", "objc_disposeClassPair",
      "objc_registerClassPair", "object_setClass", "property_getName",
      "protocol_getMethodDescription", "sel_getName", "sel_registerName",
    ]

    /// The symbols that a module declares: full names, and prefixes marked by a trailing `*`.
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
      "GLKit": ["GLK*"],
      "OpenGLES": [
        "EAGL*", "GL_*", "glActive*", "glBind*", "glBlend*", "glBuffer*", "glClear", "glClear*",
        "glCreate*", "glDelete*", "glDisable", "glDisable*", "glDraw*", "glEnable", "glEnable*",
        "glGen*", "glGet*", "glTex*", "glUniform*", "glUse*", "glVertex*", "glViewport",
        "GLbitfield", "GLboolean", "GLbyte", "GLchar", "GLclampf", "GLenum",
        "GLfloat", "GLint", "GLintptr", "GLshort", "GLsizei", "GLsizeiptr", "GLubyte", "GLuint",
        "GLushort",
      ],
      "MultipeerConnectivity": ["MC*"],
      "CoreBluetooth": ["CB*"],
      "CoreImage": ["CI*"],
      "CoreText": ["CT*"],
      "CoreData": ["NSManagedObject*", "NSFetch*", "NSPersistent*"],
      "CoreMedia": ["CMTime*", "CMSampleBuffer*"],
      "StoreKit": ["SKStore*", "SKPayment*", "SKProduct*"],
      "UserNotifications": [
        "UNUserNotification*", "UNNotification", "UNNotification*", "UNMutableNotification*",
        "UNAuthorization*", "UNTimeInterval*", "UNCalendar*", "UNLocation*", "UNPush*",
        "UNTextInput*",
      ],
      "VisionKit": ["ImageAnalyzer", "ImageAnalysis*", "DataScanner*", "VNDocumentCamera*"],
      "LocalAuthentication": ["LAContext", "LAPolicy"],
      "Contacts": ["CN*"],
      "ContactsUI": ["CN*"],
      "CoreSpotlight": ["CS*"],
      "MobileCoreServices": ["kUT*", "UTType*"],
      "CoreServices": ["kUT*", "UTType*"],
      "UniformTypeIdentifiers": ["UTType"],
      "PDFKit": ["PDF*"],
      "EventKit": ["EK*"],
      "EventKitUI": ["EK*"],
      "MessageUI": ["MFMail*", "MFMessage*"],
      "SafariServices": ["SFSafari*"],
      "Social": ["SLCompose*", "SLServiceType*"],
      "CloudKit": ["CK*"],
      "HealthKit": ["HK*"],
      "HomeKit": ["HM*"],
      "NotificationCenter": ["NCWidget*", "NCUpdate*"],
      "ReplayKit": ["RP*"],
      "PassKit": ["PK*"],
      "PencilKit": ["PK*"],
      "MediaPlayer": ["MP*"],
      "CryptoKit": [
        "Curve25519", "ChaChaPoly", "SHA256", "SHA384", "SHA512", "SecureEnclave", "SymmetricKey",
        "HKDF", "HMAC", "Insecure",
      ],
      "Security": ["kSec*", "errSec*", "Sec*"],
      "ImageIO": ["CGImageSource*", "CGImageDestination*", "kCGImage*"],
      "AVFAudio": ["AV*"],
      "QuickLook": ["QL*"],
      "ARKit": [
        "ARSession*", "ARSCN*", "ARSK*", "ARAnchor*", "ARFrame", "ARWorld*", "ARConfiguration",
      ],
      "WatchConnectivity": ["WC*"],
      "Vision": ["VN*"],
      "CoreML": ["ML*"],
      "os": [
        "os_log", "OSLog", "Logger", "os_unfair_lock*", "OSAllocatedUnfairLock", "OSSignposter",
      ],
      "os.log": ["os_log", "OSLog", "Logger"],
      "OSLog": ["os_log", "OSLog", "Logger"],
      "Combine": [
        "Publishers", "Future", "Deferred", "Record", "Scheduler", "Subscription", "Subscriber",
        "ConnectableObservable",
      ],
      "SwiftData": [
        "Model", "Query", "ModelContainer", "ModelContext", "ModelConfiguration", "Schema",
        "FetchDescriptor", "Relationship", "Attribute", "Transient",
      ],
      "XCPlayground": [
        "XCPlaygroundPage", "XCPShowView", "XCPSetExecutionShouldContinueIndefinitely",
      ],
      "SwiftUI": [
        "UIHostingController", "UIHostingConfiguration",
        "UIApplicationDelegateAdaptor", "PreviewProvider", "View", "App", "Scene", "ViewModifier",
        "ViewBuilder", "WindowGroup", "ContentView", "Environment",
        "EnvironmentValues", "EnvironmentKey",
        "GestureState", "FocusState", "AppStorage", "SceneStorage", "ScenePhase", "Namespace",
        "FetchRequest", "GeometryReader", "GeometryProxy", "VStack", "HStack", "ZStack",
        "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem", "NavigationView",
        "NavigationStack", "NavigationLink", "NavigationSplitView", "TabView", "ScrollView",
        "ForEach", "Text", "Image", "TextAlignment", "Alignment",
        "HorizontalAlignment", "VerticalAlignment", "EdgeInsets", "Edge", "Axis", "Visibility",
        "ColorScheme", "LocalizedStringKey", "DragGesture", "TapGesture", "LongPressGesture",
        "MagnificationGesture", "RotationGesture", "CGSizeKey", "PreferenceKey", "ButtonStyle",
        "Shape", "InsettableShape", "Path", "RoundedRectangle", "Rectangle", "Circle", "Capsule",
        "Ellipse", "StrokeStyle", "LinearGradient", "RadialGradient", "Gradient", "Angle",
        "UnitPoint", "AnyView", "EmptyView", "Spacer", "Divider", "AnyTransition",
        "Canvas", "TimelineView", "withTransaction",
      ],
    ]
  }
#endif
