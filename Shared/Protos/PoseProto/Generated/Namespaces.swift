// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/pose/v1/pose.proto. Do not edit it: `deploy/dev generate` makes it.

/// `titanup.pose.v1`.
///
/// Exercises counted from landmarks, live or from a recorded set, and the receipts that prove the count.
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
