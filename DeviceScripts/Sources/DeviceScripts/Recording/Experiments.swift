// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The experiments of this package.
public enum Experiments {
  /// All experiments, by family.
  public static let all: [Experiment] =
    snap + fall + impacts + attachments + fields + animator
}

extension Experiments {
  private static let snap: [Experiment] = [
    .snapLog, .snapDamping, .snapDensity, .snapDirection, .snapDistance, .snapRotated,
    .snapRotation, .snapSize, .twoSnaps,
  ]

  private static let fall: [Experiment] = [
    .angularResistance, .densityZero, .freeFall, .freeFallProperties, .gravityDirection,
    .gravityMagnitudeZero, .pushContinuous, .pushInstantaneous, .resistance,
  ]

  private static let impacts: [Experiment] = [
    .barrier375, .barrier320, .barrier320Contacts, .contactVelocity, .dropHeights,
    .dropHeightsElastic, .elasticityPairs, .flatDrop, .frictionPairs, .impactFriction, .restingGap,
    .spinImpact,
  ]

  private static let attachments: [Experiment] = [
    .anchorJump, .fixed, .pinFriction, .pinRange, .rod, .rodDamping, .rope, .sliding,
    .springAnchor, .springLoad, .springMasses,
  ]

  private static let fields: [Experiment] = [
    .fieldBlockCalls, .fieldBlockUnits, .fieldDrag, .fieldElectric, .fieldLinear, .fieldMagnetic,
    .fieldMinimumRadius, .fieldNoise, .fieldRadial, .fieldRadialUniform, .fieldRegion,
    .fieldSpring, .fieldTurbulence, .fieldVelocity, .fieldVortex, .fieldVortexStrong, .orbit,
    .springCorners,
  ]

  private static let animator: [Experiment] = [
    .callOrder, .compositeBehavior, .gettersAttachments, .gettersBehaviors, .gettersFields,
    .gettersItem, .itemGroup, .pauseAndResume, .pixelGrid, .referenceShrinks, .removedView,
    .restDelay, .transformScale, .updateItem,
  ]
}
