// swift-format-ignore-file
// Made by protoc-gen-titan from all of proto/. Do not edit it: `deploy/dev generate` makes it.

/// `google.protobuf`.
package enum GoogleProtobuf {}

/// `google.rpc`.
///
/// The outcome of calls, as every gRPC implementation numbers and prints it.
package enum GoogleRPC {}

/// `grpc.health.v1`.
///
/// Whether a server's services can take calls: the standard protocol of gRPC's clients and balancers.
package enum HealthV1 {}

/// `grpc.reflection.v1`.
///
/// What a server serves, for programs that have no `.proto` of it: grpcurl, generic clients.
package enum ReflectionV1 {}

/// `grpc.reflection.v1alpha`.
///
/// What a server serves, for programs that have no `.proto` of it: grpcurl, generic clients. The same as v1, under the
/// name older clients still ask for.
package enum ReflectionV1Alpha {}

/// `titanup.auth.v1`.
///
/// Accounts and sign-in. Only this service knows passwords, refresh tokens and the key that signs access tokens.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
package enum AuthV1 {}

/// `titanup.habits.v1`.
///
/// Habits, their records, and the progress they add up to.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
///
/// Updates follow AIP-134: `update_mask` names the fields to change, and `*` stands for all of them. Without a mask, the
/// populated fields change; if no field is populated, nothing changes, and the response shows the current state. To set
/// a field to its zero value or to clear it, name it in the mask. A path that can't be changed is INVALID_ARGUMENT
/// PATH_UNKNOWN.
///
/// Dates: if both are given, `utc_offset_seconds` takes precedence over `time_zone`. Without an offset, the zone's
/// offset at that moment applies.
package enum HabitsV1 {}

/// `titanup.motivation.v1`.
///
/// Motivation and reminders: quotes, verses and slogans that don't repeat, voices that show more respect with every
/// level, and series of reminders that are due on time.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
///
/// Updates follow AIP-134: `update_mask` names the fields to change, and `*` stands for all of them. Without a mask, the
/// populated fields change; if no field is populated, nothing changes, and the response shows the current state. To set
/// a field to its zero value or to clear it, name it in the mask. A path that can't be changed is INVALID_ARGUMENT
/// PATH_UNKNOWN.
package enum MotivationV1 {}

/// `titanup.pose.v1`.
///
/// Push-ups counted from landmarks, live or from a recorded set, and the receipts that prove the count.
///
/// Only landmarks travel: no message here has a bytes field, so no image of anybody can be sent.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
package enum PoseV1 {}

/// `titanup.profile.v1`.
///
/// Profiles, settings, body weights, and the home screen in one read.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
///
/// Updates follow AIP-134: `update_mask` names the fields to change, and `*` stands for all of them. Without a mask, the
/// populated fields change; if no field is populated, nothing changes, and the response shows the current state. To set
/// a field to its zero value or to clear it, name it in the mask. A path that can't be changed is INVALID_ARGUMENT
/// PATH_UNKNOWN.
///
/// Dates: if both are given, `utc_offset_seconds` takes precedence over `time_zone`. Without an offset, the zone's
/// offset at that moment applies.
package enum ProfileV1 {}

/// `titanup.sessions.v1`.
///
/// Push-up sessions, the days they belong to, and the charts drawn from them.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
///
/// Updates follow AIP-134: `update_mask` names the fields to change, and `*` stands for all of them. Without a mask, the
/// populated fields change; if no field is populated, nothing changes, and the response shows the current state. To set
/// a field to its zero value or to clear it, name it in the mask. A path that can't be changed is INVALID_ARGUMENT
/// PATH_UNKNOWN.
///
/// Dates: if both are given, `utc_offset_seconds` takes precedence over `time_zone`. Without an offset, the zone's
/// offset at that moment applies.
package enum SessionsV1 {}

/// `titanup.training.v1`.
///
/// Training: exercises, workouts, suggestions with their reasons, practices and fitness.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
///
/// Updates follow AIP-134: `update_mask` names the fields to change, and `*` stands for all of them. Without a mask, the
/// populated fields change; if no field is populated, nothing changes, and the response shows the current state. To set
/// a field to its zero value or to clear it, name it in the mask. A path that can't be changed is INVALID_ARGUMENT
/// PATH_UNKNOWN.
///
/// Dates: if both are given, `utc_offset_seconds` takes precedence over `time_zone`. Without an offset, the zone's
/// offset at that moment applies.
package enum TrainingV1 {}

/// `titanup.trophies.v1`.
///
/// Trophies, awards, medals and levels, and the progress towards them. A projection of the sessions feed.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
///
/// Updates follow AIP-134: `update_mask` names the fields to change, and `*` stands for all of them. Without a mask, the
/// populated fields change; if no field is populated, nothing changes, and the response shows the current state. To set
/// a field to its zero value or to clear it, name it in the mask. A path that can't be changed is INVALID_ARGUMENT
/// PATH_UNKNOWN.
package enum TrophiesV1 {}
