/// The version all executables of this tree have; deploy/CHANGELOG.md says what is in it.
package enum TitanUpVersion {
  package static let current = "1.0.0"
}
