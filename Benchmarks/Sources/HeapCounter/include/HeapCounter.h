#pragma once

#include <stdbool.h>
#include <stdint.h>

// What the process has asked of the heap up to now, in every language: this target stands in for the
// allocator of the C library and hands everything on to it. Not for threads that run at once.

// Allocations and reallocations.
int64_t heapAllocationCount(void);

// Bytes that are allocated now, as the allocator rounds them.
int64_t heapByteCount(void);

// Starts or stops counting what Swift's runtime retains.
void heapCountRetains(bool isOn);

// Retains of Swift objects while counting was on.
int64_t heapRetainCount(void);
