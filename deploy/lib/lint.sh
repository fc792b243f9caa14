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
  check "shell scripts are what shellcheck takes" lint_shell
  check "unsafe has its reason" lint_unsafe
  check "nothing but the prescribed top level" lint_top_level
  check "Package.resolved is what Package.swift gives" lint_resolved
  check "the tests that Tests/requirements.md and Services/Auth/README.md name exist" lint_requirements
  check "every requirement that must be shown names a test" requirements named Tests/requirements.md
  check "what ran is read as its doctests say" python3 -B -m doctest deploy/lib/requirements.py
  check "the compose stage chooses as its doctests say" python3 -B -m doctest Tests/InteropTests/interop/containers.py
  check "chaos chooses what it does as its doctests say" python3 -B -m doctest Tests/InteropTests/interop/faults.py
  check "returns of PostgreSQL are put into a table as its doctests say" python3 -B -m doctest Tests/InteropTests/interop/returns.py
  check "documents are read as their doctests say" python3 -B -m doctest deploy/lib/documents.py
  check "links in documents lead somewhere, and their verbs exist" lint_documents
  check "the bench reckons as its doctests say" lint_bench
  check "the demo chooses its time zone as its doctests say" python3 -B -m doctest deploy/lib/day.py
  check "capacity is reckoned as its doctests say" python3 -B -m doctest deploy/lib/capacity.py
  check "obsolete backups are chosen as their doctests say" python3 -B -m doctest deploy/lib/backups.py
  check "the restore drill compares as its doctests say" python3 -B -m doctest deploy/lib/drill.py
  check "what an image is made of is written as its doctests say" python3 -B -m doctest deploy/lib/sbom.py
  check "lists of services are compared as its doctests say" python3 -B -m doctest deploy/lib/services.py
  check "whatever lists the services lists those of Shared/TitanCore/ServiceTable.swift" python3 -B deploy/lib/services.py check
  check "migrations are read as their doctests say" python3 -B -m doctest deploy/lib/schema.py
  check "what spread tables cannot have is found as its doctests say" python3 -B -m doctest deploy/lib/distribution.py
  check "users' tables could be spread over servers, and every table is placed" python3 -B deploy/lib/distribution.py check
  check "Envoy's configuration is written as its doctests say" python3 -B -m doctest deploy/lib/envoy.py
  check "manifests of Kubernetes are compared as their doctests say" python3 -B -m doctest deploy/lib/kubernetes.py
  check "manifests of Kubernetes are valid, and give pods what the table and compose give them" lint_kubernetes
  check "the image is built with the packages that the scripts build with" lint_image_packages
  check "breaks of the contract are found as its doctests say" python3 -B -m doctest deploy/lib/contract.py
  check "proto/ keeps what was released" lint_contract
  check "generated code is what proto/ gives" lint_generated
  [ $failed = 0 ] || die "lint failed"
}

absent() { ! git grep -nIE "$@"; }

# The second search: key paths, for which embedded Swift, and so the page's counter, has no room.
lint_counter() {
  absent '\b(Float|Double|Float16|Float32|CGFloat)\b|import Foundation' -- \
    'Services/PoseCounting/Domain/Counter/*.swift' 'Services/PoseCounting/Domain/Exercises/*.swift' &&
    absent '[ (:]\\\.[a-z]' -- 'Services/PoseCounting/Domain/Counter/*.swift' \
      'Services/PoseCounting/Domain/Exercises/*.swift' 'Services/Web/Counter/*.swift'
}

# Statements begin with an upper-case verb inside a string literal.
lint_sql() {
  absent '"(SELECT|INSERT INTO|UPDATE|DELETE FROM) |^ *(SELECT|INSERT INTO|DELETE FROM) ' -- \
    'Services/*.swift' ':!Services/*Store*.swift' ':!Services/*Store/*' ':!Services/Migrate/*'
}

# The scripts of deploy/lib are parts of deploy/dev, and share its variables: one alone neither sets (SC2154) nor reads (SC2034) all.
lint_shell() {
  local parts scripts
  mapfile -t parts < <(git ls-files 'deploy/lib/*.sh')
  mapfile -t scripts < <(git ls-files '.ci/*' deploy/dev deploy/lib/control 'deploy/*.sh' 'Services/*.sh' ':!deploy/lib/*.sh')
  shellcheck --shell=bash --exclude=SC2034,SC2154 "${parts[@]}" && shellcheck --exclude=SC2034,SC2154 "${scripts[@]}"
}

# A comment must stand on the same line, or on the one before or behind it.
lint_unsafe() {
  # shellcheck disable=SC2016 # awk's fields
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
  changed=$(git status --short -- proto ':!proto/released.txt' Shared/CTitanProto Shared/CProtocPlugin Shared/TitanProto Shared/Protos Tests/Support/Protos \
    Tests/Support/CTestProto Tests/Support/TestProto Services/Web/App/Generated)
  [ -z "$changed" ] || { echo "$changed"; return 1; }
}

lint_documents() {
  git ls-files -co --exclude-standard '*.md' | python3 -B deploy/lib/documents.py "${verbs[@]}"
}

lint_image_packages() {
  diff <(printf '%s\n' "${build_packages[@]}" | sort) \
    <(sed -n '1,/^WORKDIR/p' deploy/Dockerfile | grep -oE '\blib[a-z0-9-]+-dev|zlib1g-dev' | sort)
}

# Rendered as a cluster would get them, without one.
lint_kubernetes() {
  local rendered=$root/.titanup/kubernetes.yaml overlay
  python_packages kubernetes deploy/kubernetes/requirements.txt
  for overlay in one many; do
    "${python%/*}/kubectl" kustomize "deploy/kubernetes/$overlay" >"$rendered" &&
      "$python" -B deploy/lib/kubernetes.py check deploy/docker-compose.yml "$rendered" deploy/kubernetes/ingress.yaml || return 1
  done
}

lint_contract() {
  contract_descriptors | python3 -B deploy/lib/contract.py check "$released"
}

lint_bench() {
  (cd Tests/Programs/Bench && PYTHONDONTWRITEBYTECODE=1 python3 -m doctest figures.py frames.py readings.py abuse.py idle.py fairness.py log_records.py)
}

lint_requirements() {
  local test failed=0
  # shellcheck disable=SC2016 # backticks of Markdown
  while read -r test; do
    case $test in
      Web/*.py::*) grep -q "^def ${test#*::}(" "Tests/${test%%::*}" 2>/dev/null ;;
      *.py::*) grep -q "^def ${test#*::}(" "Tests/InteropTests/${test%%::*}" 2>/dev/null ;;
      *) grep -q "func ${test#*.}(" Tests/Suites/*Tests/"${test%%.*}"{,+*}.swift 2>/dev/null ;;
    esac || { echo "$test is said to show something, and does not exist"; failed=1; }
  done < <({
    grep -E '^\| ([RDTN][0-9]|V-)' Tests/requirements.md | grep -oE '`[^`]+`'
    grep -E '^\| [0-9]' Services/Auth/README.md | grep -oE '`([a-z_]+\.py::|[A-Za-z]+Tests\.)[^`]+`'
  } | tr -d '`')
  return $failed
}
