// SPDX-License-Identifier: Apache-2.0

// Core Motion brings Foundation with it.
@_exported import Foundation
