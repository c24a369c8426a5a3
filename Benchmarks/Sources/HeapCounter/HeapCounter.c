// SPDX-License-Identifier: Apache-2.0

#include "HeapCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>

static bool isCounting;
static int64_t allocations, bytes, retains;

int64_t heapAllocationCount(void) { return allocations; }
int64_t heapByteCount(void) { return bytes; }
int64_t heapRetainCount(void) { return retains; }

#if defined(__GLIBC__)

// The allocator under its other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *counted(void *block) {
  allocations += isCounting;
  if (block) bytes += (int64_t)malloc_usable_size(block);
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  if (block) bytes -= (int64_t)malloc_usable_size(block);
  return counted(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void free(void *block) {
  if (block) bytes -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}

#endif

// Swift's runtime calls these through pointers once it is told that somebody changed them.
typedef void *Retain(void *object);
typedef void *RetainTimes(void *object, uint32_t times);
extern Retain *_swift_retain;
extern RetainTimes *_swift_retain_n;
extern bool _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly
  __attribute__((weak));

static Retain *originalRetain;
static RetainTimes *originalRetainTimes;

static void *countingRetain(void *object) {
  retains += 1;
  return originalRetain(object);
}

static void *countingRetainTimes(void *object, uint32_t times) {
  retains += times;
  return originalRetainTimes(object, times);
}

// Only on for the engine's own code: the runtime of Swift 6.3 hands the bits of a short string to a
// changed function as if they were an object.
static void setRetain(Retain *retain, RetainTimes *retainTimes, bool isChanged) {
  if (!&_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly) return;
  _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = isChanged;
  _swift_retain = retain;
  _swift_retain_n = retainTimes;
}

void heapStartCounting(void) {
  originalRetain = _swift_retain;
  originalRetainTimes = _swift_retain_n;
  setRetain(countingRetain, countingRetainTimes, true);
  isCounting = true;
}

void heapStopCounting(void) {
  isCounting = false;
  setRetain(originalRetain, originalRetainTimes, false);
}
