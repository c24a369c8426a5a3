// SPDX-License-Identifier: Apache-2.0

import Foundation

// More names of types before Swift 4.2; see `DeprecatedTypeNames.swift`.
#if !canImport(ObjectiveC)
  /// The former name of `UIControl.State`.
  @available(swift, obsoleted: 4.2, renamed: "UIControl.State")
  public typealias UIControlState = UIControl.State

  /// Events of a control.
  @available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
  public typealias UIControlEvents = UIControl.Event

  /// The type of a button.
  @available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType")
  public typealias UIButtonType = UIButton.ButtonType

  /// The rendering mode of an image.
  @available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
  public typealias UIImageRenderingMode = UIImage.RenderingMode

  /// The orientation of an image.
  @available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
  public typealias UIImageOrientation = UIImage.Orientation

  /// The style of a blur effect.
  @available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
  public typealias UIBlurEffectStyle = UIBlurEffect.Style

  /// The role of text.
  @available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
  public typealias UIFontTextStyle = UIFont.TextStyle

  /// The curve of an animation.
  @available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
  public typealias UIViewAnimationCurve = UIView.AnimationCurve

  /// Options of keyframe animations.
  @available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
  public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

  /// How the tint color is adjusted.
  @available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
  public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

  /// An attribute of a constraint.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
  public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

  /// The relation of a constraint.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
  public typealias NSLayoutRelation = NSLayoutConstraint.Relation

  /// Options of a visual format.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
  public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

  /// The axis of a layout.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
  public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

  /// The alignment of a stack view.
  @available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
  public typealias UIStackViewAlignment = UIStackView.Alignment

  /// The distribution of a stack view.
  @available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
  public typealias UIStackViewDistribution = UIStackView.Distribution

  /// The style of an alert.
  @available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
  public typealias UIAlertControllerStyle = UIAlertController.Style

  /// The style of an alert's action.
  @available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
  public typealias UIAlertActionStyle = UIAlertAction.Style

  /// The style of a table view.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
  public typealias UITableViewStyle = UITableView.Style

  /// The style of a table cell.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
  public typealias UITableViewCellStyle = UITableViewCell.CellStyle

  /// The accessory of a table cell.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
  public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

  /// The selection style of a table cell.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
  public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

  /// The editing style of a table cell.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
  public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

  /// The animation of row changes.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
  public typealias UITableViewRowAnimation = UITableView.RowAnimation

  /// The position of a row after scrolling.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
  public typealias UITableViewScrollPosition = UITableView.ScrollPosition

  /// The state of the app.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
  public typealias UIApplicationState = UIApplication.State

  /// A key of launch options.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
  public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

  /// An attribute of text.
  @available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
  public typealias NSAttributedStringKey = NSAttributedString.Key

  /// The border style of a text field.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
  public typealias UITextBorderStyle = UITextField.BorderStyle

  /// The visibility of a text field's overlay view.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
  public typealias UITextFieldViewMode = UITextField.ViewMode

  /// The style of a bar button item.
  @available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
  public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

  /// The style of an activity indicator.
  @available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
  public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

  /// The operation of a navigation controller.
  @available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
  public typealias UINavigationControllerOperation = UINavigationController.Operation

  /// The style of a progress bar.
  @available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
  public typealias UIProgressViewStyle = UIProgressView.Style

  /// The style of impact feedback.
  @available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
  public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

  /// The type of notification feedback.
  @available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
  public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

  /// The kind of change of an item.
  @available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
  public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

  /// The level of a window.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
  public typealias UIWindowLevel = UIWindow.Level

  /// The type of an event.
  @available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
  public typealias UIEventType = UIEvent.EventType

  /// The subtype of an event.
  @available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
  public typealias UIEventSubtype = UIEvent.EventSubtype

  /// The type of a touch.
  @available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
  public typealias UITouchType = UITouch.TouchType
#endif
