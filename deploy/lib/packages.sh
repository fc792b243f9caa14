# Installs the Debian packages that building, running and testing need.

build_packages=(libnghttp2-dev zlib1g-dev libprotobuf-c-dev libpq-dev libargon2-dev libcurl4-openssl-dev
  libgd-dev libjemalloc-dev)
run_packages=(postgresql-15 xz-utils)
generate_packages=(protobuf-compiler protobuf-c-compiler libprotobuf-dev libprotoc-dev)
test_packages=(python3-venv openssl)

missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
  done
}

# install_packages NAME...: says what, and does nothing where all are there.
install_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || die "these Debian packages are needed: ${missing[*]}"
  say "installing Debian packages: ${missing[*]}"
  if [[ " ${missing[*]} " == *" postgresql-15 "* ]] && [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    # Only the programs are wanted, no cluster of the system's own on port 5432.
    as_root mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 update
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 install -y \
    --no-install-recommends "${missing[@]}" >/dev/null
}

verb_setup() {
  command -v swift >/dev/null || die "no swift on PATH; TitanUp needs Swift 6.3"
  install_packages "${build_packages[@]}" "${run_packages[@]}" "${generate_packages[@]}" "${test_packages[@]}"
}

# The Python of the integration suite, in the state folder.
python_environment() {
  local venv=$root/.titanup/venv wanted=$root/Tests/InteropTests/requirements.txt
  if ! cmp -s "$wanted" "$venv/requirements.txt"; then
    say "Python packages of the integration suite"
    python3 -m venv "$venv" || { install_packages "${test_packages[@]}"; /usr/bin/python3 -m venv --clear "$venv"; }
    "$venv/bin/python" -m pip install -q --disable-pip-version-check -r "$wanted"
    cp "$wanted" "$venv/requirements.txt"
  fi
  python=$venv/bin/python
}
