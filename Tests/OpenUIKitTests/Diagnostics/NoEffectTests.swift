// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

/// A property without an effect.
struct NoEffectCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// Sets the property of a new object to its default, or to another value.
  let set: @MainActor @Sendable (_ toDefault: Bool) -> Void

  var testDescription: String { name }

  init(_ name: String, _ set: @escaping @MainActor @Sendable (_ toDefault: Bool) -> Void) {
    self.name = name
    self.set = set
  }
}

@Suite("Properties without an effect")
@MainActor
struct NoEffectTests {
  nonisolated static let controllers = [
    NoEffectCase("UIViewController.edgesForExtendedLayout") {
      UIViewController().edgesForExtendedLayout = $0 ? .all : []
    },
    NoEffectCase("UIViewController.extendedLayoutIncludesOpaqueBars") {
      UIViewController().extendedLayoutIncludesOpaqueBars = !$0
    },
    NoEffectCase("UIViewController.automaticallyAdjustsScrollViewInsets") {
      UIViewController().automaticallyAdjustsScrollViewInsets = $0
    },
    NoEffectCase("UIViewController.hidesBottomBarWhenPushed") {
      UIViewController().hidesBottomBarWhenPushed = !$0
    },
    NoEffectCase("UIViewController.definesPresentationContext") {
      UIViewController().definesPresentationContext = !$0
    },
  ]

  nonisolated static let views = [
    NoEffectCase("UIView.tintAdjustmentMode") {
      UIView().tintAdjustmentMode = $0 ? .automatic : .dimmed
    },
    NoEffectCase("UIView.preservesSuperviewLayoutMargins") {
      UIView().preservesSuperviewLayoutMargins = !$0
    },
    NoEffectCase("UITextView.dataDetectorTypes") {
      UITextView().dataDetectorTypes = $0 ? [] : .link
    },
    NoEffectCase("UITextView.isSecureTextEntry") { UITextView().isSecureTextEntry = !$0 },
    NoEffectCase("UITextField.adjustsFontSizeToFitWidth") {
      UITextField().adjustsFontSizeToFitWidth = !$0
    },
    NoEffectCase("UITextField.background") { UITextField().background = $0 ? nil : UIImage() },
    NoEffectCase("UITextField.clearButtonMode") {
      UITextField().clearButtonMode = $0 ? .never : .always
    },
    NoEffectCase("UILabel.allowsDefaultTighteningForTruncation") {
      UILabel().allowsDefaultTighteningForTruncation = !$0
    },
    NoEffectCase("UISegmentedControl.apportionsSegmentWidthsByContent") {
      UISegmentedControl().apportionsSegmentWidthsByContent = !$0
    },
    NoEffectCase("UIButton.showsTouchWhenHighlighted") {
      UIButton().showsTouchWhenHighlighted = !$0
    },
    NoEffectCase("UITableView.sectionHeaderTopPadding") {
      UITableView().sectionHeaderTopPadding = $0 ? 0 : 4
    },
    NoEffectCase("UITableView.cellLayoutMarginsFollowReadableWidth") {
      UITableView().cellLayoutMarginsFollowReadableWidth = !$0
    },
    NoEffectCase("UITableView.allowsMultipleSelectionDuringEditing") {
      UITableView().allowsMultipleSelectionDuringEditing = !$0
    },
    NoEffectCase("UIStackView.isBaselineRelativeArrangement") {
      UIStackView().isBaselineRelativeArrangement = !$0
    },
  ]

  nonisolated static let layers = [
    NoEffectCase("CATextLayer.truncationMode") {
      CATextLayer().truncationMode = $0 ? .none : .end
    },
    NoEffectCase("CAEmitterLayer.emitterMode") {
      CAEmitterLayer().emitterMode = $0 ? .volume : .outline
    },
    NoEffectCase("CAEmitterCell.emitterCells") {
      CAEmitterCell().emitterCells = $0 ? [] : [CAEmitterCell()]
    },
    NoEffectCase("CALayer.isDoubleSided") { CALayer().isDoubleSided = $0 },
    NoEffectCase("CALayer.compositingFilter") {
      CALayer().compositingFilter = $0 ? nil : "screenBlendMode"
    },
    NoEffectCase("CALayer.sublayerTransform") {
      var transform = CATransform3DIdentity
      if !$0 { transform.m34 = -0.002 }
      CALayer().sublayerTransform = transform
    },
    NoEffectCase("CAShapeLayer.miterLimit") { CAShapeLayer().miterLimit = $0 ? 10 : 4 },
  ]

