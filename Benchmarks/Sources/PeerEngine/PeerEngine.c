#include "PeerEngine.h"  // a target needs a source file
