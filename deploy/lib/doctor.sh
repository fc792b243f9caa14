# What is wrong with an installation, one line a check: ok, warn or wrong, what was found, and what to do about it. It changes
# nothing and starts nothing, and works on a stack that is down as far as that can be looked at.
#
# TITANUP_COMPOSE=1 means the stack of docker-compose.yml.

doctor_checks=(versions disk clock secrets ports database schema configuration services certificates mail)
# Bytes that must be free, and those that should be.
doctor_disk_least=$((200 << 20)) doctor_disk_enough=$((2 << 30))
# Seconds that two clocks may differ by: codes of second factors last thirty.
doctor_clock_tolerance=5
doctor_certificate_notice=$((14 * 86400))

verb_doctor() {
  local check checks=("$@")
  [ $# -gt 0 ] || checks=("${doctor_checks[@]}")
  for check in "${checks[@]}"; do
    [[ " ${doctor_checks[*]} " == *" $check "* ]] || die "doctor has no check '$check'; there are: ${doctor_checks[*]}"
  done
  doctor_wrongs=0
  for check in "${checks[@]}"; do "doctor_$check"; done
  if [ "$doctor_wrongs" -gt 0 ]; then say "$doctor_wrongs wrong"; return 1; fi
  say "nothing is wrong"
}

# verdict ok|warn|wrong CHECK FINDING [WHAT TO DO]
verdict() {
  printf '%-5s %-13s %s%s\n' "$1" "$2" "$3" "${4:+; $4}"
  if [ "$1" = wrong ]; then doctor_wrongs=$((doctor_wrongs + 1)); fi
}

in_compose() { [ -n "${TITANUP_COMPOSE:-}" ]; }

# setting NAME: as the services get it. Compose reads deploy/.env, too.
setting() {
  printenv "$1" && return
  if in_compose && [ -r "$root/deploy/.env" ]; then sed -n "s/^$1=//p" "$root/deploy/.env" | tail -1; fi
}

doctor_versions() {
  local name version release='' others='' missing=() stale=()
  if in_compose; then
    version=$(docker compose version --short 2>/dev/null) ||
      { verdict wrong versions "there is no docker compose here" "install Docker with its compose plugin"; return; }
    if [ "$(printf '%s\n' 2.24.4 "${version#v}" | sort -V | head -1)" = 2.24.4 ]; then
      verdict ok versions "docker compose $version"
    else
      verdict warn versions "docker compose $version" "docker-compose.tls.yml needs 2.24.4 or newer"
    fi
    return
  fi
  for name in "${services[@]}" web migrate; do
    if [ ! -x "$bin/titanup-$name" ]; then missing+=("titanup-$name"); continue; fi
    if [ "$name" != migrate ]; then
      version=$("$bin/titanup-$name" --version 2>/dev/null | awk '{ print $NF }')
      release=${release:-$version}
      [ "$version" = "$release" ] || others+=" titanup-$name $version"
    fi
    if service_pid "$name" >/dev/null &&
      [[ "$(readlink "/proc/$(service_pid "$name")/exe")" = *"(deleted)" ]]; then stale+=("$name"); fi
  done
  if [ ${#missing[@]} -gt 0 ]; then
    verdict wrong versions "not built: ${missing[*]}" "deploy/dev up builds them"
  elif [ -n "$others" ]; then
    verdict wrong versions "programs of different releases: titanup-auth $release,$others" "build all of them: deploy/dev up"
  elif [ ${#stale[@]} -gt 0 ]; then
    verdict warn versions "$release is built, and an earlier build runs: ${stale[*]}" "deploy/dev down, then deploy/dev up"
  else
    verdict ok versions "all programs are of $release"
  fi
}

doctor_disk() {
  local folder=$state free
  if in_compose; then folder=$(docker info -f '{{.DockerRootDir}}' 2>/dev/null) || folder=$root; fi
  if ! in_compose && [ -d "$(cluster_folder)" ]; then folder=$(cluster_folder); fi
  until [ -e "$folder" ]; do folder=$(dirname "$folder"); done
  free=$(($(df -Pk "$folder" | awk 'END { print $4 }') * 1024))
  if [ "$free" -lt $doctor_disk_least ]; then
    verdict wrong disk "$((free >> 20)) MB are free where $folder is" "make room: PostgreSQL stops taking writes without it"
  elif [ "$free" -lt $doctor_disk_enough ]; then
    verdict warn disk "$((free >> 20)) MB are free where $folder is" "make room soon"
  else
    verdict ok disk "$((free >> 30)) GB are free where $folder is"
  fi
}

doctor_clock() {
  local now made there
  now=$(date +%s)
  # Nobody runs a program before it was written.
  made=$(stat -c %Y "$root/deploy/CHANGELOG.md")
  if [ "$now" -lt $((made - 86400)) ]; then
    verdict wrong clock "this machine believes that it is $(date -d "@$now" +%F), before these programs were written" \
      "set it, by NTP for example: tokens and receipts depend on it"
    return
  fi
  there=$(doctor_sql 'SELECT floor(extract(epoch FROM clock_timestamp()))') || there=
  if [ -n "$there" ] && { [ $((there - now)) -gt $doctor_clock_tolerance ] || [ $((now - there)) -gt $doctor_clock_tolerance ]; }; then
    verdict wrong clock "this machine and PostgreSQL's differ by $((there > now ? there - now : now - there)) s" "let NTP set both"
  elif [ "$(timedatectl show -p NTPSynchronized --value 2>/dev/null)" = no ]; then
    verdict warn clock "nothing keeps this machine's clock right" "switch NTP on: timedatectl set-ntp true"
  else
    verdict ok clock "$(date -u -d "@$now" +%FT%TZ)${there:+, and PostgreSQL agrees}"
  fi
}

doctor_secrets() {
  local folder name mode missing=() open=() closed=() remedy="deploy/dev up makes them"
  folder=$(secrets_folder)
  if in_compose; then remedy="deploy/dev secrets $folder makes them"; fi
  [ -d "$folder" ] || { verdict wrong secrets "there is no $folder" "$remedy"; return; }
  while read -r name; do
    if [ ! -s "$folder/$name" ]; then
      case $name in
        # A stack without it runs as well; the overlay of Grafana needs it.
        grafana_password) continue ;;
        # Empty where no other server asks for them.
        smtp_password | oidc_client_secret | frames_secret_key) [ -e "$folder/$name" ] || missing+=("$name") ;;
        *) missing+=("$name") ;;
      esac
      [ -e "$folder/$name" ] || continue
    fi
    mode=$(stat -c %a "$folder/$name")
    if [ $((0$mode & 022)) != 0 ]; then open+=("$name"); fi
    if in_compose && [ $((0$mode & 004)) = 0 ]; then closed+=("$name"); fi
  done < <("$root/deploy/secrets.sh" --names)
  mode=$(stat -c %a "$folder")
  if [ ${#missing[@]} -gt 0 ]; then verdict wrong secrets "missing or empty in $folder: ${missing[*]}" "$remedy"; fi
  if [ $((0$mode & 077)) != 0 ]; then
    verdict wrong secrets "others on this machine can look into $folder (mode $mode)" "chmod 700 $folder"
  fi
  if [ ${#open[@]} -gt 0 ]; then
    verdict wrong secrets "others can change these in $folder: ${open[*]}" "chmod 444 them"
  fi
  if [ ${#closed[@]} -gt 0 ]; then
    verdict wrong secrets "containers can't read these in $folder: ${closed[*]}" "chmod 444 them; the folder keeps others out"
  fi
  if [ ${#missing[@]} = 0 ] && [ $((0$mode & 077)) = 0 ] && [ ${#open[@]} = 0 ] && [ ${#closed[@]} = 0 ]; then
    verdict ok secrets "all are in $folder, which is closed to others"
  fi
}

# shellcheck disable=SC2016 # the inner shell expands it
tcp_answers() { timeout 5 bash -c 'exec 3<>"/dev/tcp/$0/$1"' "$1" "$2" 2>/dev/null; } # tcp_answers HOST PORT

port_answers() { tcp_answers 127.0.0.1 "$1"; }

# A port that answers although nothing of ours runs belongs to somebody else.
doctor_ports() {
  local name port taken=()
  if in_compose; then
    port=$(setting TITANUP_WEB_PORT) || true
    port=${port:-7080}
    if [ -n "$(compose ps -q --status running web 2>/dev/null)" ]; then
      if port_answers "$port"; then verdict ok ports "the page is on $port"
      else verdict wrong ports "nothing answers on $port, where the page should be" "docker compose logs web says why"; fi
    elif port_answers "$port"; then
      verdict wrong ports "another program has $port, where the page should be" "end it, or set TITANUP_WEB_PORT"
    else
      verdict ok ports "$port is free"
    fi
    return
  fi
  for name in "${services[@]}" web; do
    if service_pid "$name" >/dev/null; then continue; fi
    for port in "$(port_of "$name")" $(($(port_of "$name") + 1000)); do
      if port_answers "$port"; then taken+=("$port of $name"); fi
    done
  done
  if [ -z "${TITANUP_DATABASE_URL:-}" ] && ! postgres_running && port_answers "$(postgres_port)"; then
    taken+=("$(postgres_port) of PostgreSQL")
  fi
  if [ ${#taken[@]} -gt 0 ]; then
    verdict wrong ports "another program has $(printf '%s, ' "${taken[@]}" | sed 's/, $//')" \
      "end it, or set TITANUP_PORT_BASE to another first port"
  else
    verdict ok ports "none of $((port_base + 1)) to $((port_base + 1080)) is taken by another program"
  fi
}

doctor_database_is_local() { ! in_compose && [ -z "${TITANUP_DATABASE_URL:-}" ]; }

# doctor_sql QUERY: as the store's owner; fails without a word if it can't be asked.
doctor_sql() {
  if doctor_database_is_local && ! postgres_running; then return 1; fi
  if ! in_compose && [ ! -r "$state/secrets/database_url_owner" ]; then return 1; fi
  PGCONNECT_TIMEOUT=5 owner_pg psql -X -q -A -t -v ON_ERROR_STOP=1 -c "$1" 2>/dev/null </dev/null
}

doctor_database() {
  local version
  if doctor_database_is_local && ! postgres_running; then
    verdict warn database "PostgreSQL does not run" "deploy/dev up starts it"
  elif ! version=$(doctor_sql 'SHOW server_version_num'); then
    verdict wrong database "PostgreSQL can't be asked as the store's owner" \
      "check that it runs, and that database_url_owner in $(secrets_folder) has its address and password"
  elif [ "$version" -lt 150000 ]; then
    verdict wrong database "PostgreSQL is $((version / 10000))" "TitanUp needs 15 or newer"
  elif [ "$(doctor_sql 'SHOW transaction_read_only')" = on ]; then
    verdict wrong database "PostgreSQL takes no writes" "name the primary, or all servers with target_session_attrs=read-write"
  else
    verdict ok database "PostgreSQL $((version / 10000)).$((version % 10000)) answers and takes writes"
  fi
}

migrations_folder() { # migrations_folder SERVICE
  local folder=${1^}
  [ "$1" != pose ] || folder=PoseCounting
  echo "$root/Services/$folder/Migrations"
}

doctor_schema() {
  local name applied file lacking=() unknown=()
  doctor_sql 'SELECT 1' >/dev/null || return 0
  for name in "${services[@]}"; do
    applied=$(doctor_sql "SELECT name FROM $name.schema_migrations") || applied=
    while read -r file; do lacking+=("$name/$file"); done < <(
      comm -23 <(cd "$(migrations_folder "$name")" && printf '%s\n' *.sql | sort) <(sort <<<"$applied"))
    while read -r file; do
      [ -z "$file" ] || unknown+=("$name/$file")
    done < <(comm -13 <(cd "$(migrations_folder "$name")" && printf '%s\n' *.sql | sort) <(sort <<<"$applied"))
  done
  if [ ${#unknown[@]} -gt 0 ]; then
    verdict warn schema "of newer programs than these: ${unknown[*]}" "one release back works; otherwise check out the newer one"
  fi
  if [ ${#lacking[@]} -gt 0 ]; then
    local remedy="deploy/dev up migrates"
    if in_compose; then remedy="docker compose -f deploy/docker-compose.yml run --rm migrate"; fi
    verdict wrong schema "migrations have not run: ${lacking[*]}" "$remedy"
  elif [ ${#unknown[@]} = 0 ]; then
    verdict ok schema "every migration has run"
  fi
}

doctor_services() {
  local name line state_ health down=() bad=()
  if in_compose; then
    for name in "${services[@]}" web; do
      line=$(compose ps -a --format '{{.State}} {{.Health}}' "$name" 2>/dev/null) || line=
      read -r state_ health <<<"$line" || true
      case $state_ in
        running) [ "$health" = healthy ] || bad+=("$name is ${health:-running}") ;;
        '' | created) down+=("$name") ;;
        *) bad+=("$name is $state_") ;;
      esac
    done
    if [ ${#bad[@]} -gt 0 ]; then
      verdict wrong services "$(printf '%s, ' "${bad[@]}" | sed 's/, $//')" "docker compose logs of each says why"
    fi
  else
    for name in "${services[@]}" web; do
      if ! service_pid "$name" >/dev/null; then down+=("$name")
      elif ! service_ready "$name" >/dev/null 2>&1; then bad+=("$name"); fi
    done
    for name in "${bad[@]}"; do
      verdict wrong services "$name runs and refuses calls" "the end of $state/log/$name.log says why"
    done
  fi
  if [ ${#down[@]} -gt 0 ]; then
    verdict warn services "down: ${down[*]}" "$(in_compose && echo "docker compose up -d --wait" || echo "deploy/dev up")"
  elif [ ${#bad[@]} = 0 ]; then
    verdict ok services "all serve"
  fi
}

# What the services themselves have against their variables and files.
doctor_configuration() {
  local name said checked=0 refused=0
  for name in "${services[@]}" web; do
    if in_compose; then
      [ -n "$(compose ps -q --status running "$name" 2>/dev/null)" ] || continue
      said=$(compose exec -T "$name" "titanup-$name" --check-config 2>&1 </dev/null) || refused=1
    else
      if [ ! -x "$bin/titanup-$name" ] || [ ! -d "$state/secrets" ]; then continue; fi
      # shellcheck disable=SC2046
      said=$(env -u TITANUP_DATABASE_URL $(service_environment "$name") "$bin/titanup-$name" --check-config 2>&1) || refused=1
    fi
    checked=$((checked + 1))
    if [ $refused = 1 ]; then
      verdict wrong configuration "titanup-$name: $(tr '\n' ' ' <<<"$said")" "correct the variable"
      return
    fi
  done
  if [ $checked -gt 0 ]; then verdict ok configuration "$checked programs accept their variables"
  else verdict warn configuration "no program is there that could check its variables" "build or start the stack first"; fi
}

doctor_certificates() {
  local folder certificate key authority end now
  folder=${TITANUP_CERTIFICATES_DIR:-$root/deploy/certificates}/server
  certificate=$folder/certificate.pem key=$folder/key.pem authority=$folder/ca.pem
  if ! in_compose && [ -n "${TITANUP_TLS_CERTIFICATE_FILE:-}" ]; then
    certificate=$TITANUP_TLS_CERTIFICATE_FILE key=${TITANUP_TLS_KEY_FILE:-} authority=${TITANUP_TLS_CA_FILE:-}
  elif [ ! -e "$certificate" ]; then
    verdict ok certificates "none: plain text, for this machine and proxies alone"
    return
  fi
  if ! end=$(openssl x509 -in "$certificate" -noout -enddate 2>/dev/null); then
    verdict wrong certificates "$certificate can't be read as a certificate" "deploy/dev certificates makes it anew"
    return
  fi
  end=$(date -d "${end#notAfter=}" +%s)
  now=$(date +%s)
  if [ "$(openssl x509 -in "$certificate" -noout -pubkey)" != "$(openssl pkey -in "$key" -pubout 2>/dev/null)" ]; then
    verdict wrong certificates "${key:-no key} is not the key of $certificate" "put the two that belong together there"
  elif [ "$end" -le "$now" ]; then
    verdict wrong certificates "$certificate has expired on $(date -u -d "@$end" +%F)" "run deploy/dev certificates with the same names"
  elif [ "$end" -le $((now + doctor_certificate_notice)) ]; then
    verdict warn certificates "$certificate expires on $(date -u -d "@$end" +%F)" "run deploy/dev certificates with the same names"
  elif [ -e "$authority" ] && ! openssl verify -partial_chain -CAfile "$authority" "$certificate" >/dev/null 2>&1; then
    verdict warn certificates "$authority does not vouch for $certificate" "services that call each other will refuse it"
  else
    verdict ok certificates "$certificate is valid until $(date -u -d "@$end" +%F)"
  fi
}

doctor_mail() {
  local server sender
  server=$(setting TITANUP_SMTP_ADDRESS) || true
  sender=$(setting TITANUP_MAIL_FROM) || true
  if [ -z "$server" ]; then
    if [ -n "$(setting TITANUP_MAIL_FOLDER)" ]; then verdict ok mail "becomes files, for development"
    else verdict warn mail "none: forgotten passwords can't be reset by mail" "set TITANUP_SMTP_ADDRESS and TITANUP_MAIL_FROM"; fi
  elif [ -z "$sender" ]; then
    verdict wrong mail "there is a server, $server, and no sender" "set TITANUP_MAIL_FROM"
  elif ! tcp_answers "${server%:*}" "${server##*:}"; then
    verdict wrong mail "$server does not answer" "check TITANUP_SMTP_ADDRESS, and what stands between"
  else
    verdict ok mail "$server answers"
  fi
}
