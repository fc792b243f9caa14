// swift-format-ignore-file
// Made by protoc-gen-titan from titanup/auth/v1/auth.proto. Do not edit it: `deploy/dev generate` makes it.

/// `titanup.auth.v1`.
///
/// Accounts and sign-in. Only this service knows passwords, refresh tokens and the key that signs access tokens.
///
/// Authentication: the metadata of a call carries the access token that AuthService.SignIn issued, `authorization:
/// Bearer <token>`. Methods that need no token say "Open to everybody". A missing or bad token is UNAUTHENTICATED.
///
/// Personal access tokens: every service accepts one where it accepts an access token, as far as its scopes permit.
/// `habits:read` permits the methods of the package titanup.habits that are marked NO_SIDE_EFFECTS, `habits:write` its
/// other methods. PERMISSION_DENIED TOKEN_SCOPE_MISSING names the scope that is missing as `scope` and those of the token
/// as `token_scopes`. PERMISSION_DENIED SIGN_IN_REQUIRED: no scope permits the call, only a sign-in. UNAUTHENTICATED
/// TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REVOKED. Methods of operators need an operator's sign-in: ROLE_NOT_ALLOWED.
///
/// Passwords: where the operator has switched them off (TITANUP_LOCAL_PASSWORDS), the methods that take or set one return
/// FAILED_PRECONDITION PASSWORDS_OFF: Register, SignIn, RequestPasswordReset, ConfirmPasswordReset, ChangePassword,
/// DisableTotp, Reauthenticate with a password, and IssuePasswordReset of operators.
///
/// Languages: texts for people come in English or German, whichever `accept-language` prefers. Without that metadata
/// they come in the account's language: the `locale` of its profile, which the access token carries, so a change takes
/// effect with the next token. Calls without a token get English.
///
/// Errors: `grpc-status-details-bin` is a google.rpc.Status with an ErrorInfo (a stable reason, the domain `titanup`), a
/// LocalizedMessage for the user, and, for INVALID_ARGUMENT, a BadRequest with a localized message for each wrong field.
package enum AuthV1 {}
