// SPDX-License-Identifier: Apache-2.0

// A view controller, or several scenes to choose from, in Swift 6: the top level is on the main actor.

import DynamicsPreview
import Foundation
import OpenUIDynamics

final class CardsViewController: UIViewController {
  let damping: Double

  init(damping: Double) {
    self.damping = damping
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class SettingsViewController: UIViewController {}

let cardsSource = try? String(contentsOfFile: #filePath, encoding: .utf8)

if CommandLine.arguments.contains("--cards") {
  DynamicsPreview.run(CardsViewController(damping: 0.4))
}
DynamicsPreview.run([
  PreviewScene(
    id: "cards", title: "Cards", size: CGSize(width: 390, height: 844), source: cardsSource,
    parameters: [PreviewParameter("damping", in: 0...1, value: 0.4)]
  ) { CardsViewController(damping: $0["damping"] ?? 0.4) },
  PreviewScene(id: "settings", title: "Settings", size: CGSize(width: 390, height: 844)) { _ in
    SettingsViewController()
  },
])
