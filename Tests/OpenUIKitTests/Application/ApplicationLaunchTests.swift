// SPDX-License-Identifier: Apache-2.0

import OpenUIKit
import TestSupport
import Testing

/// What the delegates below heard.
@MainActor
private enum Heard {
  static var calls: [String] = []
}

private class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let note = "a property with a value"

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.calls.append("will finish \(note.isEmpty)")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.calls.append("did finish \(UIApplication.shared === application)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Heard.calls.append("active \(application.applicationState == .active)")
  }
}

private class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowSceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Heard.calls.append("app active")
  }
}

private final class OwnScene: UIWindowScene {}

private class OwnSceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.sceneClass = OwnScene.self
    configuration.delegateClass = WindowSceneDelegate.self
    return configuration
  }
}

private class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Heard.calls.append("connect")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { Heard.calls.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Heard.calls.append("scene active") }
}

@Suite("Launching an app", .serialized)
@MainActor
struct ApplicationLaunchTests {
  private func launch(_ delegateClass: AnyClass) -> UIApplication {
    Heard.calls = []
    return TimeFixture().run { ApplicationLaunch.application(delegateClass: delegateClass) }
  }

  @Test("the delegate is made with its own init() and is called in UIKit's order at the launch")
  func order() {
    let app = launch(PlainDelegate.self)
    #expect(Heard.calls == ["will finish false", "did finish true", "active true"])
    #expect(app.delegate is PlainDelegate)
    #expect(app.keyWindow === app.delegate?.window && app.windows.count == 1)
    #expect(app.keyWindow?.frame == UIScreen.main.bounds)
  }

  @Test("an app with a scene tells the scene's delegate, and not its own, that it is in front")
  func scene() {
    let app = launch(SceneAppDelegate.self)
    #expect(Heard.calls == ["connect", "foreground", "scene active"])
    let scene = app.connectedScenes.first as? UIWindowScene
    #expect(scene?.activationState == .foregroundActive)
    #expect(scene?.delegate is WindowSceneDelegate)
    #expect(app.keyWindow?.windowScene === scene && app.keyWindow?.rootViewController != nil)
  }

  @Test("what is no delegate is refused")
  func noDelegate() {
    let messages = RefusalLog.record { _ = launch(UIView.self) }
    #expect(messages.count == 1)
  }

  @Test("windows are in the order of their levels")
  func levels() {
    let environment = AppEnvironment()
    let app = environment.application
    let (front, back) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    front.windowLevel = .alert
    environment.run {
      front.isHidden = false
      back.makeKeyAndVisible()
    }
    #expect(app.windows == [back, front])
    #expect(app.keyWindow === back && back.isKeyWindow && !front.isKeyWindow)
  }

  @Test("the scene is of the class that the configuration names")
  func sceneClass() {
    let app = launch(OwnSceneAppDelegate.self)
    #expect(app.connectedScenes.count == 1 && app.connectedScenes.first is OwnScene)
  }
}