  nonisolated static let bars = [
    NoEffectCase("UIBarItem.imageInsets") { UIBarButtonItem().imageInsets.top = $0 ? 0 : 4 },
    NoEffectCase("UINavigationItem.prompt") { UINavigationItem().prompt = $0 ? nil : "a" },
    NoEffectCase("UITabBarItem.titlePositionAdjustment") {
      UITabBarItem().titlePositionAdjustment.vertical = $0 ? 0 : 4
    },
    NoEffectCase("UINavigationController.hidesBarsOnSwipe") {
      UINavigationController().hidesBarsOnSwipe = !$0
    },
    NoEffectCase("UINavigationController.hidesBarsOnTap") {
      UINavigationController().hidesBarsOnTap = !$0
    },
    NoEffectCase("UIBarAppearance.backgroundImage") {
      UIBarAppearance().backgroundImage = $0 ? nil : UIImage()
    },
    NoEffectCase("UIBarAppearance.shadowImage") {
      UIBarAppearance().shadowImage = $0 ? nil : UIImage()
    },
    NoEffectCase("UINavigationBarAppearance.titlePositionAdjustment") {
      UINavigationBarAppearance().titlePositionAdjustment.vertical = $0 ? 0 : 4
    },
    NoEffectCase("UITabBarAppearance.selectionIndicatorImage") {
      UITabBarAppearance().selectionIndicatorImage = $0 ? nil : UIImage()
    },
    NoEffectCase("UISearchBar.prompt") { UISearchBar().prompt = $0 ? nil : "a" },
    NoEffectCase("UISearchBar.showsSearchResultsButton") {
      UISearchBar().showsSearchResultsButton = !$0
    },
    NoEffectCase("UISearchBar.showsBookmarkButton") { UISearchBar().showsBookmarkButton = !$0 },
    NoEffectCase("UISearchBar.setSearchFieldBackgroundImage(_:for:)") {
      UISearchBar().setSearchFieldBackgroundImage($0 ? nil : UIImage(), for: .normal)
    },
  ]

  nonisolated static let controls = [
    NoEffectCase("UIGestureRecognizer.delaysTouchesEnded") {
      UITapGestureRecognizer().delaysTouchesEnded = $0
    },
    NoEffectCase("UIView.semanticContentAttribute") {
      UIView().semanticContentAttribute = $0 ? .forceLeftToRight : .forceRightToLeft
    },
    NoEffectCase("UIScrollView.isDirectionalLockEnabled") {
      UIScrollView().isDirectionalLockEnabled = !$0
    },
    NoEffectCase("UIScreen.brightness") { UIScreen().brightness = $0 ? 1 : 0.5 },
    NoEffectCase("UIButton.Configuration.titlePadding") {
      var configuration = UIButton.Configuration.plain()
      configuration.titlePadding = $0 ? 1 : 4
    },
    NoEffectCase("UIButton.Configuration.showsActivityIndicator") {
      var configuration = UIButton.Configuration.plain()
      configuration.showsActivityIndicator = !$0
    },
    NoEffectCase("UIBackgroundConfiguration.backgroundInsets") {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundInsets.top = $0 ? 0 : 4
    },
    NoEffectCase("UIDatePicker.preferredDatePickerStyle") {
      UIDatePicker().preferredDatePickerStyle = $0 ? .wheels : .compact
    },
    NoEffectCase("UIButton.reversesTitleShadowWhenHighlighted") {
      UIButton().reversesTitleShadowWhenHighlighted = !$0
    },
    NoEffectCase("UISwitch.title") { UISwitch().title = $0 ? nil : "a" },
    NoEffectCase("UIProgressView.trackImage") {
      UIProgressView().trackImage = $0 ? nil : UIImage()
    },
    NoEffectCase("UIProgressView.observedProgress") {
      UIProgressView().observedProgress = $0 ? nil : Progress(totalUnitCount: 1)
    },
    NoEffectCase("UIDevice.isBatteryMonitoringEnabled") {
      UIDevice().isBatteryMonitoringEnabled = !$0
    },
    NoEffectCase("UIDevice.isProximityMonitoringEnabled") {
      UIDevice().isProximityMonitoringEnabled = !$0
    },
  ]

  nonisolated static let lists = [
    NoEffectCase("UITableView.sectionIndexColor") {
      UITableView().sectionIndexColor = $0 ? nil : .red
    },
    NoEffectCase("UITableViewRowAction.backgroundEffect") {
      UITableViewRowAction(style: .normal, title: nil) { _, _ in }
        .backgroundEffect = $0 ? nil : UIBlurEffect(style: .light)
    },
    NoEffectCase("UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth") {
      var configuration = UIListContentConfiguration.cell()
      configuration.textProperties.adjustsFontSizeToFitWidth = !$0
    },
    NoEffectCase("UIDropInteraction.allowsSimultaneousDropSessions") {
      UIDropInteraction(delegate: DragDelegate()).allowsSimultaneousDropSessions = !$0
    },
    NoEffectCase("UIDragInteraction.allowsSimultaneousRecognitionDuringLift") {
      UIDragInteraction(delegate: DragDelegate()).allowsSimultaneousRecognitionDuringLift = !$0
    },
  ]

