# Builds. The import check makes an import that Package.swift does not declare an error.

build_flags=(--explicit-target-dependency-import-check error)
configuration=${TITANUP_CONFIGURATION:-debug}
bin=$root/.build/$configuration

build_products() {
  say "building (the first time takes some minutes)"
  swift build -q "${build_flags[@]}" -c "$configuration"
}

build_tests() {
  say "building everything, tests too"
  swift build -q "${build_flags[@]}" --build-tests
}

verb_generate() {
  install_packages "${build_packages[@]}" "${generate_packages[@]}"
  "$root/deploy/generate.sh"
}
