// SPDX-License-Identifier: Apache-2.0

// What Embedded Swift expects of a C library where there is none.
typedef __SIZE_TYPE__ size_t;
typedef __UINT32_TYPE__ uint32_t;

extern unsigned char __heap_base;

// The compiler guards stack frames with this value, and traps where a frame was overwritten.
size_t __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

// Memory in blocks of powers of two. What is freed waits for the next block of its size: a world asks for
// the same sizes again and again.
enum { bytesPerPage = 65536, outOfMemory = 12, smallestClass = 5, classCount = 32 };

// In front of a block: its class, and what the block before the given address begins with.
typedef struct Block {
  uint32_t class;
  struct Block *next;
} Block;

static Block *freeBlocks[classCount];

static Block *newBlock(uint32_t class) {
  static size_t top;
  if (top == 0) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t size = (size_t)1 << class;
  size_t pages = (top + size + bytesPerPage - 1) / bytesPerPage;
  size_t present = __builtin_wasm_memory_size(0);
  if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return 0;
  Block *block = (Block *)top;
  top += size;
  block->class = class;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  // The block, the distance to it in the word before the address, and what alignment takes.
  size_t needed = size + sizeof(Block) + sizeof(uint32_t) + alignment;
  uint32_t class = smallestClass;
  while (class < classCount && ((size_t)1 << class) < needed) class += 1;
  if (class >= classCount || needed < size) return outOfMemory;
  Block *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = block->next;
  } else {
    block = newBlock(class);
    if (!block) return outOfMemory;
  }
  size_t first = (size_t)block + sizeof(Block) + sizeof(uint32_t);
  size_t address = (first + alignment - 1) & ~(alignment - 1);
  ((uint32_t *)address)[-1] = (uint32_t)(address - (size_t)block);
  *result = (void *)address;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((size_t)memory - ((uint32_t *)memory)[-1]);
  block->next = freeBlocks[block->class];
  freeBlocks[block->class] = block;
}

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

// The nearest whole number, halves away from zero, as C defines it.
double round(double number) {
  double whole = __builtin_trunc(number);
  double rest = number - whole;
  if (rest >= 0.5) return whole + 1;
  return rest <= -0.5 ? whole - 1 : whole;
}
