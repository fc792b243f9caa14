// What a test calls of the runtime's arithmetic, which has no other caller than the compiler.
typedef unsigned long long u64;

u64 high_of_product(u64 left, u64 left_upper, u64 right, u64 right_upper) {
  unsigned __int128 l = (unsigned __int128)left_upper << 64 | left, r = (unsigned __int128)right_upper << 64 | right;
  return l * r >> 64;
}

u64 low_of_product(u64 left, u64 left_upper, u64 right, u64 right_upper) {
  unsigned __int128 l = (unsigned __int128)left_upper << 64 | left, r = (unsigned __int128)right_upper << 64 | right;
  return l * r;
}
