"""The tests that containers can make fail although they pass beside processes: the compose stage's choice.

A line names a file, or a test of it with all of its arguments. The stack stage runs every test; the compose stage runs
these, and all others with `TITANUP_COMPOSE_ALL=1`.
"""

#: By what containers are, add or could break.
CHOSEN = {
    "limits, rights and networks, as the engine reports them": """
        test_containers.py
    """,
    "restarts by the engine, volumes that outlive a container": """
        test_faults.py
        test_recovery.py
        test_backup.py
        test_profile.py::test_settings_survive_a_restart
    """,
    "secrets as files: keys that sign and keys that verify": """
        test_auth.py::test_tokens_verify_with_the_published_keys
        test_auth.py::test_an_expired_token_is_unauthenticated
        test_auth.py::test_forged_tokens_are_unauthenticated
        test_pose.py::test_receipt_keys_are_published
        test_sessions.py::test_a_tampered_receipt_is_refused
        test_sessions.py::test_a_newer_counters_count_is_offered
    """,
    "the way between containers: services that follow and ask each other": """
        test_end_to_end.py
        test_one_day.py
        test_devices.py::test_every_service_soon_refuses_a_revoked_device
        test_devices.py::test_a_running_stream_of_a_revoked_device_soon_ends
        test_language.py::test_another_language_of_the_profile_is_in_the_next_token
        test_habits.py::test_push_up_sessions_count_for_a_habit_until_they_are_deleted
        test_habits.py::test_practices_count_for_a_habit_until_they_are_deleted
        test_motivation.py::test_the_titan_level_decides_which_voice_speaks
        test_motivation.py::test_there_are_quotes_when_other_services_are_down
        test_motivation.py::test_reminders_follow_the_push_up_times_of_the_settings
        test_pose.py::test_only_sessions_can_follow_the_feed_of_streams
        test_profile.py::test_sessions_use_the_goal_set_when_they_began
        test_profile.py::test_the_home_screen_in_one_call
        test_profile.py::test_the_home_screen_without_a_service
        test_profile.py::test_the_home_screen_with_a_frozen_service_keeps_its_deadline
        test_social.py::test_partners_see_what_each_of_them_shows
        test_training.py::test_push_ups_counted_during_a_practice_count_once
        test_training.py::test_energy_uses_the_weight_of_the_date
    """,
    "published ports, and whom a call comes from": """
        test_access.py
        test_wire.py::test_health_is_serving
        test_wire.py::test_health_can_be_watched
        test_wire.py::test_reflection_lists_the_services
        test_wire.py::test_a_client_built_only_by_reflection_can_register
        test_wire.py::test_a_deadline_ends_a_call_on_both_sides
        test_wire.py::test_five_mebibytes_affect_no_other_call_on_the_connection
        test_compression.py::test_http_1_gets_a_response
        test_abuse.py::test_guessing_a_password_takes_longer_and_longer
        test_abuse.py::test_every_open_method_has_its_own_limit
    """,
    "files, libraries and programs of the image, on a read-only file system": """
        test_motivation.py::test_the_catalogue_has_quotes_of_every_kind_with_their_source
        test_training.py::test_the_catalogue_has_exercises_with_drawings_and_texts
        test_trophies.py::test_every_trophy_has_an_image
        test_trophies.py::test_texts_come_in_the_requested_language
        test_profile.py::test_an_uploaded_picture_is_scaled_down_and_reencoded
        test_profile.py::test_a_photo_stands_upright_without_its_metadata
        test_operators.py::test_the_services_program_makes_an_operator
        test_operators.py::test_an_unknown_account_cannot_become_an_operator
        test_pose.py::test_every_build_says_the_same_bytes
    """,
    "limits of memory: the largest inputs": """
        test_habits.py::test_an_export_of_loop_is_imported_once
        test_habits.py::test_an_export_that_is_too_large_is_refused_with_both_sizes
        test_profile.py::test_a_hostile_upload_is_refused_and_nothing_is_stored
        test_profile.py::test_an_endless_upload_is_refused
        test_sessions.py::test_a_batch_has_a_maximum_size
        test_compression.py::test_the_limit_applies_to_the_inflated_message
    """,
    "clocks and the image's time zones": """
        test_habits.py::test_days_and_weeks_follow_the_users_clock
        test_motivation.py::test_reminders_keep_their_time_when_clocks_change
        test_motivation.py::test_a_reminder_reaches_every_device_on_time_and_is_acknowledged_once
        test_sessions.py::test_the_date_is_the_devices
        test_sessions.py::test_a_change_of_the_clock_is_applied_once
        test_training.py::test_weeks_and_days_follow_the_users_clock
    """,
    "one path through every group of methods": """
        test_auth.py::test_register_signs_in
        test_auth.py::test_refresh_rotates
        test_auth.py::test_sign_out_kills_the_refresh_token
        test_second_factor.py::test_an_app_is_enrolled_and_required
        test_devices.py::test_devices_are_listed_newest_first_from_coarse_addresses
        test_operators.py::test_an_account_is_disabled_and_enabled
        test_pose.py::test_a_set_continues_after_its_call_was_dropped
        test_pose.py::test_streams_are_listed_read_and_deleted
        test_pose.py::test_downloaded_frames_are_the_counted_ones
        test_pose.py::test_a_stream_can_be_recounted
        test_sessions.py::test_a_batch_records_valid_sessions_and_names_invalid_ones
        test_sessions.py::test_a_week_has_seven_dates_that_end_today
        test_sessions.py::test_dates_in_a_row_make_a_streak
        test_sessions.py::test_a_deletion_can_be_undone
        test_sessions.py::test_a_watch_shows_other_devices_changes_and_continues_after_its_cursor
        test_sessions.py::test_statistics_add_up_and_records_are_of_all_time
        test_trophies.py::test_a_watch_continues_after_its_cursor
        test_trophies.py::test_medals_are_worn_on_their_date_and_counted_permanently
        test_trophies.py::test_the_level_rises_with_counted_reps_and_does_not_fall
        test_rules.py::test_a_rule_can_award_sessions_from_before_it_existed
        test_training.py::test_five_different_workouts_are_suggested_and_explained
        test_training.py::test_a_practice_is_credited_once
        test_training.py::test_a_day_and_a_week_show_selections_and_practices
        test_training.py::test_users_own_workouts_can_be_trained
        test_training.py::test_meals_are_filtered_by_tags_and_allergens
        test_habits.py::test_a_habit_has_every_field_of_its_form
        test_habits.py::test_a_batch_gives_the_same_totals_in_any_order
        test_habits.py::test_another_device_sees_every_record
        test_habits.py::test_a_habits_figures
        test_motivation.py::test_a_like_is_counted_once_and_can_be_taken_back
        test_motivation.py::test_one_call_creates_a_series_and_returns_its_next_reminders
        test_motivation.py::test_a_pep_talk_has_a_quote_and_a_line
        test_profile.py::test_every_setting_persists_and_no_other_changes
        test_profile.py::test_the_bmi_of_stored_values
    """,
}

#: All lines.
NAMED = [name for names in CHOSEN.values() for name in names.split()]


def is_chosen(file: str, test: str, named=frozenset(NAMED)) -> bool:
    """Whether a test is of the choice.

    >>> [is_chosen("test_a.py", test, {"test_a.py::test_b", "test_c.py"}) for test in ("test_b[1-x]", "test_bb")]
    [True, False]
    >>> is_chosen("test_c.py", "test_b", {"test_a.py::test_b", "test_c.py"})
    True
    """
    return file in named or f"{file}::{test.partition('[')[0]}" in named
