// SPDX-License-Identifier: Apache-2.0

#if Port
  /// Notification names that were members of `Notification.Name` before Swift 4.2.
  enum DeprecatedNotificationNames {
    /// The current names, by deprecated member name.
    static let table: [String: String] = [
      "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
      "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
      "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
      "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
      "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
      "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
      "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
      "UIApplicationDidChangeStatusBarOrientation":
        "UIApplication.didChangeStatusBarOrientationNotification",
      "UIApplicationWillChangeStatusBarOrientation":
        "UIApplication.willChangeStatusBarOrientationNotification",
      "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
      "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
      "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
      "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
      "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
      "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
      "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
      "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
      "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
      "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
      "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
      "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
      "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
      "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
      "UIAccessibilityVoiceOverStatusChanged":
        "UIAccessibility.voiceOverStatusDidChangeNotification",
      "UIAccessibilityReduceMotionStatusDidChange":
        "UIAccessibility.reduceMotionStatusDidChangeNotification",
      "UIScreenDidConnect": "UIScreen.didConnectNotification",
      "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
    ]
  }
#endif
