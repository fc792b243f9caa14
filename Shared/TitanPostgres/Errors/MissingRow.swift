/// A row that migrations made is gone: somebody deleted it.
package struct MissingRow: Error {
  package let table: String

  package init(_ table: String) { self.table = table }
}
