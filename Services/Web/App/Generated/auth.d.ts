// Made by protoc-gen-titan from titanup/auth/v1/auth.proto.
// Do not edit it: `deploy/dev generate` makes it.
import type {MessageType, Method} from '../core/proto.js';
import type * as google from './google.js';

/** Whether an e-mail address is known to belong to its account. */
export const VerificationState: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** This installation sends no mail, so verification isn't required. */
  readonly NOT_REQUIRED: 1;
  /** A mail was sent, and its link hasn't been used yet. */
  readonly PENDING: 2;
  /** The address belongs to the account. */
  readonly VERIFIED: 3;
};

/** The kinds of security events. */
export const SecurityEventKind: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** The account was created. */
  readonly REGISTERED: 1;
  /** A device signed in. */
  readonly SIGNED_IN: 2;
  /** Somebody tried to sign in with a wrong password. */
  readonly SIGN_IN_FAILED: 3;
  /** A device signed itself out. */
  readonly SIGNED_OUT: 4;
  /** A device was signed out by another one. */
  readonly SESSION_REVOKED: 5;
  /** All devices but one were signed out. */
  readonly OTHER_SESSIONS_REVOKED: 6;
  /** A refresh token was used again after its successor: it may have been stolen, so its device was signed out. */
  readonly REFRESH_TOKEN_REUSED: 7;
  /** The owner confirmed their identity for a sensitive step. */
  readonly REAUTHENTICATED: 8;
  /** A signed-in user failed to confirm their identity. */
  readonly REAUTHENTICATION_FAILED: 9;
  /** A second factor was switched on. */
  readonly SECOND_FACTOR_ACTIVATED: 10;
  /** The second factor was switched off. */
  readonly SECOND_FACTOR_DISABLED: 11;
  /** The password was right, the second factor was not. */
  readonly SECOND_FACTOR_FAILED: 12;
  /** A recovery code stood in for the second factor. */
  readonly RECOVERY_CODE_USED: 13;
  /** New recovery codes were made, the old ones are void. */
  readonly RECOVERY_CODES_REGENERATED: 14;
  /** The owner chose another password. */
  readonly PASSWORD_CHANGED: 15;
  /** Somebody asked for a link that resets the password. */
  readonly PASSWORD_RESET_REQUESTED: 16;
  /** The password was reset by such a link. */
  readonly PASSWORD_RESET: 17;
  /** The e-mail address was verified. */
  readonly EMAIL_VERIFIED: 18;
  /** The owner requested another e-mail address. */
  readonly EMAIL_CHANGE_REQUESTED: 19;
  /** The account has another e-mail address. */
  readonly EMAIL_CHANGED: 20;
  /** The owner asked for the account to be deleted. */
  readonly DELETION_REQUESTED: 21;
  /** The owner cancelled the deletion. */
  readonly DELETION_CANCELLED: 22;
  /** An operator shut the account. */
  readonly USER_DISABLED: 23;
  /** An operator opened the account again. */
  readonly USER_ENABLED: 24;
  /** The account invited people. */
  readonly INVITATION_CREATED: 25;
  /** An invitation of the account was revoked. */
  readonly INVITATION_REVOKED: 26;
  /** The server's administrator gave the account the operator role, or took it away. */
  readonly ROLE_CHANGED: 27;
  /** The owner created a personal access token. */
  readonly PERSONAL_ACCESS_TOKEN_CREATED: 28;
  /** The owner revoked a personal access token. */
  readonly PERSONAL_ACCESS_TOKEN_REVOKED: 29;
  /** The owner added a passkey. */
  readonly PASSKEY_ADDED: 30;
  /** The owner removed a passkey. */
  readonly PASSKEY_REMOVED: 31;
  /** A passkey's signature counter ran back: somebody may have a copy of it, so it was blocked. */
  readonly PASSKEY_CLONED: 32;
  /** The account was linked with a person of the installation's OpenID Connect provider. */
  readonly PROVIDER_LINKED: 33;
  /** The owner unlinked it. */
  readonly PROVIDER_UNLINKED: 34;
};

/** Whether a personal access token works. */
export const PersonalAccessTokenState: {
  /** Never sent. */
  readonly UNSPECIFIED: 0;
  /** It works. */
  readonly ACTIVE: 1;
  /** There is no such token. */
  readonly UNKNOWN: 2;
  /** It has expired. */
  readonly EXPIRED: 3;
  /** It was revoked, or its owner's account was shut or is to be deleted. */
  readonly REVOKED: 4;
};

/** An account, as its owner sees it. */
export interface User {
  /** UUID. */
  userId: string;
  /** As registered, trimmed. Compared without regard to case. */
  email: string;
  /** 1 to 100 characters, trimmed, as registered; titanup.profile.v1 has the current name. */
  displayName: string;
  /** BCP 47 language tag for texts: `en`, `de`. Follows the profile's. */
  locale: string;
  /** When the account was created. */
  createTime?: google.Timestamp;
  /** The state of the e-mail address. */
  verificationState: number;
  /** When the account will be deleted, unless its owner cancels the deletion. Absent if none is scheduled. */
  deleteTime?: google.Timestamp;
}
export const User: MessageType<User>;

/** The device of an auth session, described so that its owner recognises it in a list. */
export interface Device {
  /** Up to 100 characters: `Ada's phone`. */
  name: string;
  /** Up to 50 characters: `iOS 18`. */
  platform: string;
  /** Up to 50 characters. */
  appVersion: string;
}
export const Device: MessageType<Device>;

/** What a signed-in device holds. */
export interface Tokens {
  /** JWT signed with EdDSA: claims sub, sid, role, amr, auth_time, iat, exp. Goes into `authorization: Bearer …`. */
  accessToken: string;
  /** Ten minutes after it was issued. */
  accessTokenExpireTime?: google.Timestamp;
  /** Opaque; can be used once. */
  refreshToken: string;
  /** When the refresh token expires if it isn't used. */
  refreshTokenExpireTime?: google.Timestamp;
  /** UUID of the auth session. */
  authSessionId: string;
}
export const Tokens: MessageType<Tokens>;

/** See AuthService.Register. */
export interface RegisterRequest {
  /** One @ with something before it and a domain with a dot after it; surrounding white space is dropped. */
  email: string;
  /**
   * 15 to 256 characters (Unicode code points after NFKC normalization), unless the operator sets another minimum, 8 or
   * more; any characters, but not white space alone. Once the account has a second factor, 8 are enough.
   */
  password: string;
  /** 1 to 100 characters after trimming. */
  displayName: string;
  /** BCP 47; empty means `en`. The account's language until its profile names another. */
  locale: string;
  /** The device to sign in. */
  device?: Device;
  /** Only checks the request: stores nothing and issues no tokens. */
  validateOnly: boolean;
  /**
   * A UUID that makes a retry safe: for ten minutes, the same request gets the same response with the same tokens. The
   * same id with a different payload is INVALID_ARGUMENT REQUEST_ID_REUSED. May be empty.
   */
  requestId: string;
  /**
   * The code of an invitation, in either case, with or without dashes. Ignored if registration is open. If this
   * installation sends mail, the code counts as used even if the address is taken: otherwise it would reveal that.
   */
  invitationCode: string;
}
export const RegisterRequest: MessageType<RegisterRequest>;

/** The new account. */
export interface RegisterResponse {
  /** Absent if `validate_only` was set. */
  user?: User;
  /** The state of the e-mail address. */
  verificationState: number;
  /** Absent if `validate_only` was set or the address must be verified first. */
  tokens?: Tokens;
}
export const RegisterResponse: MessageType<RegisterResponse>;

/** See AuthService.SignIn. */
export interface SignInRequest {
  /** As registered, in upper or lower case. */
  email: string;
  /** The account's password. */
  password: string;
  /** The device to sign in. */
  device?: Device;
}
export const SignInRequest: MessageType<SignInRequest>;

/** A signed-in device, or the challenge that is still open. */
export interface SignInResponse {
  /** The account. Absent if there is a challenge. */
  user?: User;
  /** Its tokens. Absent if there is a challenge. */
  tokens?: Tokens;
  /** Present if the account has a second factor: the password was right, and VerifyMfa must follow. */
  mfaChallenge?: MfaChallenge;
}
export const SignInResponse: MessageType<SignInResponse>;

/** A sign-in that awaits its second factor. */
export interface MfaChallenge {
  /** Opaque; goes into VerifyMfaRequest. */
  challenge: string;
  /** When it expires. */
  expireTime?: google.Timestamp;
}
export const MfaChallenge: MessageType<MfaChallenge>;

/** See AuthService.VerifyMfa. */
export interface VerifyMfaRequest {
  /** From SignInResponse. */
  challenge: string;
  /** Six digits from the authenticator app; each code works once. */
  totp?: string;
  /** One of the recovery codes, in upper or lower case, with or without dashes; each works once. */
  recoveryCode?: string;
  /** One of the account's passkeys, with a challenge of BeginPasskeySignIn. */
  passkey?: PasskeyAssertion;
}
export const VerifyMfaRequest: MessageType<VerifyMfaRequest>;

