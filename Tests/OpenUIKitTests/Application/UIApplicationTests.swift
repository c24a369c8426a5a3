// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIApplication")
@MainActor
struct UIApplicationTests {
  private let environment = AppEnvironment()

  private var app: UIApplication { environment.application }

  @Test("a new app is active, has no windows and no delegate")
  func defaults() {
    #expect(app.applicationState == .active && app.windows.isEmpty && app.keyWindow == nil)
    #expect(app.delegate == nil && app.connectedScenes.isEmpty && app.openSessions.isEmpty)
    #expect(!app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 0)
    #expect(!app.isNetworkActivityIndicatorVisible && !app.supportsMultipleScenes)
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    #expect(app.isStatusBarHidden && app.statusBarFrame == .zero && app.statusBarStyle == .default)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test(
    "the window of a delegate is unwrapped once, or twice as an optional requirement of Objective-C"
  )
  func window() {
    let own = Delegate()
    own.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let delegate: (any UIApplicationDelegate)? = own
    #expect(delegate?.window?.bounds.width == 100)
    #expect(delegate?.window??.bounds.width == 100)
    #expect(delegate?.window!?.bounds.width == 100)
    own.window = nil
    #expect(delegate?.window??.bounds == nil)
  }

  @Test("quick actions belong to one app, and keep what they were made of")
  func quickActions() {
    app.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New card", localizedSubtitle: "in the deck",
        icon: UIApplicationShortcutIcon(type: .compose))
    ]
    let item = app.shortcutItems?.first
    #expect(item?.type == "new" && item?.localizedTitle == "New card")
    #expect(item?.localizedSubtitle == "in the deck" && item?.icon != nil && item?.userInfo == nil)
    #expect(AppEnvironment().application.shortcutItems == nil)
  }

  @Test("ignored events are counted: as many ends as beginnings are needed")
  func ignoredEvents() {
    #expect(!app.isIgnoringInteractionEvents)
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    for _ in 0..<3 { app.endIgnoringInteractionEvents() }
    #expect(!app.isIgnoringInteractionEvents)
    // A surplus end is no debt.
    app.beginIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
  }

  @Test("no other app opens a URL: the completion receives false, with a diagnostic that names it")
  func openingURLs() throws {
    let url = try #require(URL(string: "https://example.com/path"))
    #expect(!app.canOpenURL(url))
    // The completion is isolated to the main actor.
    final class Results { var values: [Bool] = [] }
    let results = Results()
    let messages = RefusalLog.record {
      app.open(url) { success in MainActor.assumeIsolated { results.values.append(success) } }
      app.open(url, options: [.universalLinksOnly: true])
      #expect(!app.openURL(url))
    }
    #expect(results.values == [false] && messages.count == 3)
    #expect(messages.allSatisfy { $0.contains("https://example.com/path") })
  }

  @Test("a registered delegate is created when it is first asked for, once for each app")
  func registeredDelegate() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    #expect(app.delegate == nil)
    UIApplication.register { Delegate() }
    defer { UIApplication.register(delegate: nil) }
    let delegate = app.delegate
    #expect(delegate is Delegate && app.delegate === delegate)
    #expect(UIApplication().delegate !== delegate)
  }

  @Test("windows of an app without a scene delegate belong to one scene, which is active")
  func sceneOfWindows() throws {
    try environment.run {
      let windows = (0..<2).map { _ in UIWindow(frame: .zero) }
      for window in windows { window.makeKeyAndVisible() }
      let scene = try #require(app.connectedScenes.first as? UIWindowScene)
      #expect(app.connectedScenes.count == 1 && app.openSessions == [scene.session])
      #expect(scene.activationState == .foregroundActive && scene.delegate == nil)
      #expect(scene.windows == windows && scene.keyWindow === windows[1])
      #expect(windows.allSatisfy { $0.windowScene === scene })
    }
  }

  @Test("the window of registered delegates is the key window, unless they have one of their own")
  func windowOfRegisteredDelegates() {
    final class OwnDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    UIApplication.register {
      OwnDelegate()
    } sceneDelegate: {
      OwnSceneDelegate()
    }
    defer { UIApplication.register(delegate: nil) }
    environment.run {
      #expect(app.delegate?.window == nil)
      let window = UIWindow(frame: .zero)
      window.makeKeyAndVisible()
      #expect(app.delegate?.window === window)
      let sceneDelegate = window.windowScene?.delegate as? OwnSceneDelegate
      #expect(sceneDelegate?.window === window && window.windowScene?.delegate === sceneDelegate)
      let other = UIWindow(frame: .zero)
      app.delegate?.window = other
      #expect(app.delegate?.window === other)
    }
  }

  @Test("the icon does not change: the completion receives an error, with a diagnostic")
  func icon() {
    final class Results { var errors: [(any Error)?] = [] }
    let results = Results()
    let messages = RefusalLog.record {
      app.setAlternateIconName("Night") { error in
        MainActor.assumeIsolated { results.errors.append(error) }
      }
    }
    #expect(results.errors.map { $0 is CocoaError } == [true] && messages.count == 1)
    #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
  }

  @Test("the old setter of the status bar sets its style")
  func statusBarStyle() {
    app.setStatusBarStyle(.lightContent, animated: true)
    #expect(app.statusBarStyle == .lightContent)
    app.setStatusBarHidden(false, with: .fade)
    #expect(app.isStatusBarHidden && UI_USER_INTERFACE_IDIOM() == .phone)
  }

  private nonisolated static let sizes: [(width: CGFloat, height: CGFloat, isPortrait: Bool)] = [
    (320, 480, true), (480, 320, false), (300, 300, true),
  ]

  @Test("the interface is upright where the screen is not wider than high", arguments: sizes)
  func orientation(width: CGFloat, height: CGFloat, isPortrait: Bool) {
    environment.screen.resize(to: CGSize(width: width, height: height))
    let orientation = environment.run { app.statusBarOrientation }
    #expect(orientation.isPortrait == isPortrait && orientation.isLandscape == !isPortrait)
  }

  #if !canImport(ObjectiveC)
    @MainActor
    private final class Target: NSObject {
      var senders: [String] = []
      func press(_ sender: String) { senders.append(sender) }
    }

    @Test("an action is sent to its target; without one nothing is sent")
    func sendingActions() {
      let target = Target()
      let press = Selector("press:", Target.press)
      #expect(app.sendAction(press, to: target, from: "sender", for: nil))
      #expect(!app.sendAction(press, to: nil, from: "sender", for: nil))
      #expect(target.senders == ["sender"])
    }
  #endif

  @Test("windows are ordered by level, then by the order in which they were shown; one is key")
  func windows() {
    let windows = (0..<4).map { _ in UIWindow(frame: .zero) }
    windows[0].windowLevel = .statusBar
    windows[2].windowLevel = UIWindow.Level(rawValue: -1)
    environment.run {
      for window in windows { window.makeKeyAndVisible() }
      #expect(app.windows == [windows[2], windows[1], windows[3], windows[0]])
      #expect(app.keyWindow === windows[3])
      windows[1].makeKey()
      #expect(windows.map(\.isKeyWindow) == [false, true, false, false])
      windows[1].makeKeyAndVisible()
      #expect(app.windows.count == 4)
    }
  }

  @Test("a window that was released is no window of the app")
  func releasedWindow() {
    environment.run {
      do {
        UIWindow(frame: .zero).isHidden = false
      }
      #expect(app.windows.isEmpty)
    }
  }

  @Test("levels are compared by their numbers, which are those of UIKit")
  func levels() {
    #expect(UIWindow.Level.normal < .statusBar && .statusBar < UIWindow.Level.alert)
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    #expect(levels.map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow.Level(5) == UIWindow.Level(rawValue: 5) && UIWindow.Level(5) > .normal)
    #expect(UIWindow().windowLevel == .normal)
  }

  @Test("the raw values of states, styles and orientations are those of Apple's headers")
  func rawValues() {
    let states: [UIApplication.State] = [.active, .inactive, .background]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let styles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
    #expect(styles.map(\.rawValue) == [0, 1, 3])
    // The interface turns against the device: left is right.
    let orientations: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(orientations.map(\.rawValue) == [0, 1, 2, 4, 3])
    #expect(
      UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
  }

  @Test("a mask has the bit of each of its orientations")
  func masks() {
    let bits: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
      (.landscapeLeft, .landscapeLeft), (.landscapeRight, .landscapeRight),
    ]
    for (mask, orientation) in bits { #expect(mask.rawValue == 1 << UInt(orientation.rawValue)) }
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test("names of options are those of UIKit's constants")
  func names() {
    let names = [
      UIApplication.LaunchOptionsKey.url.rawValue,
      UIApplication.OpenURLOptionsKey.sourceApplication.rawValue,
      UIApplication.OpenURLOptionsKey.annotation.rawValue,
      UIApplication.OpenURLOptionsKey.openInPlace.rawValue,
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
      UINib.OptionsKey.externalObjects.rawValue,
      UISceneSession.Role.windowApplication.rawValue,
    ]
    #expect(
      names == [
        "UIApplicationLaunchOptionsURLKey", "UIApplicationOpenURLOptionsSourceApplicationKey",
        "UIApplicationOpenURLOptionsAnnotationKey", "UIApplicationOpenURLOptionsOpenInPlaceKey",
        "UIApplicationOpenURLOptionUniversalLinksOnly", "UINibExternalObjects",
        "UIWindowSceneSessionRoleApplication",
      ])
  }
}
