// SPDX-License-Identifier: Apache-2.0

#include "PeerEngine.h"  // a target needs a source file
