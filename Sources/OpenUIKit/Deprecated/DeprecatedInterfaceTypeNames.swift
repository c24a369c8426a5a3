import Foundation

// More names that types had before Swift 4.2, of what is around dynamics; see `DeprecatedTypeNames.swift`.
#if !canImport(ObjectiveC)
  /// What a control is doing.
  @available(swift, obsoleted: 4.2, renamed: "UIControl.State")
  public typealias UIControlState = UIControl.State

  /// What happens to a control.
  @available(swift, obsoleted: 4.2, renamed: "UIControl.Event")
  public typealias UIControlEvents = UIControl.Event

  /// What a button looks like.
  @available(swift, obsoleted: 4.2, renamed: "UIButton.ButtonType")
  public typealias UIButtonType = UIButton.ButtonType

  /// Whether an image is drawn in its own colours.
  @available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
  public typealias UIImageRenderingMode = UIImage.RenderingMode

  /// How an image is turned.
  @available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
  public typealias UIImageOrientation = UIImage.Orientation

  /// How a blur looks.
  @available(swift, obsoleted: 4.2, renamed: "UIBlurEffect.Style")
  public typealias UIBlurEffectStyle = UIBlurEffect.Style

  /// What text is for.
  @available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
  public typealias UIFontTextStyle = UIFont.TextStyle

  /// How an animation speeds up and slows down.
  @available(swift, obsoleted: 4.2, renamed: "UIView.AnimationCurve")
  public typealias UIViewAnimationCurve = UIView.AnimationCurve

  /// How keyframes animate.
  @available(swift, obsoleted: 4.2, renamed: "UIView.KeyframeAnimationOptions")
  public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

  /// Whether the tint is dimmed.
  @available(swift, obsoleted: 4.2, renamed: "UIView.TintAdjustmentMode")
  public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

  /// What of a view a constraint holds.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
  public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

  /// How the sides of a constraint compare.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
  public typealias NSLayoutRelation = NSLayoutConstraint.Relation

  /// How the views of a visual format are aligned.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
  public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

  /// Across or down.
  @available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
  public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

  /// How a stack aligns its views.
  @available(swift, obsoleted: 4.2, renamed: "UIStackView.Alignment")
  public typealias UIStackViewAlignment = UIStackView.Alignment

  /// How a stack shares its length.
  @available(swift, obsoleted: 4.2, renamed: "UIStackView.Distribution")
  public typealias UIStackViewDistribution = UIStackView.Distribution

  /// What an alert looks like.
  @available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
  public typealias UIAlertControllerStyle = UIAlertController.Style

  /// What an answer of an alert means.
  @available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
  public typealias UIAlertActionStyle = UIAlertAction.Style

  /// Whether the sections of a table stand apart.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.Style")
  public typealias UITableViewStyle = UITableView.Style

  /// Where the detail of a row is.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.CellStyle")
  public typealias UITableViewCellStyle = UITableViewCell.CellStyle

  /// What is at the right edge of a row.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.AccessoryType")
  public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

  /// How a selected row looks.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.SelectionStyle")
  public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

  /// How a row may be changed.
  @available(swift, obsoleted: 4.2, renamed: "UITableViewCell.EditingStyle")
  public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

  /// How rows come and go.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.RowAnimation")
  public typealias UITableViewRowAnimation = UITableView.RowAnimation

  /// Where a row ends up after scrolling.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.ScrollPosition")
  public typealias UITableViewScrollPosition = UITableView.ScrollPosition

  /// Whether the app is in front.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
  public typealias UIApplicationState = UIApplication.State

  /// Why the app was launched.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
  public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

  /// What can be said of a piece of text.
  @available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
  public typealias NSAttributedStringKey = NSAttributedString.Key

  /// What is around a text field.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.BorderStyle")
  public typealias UITextBorderStyle = UITextField.BorderStyle

  /// When a view in a text field is shown.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.ViewMode")
  public typealias UITextFieldViewMode = UITextField.ViewMode

  /// What a button of a bar looks like.
  @available(swift, obsoleted: 4.2, renamed: "UIBarButtonItem.Style")
  public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

  /// What a waiting sign looks like.
  @available(swift, obsoleted: 4.2, renamed: "UIActivityIndicatorView.Style")
  public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

  /// Whether a controller is pushed or popped.
  @available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
  public typealias UINavigationControllerOperation = UINavigationController.Operation

  /// What a progress bar looks like.
  @available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
  public typealias UIProgressViewStyle = UIProgressView.Style

  /// How heavy and hard an impact is.
  @available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
  public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

  /// How a task ended.
  @available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
  public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

  /// What happens to an item.
  @available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
  public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

  /// Which windows are in front.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
  public typealias UIWindowLevel = UIWindow.Level

  /// What kind of event it is.
  @available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
  public typealias UIEventType = UIEvent.EventType

  /// What kind of movement or command it is.
  @available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
  public typealias UIEventSubtype = UIEvent.EventSubtype

  /// What touches.
  @available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
  public typealias UITouchType = UITouch.TouchType
#endif
