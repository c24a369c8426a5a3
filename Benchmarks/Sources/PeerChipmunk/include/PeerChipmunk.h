// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "PeerEngine.h"

// Chipmunk 7.0.3 with its 10 iterations. A closed outline is a row of lines that are solid from both
// sides, and nothing starts asleep.
const PeerEngine *peerChipmunk(void);
