// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "PeerEngine.h"

#ifdef __cplusplus
extern "C" {
#endif

// Box2D 2.4.1 with 8 velocity and 3 position iterations, as its manual recommends. It has no angular
// spring on a revolute joint, and a capsule is a box and two circles.
const PeerEngine *peerBox2D(void);

#ifdef __cplusplus
}
#endif
