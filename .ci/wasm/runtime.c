// SPDX-License-Identifier: Apache-2.0

// What Embedded Swift expects of a C library where there is none: memory that is never given back,
// since the check runs once and ends.
typedef __SIZE_TYPE__ size_t;

extern unsigned char __heap_base;

// The compiler guards stack frames with this value, and traps where a frame was overwritten.
size_t __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

enum { bytesPerPage = 65536, outOfMemory = 12 };

int posix_memalign(void **result, size_t alignment, size_t size) {
  static size_t top;
  if (top == 0) top = (size_t)&__heap_base;
  top = (top + alignment - 1) & ~(alignment - 1);
  size_t pages = (top + size + bytesPerPage - 1) / bytesPerPage;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) {
    return outOfMemory;
  }
  *result = (void *)top;
  top += size;
  return 0;
}

void free(void *memory) { (void)memory; }

void *memset(void *target, int value, size_t count) {
  unsigned char *bytes = target;
  while (count--) *bytes++ = (unsigned char)value;
  return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count--) *to++ = *from++;
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) return memcpy(target, source, count);
  while (count--) to[count] = from[count];
  return target;
}
