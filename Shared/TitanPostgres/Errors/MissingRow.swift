/// A row that the migrations created is missing: somebody deleted it.
package struct MissingRow: Error {
  package let table: String

  package init(_ table: String) { self.table = table }
}
