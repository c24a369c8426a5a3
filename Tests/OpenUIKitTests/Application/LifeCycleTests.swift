// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// The calls of the delegates below, in order.
@MainActor
private enum Calls {
  static var all: [String] = []
}

private class QuietAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Calls.all.append("will finish \(application.applicationState)")
    return true
  }
  // The method without options, which is called where the one with options is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Calls.all.append("did finish \(application.applicationState)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Calls.all.append("active \(application.applicationState)")
  }
}

private class StatefulSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Calls.all.append("connect \(scene.activationState) \(session.scene === scene)")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    Calls.all.append("foreground \(scene.activationState)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    Calls.all.append("active \(scene.activationState)")
  }
}

private class SceneOwner: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = StatefulSceneDelegate.self
    return configuration
  }
}

private class IdleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

private class StoryboardOwner: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = IdleSceneDelegate.self
    configuration.storyboard = UIStoryboard(name: "LifeCycle", bundle: nil)
    return configuration
  }
}

@Suite("The life cycle of apps and scenes", .serialized)
@MainActor
struct LifeCycleTests {
  private func launch(_ delegateClass: AnyClass) -> UIApplication {
    Calls.all = []
    return TimeFixture().run {
      var environment = AppEnvironment.current
      environment.application = UIApplication()
      return environment.run { ApplicationLaunch.application(delegateClass: delegateClass) }
    }
  }

  @Test("the app is inactive during its launch and active after it")
  func states() {
    let app = launch(QuietAppDelegate.self)
    #expect(Calls.all == ["will finish inactive", "did finish inactive", "active active"])
    #expect(app.applicationState == .active && app.next === app.delegate)
  }

  @Test("the launch and the activation are posted once, in this order, by the app")
  func notifications() {
    let center = NotificationCenter.default
    final class Posted: @unchecked Sendable { var names: [String] = [] }
    let posted = Posted()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) {
        posted.names.append($0.name.rawValue)
      }
    }
    _ = launch(QuietAppDelegate.self)
    for token in tokens { center.removeObserver(token) }
    #expect(
      posted.names == [
        "UIApplicationDidFinishLaunchingNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("a scene is unattached until it is connected, and active at the end")
  func sceneStates() throws {
    let app = launch(SceneOwner.self)
    #expect(
      Calls.all == [
        "connect unattached true", "foreground unattached", "active foregroundActive",
      ])
    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    #expect(scene.session.role == .windowApplication && scene.title == "")
    #expect(scene.session.configuration.name == "Main")
    #expect(app.openSessions == [scene.session] && scene.session.persistentIdentifier == "main")
    let states: [UIScene.ActivationState] = [
      .unattached, .foregroundActive, .foregroundInactive, .background,
    ]
    #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
  }

  @Test("a scene knows its windows, its screen and its status bar")
  func sceneParts() throws {
    let app = launch(SceneOwner.self)
    let scene = try #require(app.connectedScenes.first as? UIWindowScene)
    var environment = AppEnvironment.current
    environment.application = app
    environment.run {
      #expect(scene.windows == app.windows && scene.keyWindow === app.keyWindow)
      #expect(scene.windows.count == 1 && scene.windows[0].windowScene === scene)
      #expect(scene.screen === UIScreen.main && scene.interfaceOrientation.isPortrait)
      #expect(scene.windows[0].next === scene && scene.next === app)
      let statusBar: UIStatusBarManager? = scene.statusBarManager
      #expect(statusBar?.isStatusBarHidden == true && statusBar?.statusBarFrame == .zero)
      app.statusBarStyle = .lightContent
      #expect(statusBar?.statusBarStyle == .lightContent)
    }
  }

  @Test("a scene without a window shows the configuration's storyboard in one")
  func storyboard() throws {
    UIStoryboard.register("LifeCycle", initial: { UITableViewController(style: .plain) })
    let app = launch(StoryboardOwner.self)
    let window = try #require(app.keyWindow)
    #expect(window.rootViewController is UITableViewController && app.windows == [window])
    let scene = app.connectedScenes.first
    #expect(window.windowScene === scene)
    #expect((scene?.delegate as? IdleSceneDelegate)?.window === window)
  }

  @Test("a delegate without methods has Apple's defaults, and its window is dropped")
  func delegateDefaults() throws {
    final class Empty: UIResponder, UIApplicationDelegate {}
    final class EmptyScene: UIResponder, UIWindowSceneDelegate {}
    let (delegate, scene, app) = (Empty(), EmptyScene(), UIApplication())
    #expect(delegate.application(app, willFinishLaunchingWithOptions: nil))
    #expect(delegate.application(app, didFinishLaunchingWithOptions: nil))
    #expect(
      delegate.application(app, supportedInterfaceOrientationsFor: nil) == .allButUpsideDown)
    let url = try #require(URL(string: "app:test"))
    #expect(!delegate.application(app, open: url, options: [:]))
    (delegate.window, scene.window) = (UIWindow(), UIWindow())
    #expect(delegate.window == nil && scene.window == nil)
  }
}
