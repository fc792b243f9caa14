// Made by protoc-gen-titan from titanup/auth/v1/auth.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message, service} from '../core/proto.js';
import './google.js';

export const VerificationState = enumeration({
  UNSPECIFIED: 0,
  NOT_REQUIRED: 1,
  PENDING: 2,
  VERIFIED: 3,
});

export const SecurityEventKind = enumeration({
  UNSPECIFIED: 0,
  REGISTERED: 1,
  SIGNED_IN: 2,
  SIGN_IN_FAILED: 3,
  SIGNED_OUT: 4,
  SESSION_REVOKED: 5,
  OTHER_SESSIONS_REVOKED: 6,
  REFRESH_TOKEN_REUSED: 7,
  REAUTHENTICATED: 8,
  REAUTHENTICATION_FAILED: 9,
  SECOND_FACTOR_ACTIVATED: 10,
  SECOND_FACTOR_DISABLED: 11,
  SECOND_FACTOR_FAILED: 12,
  RECOVERY_CODE_USED: 13,
  RECOVERY_CODES_REGENERATED: 14,
  PASSWORD_CHANGED: 15,
  PASSWORD_RESET_REQUESTED: 16,
  PASSWORD_RESET: 17,
  EMAIL_VERIFIED: 18,
  EMAIL_CHANGE_REQUESTED: 19,
  EMAIL_CHANGED: 20,
  DELETION_REQUESTED: 21,
  DELETION_CANCELLED: 22,
  USER_DISABLED: 23,
  USER_ENABLED: 24,
  INVITATION_CREATED: 25,
  INVITATION_REVOKED: 26,
  ROLE_CHANGED: 27,
  PERSONAL_ACCESS_TOKEN_CREATED: 28,
  PERSONAL_ACCESS_TOKEN_REVOKED: 29,
  PASSKEY_ADDED: 30,
  PASSKEY_REMOVED: 31,
  PASSKEY_CLONED: 32,
  PROVIDER_LINKED: 33,
  PROVIDER_UNLINKED: 34,
});

export const PersonalAccessTokenState = enumeration({
  UNSPECIFIED: 0,
  ACTIVE: 1,
  UNKNOWN: 2,
  EXPIRED: 3,
  REVOKED: 4,
});

