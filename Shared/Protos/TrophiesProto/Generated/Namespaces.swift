// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/trophies/v1/trophies.proto. Do not edit it: `deploy/dev generate` makes it.

/// `titanup.trophies.v1`.
///
/// Trophies, awards, medals and levels, and the progress towards them. A projection of the feeds of sessions and of
/// practices.
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
