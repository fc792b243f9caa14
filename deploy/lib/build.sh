# Builds. The import check makes an import that Package.swift does not declare an error.

build_flags=(--explicit-target-dependency-import-check error)
configuration=${TITANUP_CONFIGURATION:-debug}
bin=$root/.build/$configuration

# Nothing to do is said at once: Swift takes ten seconds to find that out.
build_products() {
  web_build
  local built=$root/.build/$configuration/built
  if newer_than "$built" Package.swift Services Shared; then return; fi
  say "building (takes some minutes the first time)"
  mkdir -p "$root/.build"
  touch "$root/.build/begun"
  swift build -q "${build_flags[@]}" -c "$configuration"
  # What was changed meanwhile is newer than this.
  mv "$root/.build/begun" "$built"
}

build_tests() {
  web_build
  say "building everything, including the tests"
  swift build -q "${build_flags[@]}" --build-tests
}

verb_generate() {
  "$root/deploy/generate.sh"
}
