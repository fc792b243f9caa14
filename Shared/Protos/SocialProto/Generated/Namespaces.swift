// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/social/v1/social.proto. Do not edit it: `deploy/dev generate` makes it.

/// `titanup.social.v1`.
///
/// Training partners: people who have both agreed to it, and see what each of them chooses to show. Groups: people who train
/// together by invitation, with a feed of what members show, cheers, a weekly goal, challenges and leaderboards.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
package enum SocialV1 {}
