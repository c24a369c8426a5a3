// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stdint.h>

// What the process asks of the heap, in every language: this target stands in for the allocator of
// the C library and hands everything on to it. Not for threads that run at once.

// Starts counting allocations and retains.
void heapStartCounting(void);

// Stops counting.
void heapStopCounting(void);

// Allocations and reallocations while counting was on.
int64_t heapAllocationCount(void);

// Retains of Swift objects while counting was on.
int64_t heapRetainCount(void);

// Bytes that are allocated now, as the allocator rounds them; known at any time.
int64_t heapByteCount(void);
