import PoseCountingService
import Testing
import TitanCore

/// How the answer to S3's ListObjectsV2 is read.
@Suite("Listings of buckets")
struct ObjectListingTests {
  private static let time = Timestamp(seconds: 1_795_887_000)

  @Test(
    "Whole answers",
    arguments: [
      ("<ListBucketResult></ListBucketResult>", [], false),
      ("<ListBucketResult xmlns=\"x\"><IsTruncated>false</IsTruncated></ListBucketResult>", [], false),
      // Amazon's, and others' in another order of elements.
      (
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>frames</Name><Prefix>f/</Prefix>\
        <NextContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=</NextContinuationToken><KeyCount>2</KeyCount>\
        <MaxKeys>2</MaxKeys><IsTruncated>true</IsTruncated><Contents><Key>f/a/b</Key>\
        <LastModified>2026-11-28T17:30:00.000Z</LastModified><ETag>&quot;599bab3ed2c697f1d26842727561fd94&quot;</ETag>\
        <Size>857</Size><StorageClass>STANDARD</StorageClass></Contents><Contents><LastModified>2026-11-28T17:30:00Z\
        </LastModified><Size>1</Size><Owner><ID>k</ID><DisplayName>k</DisplayName></Owner><Key>f/c</Key></Contents>\
        </ListBucketResult>
        """, [.init("a/b", modified: time), .init("c", modified: time)], true
      ),
      // Without a time, or with one that nobody understands; outside of the folder.
      (
        """
        <ListBucketResult><IsTruncated>false</IsTruncated>\r
          <Contents>\r
            <Key>f/a</Key>\r
          </Contents>\r
          <Contents><Key>f/b</Key><LastModified>yesterday</LastModified></Contents>\r
          <Contents><Key>g/d</Key><LastModified>2026-11-28T17:30:00Z</LastModified></Contents>\r
        </ListBucketResult>
        """, [.init("a"), .init("b")], false
      ),
      // What other people call their objects.
      (
        """
        <ListBucketResult><Contents><Key>f/a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos; &#10;&#x1F4AA;&amp;amp;</Key></Contents>\
        <Contents><Key>f/\u{301}é</Key></Contents></ListBucketResult>
        """, [.init("a & b <c> \"d\" 'e' \n\u{1F4AA}&amp;"), .init("\u{301}é")], false
      ),
    ] as [(String, [ObjectListing.Entry], Bool)])
  func whole(_ xml: String, _ entries: [ObjectListing.Entry], _ isTruncated: Bool) {
    let expected = ObjectListing(entries, isTruncated: isTruncated)
    #expect(ObjectListing(xml: Array(xml.utf8), in: "f/") == expected)
  }

  @Test(
    "What is none, or not whole",
    arguments: [
      "", "<html></html>", "<ListBucketResult", "<ListBucketResult><Contents><Key>f/a</Key>",
      "<Error><Code>x</Code></Error>", "</ListBucketResult><ListBucketResult>",
      "<ListBucketResult><Contents><Key>f/a</Key></ListBucketResult>",
      "<ListBucketResult><Contents></Contents></ListBucketResult>",
      "<ListBucketResult><Contents><Key>f/a</Contents></ListBucketResult>",
      "<ListBucketResult><Contents><Key>f/<b>a</b></Key></Contents></ListBucketResult>",
      "<ListBucketResult><Contents><Key>f/&nbsp;</Key></Contents></ListBucketResult>",
      "<ListBucketResult><Contents><Key>f/&#xD800;</Key></Contents></ListBucketResult>",
      "<ListBucketResult><Contents><Key>f/a&b</Key></Contents></ListBucketResult>",
    ])
  func none(_ xml: String) { #expect(ObjectListing(xml: Array(xml.utf8), in: "f/") == nil) }

  @Test("No bytes end the program")
  func bytes() {
    let xml = Array("<ListBucketResult><Contents><Key>f/a&amp;</Key></Contents></ListBucketResult>".utf8)
    for index in xml.indices {
      for byte: UInt8 in [0, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ";"), 0xFF] {
        var changed = xml
        changed[index] = byte
        let listing = ObjectListing(xml: changed, in: "f/")
        #expect((listing?.entries.count ?? 0) <= 1)
      }
    }
  }

  @Test("A page of a thousand long names")
  func huge() {
    let names = (0..<1_000).map { "f/\(String(repeating: "x", count: 1_000))\($0)" }
    let contents = names.map {
      "<Contents><Key>\($0)</Key><LastModified>2026-11-28T17:30:00.000Z</LastModified></Contents>"
    }
    let xml = "<ListBucketResult><IsTruncated>true</IsTruncated>\(contents.joined())</ListBucketResult>"
    let listing = ObjectListing(xml: Array(xml.utf8), in: "f/")
    #expect(listing?.names == names.map { String($0.dropFirst(2)) })
    #expect(listing?.entries.allSatisfy { $0.modified == Self.time } == true)
  }

  @Test(
    "Times in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2026-11-28T17:30:00Z", 1_795_887_000), ("2026-11-28T17:30:00.999Z", 1_795_887_000),
      ("2024-02-29T23:59:59.123456789Z", 1_709_251_199),
    ])
  func times(_ text: String, _ seconds: Int64) { #expect(Timestamp(utc: text) == Timestamp(seconds: seconds)) }

  @Test(
    "Other forms of times",
    arguments: [
      "", "2026-11-28", "2026-11-28T17:30:00", "2026-11-28T17:30:00+01:00", "2026-11-28 17:30:00Z",
      "2026-11-28t17:30:00z",
      "2026-02-29T00:00:00Z", "2026-11-28T24:00:00Z", "2026-11-28T17:60:00Z", "2026-11-28T17:30:60Z",
      "2026-11-28T7:030:00Z",
      "2026-11-28T17:30:00.Z", "2026-11-28T17:30:00,5Z", "2026-11-28T17:30:00.5xZ", "2026-11-28T1a:30:00Z",
      "2026-11-28T17:30:00.1234567890Z", "2026-11-28T17:30:00é",
    ])
  func noTimes(_ text: String) { #expect(Timestamp(utc: text) == nil) }
}
