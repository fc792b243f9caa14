// What Embedded Swift and clang expect of a C library, for modules that have none: memory, a few memory functions, and
// arithmetic that WebAssembly lacks. A module that is linked with this imports nothing from the page.
//
// A module has one thread, and its memory belongs to one page: nothing here is locked, and nothing is secret.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;
typedef unsigned long long u64;

// -- Memory ----------------------------------------------------------------------------------------------------------
//
// Blocks come in size classes, four to each power of two. A freed block goes to its class's list and serves the next
// request of that class; blocks are never split or joined. So memory grows to the most that each class has held at one
// time, and no further, however long a module runs; at most a fifth of a large block is unused.

// Before each block: its class. It takes as much room as the alignment of the block behind it.
enum { ALIGNMENT = 16, HEADER = ALIGNMENT, PAGE_BITS = 16, CLASSES = 4 * 27 };

typedef struct block {
  struct block *next;
} block;

extern byte __heap_base; // where the linker's data end
static byte *unused = &__heap_base;
static block *freed[CLASSES];

// The class of a size is the first that is large enough. The first four hold 16, 32, 48 and 64 bytes, the next four 80,
// 96, 112 and 128, then 160, 192, 224, 256, and so on.
static unsigned class_of(size_t size) {
  if (size <= 64) return size == 0 ? 0 : (size - 1) / 16;
  unsigned power = 31 - __builtin_clz(size - 1); // 2^power < size <= 2^(power + 1)
  return 4 * (power - 5) + (((size - 1) >> (power - 2)) & 3);
}

static size_t size_of(unsigned class) {
  if (class < 4) return 16 * (class + 1);
  return (size_t)(5 + class % 4) << (class / 4 + 3);
}

static byte *aligned(byte *address) { return (byte *)(((size_t)address + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1)); }

// Returns null if the module may not have more memory.
static byte *grow(size_t size) {
  byte *start = aligned(unused);
  size_t end = (size_t)start + size;
  size_t held = __builtin_wasm_memory_size(0) << PAGE_BITS;
  if (end < (size_t)start) return 0;
  if (end > held) {
    size_t pages = (end - held + (1 << PAGE_BITS) - 1) >> PAGE_BITS;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  unused = (byte *)end;
  return start;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) return 0;
  unsigned class = class_of(size);
  block *known = freed[class];
  if (known) {
    freed[class] = known->next;
    return known;
  }
  byte *start = grow(HEADER + size_of(class));
  if (!start) return 0;
  *(unsigned *)start = class;
  return start + HEADER;
}

void free(void *address) {
  if (!address) return;
  unsigned class = *(unsigned *)((byte *)address - HEADER);
  block *done = address;
  done->next = freed[class];
  freed[class] = done;
}

// What Swift allocates with. No type of ours needs more than 16 bytes of alignment.
int posix_memalign(void **result, size_t alignment, size_t size) {
  enum { EINVAL = 22, ENOMEM = 12 };
  if (alignment > ALIGNMENT) return EINVAL;
  void *address = malloc(size);
  if (!address) return ENOMEM;
  *result = address;
  return 0;
}

// With -mbulk-memory these are one instruction each.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const byte *l = left, *r = right;
  for (; count; count--, l++, r++) {
    if (*l != *r) return *l - *r;
  }
  return 0;
}

// -- Arithmetic ------------------------------------------------------------------------------------------------------

// The 128-bit product of two numbers, each given as its lower and upper half: how multiplication of 64-bit numbers
// finds out whether it overflows. The name and the form are the compiler's.
void __multi3(u64 *product, u64 left, u64 left_upper, u64 right, u64 right_upper) {
  u64 l0 = (unsigned)left, l1 = left >> 32, r0 = (unsigned)right, r1 = right >> 32;
  u64 low = l0 * r0, middle = l1 * r0 + (low >> 32), other = l0 * r1 + (unsigned)middle;
  product[0] = other << 32 | (unsigned)low;
  product[1] = l1 * r1 + (middle >> 32) + (other >> 32) + left * right_upper + left_upper * right;
}

// -- Hashing ---------------------------------------------------------------------------------------------------------

// Seeds the hashes of dictionaries. Random seeds protect servers from chosen keys; a module has keys of its own only,
// and does the same each time.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0, count); }
