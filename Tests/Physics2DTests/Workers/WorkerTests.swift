// SPDX-License-Identifier: Apache-2.0

import Testing

/// The suites that start threads, one after the other, so that they do not compete for the cores.
@Suite("Workers", .serialized)
enum WorkerTests {}
