// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A sheet of services for what an app shares: copying, and the services of the app.
///
/// Differs from UIKit: no other app is there to share with.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The closure called when a service has ended, or none was chosen.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private static let rowHeight: CGFloat = 52
  private static let margin: CGFloat = 16

  /// Called when a service has ended, or none was chosen; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The services to leave out; none by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the app's services are listed prominently; stored, without effect.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let applicationActivities: [UIActivity]
  private var hasEnded = false
  private let titleLabel = UILabel()
  private var rows: [UIButton] = []

  /// Creates a sheet for items, with services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet without items.
  public required init?(coder: NSCoder) {
    items = []
    applicationActivities = []
    super.init(coder: coder)
  }

  private var activities: [UIActivity] {
    ([CopyActivity()] + applicationActivities).filter { activity in
      let isExcluded =
        activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
  }

  /// Creates the rows of the services, below a line of what is shared.
  open override func loadView() {
    super.loadView()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.text =
      items.lazy.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }.first
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    view.addSubview(titleLabel)
    for activity in activities { addRow(activity) }
  }

  /// Lets the sheet cover half of the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    sheetPresentationController?.detents = [.medium()]
  }

  /// Places the rows below the line of what is shared.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(view.bounds.width - 2 * Self.margin, 0)
    titleLabel.frame = CGRect(x: Self.margin, y: 20, width: width, height: 22)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.margin, y: 60 + CGFloat(index) * (Self.rowHeight + 8), width: width,
        height: Self.rowHeight)
    }
  }

  private func addRow(_ activity: UIActivity) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = activity.activityTitle
    configuration.image = activity.activityImage
    configuration.imagePadding = 12
    configuration.baseForegroundColor = .label
    let row = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.perform(activity) })
    row.accessibilityIdentifier = activity.activityTitle
    row.contentHorizontalAlignment = .leading
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = 10
    rows.append(row)
    view.addSubview(row)
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.didFinish = { [weak self] completed in
      guard let self else { return }
      end(activity.activityType, completed)
      if presentingViewController != nil { dismiss(animated: true) }
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }

  /// Reports that no service was chosen, if the user dismissed the sheet.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentedViewController == nil { end(nil, false) }
  }
}
