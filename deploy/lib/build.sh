# Builds. The import check makes an import that Package.swift does not declare an error.

build_flags=(--explicit-target-dependency-import-check error)
products=(titanup titanup-migrate titanup-auth titanup-sessions titanup-trophies titanup-pose)
bin=$root/.build/debug

build_products() {
  local product
  say "building (the first time takes some minutes)"
  for product in "${products[@]}"; do
    swift build -q "${build_flags[@]}" --product "$product"
  done
}

build_tests() {
  say "building everything, tests too"
  swift build -q "${build_flags[@]}" --build-tests
}

verb_generate() {
  install_packages "${build_packages[@]}" "${generate_packages[@]}"
  "$root/deploy/generate.sh"
}