export const User = message('titanup.auth.v1.User', `
1 userId string
2 email string
3 displayName string
4 locale string
5 createTime google.protobuf.Timestamp
6 verificationState enum
7 deleteTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const Device = message('titanup.auth.v1.Device', `
1 name string
2 platform string
3 appVersion string
`, 'titanup.auth.v1');

export const Tokens = message('titanup.auth.v1.Tokens', `
1 accessToken string
2 accessTokenExpireTime google.protobuf.Timestamp
3 refreshToken string
4 refreshTokenExpireTime google.protobuf.Timestamp
5 authSessionId string
`, 'titanup.auth.v1');

export const RegisterRequest = message('titanup.auth.v1.RegisterRequest', `
1 email string
2 password string
3 displayName string
4 locale string
5 device .Device
6 validateOnly bool
7 requestId string
8 invitationCode string
`, 'titanup.auth.v1');

export const RegisterResponse = message('titanup.auth.v1.RegisterResponse', `
1 user .User
2 verificationState enum
3 tokens .Tokens
`, 'titanup.auth.v1');

export const SignInRequest = message('titanup.auth.v1.SignInRequest', `
1 email string
2 password string
3 device .Device
`, 'titanup.auth.v1');

export const SignInResponse = message('titanup.auth.v1.SignInResponse', `
1 user .User
2 tokens .Tokens
3 mfaChallenge .MfaChallenge
`, 'titanup.auth.v1');

export const MfaChallenge = message('titanup.auth.v1.MfaChallenge', `
1 challenge string
2 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const VerifyMfaRequest = message('titanup.auth.v1.VerifyMfaRequest', `
1 challenge string
2 totp string@proof
3 recoveryCode string@proof
4 passkey .PasskeyAssertion@proof
`, 'titanup.auth.v1');

export const VerifyMfaResponse = message('titanup.auth.v1.VerifyMfaResponse', `
1 user .User
2 tokens .Tokens
`, 'titanup.auth.v1');

export const ReauthenticateRequest = message('titanup.auth.v1.ReauthenticateRequest', `
1 password string@proof
2 totp string@proof
3 recoveryCode string@proof
4 passkey .PasskeyAssertion@proof
5 providerAnswer .ProviderAnswer@proof
`, 'titanup.auth.v1');

export const ReauthenticateResponse = message('titanup.auth.v1.ReauthenticateResponse', `
1 accessToken string
2 accessTokenExpireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const EnrollTotpRequest = message('titanup.auth.v1.EnrollTotpRequest', `
1 requestId string
`, 'titanup.auth.v1');

export const EnrollTotpResponse = message('titanup.auth.v1.EnrollTotpResponse', `
1 secret string
2 uri string
`, 'titanup.auth.v1');

export const ActivateTotpRequest = message('titanup.auth.v1.ActivateTotpRequest', `
1 code string
2 requestId string
`, 'titanup.auth.v1');

export const ActivateTotpResponse = message('titanup.auth.v1.ActivateTotpResponse', `
1 recoveryCodes *string
`, 'titanup.auth.v1');

export const DisableTotpRequest = message('titanup.auth.v1.DisableTotpRequest', `
1 password string
2 requestId string
`, 'titanup.auth.v1');

export const DisableTotpResponse = message('titanup.auth.v1.DisableTotpResponse', `
`, 'titanup.auth.v1');

export const RegenerateRecoveryCodesRequest = message('titanup.auth.v1.RegenerateRecoveryCodesRequest', `
1 requestId string
`, 'titanup.auth.v1');

export const RegenerateRecoveryCodesResponse = message('titanup.auth.v1.RegenerateRecoveryCodesResponse', `
1 recoveryCodes *string
`, 'titanup.auth.v1');

export const RefreshTokenRequest = message('titanup.auth.v1.RefreshTokenRequest', `
1 refreshToken string
`, 'titanup.auth.v1');

export const RefreshTokenResponse = message('titanup.auth.v1.RefreshTokenResponse', `
1 tokens .Tokens
`, 'titanup.auth.v1');

export const SignOutRequest = message('titanup.auth.v1.SignOutRequest', `
`, 'titanup.auth.v1');

export const SignOutResponse = message('titanup.auth.v1.SignOutResponse', `
`, 'titanup.auth.v1');

export const WhoAmIRequest = message('titanup.auth.v1.WhoAmIRequest', `
`, 'titanup.auth.v1');

export const WhoAmIResponse = message('titanup.auth.v1.WhoAmIResponse', `
1 user .User
2 authSessionId string
3 amr *string
4 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const AuthSession = message('titanup.auth.v1.AuthSession', `
1 authSessionId string
2 device .Device
3 address string
4 createTime google.protobuf.Timestamp
5 lastUseTime google.protobuf.Timestamp
6 expireTime google.protobuf.Timestamp
7 current bool
`, 'titanup.auth.v1');

export const ListAuthSessionsRequest = message('titanup.auth.v1.ListAuthSessionsRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.auth.v1');

export const ListAuthSessionsResponse = message('titanup.auth.v1.ListAuthSessionsResponse', `
1 authSessions *.AuthSession
2 nextPageToken string
`, 'titanup.auth.v1');

export const RevokeAuthSessionRequest = message('titanup.auth.v1.RevokeAuthSessionRequest', `
1 authSessionId string
`, 'titanup.auth.v1');

export const RevokeAuthSessionResponse = message('titanup.auth.v1.RevokeAuthSessionResponse', `
`, 'titanup.auth.v1');

export const RevokeOtherAuthSessionsRequest = message('titanup.auth.v1.RevokeOtherAuthSessionsRequest', `
`, 'titanup.auth.v1');

export const RevokeOtherAuthSessionsResponse = message('titanup.auth.v1.RevokeOtherAuthSessionsResponse', `
1 revokedCount int32
`, 'titanup.auth.v1');

export const SecurityEvent = message('titanup.auth.v1.SecurityEvent', `
1 securityEventId string
2 kind enum
3 createTime google.protobuf.Timestamp
4 authSessionId string
5 deviceName string
6 address string
`, 'titanup.auth.v1');

export const PersonalAccessToken = message('titanup.auth.v1.PersonalAccessToken', `
1 personalAccessTokenId string
2 name string
3 scopes *string
4 createTime google.protobuf.Timestamp
5 expireTime google.protobuf.Timestamp
6 lastUseTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const CreatePersonalAccessTokenRequest = message('titanup.auth.v1.CreatePersonalAccessTokenRequest', `
1 name string
2 scopes *string
3 lifetime google.protobuf.Duration
4 requestId string
`, 'titanup.auth.v1');

export const CreatePersonalAccessTokenResponse = message('titanup.auth.v1.CreatePersonalAccessTokenResponse', `
1 personalAccessToken .PersonalAccessToken
2 secret string
`, 'titanup.auth.v1');

export const ListPersonalAccessTokensRequest = message('titanup.auth.v1.ListPersonalAccessTokensRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.auth.v1');

export const ListPersonalAccessTokensResponse = message('titanup.auth.v1.ListPersonalAccessTokensResponse', `
1 personalAccessTokens *.PersonalAccessToken
2 nextPageToken string
`, 'titanup.auth.v1');

export const RevokePersonalAccessTokenRequest = message('titanup.auth.v1.RevokePersonalAccessTokenRequest', `
1 personalAccessTokenId string
`, 'titanup.auth.v1');

export const RevokePersonalAccessTokenResponse = message('titanup.auth.v1.RevokePersonalAccessTokenResponse', `
`, 'titanup.auth.v1');

export const GetSignInMethodsRequest = message('titanup.auth.v1.GetSignInMethodsRequest', `
`, 'titanup.auth.v1');

export const GetSignInMethodsResponse = message('titanup.auth.v1.GetSignInMethodsResponse', `
1 passwords bool
2 providerName string
`, 'titanup.auth.v1');

export const BeginProviderSignInRequest = message('titanup.auth.v1.BeginProviderSignInRequest', `
`, 'titanup.auth.v1');

export const BeginProviderSignInResponse = message('titanup.auth.v1.BeginProviderSignInResponse', `
1 authorizationUrl string
2 binding string
3 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const ProviderAnswer = message('titanup.auth.v1.ProviderAnswer', `
1 state string
2 code string
3 error string
4 issuer string
5 binding string
`, 'titanup.auth.v1');

export const FinishProviderSignInRequest = message('titanup.auth.v1.FinishProviderSignInRequest', `
1 answer .ProviderAnswer
2 device .Device
3 locale string
4 invitationCode string
`, 'titanup.auth.v1');

export const FinishProviderSignInResponse = message('titanup.auth.v1.FinishProviderSignInResponse', `
1 user .User
2 tokens .Tokens
3 registered bool
`, 'titanup.auth.v1');

export const GetProviderLinkRequest = message('titanup.auth.v1.GetProviderLinkRequest', `
`, 'titanup.auth.v1');

export const GetProviderLinkResponse = message('titanup.auth.v1.GetProviderLinkResponse', `
1 linkTime google.protobuf.Timestamp
2 lastUseTime google.protobuf.Timestamp
3 onlyWayIn bool
`, 'titanup.auth.v1');

export const LinkProviderRequest = message('titanup.auth.v1.LinkProviderRequest', `
1 answer .ProviderAnswer
`, 'titanup.auth.v1');

export const LinkProviderResponse = message('titanup.auth.v1.LinkProviderResponse', `
`, 'titanup.auth.v1');

export const UnlinkProviderRequest = message('titanup.auth.v1.UnlinkProviderRequest', `
`, 'titanup.auth.v1');

export const UnlinkProviderResponse = message('titanup.auth.v1.UnlinkProviderResponse', `
`, 'titanup.auth.v1');

export const IntrospectPersonalAccessTokenRequest = message('titanup.auth.v1.IntrospectPersonalAccessTokenRequest', `
1 tokenSha256 bytes
`, 'titanup.auth.v1');

export const IntrospectPersonalAccessTokenResponse = message('titanup.auth.v1.IntrospectPersonalAccessTokenResponse', `
1 state enum
2 personalAccessTokenId string
3 userId string
4 locale string
5 scopes *string
6 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const ListSecurityEventsRequest = message('titanup.auth.v1.ListSecurityEventsRequest', `
1 kinds *enum
2 pageSize int32
3 pageToken string
`, 'titanup.auth.v1');

export const ListSecurityEventsResponse = message('titanup.auth.v1.ListSecurityEventsResponse', `
1 securityEvents *.SecurityEvent
2 nextPageToken string
`, 'titanup.auth.v1');

export const MailCode = message('titanup.auth.v1.MailCode', `
1 email string
2 code string
`, 'titanup.auth.v1');

export const VerifyEmailRequest = message('titanup.auth.v1.VerifyEmailRequest', `
1 token string@proof
2 mailCode .MailCode@proof
`, 'titanup.auth.v1');

export const VerifyEmailResponse = message('titanup.auth.v1.VerifyEmailResponse', `
`, 'titanup.auth.v1');

export const ResendVerificationRequest = message('titanup.auth.v1.ResendVerificationRequest', `
1 email string
`, 'titanup.auth.v1');

export const ResendVerificationResponse = message('titanup.auth.v1.ResendVerificationResponse', `
`, 'titanup.auth.v1');

export const RequestPasswordResetRequest = message('titanup.auth.v1.RequestPasswordResetRequest', `
1 email string
`, 'titanup.auth.v1');

export const RequestPasswordResetResponse = message('titanup.auth.v1.RequestPasswordResetResponse', `
`, 'titanup.auth.v1');

export const ConfirmPasswordResetRequest = message('titanup.auth.v1.ConfirmPasswordResetRequest', `
1 token string@proof
4 mailCode .MailCode@proof
2 newPassword string
3 requestId string
`, 'titanup.auth.v1');

export const ConfirmPasswordResetResponse = message('titanup.auth.v1.ConfirmPasswordResetResponse', `
`, 'titanup.auth.v1');

export const ChangePasswordRequest = message('titanup.auth.v1.ChangePasswordRequest', `
1 currentPassword string
2 newPassword string
3 requestId string
`, 'titanup.auth.v1');

export const ChangePasswordResponse = message('titanup.auth.v1.ChangePasswordResponse', `
`, 'titanup.auth.v1');

export const ChangeEmailRequest = message('titanup.auth.v1.ChangeEmailRequest', `
1 newEmail string
2 requestId string
`, 'titanup.auth.v1');

export const ChangeEmailResponse = message('titanup.auth.v1.ChangeEmailResponse', `
1 verificationState enum
`, 'titanup.auth.v1');

export const ConfirmEmailChangeRequest = message('titanup.auth.v1.ConfirmEmailChangeRequest', `
1 token string@proof
2 mailCode .MailCode@proof
`, 'titanup.auth.v1');

export const ConfirmEmailChangeResponse = message('titanup.auth.v1.ConfirmEmailChangeResponse', `
1 user .User
`, 'titanup.auth.v1');

export const DeleteAccountRequest = message('titanup.auth.v1.DeleteAccountRequest', `
`, 'titanup.auth.v1');

export const DeleteAccountResponse = message('titanup.auth.v1.DeleteAccountResponse', `
1 deleteTime google.protobuf.Timestamp
2 receiptToken string
`, 'titanup.auth.v1');

export const CancelAccountDeletionRequest = message('titanup.auth.v1.CancelAccountDeletionRequest', `
`, 'titanup.auth.v1');

export const CancelAccountDeletionResponse = message('titanup.auth.v1.CancelAccountDeletionResponse', `
`, 'titanup.auth.v1');

export const GetDeletionReceiptRequest = message('titanup.auth.v1.GetDeletionReceiptRequest', `
1 receiptToken string
`, 'titanup.auth.v1');

export const ErasureConfirmation = message('titanup.auth.v1.ErasureConfirmation', `
1 service string
2 confirmTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const GetDeletionReceiptResponse = message('titanup.auth.v1.GetDeletionReceiptResponse', `
1 userId string
2 requestTime google.protobuf.Timestamp
3 eraseTime google.protobuf.Timestamp
4 confirmations *.ErasureConfirmation
5 receiptJwt string
`, 'titanup.auth.v1');

export const Invitation = message('titanup.auth.v1.Invitation', `
1 invitationId string
2 userId string
3 maxUses int32
4 useCount int32
5 createTime google.protobuf.Timestamp
6 expireTime google.protobuf.Timestamp
7 revokeTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const CreateInvitationRequest = message('titanup.auth.v1.CreateInvitationRequest', `
1 maxUses int32
2 lifetime google.protobuf.Duration
3 requestId string
`, 'titanup.auth.v1');

export const CreateInvitationResponse = message('titanup.auth.v1.CreateInvitationResponse', `
1 invitation .Invitation
2 code string
`, 'titanup.auth.v1');

export const ListInvitationsRequest = message('titanup.auth.v1.ListInvitationsRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.auth.v1');

export const ListInvitationsResponse = message('titanup.auth.v1.ListInvitationsResponse', `
1 invitations *.Invitation
2 nextPageToken string
`, 'titanup.auth.v1');

export const RevokeInvitationRequest = message('titanup.auth.v1.RevokeInvitationRequest', `
1 invitationId string
`, 'titanup.auth.v1');

export const RevokeInvitationResponse = message('titanup.auth.v1.RevokeInvitationResponse', `
`, 'titanup.auth.v1');

export const GetJwksRequest = message('titanup.auth.v1.GetJwksRequest', `
`, 'titanup.auth.v1');

export const JsonWebKey = message('titanup.auth.v1.JsonWebKey', `
1 kty string
2 crv string
3 kid string
4 alg string
5 use string
6 x string
`, 'titanup.auth.v1');

export const GetJwksResponse = message('titanup.auth.v1.GetJwksResponse', `
1 keys *.JsonWebKey
2 jwksJson string
`, 'titanup.auth.v1');

export const Passkey = message('titanup.auth.v1.Passkey', `
1 passkeyId string
2 name string
3 createTime google.protobuf.Timestamp
4 lastUseTime google.protobuf.Timestamp
5 blockTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const BeginPasskeyRegistrationRequest = message('titanup.auth.v1.BeginPasskeyRegistrationRequest', `
`, 'titanup.auth.v1');

export const BeginPasskeyRegistrationResponse = message('titanup.auth.v1.BeginPasskeyRegistrationResponse', `
1 challenge bytes
2 rpId string
3 userHandle bytes
4 userName string
5 userDisplayName string
6 excludeCredentialIds *bytes
7 algorithms *int32
8 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const RegisterPasskeyRequest = message('titanup.auth.v1.RegisterPasskeyRequest', `
1 name string
2 clientDataJson bytes
3 attestationObject bytes
`, 'titanup.auth.v1');

export const RegisterPasskeyResponse = message('titanup.auth.v1.RegisterPasskeyResponse', `
1 passkey .Passkey
`, 'titanup.auth.v1');

export const ListPasskeysRequest = message('titanup.auth.v1.ListPasskeysRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.auth.v1');

export const ListPasskeysResponse = message('titanup.auth.v1.ListPasskeysResponse', `
1 passkeys *.Passkey
2 nextPageToken string
`, 'titanup.auth.v1');

export const RenamePasskeyRequest = message('titanup.auth.v1.RenamePasskeyRequest', `
1 passkeyId string
2 name string
`, 'titanup.auth.v1');

export const RenamePasskeyResponse = message('titanup.auth.v1.RenamePasskeyResponse', `
`, 'titanup.auth.v1');

export const DeletePasskeyRequest = message('titanup.auth.v1.DeletePasskeyRequest', `
1 passkeyId string
`, 'titanup.auth.v1');

export const DeletePasskeyResponse = message('titanup.auth.v1.DeletePasskeyResponse', `
`, 'titanup.auth.v1');

export const BeginPasskeySignInRequest = message('titanup.auth.v1.BeginPasskeySignInRequest', `
`, 'titanup.auth.v1');

export const BeginPasskeySignInResponse = message('titanup.auth.v1.BeginPasskeySignInResponse', `
1 challenge bytes
2 rpId string
3 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const PasskeyAssertion = message('titanup.auth.v1.PasskeyAssertion', `
1 credentialId bytes
2 clientDataJson bytes
3 authenticatorData bytes
4 signature bytes
5 userHandle bytes
`, 'titanup.auth.v1');

export const SignInWithPasskeyRequest = message('titanup.auth.v1.SignInWithPasskeyRequest', `
1 assertion .PasskeyAssertion
2 device .Device
`, 'titanup.auth.v1');

export const SignInWithPasskeyResponse = message('titanup.auth.v1.SignInWithPasskeyResponse', `
1 user .User
2 tokens .Tokens
`, 'titanup.auth.v1');

export const IssueServiceTokenRequest = message('titanup.auth.v1.IssueServiceTokenRequest', `
1 clientId string
2 clientSecret string
`, 'titanup.auth.v1');

export const IssueServiceTokenResponse = message('titanup.auth.v1.IssueServiceTokenResponse', `
1 accessToken string
2 expireTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const WatchRevocationsRequest = message('titanup.auth.v1.WatchRevocationsRequest', `
`, 'titanup.auth.v1');

export const WatchRevocationsResponse = message('titanup.auth.v1.WatchRevocationsResponse', `
1 authSessionIds *string
`, 'titanup.auth.v1');

export const WatchErasuresRequest = message('titanup.auth.v1.WatchErasuresRequest', `
1 cursor string
`, 'titanup.auth.v1');

export const Erasure = message('titanup.auth.v1.Erasure', `
1 userId string
2 cursor string
`, 'titanup.auth.v1');

export const WatchErasuresResponse = message('titanup.auth.v1.WatchErasuresResponse', `
1 erasures *.Erasure
`, 'titanup.auth.v1');

export const ConfirmErasureRequest = message('titanup.auth.v1.ConfirmErasureRequest', `
1 cursor string
`, 'titanup.auth.v1');

export const ConfirmErasureResponse = message('titanup.auth.v1.ConfirmErasureResponse', `
`, 'titanup.auth.v1');

export const ManagedUser = message('titanup.auth.v1.ManagedUser', `
1 user .User
2 admin bool
3 disableTime google.protobuf.Timestamp
4 lastSeenTime google.protobuf.Timestamp
`, 'titanup.auth.v1');

export const ListUsersRequest = message('titanup.auth.v1.ListUsersRequest', `
1 email string
2 pageSize int32
3 pageToken string
`, 'titanup.auth.v1');

export const ListUsersResponse = message('titanup.auth.v1.ListUsersResponse', `
1 users *.ManagedUser
2 nextPageToken string
`, 'titanup.auth.v1');

export const DisableUserRequest = message('titanup.auth.v1.DisableUserRequest', `
1 userId string
2 requestId string
`, 'titanup.auth.v1');

export const DisableUserResponse = message('titanup.auth.v1.DisableUserResponse', `
`, 'titanup.auth.v1');

export const EnableUserRequest = message('titanup.auth.v1.EnableUserRequest', `
1 userId string
2 requestId string
`, 'titanup.auth.v1');

export const EnableUserResponse = message('titanup.auth.v1.EnableUserResponse', `
`, 'titanup.auth.v1');

export const RevokeUserSessionsRequest = message('titanup.auth.v1.RevokeUserSessionsRequest', `
1 userId string
2 requestId string
`, 'titanup.auth.v1');

export const RevokeUserSessionsResponse = message('titanup.auth.v1.RevokeUserSessionsResponse', `
`, 'titanup.auth.v1');

export const IssuePasswordResetRequest = message('titanup.auth.v1.IssuePasswordResetRequest', `
1 userId string
2 requestId string
`, 'titanup.auth.v1');

export const IssuePasswordResetResponse = message('titanup.auth.v1.IssuePasswordResetResponse', `
1 token string
2 code string
`, 'titanup.auth.v1');

export const ListUserInvitationsRequest = message('titanup.auth.v1.ListUserInvitationsRequest', `
1 pageSize int32
2 pageToken string
`, 'titanup.auth.v1');

export const ListUserInvitationsResponse = message('titanup.auth.v1.ListUserInvitationsResponse', `
1 invitations *.Invitation
2 nextPageToken string
`, 'titanup.auth.v1');

export const RevokeUserInvitationRequest = message('titanup.auth.v1.RevokeUserInvitationRequest', `
1 invitationId string
`, 'titanup.auth.v1');

export const RevokeUserInvitationResponse = message('titanup.auth.v1.RevokeUserInvitationResponse', `
`, 'titanup.auth.v1');

export const AuthService = service('titanup.auth.v1.AuthService', `
Register titanup.auth.v1.RegisterRequest titanup.auth.v1.RegisterResponse
SignIn titanup.auth.v1.SignInRequest titanup.auth.v1.SignInResponse
RefreshToken titanup.auth.v1.RefreshTokenRequest titanup.auth.v1.RefreshTokenResponse
SignOut titanup.auth.v1.SignOutRequest titanup.auth.v1.SignOutResponse
WhoAmI titanup.auth.v1.WhoAmIRequest titanup.auth.v1.WhoAmIResponse
VerifyMfa titanup.auth.v1.VerifyMfaRequest titanup.auth.v1.VerifyMfaResponse
Reauthenticate titanup.auth.v1.ReauthenticateRequest titanup.auth.v1.ReauthenticateResponse
EnrollTotp titanup.auth.v1.EnrollTotpRequest titanup.auth.v1.EnrollTotpResponse
ActivateTotp titanup.auth.v1.ActivateTotpRequest titanup.auth.v1.ActivateTotpResponse
DisableTotp titanup.auth.v1.DisableTotpRequest titanup.auth.v1.DisableTotpResponse
RegenerateRecoveryCodes titanup.auth.v1.RegenerateRecoveryCodesRequest titanup.auth.v1.RegenerateRecoveryCodesResponse
ListAuthSessions titanup.auth.v1.ListAuthSessionsRequest titanup.auth.v1.ListAuthSessionsResponse
RevokeAuthSession titanup.auth.v1.RevokeAuthSessionRequest titanup.auth.v1.RevokeAuthSessionResponse
RevokeOtherAuthSessions titanup.auth.v1.RevokeOtherAuthSessionsRequest titanup.auth.v1.RevokeOtherAuthSessionsResponse
ListSecurityEvents titanup.auth.v1.ListSecurityEventsRequest titanup.auth.v1.ListSecurityEventsResponse
VerifyEmail titanup.auth.v1.VerifyEmailRequest titanup.auth.v1.VerifyEmailResponse
ResendVerification titanup.auth.v1.ResendVerificationRequest titanup.auth.v1.ResendVerificationResponse
RequestPasswordReset titanup.auth.v1.RequestPasswordResetRequest titanup.auth.v1.RequestPasswordResetResponse
ConfirmPasswordReset titanup.auth.v1.ConfirmPasswordResetRequest titanup.auth.v1.ConfirmPasswordResetResponse
ChangePassword titanup.auth.v1.ChangePasswordRequest titanup.auth.v1.ChangePasswordResponse
ChangeEmail titanup.auth.v1.ChangeEmailRequest titanup.auth.v1.ChangeEmailResponse
ConfirmEmailChange titanup.auth.v1.ConfirmEmailChangeRequest titanup.auth.v1.ConfirmEmailChangeResponse
DeleteAccount titanup.auth.v1.DeleteAccountRequest titanup.auth.v1.DeleteAccountResponse
CancelAccountDeletion titanup.auth.v1.CancelAccountDeletionRequest titanup.auth.v1.CancelAccountDeletionResponse
GetDeletionReceipt titanup.auth.v1.GetDeletionReceiptRequest titanup.auth.v1.GetDeletionReceiptResponse
CreateInvitation titanup.auth.v1.CreateInvitationRequest titanup.auth.v1.CreateInvitationResponse
ListInvitations titanup.auth.v1.ListInvitationsRequest titanup.auth.v1.ListInvitationsResponse
RevokeInvitation titanup.auth.v1.RevokeInvitationRequest titanup.auth.v1.RevokeInvitationResponse
CreatePersonalAccessToken titanup.auth.v1.CreatePersonalAccessTokenRequest titanup.auth.v1.CreatePersonalAccessTokenResponse
ListPersonalAccessTokens titanup.auth.v1.ListPersonalAccessTokensRequest titanup.auth.v1.ListPersonalAccessTokensResponse
RevokePersonalAccessToken titanup.auth.v1.RevokePersonalAccessTokenRequest titanup.auth.v1.RevokePersonalAccessTokenResponse
GetJwks titanup.auth.v1.GetJwksRequest titanup.auth.v1.GetJwksResponse
BeginPasskeyRegistration titanup.auth.v1.BeginPasskeyRegistrationRequest titanup.auth.v1.BeginPasskeyRegistrationResponse
RegisterPasskey titanup.auth.v1.RegisterPasskeyRequest titanup.auth.v1.RegisterPasskeyResponse
ListPasskeys titanup.auth.v1.ListPasskeysRequest titanup.auth.v1.ListPasskeysResponse
RenamePasskey titanup.auth.v1.RenamePasskeyRequest titanup.auth.v1.RenamePasskeyResponse
DeletePasskey titanup.auth.v1.DeletePasskeyRequest titanup.auth.v1.DeletePasskeyResponse
BeginPasskeySignIn titanup.auth.v1.BeginPasskeySignInRequest titanup.auth.v1.BeginPasskeySignInResponse
SignInWithPasskey titanup.auth.v1.SignInWithPasskeyRequest titanup.auth.v1.SignInWithPasskeyResponse
GetSignInMethods titanup.auth.v1.GetSignInMethodsRequest titanup.auth.v1.GetSignInMethodsResponse
BeginProviderSignIn titanup.auth.v1.BeginProviderSignInRequest titanup.auth.v1.BeginProviderSignInResponse
FinishProviderSignIn titanup.auth.v1.FinishProviderSignInRequest titanup.auth.v1.FinishProviderSignInResponse
GetProviderLink titanup.auth.v1.GetProviderLinkRequest titanup.auth.v1.GetProviderLinkResponse
LinkProvider titanup.auth.v1.LinkProviderRequest titanup.auth.v1.LinkProviderResponse
UnlinkProvider titanup.auth.v1.UnlinkProviderRequest titanup.auth.v1.UnlinkProviderResponse
`);

export const AuthFeedService = service('titanup.auth.v1.AuthFeedService', `
IssueServiceToken titanup.auth.v1.IssueServiceTokenRequest titanup.auth.v1.IssueServiceTokenResponse
IntrospectPersonalAccessToken titanup.auth.v1.IntrospectPersonalAccessTokenRequest titanup.auth.v1.IntrospectPersonalAccessTokenResponse
WatchRevocations titanup.auth.v1.WatchRevocationsRequest *titanup.auth.v1.WatchRevocationsResponse
WatchErasures titanup.auth.v1.WatchErasuresRequest *titanup.auth.v1.WatchErasuresResponse
ConfirmErasure titanup.auth.v1.ConfirmErasureRequest titanup.auth.v1.ConfirmErasureResponse
`);

export const AuthAdminService = service('titanup.auth.v1.AuthAdminService', `
ListUsers titanup.auth.v1.ListUsersRequest titanup.auth.v1.ListUsersResponse
DisableUser titanup.auth.v1.DisableUserRequest titanup.auth.v1.DisableUserResponse
EnableUser titanup.auth.v1.EnableUserRequest titanup.auth.v1.EnableUserResponse
RevokeUserSessions titanup.auth.v1.RevokeUserSessionsRequest titanup.auth.v1.RevokeUserSessionsResponse
IssuePasswordReset titanup.auth.v1.IssuePasswordResetRequest titanup.auth.v1.IssuePasswordResetResponse
ListUserInvitations titanup.auth.v1.ListUserInvitationsRequest titanup.auth.v1.ListUserInvitationsResponse
RevokeUserInvitation titanup.auth.v1.RevokeUserInvitationRequest titanup.auth.v1.RevokeUserInvitationResponse
`);
