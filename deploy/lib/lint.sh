# What a reader should not have to check by eye.

verb_lint() {
  local failed=0
  check() { # check WHAT COMMAND...
    local what=$1
    shift
    if "$@"; then say "lint: $what: ok"; else say "lint: $what: FAILED"; failed=1; fi
  }
  check "swift format" swift format lint --strict --parallel -r Package.swift Services Shared Tests
  check "the counter is integers only and needs no Foundation" lint_counter
  check "SQL stands in stores" lint_sql
  check "unsafe has its reason" lint_unsafe
  check "nothing but the prescribed top level" lint_top_level
  check "Package.resolved is what Package.swift gives" lint_resolved
  check "the tests that Tests/requirements.md and Services/Auth/README.md name exist" lint_requirements
  check "every requirement that must be shown names a test" requirements named Tests/requirements.md
  check "what ran is read as its doctests say" python3 -B -m doctest deploy/lib/requirements.py
  check "the bench reckons as its doctests say" lint_bench
  check "what an image is made of is written as its doctests say" python3 -B -m doctest deploy/lib/sbom.py
  check "the image is built with the packages that the scripts build with" lint_image_packages
  check "breaks of the contract are found as its doctests say" python3 -B -m doctest deploy/lib/contract.py
  check "proto/ keeps what was released" lint_contract
  check "generated code is what proto/ gives" lint_generated
  [ $failed = 0 ] || die "lint failed"
}

absent() { ! git grep -nIE "$@"; }

lint_counter() {
  absent '\b(Float|Double|Float16|Float32|CGFloat)\b|import Foundation' -- \
    'Services/PoseCounting/Domain/Counter/*.swift'
}

# Statements begin with an upper-case verb inside a string literal.
lint_sql() {
  absent '"(SELECT|INSERT INTO|UPDATE|DELETE FROM) |^ *(SELECT|INSERT INTO|DELETE FROM) ' -- \
    'Services/*.swift' ':!Services/*Store*.swift' ':!Services/*Store/*' ':!Services/Migrate/*'
}

# A comment must stand on the same line, or on the one before or behind it.
lint_unsafe() {
  git ls-files 'Services/*.swift' 'Shared/*.swift' | xargs awk '
    FNR == 1 { before = "" ; if (open) { print open; bad = 1 } ; open = "" }
    open { if ($0 !~ /\/\//) { print open; bad = 1 } ; open = "" }
    /try!|@unchecked Sendable|nonisolated\(unsafe\)/ && !/\/\// && before !~ /\/\// { open = FILENAME ":" FNR ": " $0 }
    { before = $0 }
    END { if (open) { print open; bad = 1 } exit bad }'
}

lint_top_level() {
  local extra
  extra=$(git ls-tree --name-only HEAD | grep -vE '^(Package\.(swift|resolved)|Services|Shared|Tests|deploy|proto|README\.md|LICENSE|\..*)$')
  [ -z "$extra" ] || { echo "$extra"; return 1; }
}

lint_resolved() {
  swift package resolve >/dev/null && git diff --exit-code --stat -- Package.resolved
}

lint_generated() {
  local changed
  verb_generate
  changed=$(git status --short -- proto ':!proto/released.txt' Shared/CTitanProto Shared/CProtocPlugin Shared/TitanProto Tests/Protos \
    Tests/CTestProto Tests/TestProto)
  [ -z "$changed" ] || { echo "$changed"; return 1; }
}

lint_image_packages() {
  diff <(printf '%s\n' "${build_packages[@]}" | sort) \
    <(sed -n '1,/^WORKDIR/p' deploy/Dockerfile | grep -oE '\blib[a-z0-9-]+-dev|zlib1g-dev' | sort)
}

lint_contract() {
  contract_descriptors | python3 -B deploy/lib/contract.py check "$released"
}

lint_bench() {
  (cd Tests/Bench && PYTHONDONTWRITEBYTECODE=1 python3 -m doctest figures.py frames.py readings.py abuse.py idle.py fairness.py)
}

lint_requirements() {
  local test failed=0
  while read -r test; do
    case $test in
      *.py::*) grep -q "^def ${test#*::}(" "Tests/InteropTests/${test%%::*}" 2>/dev/null ;;
      *) grep -q "func ${test#*.}(" Tests/*Tests/"${test%%.*}"{,+*}.swift 2>/dev/null ;;
    esac || { echo "$test is said to show something, and does not exist"; failed=1; }
  done < <({
    grep -E '^\| [RDTN][0-9]' Tests/requirements.md | grep -oE '`[^`]+`'
    grep -E '^\| [0-9]' Services/Auth/README.md | grep -oE '`([a-z_]+\.py::|[A-Za-z]+Tests\.)[^`]+`'
  } | tr -d '`')
  return $failed
}