/** A signed-in device. */
export interface VerifyMfaResponse {
  /** The account. */
  user?: User;
  /** Its tokens. */
  tokens?: Tokens;
}
export const VerifyMfaResponse: MessageType<VerifyMfaResponse>;

/** See AuthService.Reauthenticate. */
export interface ReauthenticateRequest {
  /** The account's password, if it has no second factor. */
  password?: string;
  /** Six digits from the authenticator app; each code works once. */
  totp?: string;
  /** One of the recovery codes; each works once. */
  recoveryCode?: string;
  /** One of the account's passkeys, with a challenge of BeginPasskeySignIn; whether or not it has a second factor. */
  passkey?: PasskeyAssertion;
  /** The provider's answer about the person whom the account is linked with. */
  providerAnswer?: ProviderAnswer;
}
export const ReauthenticateRequest: MessageType<ReauthenticateRequest>;

/** A token for sensitive steps. */
export interface ReauthenticateResponse {
  /** As in Tokens, with the current time as `auth_time` and the `amr` of this proof. The refresh token stays as it is. */
  accessToken: string;
  /** Ten minutes after it was issued; sensitive steps require a token at most half as old. */
  accessTokenExpireTime?: google.Timestamp;
}
export const ReauthenticateResponse: MessageType<ReauthenticateResponse>;

/** See AuthService.EnrollTotp. */
export interface EnrollTotpRequest {
  /** A UUID that makes a retry safe: for ten minutes, the same request gets the same response. May be empty. */
  requestId: string;
}
export const EnrollTotpRequest: MessageType<EnrollTotpRequest>;

/** A secret, shown once. */
export interface EnrollTotpResponse {
  /** base32, for typing. */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
}
export const EnrollTotpResponse: MessageType<EnrollTotpResponse>;

/** See AuthService.ActivateTotp. */
export interface ActivateTotpRequest {
  /** Six digits from the authenticator app. */
  code: string;
  /** A UUID that makes a retry safe, as in EnrollTotpRequest. May be empty. */
  requestId: string;
}
export const ActivateTotpRequest: MessageType<ActivateTotpRequest>;

/** Recovery codes, shown once. */
export interface ActivateTotpResponse {
  /** Ten codes; each can replace the second factor once. */
  recoveryCodes: string[];
}
export const ActivateTotpResponse: MessageType<ActivateTotpResponse>;

/** See AuthService.DisableTotp. */
export interface DisableTotpRequest {
  /** The account's password. */
  password: string;
  /** A UUID that makes a retry safe, as in EnrollTotpRequest. May be empty. */
  requestId: string;
}
export const DisableTotpRequest: MessageType<DisableTotpRequest>;

/** Empty. */
export interface DisableTotpResponse {
}
export const DisableTotpResponse: MessageType<DisableTotpResponse>;

/** See AuthService.RegenerateRecoveryCodes. */
export interface RegenerateRecoveryCodesRequest {
  /** A UUID that makes a retry safe, as in EnrollTotpRequest. May be empty. */
  requestId: string;
}
export const RegenerateRecoveryCodesRequest: MessageType<RegenerateRecoveryCodesRequest>;

/** Recovery codes, shown once. */
export interface RegenerateRecoveryCodesResponse {
  /** Ten codes; each can replace the second factor once. */
  recoveryCodes: string[];
}
export const RegenerateRecoveryCodesResponse: MessageType<RegenerateRecoveryCodesResponse>;

/** See AuthService.RefreshToken. */
export interface RefreshTokenRequest {
  /** The newest refresh token of the auth session. */
  refreshToken: string;
}
export const RefreshTokenRequest: MessageType<RefreshTokenRequest>;

/** The next tokens. */
export interface RefreshTokenResponse {
  /** With a new refresh token. */
  tokens?: Tokens;
}
export const RefreshTokenResponse: MessageType<RefreshTokenResponse>;

/** See AuthService.SignOut. */
export interface SignOutRequest {
}
export const SignOutRequest: MessageType<SignOutRequest>;

/** Empty. */
export interface SignOutResponse {
}
export const SignOutResponse: MessageType<SignOutResponse>;

/** See AuthService.WhoAmI. */
export interface WhoAmIRequest {
}
export const WhoAmIRequest: MessageType<WhoAmIRequest>;

/** The user whom an access token names. */
export interface WhoAmIResponse {
  /** The account. */
  user?: User;
  /** UUID of the auth session. Empty for a personal access token. */
  authSessionId: string;
  /** How the user authenticated (RFC 8176): `pwd`, `otp`, `pop` for a passkey; `mfa` for two factors. */
  amr: string[];
  /** When the access token expires. */
  expireTime?: google.Timestamp;
}
export const WhoAmIResponse: MessageType<WhoAmIResponse>;

/** One sign-in of a device, as its owner sees it. */
export interface AuthSession {
  /** UUID. */
  authSessionId: string;
  /** As it described itself when it signed in. */
  device?: Device;
  /** The coarse address it was last used from: `203.0.113.0/24`, `2001:db8:1::/48`. May be empty. */
  address: string;
  /** When it signed in. */
  createTime?: google.Timestamp;
  /** When it last got tokens. */
  lastUseTime?: google.Timestamp;
  /** When it is signed out unless it is used before. */
  expireTime?: google.Timestamp;
  /** Whether it is the calling device. */
  current: boolean;
}
export const AuthSession: MessageType<AuthSession>;

