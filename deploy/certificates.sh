#!/usr/bin/env bash
# certificates.sh DIR NAME... - makes a certificate that a stack serves with under these host names and IP addresses, and
# an authority of your own that vouches for it, where there is none yet. Run it again with the same names to renew.
#
#   DIR/ca.pem     the authority: what phones and other clients must trust
#   DIR/ca.key     its key: keep it, and to yourself
#   DIR/server/    what docker-compose.tls.yml mounts: certificate.pem, key.pem, ca.pem
#
# DIR is closed to others; what is in server/ can be read by anybody who gets at it, because containers run as nobody in
# particular. Files are replaced whole, so that running services can take the new ones at any moment.
set -euo pipefail

# shellcheck source=/dev/null
. "$(dirname "${BASH_SOURCE[0]}")/lib/services.sh"
folder=${1:?usage: certificates.sh DIR NAME...}
shift
[ $# -gt 0 ] || { echo "certificates.sh: which host names and addresses is the certificate for?" >&2; exit 1; }

# The services also call each other, by the names that docker-compose.yml gives them, or on this machine.
names=("$@" "${services[@]}" localhost 127.0.0.1 ::1)
alternatives=
for name in "${names[@]}"; do
  case $name in
    *[!0-9A-Za-z.:*_-]* | '') echo "certificates.sh: \"$name\" is no host name or IP address" >&2; exit 1 ;;
    *:* | *[0-9].[0-9]*.[0-9]*.[0-9]*) kind=IP ;;
    *) kind=DNS ;;
  esac
  # 1.2.3.example is a name all the same.
  [[ $kind = IP && $name =~ [g-zG-Z] ]] && kind=DNS
  alternatives+=${alternatives:+,}$kind:$name
done

mkdir -p "$folder/server"
chmod 700 "$folder"
chmod 755 "$folder/server"
cd "$folder"
work=$(mktemp -d ./new.XXXXXX)
trap 'rm -rf "$work"' EXIT

settings() { # settings COMMON_NAME EXTENSION...
  printf '[req]\nprompt = no\ndistinguished_name = name\nx509_extensions = v3\n[name]\nCN = %s\n[v3]\n' "$1"
  shift
  printf '%s\n' "$@"
}
key=(-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes)
quietly() { "$@" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }; }

if [ ! -s ca.pem ] || [ ! -s ca.key ]; then
  settings "TitanUp authority of $(hostname)" "basicConstraints = critical, CA:TRUE" \
    "keyUsage = critical, keyCertSign, cRLSign" "subjectKeyIdentifier = hash" >"$work/ca.cnf"
  (umask 077 && quietly openssl req -x509 -config "$work/ca.cnf" "${key[@]}" -days 3650 -keyout "$work/ca.key" -out "$work/ca.pem")
  chmod 444 "$work/ca.pem"
  mv -f "$work/ca.key" "$work/ca.pem" .
fi

# A year: phones refuse certificates that are valid for much longer.
settings "${1:0:64}" "basicConstraints = critical, CA:FALSE" "keyUsage = critical, digitalSignature" \
  "extendedKeyUsage = serverAuth, clientAuth" "subjectAltName = $alternatives" >"$work/server.cnf"
quietly openssl req -x509 -config "$work/server.cnf" "${key[@]}" -days 365 -CA ca.pem -CAkey ca.key \
  -keyout "$work/key.pem" -out "$work/certificate.pem"
cp ca.pem "$work/for-clients.pem"
chmod 444 "$work"/*.pem
mv -f "$work/for-clients.pem" server/ca.pem
# Between these two the services keep the certificate they have.
mv -f "$work/key.pem" server/key.pem
mv -f "$work/certificate.pem" server/certificate.pem
