#pragma once
// Its checks are macros around the variadic functions: the functions here have types of their own.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Swift calls no variadic functions: one of a fixed form for each kind of value in use.

static inline CURLcode titanup_curl_start(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

typedef size_t (*titanup_curl_read)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode titanup_curl_set_text(CURL *curl, CURLoption option, const char *text) {
  return curl_easy_setopt(curl, option, text);
}

static inline CURLcode titanup_curl_set_number(CURL *curl, CURLoption option, long number) {
  return curl_easy_setopt(curl, option, number);
}

static inline CURLcode titanup_curl_set_list(CURL *curl, CURLoption option, struct curl_slist *list) {
  return curl_easy_setopt(curl, option, list);
}

static inline CURLcode titanup_curl_set_reader(CURL *curl, titanup_curl_read read, void *context) {
  CURLcode code = curl_easy_setopt(curl, CURLOPT_READFUNCTION, read);
  return code == CURLE_OK ? curl_easy_setopt(curl, CURLOPT_READDATA, context) : code;
}

// The server's last answer; 0 if there was none.
static inline long titanup_curl_response_code(CURL *curl) {
  long code = 0;
  return curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &code) == CURLE_OK ? code : 0;
}
