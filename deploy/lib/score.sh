# Counting recordings of real people by the running pose service: how often it is right.

verb_score-poses() {
  python_environment
  if ! service_pid pose >/dev/null && [ -z "${TITANUP_POSE_ADDRESS:-}" ]; then
    build_products
    trap stack_down EXIT
    stack_up
  fi
  swift build -q -c release "${build_flags[@]}" --product titanup-count-with
  # shellcheck disable=SC2046
  env $(other_addresses) \
    PYTHONDONTWRITEBYTECODE=1 "$python" "$root/Tests/Programs/Scoring/score_poses.py" --own "$root/.build/release/titanup-count-with" "$@"
}

# Thresholds chosen without a source's recordings, tried on them: how well the counter's way of counting carries over.
verb_cross-validate() {
  python_environment
  swift build -q -c release "${build_flags[@]}" --product titanup-count-with
  PYTHONDONTWRITEBYTECODE=1 "$python" "$root/Tests/Programs/Scoring/cross_validate.py" "$@" "$root/.build/release/titanup-count-with"
}
