// SPDX-License-Identifier: Apache-2.0

// Names that types had before Swift 4.2. As in Apple's SDK they still work in Swift 4, and in Swift
// 5 and later the compiler offers the new name.
#if !canImport(ObjectiveC)
  /// The former name of `UIPushBehavior.Mode`.
  @available(swift, obsoleted: 4.2, renamed: "UIPushBehavior.Mode")
  public typealias UIPushBehaviorMode = UIPushBehavior.Mode

  /// The former name of `UICollisionBehavior.Mode`.
  @available(swift, obsoleted: 4.2, renamed: "UICollisionBehavior.Mode")
  public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode

  /// The former name of `UIAttachmentBehavior.AttachmentType`.
  @available(swift, obsoleted: 4.2, renamed: "UIAttachmentBehavior.AttachmentType")
  public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
#endif
