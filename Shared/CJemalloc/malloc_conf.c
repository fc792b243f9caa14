#include "CJemalloc.h"

// jemalloc looks for this name (jemalloc(3), TUNING). What a flood or a crowd needed goes back to the system about a second
// after it was freed, by a thread of jemalloc's own, also where nobody allocates any more.
//
// Each thread keeps a few blocks of up to 128 KiB for itself, as it does with smaller ones anyway: they hold a message of
// 64 KiB on its way in and out.
const char *malloc_conf =
    "background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0,lg_tcache_max:17,tcache_nslots_large:4";
