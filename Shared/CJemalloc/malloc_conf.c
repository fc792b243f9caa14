#include "CJemalloc.h"

// jemalloc looks for this name (jemalloc(3), TUNING). What a flood or a crowd needed goes back to the system about a second
// after it was freed, by a thread of jemalloc's own, also where nobody allocates any more.
const char *malloc_conf = "background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0";
