package import CCurl

/// A handle of libcurl: the options of a transfer, and the connections that stay open for the next one.
///
/// `@unchecked Sendable`: whoever owns it lends it to one thread at a time.
package final class CurlHandle: @unchecked Sendable {
  private let curl: UnsafeMutableRawPointer

  /// - Throws: `CurlFailure` if memory is short.
  package init() throws {
    // libcurl requires one initialization per process before threads use it.
    guard Self.isReady, let curl = curl_easy_init() else { throw CurlFailure(CURLE_OUT_OF_MEMORY) }
    self.curl = curl
  }

  private static let isReady = titanup_curl_start() == CURLE_OK

  deinit { curl_easy_cleanup(curl) }

  /// Forgets the options of the last transfer; its connections stay open.
  package func reset() { curl_easy_reset(curl) }

  /// Sets options. libcurl keeps copies of the texts.
  ///
  /// - Throws: `CurlFailure` for the first option that libcurl refuses, as the other functions do.
  package func set(numbers: [(CURLoption, Int)], texts: [(CURLoption, String)]) throws {
    for (option, number) in numbers { try check(titanup_curl_set_number(curl, option, number)) }
    for (option, text) in texts { try check(titanup_curl_set_text(curl, option, text)) }
  }

  /// Trusts the authorities in a PEM file, and no others; with `nil`, the system's.
  package func trust(_ authorities: String?) throws {
    guard let authorities else { return }
    try check(titanup_curl_set_text(curl, CURLOPT_CAINFO, authorities))
    // libcurl also looks into a folder, which is the system's by default.
    try check(titanup_curl_set_text(curl, CURLOPT_CAPATH, nil))
  }

  /// Sets a list, which must stay until the transfer is over.
  package func set(_ option: CURLoption, _ list: CurlList) throws {
    try check(titanup_curl_set_list(curl, option, list.first))
  }

  /// Sets the body of a POST, which must stay where it is until the transfer is over.
  package func set(body: UnsafeRawBufferPointer) throws {
    try check(titanup_curl_set_number(curl, CURLOPT_POSTFIELDSIZE, body.count))
    try check(titanup_curl_set_body(curl, body.baseAddress))
  }

  /// Sets who hands libcurl the bytes to send.
  package func set(reader: titanup_curl_read, _ context: UnsafeMutableRawPointer) throws {
    try check(titanup_curl_set_reader(curl, reader, context))
  }

  /// Sets who takes the bytes of the answer.
  package func set(writer: titanup_curl_write, _ context: UnsafeMutableRawPointer?) throws {
    try check(titanup_curl_set_writer(curl, writer, context))
  }

  /// Sets who opens each socket, or refuses its address.
  package func set(opener: titanup_curl_open, _ context: UnsafeMutableRawPointer) throws {
    try check(titanup_curl_set_opener(curl, opener, context))
  }

  /// Carries out the transfer, and blocks until it is over.
  package func perform() throws { try check(curl_easy_perform(curl)) }

  /// The last answer's code; 0 if there was none.
  package var responseCode: Int { titanup_curl_response_code(curl) }

  /// How long the last answer asked to wait in `Retry-After`.
  package var retryAfter: Duration? {
    let seconds = titanup_curl_retry_after(curl)
    return seconds > 0 ? .seconds(seconds) : nil
  }

  private func check(_ code: CURLcode) throws {
    if code != CURLE_OK { throw CurlFailure(code) }
  }
}

/// Why libcurl refused an option, or why a transfer failed. Its description contains nothing of the transfer.
package struct CurlFailure: Error, Sendable, CustomStringConvertible {
  package let code: CURLcode

  init(_ code: CURLcode) { self.code = code }

  package var description: String { "\(String(cString: curl_easy_strerror(code))) (\(code.rawValue))" }
}

/// A list of texts for libcurl.
package final class CurlList {
  fileprivate let first: UnsafeMutablePointer<curl_slist>?

  package init(_ texts: [String]) {
    first = texts.reduce(nil) { list, text in curl_slist_append(list, text) }
  }

  deinit { curl_slist_free_all(first) }
}
