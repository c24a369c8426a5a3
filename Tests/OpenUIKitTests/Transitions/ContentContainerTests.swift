// SPDX-License-Identifier: Apache-2.0

import Foundation
import OpenUIKit
import TestSupport
import Testing

@Suite("UIContentContainer")
@MainActor
struct ContentContainerTests {
  /// Notes what its children and its own size are.
  private final class Container: UIViewController {
    var preferred: [CGSize] = []
    var sizes: [CGSize] = []

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      preferred.append(container.preferredContentSize)
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private let fixture = ControllerFixture()

  @Test("the parent is notified of another preferred size, once")
  func preferredSize() {
    let (parent, child) = (Container(), UIViewController())
    child.preferredContentSize = CGSize(width: 1, height: 1)
    parent.addChild(child)
    let size = CGSize(width: 100, height: 50)
    child.preferredContentSize = size
    child.preferredContentSize = size
    #expect(parent.preferred == [size])
    let container: any UIContentContainer = child
    #expect(container.preferredContentSize == size)
    #expect(
      child.size(forChildContentContainer: parent, withParentContainerSize: size) == size)
  }

  @Test("a new size reaches the children as the container divides it")
  func division() {
    let (parent, child, grandchild) = (Container(), Container(), Container())
    parent.addChild(child)
    child.addChild(grandchild)
    fixture.show(parent)
    fixture.time.run { fixture.window.resize(to: CGSize(width: 480, height: 320)) }
    #expect(parent.sizes == [CGSize(width: 480, height: 320)])
    #expect(child.sizes == [CGSize(width: 240, height: 320)])
    #expect(grandchild.sizes == [CGSize(width: 120, height: 320)])
  }

  @Test("a presentation has the preferred size of its controller, and is notified of another one")
  func presentation() {
    final class Presentation: UIPresentationController {
      var count = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { count += 1 }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var made: Presentation?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Presentation(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let (base, other, delegate) = (fixture.make("a"), fixture.make("b"), Delegate())
    fixture.show(base)
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = delegate
    fixture.time.run { base.present(other, animated: false) }
    fixture.wait(0.1)
    let size = CGSize(width: 120, height: 80)
    fixture.time.run { other.preferredContentSize = size }
    #expect(delegate.made?.count == 1 && delegate.made?.preferredContentSize == size)
  }
}
