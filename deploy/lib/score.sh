# Counting recordings of real people by the running pose service: how often it is right.

verb_score-poses() {
  python_environment
  if ! service_pid pose >/dev/null && [ -z "${TITANUP_POSE_ADDRESS:-}" ]; then
    install_packages "${build_packages[@]}" "${run_packages[@]}"
    build_products
    trap stack_down EXIT
    stack_up
  fi
  TITANUP_AUTH_ADDRESS=${TITANUP_AUTH_ADDRESS:-127.0.0.1:$(port_of auth)} \
    TITANUP_SESSIONS_ADDRESS=${TITANUP_SESSIONS_ADDRESS:-127.0.0.1:$(port_of sessions)} \
    TITANUP_TROPHIES_ADDRESS=${TITANUP_TROPHIES_ADDRESS:-127.0.0.1:$(port_of trophies)} \
    TITANUP_POSE_ADDRESS=${TITANUP_POSE_ADDRESS:-127.0.0.1:$(port_of pose)} \
    TITANUP_TRAINING_ADDRESS=${TITANUP_TRAINING_ADDRESS:-127.0.0.1:$(port_of training)} \
    PYTHONDONTWRITEBYTECODE=1 "$python" "$root/Tests/Scoring/score_poses.py" "$@"
}
