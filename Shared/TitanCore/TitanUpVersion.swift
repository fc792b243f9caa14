/// The version of all executables in this tree; deploy/CHANGELOG.md lists its changes.
package enum TitanUpVersion {
  package static let current = "1.0.0"
}
