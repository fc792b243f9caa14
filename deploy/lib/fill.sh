# People with histories, made by the owner of the store: for looking at what years of use look like, and for benches.

verb_fill() {
  store_reached
  fill_store "$@"
}

# fill_store --users N --sessions M [--years Y] [--seed TEXT]: of a store that is there
fill_store() {
  local users='' sessions='' years=3 seed=$RANDOM$RANDOM
  while [ $# -gt 0 ]; do
    [ $# -ge 2 ] || die "$1 takes a value"
    case $1 in
      --users | --sessions | --years)
        [[ $2 =~ ^[1-9][0-9]{0,8}$ ]] || die "$1 takes a number from 1, got '$2'"
        printf -v "${1#--}" %s "$2"
        ;;
      --seed) seed=$2 ;;
      *) die "usage: deploy/dev fill --users N --sessions M [--years Y] [--seed TEXT]" ;;
    esac
    shift 2
  done
  [ -n "$users$sessions" ] || die "usage: deploy/dev fill --users N --sessions M [--years Y] [--seed TEXT]"
  [ -n "$users" ] || die "--users is missing"
  [ -n "$sessions" ] || die "--sessions is missing"
  [ "$years" -le 20 ] || die "--years takes 1 to 20, got $years"
  # A date has room for so many: sessions of one person are apart.
  [ $((sessions / users)) -le $((years * 52 * 3 * 20)) ] ||
    die "$sessions sessions of $users users are too many for $years years: the limit is $((years * 52 * 3 * 20)) per user"
  owner_pg psql -X -q -v users="$users" -v sessions="$sessions" -v years="$years" -v seed="$seed" \
    -v parts=$(((sessions + 49999) / 50000)) <"$root/deploy/postgres/fill.sql" >/dev/null
  say "filled: $sessions sessions of $users users in $years years, seed $seed"
}