/** See AuthService.ListAuthSessions. */
export interface ListAuthSessionsRequest {
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListAuthSessionsRequest: MessageType<ListAuthSessionsRequest>;

/** One page of devices. */
export interface ListAuthSessionsResponse {
  /** The devices that are signed in now. */
  authSessions: AuthSession[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListAuthSessionsResponse: MessageType<ListAuthSessionsResponse>;

/** See AuthService.RevokeAuthSession. */
export interface RevokeAuthSessionRequest {
  /** UUID. */
  authSessionId: string;
}
export const RevokeAuthSessionRequest: MessageType<RevokeAuthSessionRequest>;

/** Empty. */
export interface RevokeAuthSessionResponse {
}
export const RevokeAuthSessionResponse: MessageType<RevokeAuthSessionResponse>;

/** See AuthService.RevokeOtherAuthSessions. */
export interface RevokeOtherAuthSessionsRequest {
}
export const RevokeOtherAuthSessionsRequest: MessageType<RevokeOtherAuthSessionsRequest>;

/** The result. */
export interface RevokeOtherAuthSessionsResponse {
  /** How many devices were signed out. */
  revokedCount: number;
}
export const RevokeOtherAuthSessionsResponse: MessageType<RevokeOtherAuthSessionsResponse>;

/** A security event of an account. */
export interface SecurityEvent {
  /** UUID. */
  securityEventId: string;
  /** The kind of event. */
  kind: number;
  /** The time of the event. */
  createTime?: google.Timestamp;
  /** UUID of the auth session that it affected or happened in. May be empty. */
  authSessionId: string;
  /** What the device called itself. May be empty. */
  deviceName: string;
  /** The coarse address it came from, as in AuthSession. May be empty. */
  address: string;
}
export const SecurityEvent: MessageType<SecurityEvent>;

/** A personal access token, as its owner sees it. */
export interface PersonalAccessToken {
  /** UUID. */
  personalAccessTokenId: string;
  /** What its owner calls it. */
  name: string;
  /** What it permits: `habits:read`, `sessions:write`. Sorted. */
  scopes: string[];
  /** When it was created. */
  createTime?: google.Timestamp;
  /** When it stops working. */
  expireTime?: google.Timestamp;
  /** When it was last used, give or take two minutes. Absent if it never was. */
  lastUseTime?: google.Timestamp;
}
export const PersonalAccessToken: MessageType<PersonalAccessToken>;

/** See AuthService.CreatePersonalAccessToken. */
export interface CreatePersonalAccessTokenRequest {
  /** 1 to 100 characters after trimming: `backup script`. */
  name: string;
  /**
   * At least one: the name of a service (`auth`, `sessions`, `trophies`, `pose`, `profile`, `training`, `habits`,
   * `motivation`, `social`), a colon, and `read` or `write`. Neither includes the other.
   */
  scopes: string[];
  /** From one minute to 366 days; absent means 90 days. */
  lifetime?: google.Duration;
  /** A UUID that makes a retry safe: for ten minutes, the same request gets the same response. May be empty. */
  requestId: string;
}
export const CreatePersonalAccessTokenRequest: MessageType<CreatePersonalAccessTokenRequest>;

/** A token with its secret, shown once. */
export interface CreatePersonalAccessTokenResponse {
  /** The token. */
  personalAccessToken?: PersonalAccessToken;
  /** `tup_…`: goes into `authorization: Bearer …`. The server doesn't store it. */
  secret: string;
}
export const CreatePersonalAccessTokenResponse: MessageType<CreatePersonalAccessTokenResponse>;

/** See AuthService.ListPersonalAccessTokens. */
export interface ListPersonalAccessTokensRequest {
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListPersonalAccessTokensRequest: MessageType<ListPersonalAccessTokensRequest>;

/** One page of tokens. */
export interface ListPersonalAccessTokensResponse {
  /** The newest first. */
  personalAccessTokens: PersonalAccessToken[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListPersonalAccessTokensResponse: MessageType<ListPersonalAccessTokensResponse>;

/** See AuthService.RevokePersonalAccessToken. */
export interface RevokePersonalAccessTokenRequest {
  /** UUID. */
  personalAccessTokenId: string;
}
export const RevokePersonalAccessTokenRequest: MessageType<RevokePersonalAccessTokenRequest>;

/** Empty. */
export interface RevokePersonalAccessTokenResponse {
}
export const RevokePersonalAccessTokenResponse: MessageType<RevokePersonalAccessTokenResponse>;

/** See AuthService.GetSignInMethods. */
export interface GetSignInMethodsRequest {
}
export const GetSignInMethodsRequest: MessageType<GetSignInMethodsRequest>;

/** The ways to sign in here. */
export interface GetSignInMethodsResponse {
  /**
   * Whether accounts have passwords. Otherwise every method that takes or sets one returns FAILED_PRECONDITION
   * PASSWORDS_OFF.
   */
  passwords: boolean;
  /** What the installation calls its OpenID Connect provider: `Example ID`. Empty if it has none. */
  providerName: string;
}
export const GetSignInMethodsResponse: MessageType<GetSignInMethodsResponse>;

/** See AuthService.BeginProviderSignIn. */
export interface BeginProviderSignInRequest {
}
export const BeginProviderSignInRequest: MessageType<BeginProviderSignInRequest>;

/** A sign-in that the provider is to answer. */
export interface BeginProviderSignInResponse {
  /** Where the browser goes. */
  authorizationUrl: string;
  /** Ties the answer to whoever began: goes into ProviderAnswer, and never to the provider. */
  binding: string;
  /** When the answer comes too late. */
  expireTime?: google.Timestamp;
}
export const BeginProviderSignInResponse: MessageType<BeginProviderSignInResponse>;

/** What the provider sent the browser back with (RFC 6749 §4.1.2, RFC 9207). */
export interface ProviderAnswer {
  /** The parameter `state`. */
  state: string;
  /** The parameter `code`; empty if there is an error. */
  code: string;
  /** The parameter `error`: `access_denied`. */
  error: string;
  /** The parameter `iss`; empty if it didn't come. */
  issuer: string;
  /** From BeginProviderSignInResponse. */
  binding: string;
}
export const ProviderAnswer: MessageType<ProviderAnswer>;

/** See AuthService.FinishProviderSignIn. */
export interface FinishProviderSignInRequest {
  /** The provider's answer. */
  answer?: ProviderAnswer;
  /** The device to sign in. */
  device?: Device;
  /** A new account's language, as RegisterRequest.locale. */
  locale: string;
  /** Needed for a new account if registering here takes an invitation. */
  invitationCode: string;
}
export const FinishProviderSignInRequest: MessageType<FinishProviderSignInRequest>;

/** A signed-in device. */
export interface FinishProviderSignInResponse {
  /** The account. */
  user?: User;
  /** Its tokens. */
  tokens?: Tokens;
  /** Whether the account is new. */
  registered: boolean;
}
export const FinishProviderSignInResponse: MessageType<FinishProviderSignInResponse>;

/** See AuthService.GetProviderLink. */
export interface GetProviderLinkRequest {
}
export const GetProviderLinkRequest: MessageType<GetProviderLinkRequest>;

/** The link of an account with the provider. */
export interface GetProviderLinkResponse {
  /** When it was made; absent if the account isn't linked. */
  linkTime?: google.Timestamp;
  /** When it last opened a session; absent if it never did. */
  lastUseTime?: google.Timestamp;
  /** Whether nothing else opens the account, so that it can't be unlinked. */
  onlyWayIn: boolean;
}
export const GetProviderLinkResponse: MessageType<GetProviderLinkResponse>;

/** See AuthService.LinkProvider. */
export interface LinkProviderRequest {
  /** The provider's answer. */
  answer?: ProviderAnswer;
}
export const LinkProviderRequest: MessageType<LinkProviderRequest>;

/** Empty. */
export interface LinkProviderResponse {
}
export const LinkProviderResponse: MessageType<LinkProviderResponse>;

/** See AuthService.UnlinkProvider. */
export interface UnlinkProviderRequest {
}
export const UnlinkProviderRequest: MessageType<UnlinkProviderRequest>;

/** Empty. */
export interface UnlinkProviderResponse {
}
export const UnlinkProviderResponse: MessageType<UnlinkProviderResponse>;

/** See AuthFeedService.IntrospectPersonalAccessToken. */
export interface IntrospectPersonalAccessTokenRequest {
  /** SHA-256 of the secret, so that the secret itself stays where it was received. */
  tokenSha256: Uint8Array;
}
export const IntrospectPersonalAccessTokenRequest: MessageType<IntrospectPersonalAccessTokenRequest>;

/** What a service must know of a token. */
export interface IntrospectPersonalAccessTokenResponse {
  /** Whether it works. The other fields are set only if it does. */
  state: number;
  /** UUID; the id under which WatchRevocations reports that it was revoked. */
  personalAccessTokenId: string;
  /** UUID of its owner. */
  userId: string;
  /** The owner's language, BCP 47. */
  locale: string;
  /** What it permits. */
  scopes: string[];
  /** When it stops working. */
  expireTime?: google.Timestamp;
}
export const IntrospectPersonalAccessTokenResponse: MessageType<IntrospectPersonalAccessTokenResponse>;

/** See AuthService.ListSecurityEvents. */
export interface ListSecurityEventsRequest {
  /** Only these; empty means all. */
  kinds: number[];
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page, with the same `kinds`; empty for the first. */
  pageToken: string;
}
export const ListSecurityEventsRequest: MessageType<ListSecurityEventsRequest>;

/** One page of events. */
export interface ListSecurityEventsResponse {
  /** The newest first. */
  securityEvents: SecurityEvent[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListSecurityEventsResponse: MessageType<ListSecurityEventsResponse>;

/**
 * A code from a mail, for typing: equivalent to the token in its link.
 *
 * Every unusable code is CODE_INVALID, whatever the reason: it is wrong, was used, has expired, a later mail to the
 * address contains another one, or five attempts with the address failed, which voids the code but not the link. The
 * error doesn't reveal whether an account has the address.
 */
export interface MailCode {
  /** The address the mail went to, in upper or lower case. */
  email: string;
  /**
   * Eight letters and digits, in upper or lower case, with or without the dash: `7KQ4-2M9X`. O counts as 0, I and L as
   * 1.
   */
  code: string;
}
export const MailCode: MessageType<MailCode>;

/** See AuthService.VerifyEmail. */
export interface VerifyEmailRequest {
  /** From the mail's link. */
  token?: string;
  /** From the mail's text. */
  mailCode?: MailCode;
}
export const VerifyEmailRequest: MessageType<VerifyEmailRequest>;

/** The address is verified. */
export interface VerifyEmailResponse {
}
export const VerifyEmailResponse: MessageType<VerifyEmailResponse>;

/** See AuthService.ResendVerification. */
export interface ResendVerificationRequest {
  /** As registered, in upper or lower case. */
  email: string;
}
export const ResendVerificationRequest: MessageType<ResendVerificationRequest>;

/** Empty. */
export interface ResendVerificationResponse {
}
export const ResendVerificationResponse: MessageType<ResendVerificationResponse>;

/** See AuthService.RequestPasswordReset. */
export interface RequestPasswordResetRequest {
  /** As registered, in upper or lower case. */
  email: string;
}
export const RequestPasswordResetRequest: MessageType<RequestPasswordResetRequest>;

/** Empty. */
export interface RequestPasswordResetResponse {
}
export const RequestPasswordResetResponse: MessageType<RequestPasswordResetResponse>;

/** See AuthService.ConfirmPasswordReset. */
export interface ConfirmPasswordResetRequest {
  /** From the mail's link, or from an operator. */
  token?: string;
  /** From the mail's text, or from an operator. */
  mailCode?: MailCode;
  /** As RegisterRequest.password. */
  newPassword: string;
  /** A UUID that makes a retry safe for seven days. May be empty. */
  requestId: string;
}
export const ConfirmPasswordResetRequest: MessageType<ConfirmPasswordResetRequest>;

/** The password is set; sign in with it. */
export interface ConfirmPasswordResetResponse {
}
export const ConfirmPasswordResetResponse: MessageType<ConfirmPasswordResetResponse>;

/** See AuthService.ChangePassword. */
export interface ChangePasswordRequest {
  /** The current one. */
  currentPassword: string;
  /** As RegisterRequest.password. */
  newPassword: string;
  /** A UUID that makes a retry safe for seven days. May be empty. */
  requestId: string;
}
export const ChangePasswordRequest: MessageType<ChangePasswordRequest>;

/** The password is set. */
export interface ChangePasswordResponse {
}
export const ChangePasswordResponse: MessageType<ChangePasswordResponse>;

/** See AuthService.ChangeEmail. */
export interface ChangeEmailRequest {
  /** As RegisterRequest.email. */
  newEmail: string;
  /** A UUID that makes a retry safe for seven days. May be empty. */
  requestId: string;
}
export const ChangeEmailRequest: MessageType<ChangeEmailRequest>;

/** The state of the request. */
export interface ChangeEmailResponse {
  /**
   * PENDING: a mail was sent to the new address, which doesn't belong to the account yet. NOT_REQUIRED: the account has
   * the new address.
   */
  verificationState: number;
}
export const ChangeEmailResponse: MessageType<ChangeEmailResponse>;

/** See AuthService.ConfirmEmailChange. */
export interface ConfirmEmailChangeRequest {
  /** From the mail's link. */
  token?: string;
  /** From the mail's text; the address is the new one. */
  mailCode?: MailCode;
}
export const ConfirmEmailChangeRequest: MessageType<ConfirmEmailChangeRequest>;

/** The address belongs to the account. */
export interface ConfirmEmailChangeResponse {
  /** With its new address. */
  user?: User;
}
export const ConfirmEmailChangeResponse: MessageType<ConfirmEmailChangeResponse>;

/** See AuthService.DeleteAccount. */
export interface DeleteAccountRequest {
}
export const DeleteAccountRequest: MessageType<DeleteAccountRequest>;

/** What will happen. */
export interface DeleteAccountResponse {
  /** When the account will be deleted, unless its owner cancels. */
  deleteTime?: google.Timestamp;
  /** Opens the receipt. Keep it: it still works after the account is gone. */
  receiptToken: string;
}
export const DeleteAccountResponse: MessageType<DeleteAccountResponse>;

/** See AuthService.CancelAccountDeletion. */
export interface CancelAccountDeletionRequest {
}
export const CancelAccountDeletionRequest: MessageType<CancelAccountDeletionRequest>;

/** The account stays. */
export interface CancelAccountDeletionResponse {
}
export const CancelAccountDeletionResponse: MessageType<CancelAccountDeletionResponse>;

/** See AuthService.GetDeletionReceipt. */
export interface GetDeletionReceiptRequest {
  /** From DeleteAccountResponse. */
  receiptToken: string;
}
export const GetDeletionReceiptRequest: MessageType<GetDeletionReceiptRequest>;

/** A service's confirmation that it has erased an account. */
export interface ErasureConfirmation {
  /** Its name: `sessions`. */
  service: string;
  /** When it confirmed. */
  confirmTime?: google.Timestamp;
}
export const ErasureConfirmation: MessageType<ErasureConfirmation>;

/** The receipt of a deleted account. */
export interface GetDeletionReceiptResponse {
  /** UUID of the account: all that is left of it. */
  userId: string;
  /** When its owner requested the deletion. */
  requestTime?: google.Timestamp;
  /** When auth erased it. */
  eraseTime?: google.Timestamp;
  /** One for every other service, ordered by name. */
  confirmations: ErasureConfirmation[];
  /**
   * All of it as a JWT of type `deletion-receipt+jwt`, which the keys of GetJwks verify: claims iss, sub, request_time,
   * erase_time, confirm_times (by service), iat; times in seconds since 1970.
   */
  receiptJwt: string;
}
export const GetDeletionReceiptResponse: MessageType<GetDeletionReceiptResponse>;

/** An invitation, which lets people register if registration accepts one. */
export interface Invitation {
  /** UUID. */
  invitationId: string;
  /** UUID of the account that created it. */
  userId: string;
  /** How many people it lets in. */
  maxUses: number;
  /** How many times it was used. */
  useCount: number;
  /** When it was made. */
  createTime?: google.Timestamp;
  /** When it expires. */
  expireTime?: google.Timestamp;
  /** When it was revoked; absent if it was not. */
  revokeTime?: google.Timestamp;
}
export const Invitation: MessageType<Invitation>;

/** See AuthService.CreateInvitation. */
export interface CreateInvitationRequest {
  /** How many people it lets in, up to 1,000; 0 means 1. */
  maxUses: number;
  /** How long it is valid: a minute to 365 days. Absent means 7 days. */
  lifetime?: google.Duration;
  /** A UUID that makes a retry safe for ten minutes. May be empty. */
  requestId: string;
}
export const CreateInvitationRequest: MessageType<CreateInvitationRequest>;

/** The new invitation. */
export interface CreateInvitationResponse {
  /** Unused. */
  invitation?: Invitation;
  /** For RegisterRequest.invitation_code: `7KQ4-2M9X-V3TB-H60C`. It is shown here and never again. */
  code: string;
}
export const CreateInvitationResponse: MessageType<CreateInvitationResponse>;

/** See AuthService.ListInvitations. */
export interface ListInvitationsRequest {
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListInvitationsRequest: MessageType<ListInvitationsRequest>;

/** One page of the caller's invitations. */
export interface ListInvitationsResponse {
  /** The newest first. */
  invitations: Invitation[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListInvitationsResponse: MessageType<ListInvitationsResponse>;

/** See AuthService.RevokeInvitation. */
export interface RevokeInvitationRequest {
  /** UUID. */
  invitationId: string;
}
export const RevokeInvitationRequest: MessageType<RevokeInvitationRequest>;

/** Empty. */
export interface RevokeInvitationResponse {
}
export const RevokeInvitationResponse: MessageType<RevokeInvitationResponse>;

/** See AuthService.GetJwks. */
export interface GetJwksRequest {
}
export const GetJwksRequest: MessageType<GetJwksRequest>;

/** One public key of a JSON Web Key Set (RFC 7517, RFC 8037). */
export interface JsonWebKey {
  /** `OKP`. */
  kty: string;
  /** `Ed25519`. */
  crv: string;
  /** Key id: the key's thumbprint (RFC 7638). */
  kid: string;
  /** `EdDSA`. */
  alg: string;
  /** `sig`. */
  use: string;
  /** The public key, base64url without padding. */
  x: string;
}
export const JsonWebKey: MessageType<JsonWebKey>;

/** The current keys; the first one is the signing key. */
export interface GetJwksResponse {
  /** As values. */
  keys: JsonWebKey[];
  /** The same as a JWKS document. */
  jwksJson: string;
}
export const GetJwksResponse: MessageType<GetJwksResponse>;

/** A passkey, as its owner sees it. */
export interface Passkey {
  /** UUID. */
  passkeyId: string;
  /** What its owner calls it. */
  name: string;
  /** When it was added. */
  createTime?: google.Timestamp;
  /** When it was last used. Absent if it never was. */
  lastUseTime?: google.Timestamp;
  /** When its signature counter ran back: it signs nobody in any more. Absent if it never did. */
  blockTime?: google.Timestamp;
}
export const Passkey: MessageType<Passkey>;

/** See AuthService.BeginPasskeyRegistration. */
export interface BeginPasskeyRegistrationRequest {
}
export const BeginPasskeyRegistrationRequest: MessageType<BeginPasskeyRegistrationRequest>;

/** `PublicKeyCredentialCreationOptions`, as far as the server decides them. */
export interface BeginPasskeyRegistrationResponse {
  /** 32 random bytes. */
  challenge: Uint8Array;
  /** The relying party's id: a domain, which the page's must be or belong to. */
  rpId: string;
  /** 32 random bytes that stand for the account in authenticators. They tell nothing about it. */
  userHandle: Uint8Array;
  /** The account's e-mail address: `user.name`. */
  userName: string;
  /** The account's name: `user.displayName`. */
  userDisplayName: string;
  /** The account's credentials: an authenticator that holds one of them makes no second one. */
  excludeCredentialIds: Uint8Array[];
  /** Signature algorithms (COSE), the preferred one first: EdDSA -8, ES256 -7, RS256 -257. */
  algorithms: number[];
  /** When the challenge expires. */
  expireTime?: google.Timestamp;
}
export const BeginPasskeyRegistrationResponse: MessageType<BeginPasskeyRegistrationResponse>;

/** See AuthService.RegisterPasskey. */
export interface RegisterPasskeyRequest {
  /** 1 to 100 characters after trimming: `Ada's phone`. */
  name: string;
  /** `response.clientDataJSON`. */
  clientDataJson: Uint8Array;
  /** `response.attestationObject`: format `none`, or `packed` with self attestation. */
  attestationObject: Uint8Array;
}
export const RegisterPasskeyRequest: MessageType<RegisterPasskeyRequest>;

/** See AuthService.RegisterPasskey. */
export interface RegisterPasskeyResponse {
  /** The new passkey. */
  passkey?: Passkey;
}
export const RegisterPasskeyResponse: MessageType<RegisterPasskeyResponse>;

/** See AuthService.ListPasskeys. */
export interface ListPasskeysRequest {
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListPasskeysRequest: MessageType<ListPasskeysRequest>;

/** One page of passkeys. */
export interface ListPasskeysResponse {
  /** The newest first. */
  passkeys: Passkey[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListPasskeysResponse: MessageType<ListPasskeysResponse>;

/** See AuthService.RenamePasskey. */
export interface RenamePasskeyRequest {
  /** UUID. */
  passkeyId: string;
  /** 1 to 100 characters after trimming. */
  name: string;
}
export const RenamePasskeyRequest: MessageType<RenamePasskeyRequest>;

/** Empty. */
export interface RenamePasskeyResponse {
}
export const RenamePasskeyResponse: MessageType<RenamePasskeyResponse>;

/** See AuthService.DeletePasskey. */
export interface DeletePasskeyRequest {
  /** UUID. */
  passkeyId: string;
}
export const DeletePasskeyRequest: MessageType<DeletePasskeyRequest>;

/** Empty. */
export interface DeletePasskeyResponse {
}
export const DeletePasskeyResponse: MessageType<DeletePasskeyResponse>;

/** See AuthService.BeginPasskeySignIn. */
export interface BeginPasskeySignInRequest {
}
export const BeginPasskeySignInRequest: MessageType<BeginPasskeySignInRequest>;

/**
 * `PublicKeyCredentialRequestOptions`, as far as the server decides them. There are no `allowCredentials`: the
 * authenticator knows its passkeys.
 */
export interface BeginPasskeySignInResponse {
  /** 32 random bytes. */
  challenge: Uint8Array;
  /** The relying party's id: a domain, which the page's must be or belong to. */
  rpId: string;
  /** When the challenge expires. */
  expireTime?: google.Timestamp;
}
export const BeginPasskeySignInResponse: MessageType<BeginPasskeySignInResponse>;

/** An authenticator's answer to the challenge of BeginPasskeySignIn. */
export interface PasskeyAssertion {
  /** `rawId`. */
  credentialId: Uint8Array;
  /** `response.clientDataJSON`. */
  clientDataJson: Uint8Array;
  /** `response.authenticatorData`. */
  authenticatorData: Uint8Array;
  /** `response.signature`. */
  signature: Uint8Array;
  /** `response.userHandle`. */
  userHandle: Uint8Array;
}
export const PasskeyAssertion: MessageType<PasskeyAssertion>;

/** See AuthService.SignInWithPasskey. */
export interface SignInWithPasskeyRequest {
  /** The proof that the caller owns the account. */
  assertion?: PasskeyAssertion;
  /** The device to sign in. */
  device?: Device;
}
export const SignInWithPasskeyRequest: MessageType<SignInWithPasskeyRequest>;

/** A signed-in device. */
export interface SignInWithPasskeyResponse {
  /** The account. */
  user?: User;
  /** Its tokens. */
  tokens?: Tokens;
}
export const SignInWithPasskeyResponse: MessageType<SignInWithPasskeyResponse>;

/** See AuthFeedService.IssueServiceToken. */
export interface IssueServiceTokenRequest {
  /** Name of the calling service: `trophies`. */
  clientId: string;
  /** Its secret, as configured on both sides. */
  clientSecret: string;
}
export const IssueServiceTokenRequest: MessageType<IssueServiceTokenRequest>;

/** A service's token. */
export interface IssueServiceTokenResponse {
  /** JWT with `role` = `service` and `sub` = the service's name. */
  accessToken: string;
  /** Ten minutes after it was issued. */
  expireTime?: google.Timestamp;
}
export const IssueServiceTokenResponse: MessageType<IssueServiceTokenResponse>;

/** See AuthFeedService.WatchRevocations. */
export interface WatchRevocationsRequest {
}
export const WatchRevocationsRequest: MessageType<WatchRevocationsRequest>;

/** Auth sessions and personal access tokens that are no longer valid. */
export interface WatchRevocationsResponse {
  /** UUIDs: the `sid` of access tokens, and the ids of personal access tokens. */
  authSessionIds: string[];
}
export const WatchRevocationsResponse: MessageType<WatchRevocationsResponse>;

/** See AuthFeedService.WatchErasures. */
export interface WatchErasuresRequest {
  /** The follower's position; empty for the beginning. */
  cursor: string;
}
export const WatchErasuresRequest: MessageType<WatchErasuresRequest>;

/** An account that was deleted. */
export interface Erasure {
  /** UUID. It is never used again. */
  userId: string;
  /** The position after it. */
  cursor: string;
}
export const Erasure: MessageType<Erasure>;

/** Accounts to erase. */
export interface WatchErasuresResponse {
  /** In feed order; 1 to 200. */
  erasures: Erasure[];
}
export const WatchErasuresResponse: MessageType<WatchErasuresResponse>;

/** See AuthFeedService.ConfirmErasure. */
export interface ConfirmErasureRequest {
  /** The calling service has erased everything up to here. */
  cursor: string;
}
export const ConfirmErasureRequest: MessageType<ConfirmErasureRequest>;

/** Empty. */
export interface ConfirmErasureResponse {
}
export const ConfirmErasureResponse: MessageType<ConfirmErasureResponse>;

/** An account, as operators see it. */
export interface ManagedUser {
  /** As its owner sees it. */
  user?: User;
  /** Whether its owner is an operator. */
  admin: boolean;
  /** When it was shut; absent while it is open. */
  disableTime?: google.Timestamp;
  /** When one of its devices last got tokens; a device in use does so every ten minutes. Absent if none ever signed in. */
  lastSeenTime?: google.Timestamp;
}
export const ManagedUser: MessageType<ManagedUser>;

/** See AuthAdminService.ListUsers. */
export interface ListUsersRequest {
  /** Only the account with this address, in upper or lower case; empty means all. */
  email: string;
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListUsersRequest: MessageType<ListUsersRequest>;

/** One page of accounts. */
export interface ListUsersResponse {
  /** The newest first. */
  users: ManagedUser[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListUsersResponse: MessageType<ListUsersResponse>;

/** See AuthAdminService.DisableUser. */
export interface DisableUserRequest {
  /** UUID. */
  userId: string;
  /** A UUID that makes a retry safe for ten minutes. May be empty. */
  requestId: string;
}
export const DisableUserRequest: MessageType<DisableUserRequest>;

/** Empty. */
export interface DisableUserResponse {
}
export const DisableUserResponse: MessageType<DisableUserResponse>;

/** See AuthAdminService.EnableUser. */
export interface EnableUserRequest {
  /** UUID. */
  userId: string;
  /** A UUID that makes a retry safe for ten minutes. May be empty. */
  requestId: string;
}
export const EnableUserRequest: MessageType<EnableUserRequest>;

/** Empty. */
export interface EnableUserResponse {
}
export const EnableUserResponse: MessageType<EnableUserResponse>;

/** See AuthAdminService.RevokeUserSessions. */
export interface RevokeUserSessionsRequest {
  /** UUID. */
  userId: string;
  /** A UUID that makes a retry safe for ten minutes. May be empty. */
  requestId: string;
}
export const RevokeUserSessionsRequest: MessageType<RevokeUserSessionsRequest>;

/** Empty. */
export interface RevokeUserSessionsResponse {
}
export const RevokeUserSessionsResponse: MessageType<RevokeUserSessionsResponse>;

/** See AuthAdminService.IssuePasswordReset. */
export interface IssuePasswordResetRequest {
  /** UUID. */
  userId: string;
  /** A UUID that makes a retry safe for ten minutes. May be empty. */
  requestId: string;
}
export const IssuePasswordResetRequest: MessageType<IssuePasswordResetRequest>;

/** What the owner needs. */
export interface IssuePasswordResetResponse {
  /** For AuthService.ConfirmPasswordReset. Empty if this installation sends mail. */
  token: string;
  /** The same, for typing, with the account's address. Empty if this installation sends mail. */
  code: string;
}
export const IssuePasswordResetResponse: MessageType<IssuePasswordResetResponse>;

/** See AuthAdminService.ListUserInvitations. */
export interface ListUserInvitationsRequest {
  /** The maximum number of results; 0 means 50, and more than 200 is read as 200. */
  pageSize: number;
  /** The `next_page_token` of the previous page; empty for the first page. */
  pageToken: string;
}
export const ListUserInvitationsRequest: MessageType<ListUserInvitationsRequest>;

/** One page of all users' invitations. */
export interface ListUserInvitationsResponse {
  /** The newest first. */
  invitations: Invitation[];
  /** Empty on the last page. */
  nextPageToken: string;
}
export const ListUserInvitationsResponse: MessageType<ListUserInvitationsResponse>;

/** See AuthAdminService.RevokeUserInvitation. */
export interface RevokeUserInvitationRequest {
  /** UUID. */
  invitationId: string;
}
export const RevokeUserInvitationRequest: MessageType<RevokeUserInvitationRequest>;

/** Empty. */
export interface RevokeUserInvitationResponse {
}
export const RevokeUserInvitationResponse: MessageType<RevokeUserInvitationResponse>;

/**
 * The methods that users and their devices call. Methods that are open to everybody return RESOURCE_EXHAUSTED
 * RATE_LIMITED, with RetryInfo, if one neighbourhood of addresses calls them too often.
 */
export const AuthService: {
  /**
   * Creates an account and signs in its first device. Open to everybody.
   *
   * If this installation sends mail, the address must be verified first: the account is created, a mail goes out, and
   * the response has no tokens. If the address is already taken, the response is the same, and its owner gets a
   * different mail.
   *
   * The operator decides who can register (TITANUP_REGISTRATION). FAILED_PRECONDITION REGISTRATION_CLOSED if nobody
   * can; INVITATION_REQUIRED if the request needs an invitation and has none. INVALID_ARGUMENT INVITATION_INVALID for a
   * code that isn't an invitation to this installation, has expired, was revoked or is used up. None of these errors
   * reveals anything about the address.
   *
   * INVALID_ARGUMENT with a violation for each wrong field: EMAIL_INVALID, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
   * PASSWORD_BREACHED (on the list of common and breached passwords), PASSWORD_GUESSABLE (it repeats itself, follows
   * the keyboard, or is little more than the address, the name or `titanup`), NAME_EMPTY, FIELD_EMPTY, FIELD_TOO_LONG,
   * FIELD_INVALID (a control character), LOCALE_INVALID; the error's own reason is that of the fields, or INVALID_FIELD
   * if theirs differ. ALREADY_EXISTS EMAIL_TAKEN, if this installation sends no mail. RESOURCE_EXHAUSTED
   * PASSWORD_QUEUE_FULL, with RetryInfo, while too many passwords are being hashed.
   */
  readonly register: Method<RegisterRequest, RegisterResponse>;
  /**
   * Opens an auth session for one device with e-mail and password. Open to everybody.
   *
   * INVALID_ARGUMENT FIELD_EMPTY, and FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED BAD_CREDENTIALS,
   * for a wrong password and for an unknown e-mail alike. FAILED_PRECONDITION EMAIL_UNVERIFIED if the password is right
   * but the address isn't verified yet. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL while too many passwords are being
   * checked, TOO_MANY_ATTEMPTS after failures, also for an unknown e-mail; both with RetryInfo. FAILED_PRECONDITION
   * ACCOUNT_DISABLED, if the password is right but an operator has shut the account. ABORTED CONCURRENT_CHANGE if the
   * account kept changing during the call.
   */
  readonly signIn: Method<SignInRequest, SignInResponse>;
  /**
   * Exchanges a refresh token for new tokens. Open to everybody with a refresh token.
   *
   * If a response gets lost, ask again with the same token: it works until its successor is used. Any older token
   * counts as stolen, and the whole auth session is revoked. UNAUTHENTICATED REFRESH_TOKEN_INVALID, SESSION_EXPIRED,
   * SESSION_REVOKED, REFRESH_TOKEN_REUSED.
   */
  readonly refreshToken: Method<RefreshTokenRequest, RefreshTokenResponse>;
  /** Ends the auth session of the access token; its refresh token stops working at once. */
  readonly signOut: Method<SignOutRequest, SignOutResponse>;
  /**
   * Returns the user whom the access token names. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if its auth session
   * is over.
   */
  readonly whoAmI: Method<WhoAmIRequest, WhoAmIResponse>;
  /**
   * Completes a sign-in that returned a challenge, with a code of the second factor or a passkey. Open to everybody with
   * a challenge.
   *
   * INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED MFA_INVALID; PASSKEY_INVALID, PASSKEY_BLOCKED as in SignInWithPasskey.
   * FAILED_PRECONDITION CHALLENGE_EXPIRED, also if the password has changed since; ACCOUNT_DISABLED. RESOURCE_EXHAUSTED
   * TOO_MANY_ATTEMPTS, with RetryInfo, after wrong codes.
   */
  readonly verifyMfa: Method<VerifyMfaRequest, VerifyMfaResponse>;
  /**
   * Confirms the caller's identity before a sensitive step: the access token in the response allows such steps for five
   * minutes, as a token from a sign-in does.
   *
   * INVALID_ARGUMENT FIELD_EMPTY if the proof isn't the one the account requires: the password, or, once a second
   * factor is on, one of its codes; a passkey always does. UNAUTHENTICATED BAD_CREDENTIALS, MFA_INVALID; PASSKEY_INVALID,
   * PASSKEY_BLOCKED as in SignInWithPasskey. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
   *
   * An answer of the provider confirms it, too, if the account is linked with the person. FAILED_PRECONDITION
   * PROVIDER_NOT_LINKED; errors of answers and of the provider as in FinishProviderSignIn.
   */
  readonly reauthenticate: Method<ReauthenticateRequest, ReauthenticateResponse>;
  /**
   * Returns the secret of a second factor for an authenticator app. The second factor takes effect with ActivateTotp;
   * until then another call creates a new secret and voids the previous one.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION ALREADY_ENROLLED.
   */
  readonly enrollTotp: Method<EnrollTotpRequest, EnrollTotpResponse>;
  /**
   * Switches the second factor on, given a code that proves that the app has the secret; returns recovery codes.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED. UNAUTHENTICATED MFA_INVALID. FAILED_PRECONDITION NOT_ENROLLED,
   * ALREADY_ENROLLED. RESOURCE_EXHAUSTED TOO_MANY_ATTEMPTS, with RetryInfo.
   */
  readonly activateTotp: Method<ActivateTotpRequest, ActivateTotpResponse>;
  /**
   * Switches the second factor off and voids its recovery codes. Only the password then protects the account, so the
   * caller must enter it, and it must have the length that a password alone requires.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT FIELD_EMPTY. UNAUTHENTICATED BAD_CREDENTIALS.
   * FAILED_PRECONDITION NOT_ENROLLED, PASSWORD_TOO_SHORT. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile.
   * RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with RetryInfo.
   */
  readonly disableTotp: Method<DisableTotpRequest, DisableTotpResponse>;
  /**
   * Creates new recovery codes; all old ones become void.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION NOT_ENROLLED.
   */
  readonly regenerateRecoveryCodes: Method<RegenerateRecoveryCodesRequest, RegenerateRecoveryCodesResponse>;
  /**
   * Lists the devices that are signed in to the caller's account, newest sign-in first.
   *
   * INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. UNAUTHENTICATED SESSION_REVOKED, SESSION_EXPIRED if the
   * caller's own auth session is over.
   */
  readonly listAuthSessions: Method<ListAuthSessionsRequest, ListAuthSessionsResponse>;
  /**
   * Signs out one of the caller's devices, possibly the calling one: its refresh token stops working at once, and every
   * service refuses its access token within a second, or when it expires at the latest. Signing it out again changes
   * nothing.
   *
   * INVALID_ARGUMENT AUTH_SESSION_ID_INVALID. NOT_FOUND AUTH_SESSION_NOT_FOUND if the caller has no such device.
   */
  readonly revokeAuthSession: Method<RevokeAuthSessionRequest, RevokeAuthSessionResponse>;
  /** Signs out all of the caller's devices except the calling one. */
  readonly revokeOtherAuthSessions: Method<RevokeOtherAuthSessionsRequest, RevokeOtherAuthSessionsResponse>;
  /**
   * Lists security events of the caller's account, newest first.
   *
   * INVALID_ARGUMENT KIND_UNKNOWN, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly listSecurityEvents: Method<ListSecurityEventsRequest, ListSecurityEventsResponse>;
  /**
   * Proves with the token or the code from a mail that an address belongs to its account. Open to everybody with a
   * token or a code.
   *
   * Both are valid for 24 hours and work once: using one uses up the other. INVALID_ARGUMENT TOKEN_INVALID.
   * FAILED_PRECONDITION TOKEN_USED, TOKEN_EXPIRED. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID for the address of a
   * code; CODE_INVALID, see MailCode.
   */
  readonly verifyEmail: Method<VerifyEmailRequest, VerifyEmailResponse>;
  /**
   * Sends the mail of Register again, if an account is waiting for it: the response is the same for every address. Open
   * to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
   */
  readonly resendVerification: Method<ResendVerificationRequest, ResendVerificationResponse>;
  /**
   * Sends a mail whose token or code sets a new password, if an account has the address: the response is the same for
   * every address. Open to everybody. INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID.
   */
  readonly requestPasswordReset: Method<RequestPasswordResetRequest, RequestPasswordResetResponse>;
  /**
   * Sets a new password, given the token or the code from a mail, and signs out every device. A second factor stays as
   * it is. Open to everybody with a token or a code; both are valid for 10 minutes.
   *
   * Errors of tokens and codes as in VerifyEmail. INVALID_ARGUMENT for the password as in Register. ABORTED
   * CONCURRENT_CHANGE if the second factor was switched off meanwhile and the password is too short without it.
   * RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, with RetryInfo.
   */
  readonly confirmPasswordReset: Method<ConfirmPasswordResetRequest, ConfirmPasswordResetResponse>;
  /**
   * Sets a new password and signs out every other device.
   *
   * UNAUTHENTICATED BAD_CREDENTIALS if the current one is wrong. INVALID_ARGUMENT FIELD_EMPTY, and for the new password
   * as in Register. ABORTED CONCURRENT_CHANGE if the password was changed meanwhile, or the second factor was switched
   * off and the new password is too short without it. RESOURCE_EXHAUSTED PASSWORD_QUEUE_FULL, TOO_MANY_ATTEMPTS, with
   * RetryInfo.
   */
  readonly changePassword: Method<ChangePasswordRequest, ChangePasswordResponse>;
  /**
   * Requests another address. If this installation sends mail, the account keeps the old address until
   * ConfirmEmailChange confirms the new one, and the response is the same if the address is already taken.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
   * INVALID_ARGUMENT FIELD_EMPTY, EMAIL_INVALID. ALREADY_EXISTS EMAIL_TAKEN, if this installation sends no mail.
   */
  readonly changeEmail: Method<ChangeEmailRequest, ChangeEmailResponse>;
  /**
   * Gives the account its new address, given the token or the code from a mail; another mail informs the old address.
   * Open to everybody with a token or a code.
   *
   * Both are valid for 24 hours. Errors of tokens and codes as in VerifyEmail. ALREADY_EXISTS EMAIL_TAKEN if another
   * account has taken the address meanwhile.
   */
  readonly confirmEmailChange: Method<ConfirmEmailChangeRequest, ConfirmEmailChangeResponse>;
  /**
   * Schedules the caller's account for deletion after a grace period that the operator sets
   * (TITANUP_ACCOUNT_DELETION_GRACE), signs out every device and revokes every personal access token at once. Until then
   * its owner can sign in and cancel. Then auth erases the account and tells every other service to erase its data; the
   * receipt says when each did. Calling it again returns the same response.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
   */
  readonly deleteAccount: Method<DeleteAccountRequest, DeleteAccountResponse>;
  /** Cancels the deletion of the caller's account. Does nothing if none is scheduled. */
  readonly cancelAccountDeletion: Method<CancelAccountDeletionRequest, CancelAccountDeletionResponse>;
  /**
   * Returns a signed receipt once every service has erased a deleted account. Open to everybody with the token that
   * DeleteAccount returned.
   *
   * NOT_FOUND DELETION_NOT_FOUND for any other token, and if the deletion was cancelled. FAILED_PRECONDITION
   * DELETION_PENDING until all services have confirmed; `waiting_for` in the error's metadata names those that haven't.
   */
  readonly getDeletionReceipt: Method<GetDeletionReceiptRequest, GetDeletionReceiptResponse>;
  /**
   * Creates an invitation, which lets other people register if registration accepts one. Only its creator ever sees the
   * code.
   *
   * Operators can always create one, everybody else if the operator allows it (TITANUP_INVITATIONS_PER_USER says how
   * many people each account may invite; a revoked or expired invitation counts only the people who used it).
   * PERMISSION_DENIED INVITATIONS_NOT_ALLOWED. RESOURCE_EXHAUSTED TOO_MANY_INVITATIONS. INVALID_ARGUMENT
   * MAX_USES_INVALID, LIFETIME_INVALID.
   */
  readonly createInvitation: Method<CreateInvitationRequest, CreateInvitationResponse>;
  /**
   * Lists the caller's own invitations, newest first, including those that are over. INVALID_ARGUMENT
   * PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly listInvitations: Method<ListInvitationsRequest, ListInvitationsResponse>;
  /**
   * Revokes one of the caller's invitations; people who have registered with it keep their accounts. One that is over
   * stays as it is. INVALID_ARGUMENT INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND if the caller has no such
   * invitation.
   */
  readonly revokeInvitation: Method<RevokeInvitationRequest, RevokeInvitationResponse>;
  /**
   * Creates a personal access token, with which a program of the caller's calls services as its scopes permit. Only the
   * response has its secret. It works until it expires, its owner revokes it, or the account is shut or deleted; a new
   * password doesn't end it.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
   * INVALID_ARGUMENT NAME_EMPTY, FIELD_TOO_LONG, FIELD_INVALID, SCOPES_EMPTY, SCOPE_UNKNOWN, LIFETIME_INVALID.
   * RESOURCE_EXHAUSTED TOO_MANY_TOKENS beyond 50 that aren't revoked.
   */
  readonly createPersonalAccessToken: Method<CreatePersonalAccessTokenRequest, CreatePersonalAccessTokenResponse>;
  /**
   * Lists the caller's personal access tokens, newest first, without those that were revoked. One that has expired is
   * listed for another 30 days. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly listPersonalAccessTokens: Method<ListPersonalAccessTokensRequest, ListPersonalAccessTokensResponse>;
  /**
   * Revokes one of the caller's personal access tokens: every service refuses it within a second, or within a minute
   * while it can't hear of that. Revoking it again changes nothing.
   *
   * INVALID_ARGUMENT PERSONAL_ACCESS_TOKEN_ID_INVALID. NOT_FOUND PERSONAL_ACCESS_TOKEN_NOT_FOUND if the caller has no
   * such token.
   */
  readonly revokePersonalAccessToken: Method<RevokePersonalAccessTokenRequest, RevokePersonalAccessTokenResponse>;
  /** The public keys that verify access tokens. Open to everybody. */
  readonly getJwks: Method<GetJwksRequest, GetJwksResponse>;
  /**
   * Begins to add a passkey (WebAuthn) to the caller's account: returns what the page hands to
   * `navigator.credentials.create`. The passkey is to be discoverable and its user verified, and it needs no
   * attestation. RegisterPasskey completes it within five minutes.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
   * RESOURCE_EXHAUSTED TOO_MANY_PASSKEYS beyond 20.
   */
  readonly beginPasskeyRegistration: Method<BeginPasskeyRegistrationRequest, BeginPasskeyRegistrationResponse>;
  /**
   * Adds the passkey that an authenticator has made; a mail informs the owner. From then on it signs in without address
   * and password, and stands in for the second factor.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED. INVALID_ARGUMENT NAME_EMPTY, FIELD_TOO_LONG, FIELD_INVALID for the name;
   * PASSKEY_INVALID, if the authenticator's answer is of another origin or another kind, its user wasn't verified, or its
   * signature doesn't match. FAILED_PRECONDITION CHALLENGE_EXPIRED: begin again. ALREADY_EXISTS PASSKEY_EXISTS if the
   * account has this passkey. RESOURCE_EXHAUSTED TOO_MANY_PASSKEYS beyond 20.
   */
  readonly registerPasskey: Method<RegisterPasskeyRequest, RegisterPasskeyResponse>;
  /** Lists the caller's passkeys, newest first. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. */
  readonly listPasskeys: Method<ListPasskeysRequest, ListPasskeysResponse>;
  /**
   * Gives one of the caller's passkeys another name.
   *
   * INVALID_ARGUMENT PASSKEY_ID_INVALID, and for the name as in RegisterPasskey. NOT_FOUND PASSKEY_NOT_FOUND if the caller
   * has no such passkey.
   */
  readonly renamePasskey: Method<RenamePasskeyRequest, RenamePasskeyResponse>;
  /**
   * Removes one of the caller's passkeys, which then signs nobody in; a mail informs the owner. Devices that signed in with
   * it stay signed in. The authenticator keeps its part until its owner deletes it there.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes.
   * INVALID_ARGUMENT PASSKEY_ID_INVALID. NOT_FOUND PASSKEY_NOT_FOUND if the caller has no such passkey.
   */
  readonly deletePasskey: Method<DeletePasskeyRequest, DeletePasskeyResponse>;
  /**
   * Begins a proof by passkey: returns what the page hands to `navigator.credentials.get`. It names no account, and is the
   * same for everybody but for the challenge, which is good for one proof within five minutes, in SignInWithPasskey,
   * VerifyMfa or Reauthenticate. Open to everybody.
   */
  readonly beginPasskeySignIn: Method<BeginPasskeySignInRequest, BeginPasskeySignInResponse>;
  /**
   * Opens an auth session for one device with a passkey. It has verified its user, so it counts as two factors: no second
   * one is asked for. Open to everybody.
   *
   * INVALID_ARGUMENT FIELD_TOO_LONG, FIELD_INVALID for the device. UNAUTHENTICATED PASSKEY_INVALID for an unknown passkey,
   * a wrong or expired challenge and a wrong signature alike; PASSKEY_BLOCKED if its signature counter ran back, so that
   * somebody may have a copy: the passkey is blocked for good, and its owner informed by event and mail.
   * FAILED_PRECONDITION EMAIL_UNVERIFIED, ACCOUNT_DISABLED. ABORTED CONCURRENT_CHANGE if the account kept changing during
   * the call.
   */
  readonly signInWithPasskey: Method<SignInWithPasskeyRequest, SignInWithPasskeyResponse>;
  /** Returns the ways to sign in here. Open to everybody. */
  readonly getSignInMethods: Method<GetSignInMethodsRequest, GetSignInMethodsResponse>;
  /**
   * Begins a sign-in with the installation's OpenID Connect provider (authorization code flow with PKCE): open the URL
   * in a browser, and keep the binding where only that browser finds it. The provider sends the browser back to this
   * installation with an answer for FinishProviderSignIn, LinkProvider or Reauthenticate. Open to everybody.
   *
   * FAILED_PRECONDITION PROVIDER_NOT_CONFIGURED. What can go wrong with the provider: UNAVAILABLE PROVIDER_UNREACHABLE,
   * PROVIDER_TIMEOUT; FAILED_PRECONDITION PROVIDER_ANSWER_INVALID, PROVIDER_ISSUER_MISMATCH if it names another issuer
   * than the one configured.
   */
  readonly beginProviderSignIn: Method<BeginProviderSignInRequest, BeginProviderSignInResponse>;
  /**
   * Opens an auth session for the person whom the provider names. Open to everybody with an answer of the provider.
   *
   * An answer works once, within 10 minutes and with the binding that its beginning returned, whatever comes of it:
   * after an error, begin again. A person without an account gets one, if they may register here (errors as in
   * Register) and the provider vouches for an e-mail address that no account has. An account with that address is never
   * linked by itself: its owner signs in to it and calls LinkProvider. The account's second factor isn't asked for:
   * that is up to the provider.
   *
   * FAILED_PRECONDITION SIGN_IN_EXPIRED for an answer that is late, was used, or belongs to another browser;
   * PROVIDER_LINK_REQUIRED if an account has the address; PROVIDER_EMAIL_UNVERIFIED if the provider doesn't vouch for
   * one; ACCOUNT_DISABLED; PROVIDER_DENIED if the provider refused, such as when the person cancelled. What can go wrong
   * with the provider as in BeginProviderSignIn, and FAILED_PRECONDITION PROVIDER_CODE_REFUSED if it refuses the code;
   * PROVIDER_KEY_UNKNOWN if it publishes no key that its ID token names; PROVIDER_TOKEN_INVALID if the ID token is
   * forged, expired, or meant for somebody else: `claim` in the error's metadata names the part. INVALID_ARGUMENT
   * FIELD_EMPTY, FIELD_TOO_LONG, FIELD_INVALID, LOCALE_INVALID. ABORTED CONCURRENT_CHANGE.
   */
  readonly finishProviderSignIn: Method<FinishProviderSignInRequest, FinishProviderSignInResponse>;
  /** Returns the caller's link with the provider. */
  readonly getProviderLink: Method<GetProviderLinkRequest, GetProviderLinkResponse>;
  /**
   * Links the caller's account with the person whom the provider names: both ways to sign in then lead to it.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED unless the caller confirmed their identity within the last 5 minutes;
   * the answer isn't used up by that. ALREADY_EXISTS PROVIDER_ALREADY_LINKED if the account is linked with somebody
   * else, PROVIDER_PERSON_TAKEN if another account is linked with this person. Errors of answers and of the provider as
   * in FinishProviderSignIn.
   */
  readonly linkProvider: Method<LinkProviderRequest, LinkProviderResponse>;
  /**
   * Unlinks the caller's account from the provider. Does nothing if it isn't linked.
   *
   * PERMISSION_DENIED REAUTHENTICATION_REQUIRED. FAILED_PRECONDITION PROVIDER_ONLY_WAY_IN if nothing else would open
   * the account: it has no password, or passwords are off here.
   */
  readonly unlinkProvider: Method<UnlinkProviderRequest, UnlinkProviderResponse>;
};

/** The methods that only TitanUp's own services call. */
export const AuthFeedService: {
  /**
   * OAuth 2.0 client credentials (RFC 6749 §4.4): a service authenticates with its client secret and gets a short-lived
   * access token that is valid for `…FeedService` methods and nothing else. UNAUTHENTICATED BAD_CLIENT_CREDENTIALS, for
   * an unknown service and a wrong secret alike.
   */
  readonly issueServiceToken: Method<IssueServiceTokenRequest, IssueServiceTokenResponse>;
  /**
   * Returns what a service must know of a personal access token that it was called with, and records that the token was
   * used. Services ask again after a minute; revocations arrive by WatchRevocations.
   */
  readonly introspectPersonalAccessToken: Method<IntrospectPersonalAccessTokenRequest, IntrospectPersonalAccessTokenResponse>;
  /**
   * Streams the auth sessions that ended early, so that services refuse their access tokens before they expire, and the
   * personal access tokens that were revoked.
   *
   * Every watch begins with all sessions revoked so recently that one of their tokens may still be valid. So there is
   * no cursor to keep: to resume a broken watch, watch again. The first response arrives at once, and is empty if there
   * are none. A session may be sent more than once.
   */
  readonly watchRevocations: Method<WatchRevocationsRequest, WatchRevocationsResponse>;
  /**
   * Streams deleted accounts: those since the cursor, then every new one. An account is sent once none of its access
   * tokens can be valid any more, so that its last changes are erased, too. It may be sent more than once.
   *
   * The initial metadata arrives as soon as the stream is watching. INVALID_ARGUMENT CURSOR_INVALID for anything that
   * isn't a cursor. FAILED_PRECONDITION EPOCH_CHANGED if the cursor is from another epoch: the follower must start from
   * the beginning. UNAVAILABLE SHUTTING_DOWN when the server stops.
   */
  readonly watchErasures: Method<WatchErasuresRequest, WatchErasuresResponse>;
  /** Confirms that the calling service has erased every account up to a cursor. Errors of cursors as in WatchErasures. */
  readonly confirmErasure: Method<ConfirmErasureRequest, ConfirmErasureResponse>;
};

/** The methods that only operators call. */
export const AuthAdminService: {
  /** Lists accounts, newest first. INVALID_ARGUMENT EMAIL_INVALID, PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID. */
  readonly listUsers: Method<ListUsersRequest, ListUsersResponse>;
  /**
   * Shuts an account: its devices are signed out, its personal access tokens revoked, and it can't sign in. None of its
   * data is deleted.
   *
   * INVALID_ARGUMENT USER_ID_INVALID. NOT_FOUND USER_NOT_FOUND.
   */
  readonly disableUser: Method<DisableUserRequest, DisableUserResponse>;
  /** Opens an account again. Errors as in DisableUser. */
  readonly enableUser: Method<EnableUserRequest, EnableUserResponse>;
  /** Signs out all devices of an account and revokes its personal access tokens. Errors as in DisableUser. */
  readonly revokeUserSessions: Method<RevokeUserSessionsRequest, RevokeUserSessionsResponse>;
  /**
   * Lets the owner of an account set a new password. If this installation sends mail, a mail goes to the account's
   * address; otherwise the operator passes on the token or the code in the response, which are valid for 10 minutes.
   * Errors as in DisableUser; PERMISSION_DENIED REAUTHENTICATION_REQUIRED.
   */
  readonly issuePasswordReset: Method<IssuePasswordResetRequest, IssuePasswordResetResponse>;
  /**
   * Lists all users' invitations, newest first, including those that are over. Operators create theirs with
   * AuthService.CreateInvitation. INVALID_ARGUMENT PAGE_SIZE_NEGATIVE, PAGE_TOKEN_INVALID.
   */
  readonly listUserInvitations: Method<ListUserInvitationsRequest, ListUserInvitationsResponse>;
  /**
   * Revokes any user's invitation, as AuthService.RevokeInvitation does for the caller's own. INVALID_ARGUMENT
   * INVITATION_ID_INVALID. NOT_FOUND INVITATION_NOT_FOUND.
   */
  readonly revokeUserInvitation: Method<RevokeUserInvitationRequest, RevokeUserInvitationResponse>;
};
