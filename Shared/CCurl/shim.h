#pragma once
// Its checks are macros around the variadic functions: the functions here have types of their own.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <netinet/in.h>
#include <stddef.h>
#include <string.h>

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

// The bytes of a POST, which must stay where they are; their number is an option of its own.
static inline CURLcode titanup_curl_set_body(CURL *curl, const void *bytes) {
  return curl_easy_setopt(curl, CURLOPT_POSTFIELDS, bytes);
}

typedef size_t (*titanup_curl_write)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode titanup_curl_set_writer(CURL *curl, titanup_curl_write write, void *context) {
  CURLcode code = curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, write);
  return code == CURLE_OK ? curl_easy_setopt(curl, CURLOPT_WRITEDATA, context) : code;
}

typedef curl_socket_t (*titanup_curl_open)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

// Opens each socket, or refuses its address.
static inline CURLcode titanup_curl_set_opener(CURL *curl, titanup_curl_open open, void *context) {
  CURLcode code = curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open);
  return code == CURLE_OK ? curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, context) : code;
}

// Writes an IPv4 or IPv6 address, in network byte order, and returns its length; 0 for any other.
static inline size_t titanup_curl_address(const struct curl_sockaddr *address, unsigned char bytes[16]) {
  // An IPv6 address is longer than the member: libcurl keeps it in a larger struct that begins like this one.
  const char *found = (const char *)address + offsetof(struct curl_sockaddr, addr);
  if (address->family == AF_INET && address->addrlen >= sizeof(struct sockaddr_in)) {
    struct sockaddr_in known;
    memcpy(&known, found, sizeof known);
    memcpy(bytes, &known.sin_addr, 4);
    return 4;
  }
  if (address->family == AF_INET6 && address->addrlen >= sizeof(struct sockaddr_in6)) {
    struct sockaddr_in6 known;
    memcpy(&known, found, sizeof known);
    memcpy(bytes, &known.sin6_addr, 16);
    return 16;
  }
  return 0;
}

// What the server asked to wait in `Retry-After`, in seconds; 0 if it said nothing.
static inline long long titanup_curl_retry_after(CURL *curl) {
  curl_off_t seconds = 0;
  return curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &seconds) == CURLE_OK ? seconds : 0;
}