  nonisolated static let presentations = [
    NoEffectCase("UIMenu.preferredElementSize") {
      UIMenu().preferredElementSize = $0 ? .large : .small
    },
    NoEffectCase("UIContextMenuConfiguration.badgeCount") {
      UIContextMenuConfiguration().badgeCount = $0 ? 0 : 2
    },
    NoEffectCase("UIContextMenuConfiguration.preferredMenuElementOrder") {
      UIContextMenuConfiguration().preferredMenuElementOrder = $0 ? .automatic : .fixed
    },
    NoEffectCase("UIContextMenuConfiguration.previewProvider") {
      _ = UIContextMenuConfiguration(previewProvider: $0 ? nil : { nil })
    },
    NoEffectCase("UIPageViewController.isDoubleSided") {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .isDoubleSided = !$0
    },
    NoEffectCase("UISplitViewController.preferredDisplayMode") {
      UISplitViewController().preferredDisplayMode = $0 ? .automatic : .secondaryOnly
    },
    NoEffectCase("UIPopoverPresentationController.canOverlapSourceViewRect") {
      popover().canOverlapSourceViewRect = !$0
    },
    NoEffectCase("UIPopoverPresentationController.passthroughViews") {
      popover().passthroughViews = $0 ? [] : [UIView()]
    },
  ]

  private static func popover() -> UIPopoverPresentationController {
    UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
  }

  private final class DragDelegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  nonisolated static let particles = [
    NoEffectCase("CAEmitterLayer.preservesDepth") { CAEmitterLayer().preservesDepth = !$0 },
    NoEffectCase("CAEmitterLayer.renderMode") {
      CAEmitterLayer().renderMode = $0 ? .oldestFirst : .additive
    },
    NoEffectCase("NSStringDrawingContext.minimumScaleFactor") {
      NSStringDrawingContext().minimumScaleFactor = $0 ? 0 : 0.5
    },
    NoEffectCase("CAEmitterCell.emissionLatitude") {
      CAEmitterCell().emissionLatitude = $0 ? 0 : 1
    },
    NoEffectCase("CAEmitterCell.zAcceleration") { CAEmitterCell().zAcceleration = $0 ? 0 : 1 },
    NoEffectCase("CAEmitterCell.redRange") { CAEmitterCell().redRange = $0 ? 0 : 1 },
    NoEffectCase("CAEmitterCell.greenRange") { CAEmitterCell().greenRange = $0 ? 0 : 1 },
    NoEffectCase("CAEmitterCell.blueRange") { CAEmitterCell().blueRange = $0 ? 0 : 1 },
    NoEffectCase("CAEmitterCell.redSpeed") { CAEmitterCell().redSpeed = $0 ? 0 : 1 },
    NoEffectCase("CAEmitterCell.greenSpeed") { CAEmitterCell().greenSpeed = $0 ? 0 : 1 },
    NoEffectCase("CAEmitterCell.blueSpeed") { CAEmitterCell().blueSpeed = $0 ? 0 : 1 },
  ]

  @Test("a page controller in the style of a book says that its pages slide")
  func pages() {
    func report(_ style: UIPageViewController.TransitionStyle) -> [String] {
      diagnostics {
        _ = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      }.map(\.method)
    }
    #expect(report(.scroll) == [])
    #expect(report(.pageCurl) == ["UIPageViewController.TransitionStyle.pageCurl"])
  }

  @Test(
    "a property without an effect says so once, when it gets another value than the default",
    arguments: controllers + views + layers + bars + controls + lists + presentations + particles)
  func said(property: NoEffectCase) {
    #expect(diagnostics { property.set(true) }.isEmpty)
    let reported = diagnostics { property.set(false) }
    #expect(reported.map(\.method) == [property.name])
    #expect(reported.allSatisfy { $0.problem.contains("no effect") && !$0.remedy.isEmpty })
  }

  @Test("such a property keeps its value")
  func kept() {
    let (controller, field) = (UIViewController(), UITextField())
    _ = diagnostics {
      controller.edgesForExtendedLayout = []
      field.clearButtonMode = .always
    }
    #expect(controller.edgesForExtendedLayout == [] && field.clearButtonMode == .always)
  }
}
