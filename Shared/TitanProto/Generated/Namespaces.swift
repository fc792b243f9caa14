// swift-format-ignore-file
// Made by protoc-gen-titan from all of proto/. Not to be edited: `deploy/dev generate` writes it anew.

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
/// Accounts and sign-in. Alone knows passwords, refresh tokens and the key that signs access tokens.
package enum AuthV1 {}

/// `titanup.habits.v1`.
///
/// Habits, what was recorded for them, and what that comes to.
package enum HabitsV1 {}

/// `titanup.motivation.v1`.
///
/// Words and reminders: quotes, verses and slogans that do not repeat themselves, voices that show more respect with every
/// level, and series of reminders that come when they should.
package enum MotivationV1 {}

/// `titanup.pose.v1`.
///
/// Push-ups counted from landmarks, live or from a recorded set, and the receipts that prove the count.
///
/// Only landmarks travel: no message here has a bytes field, so no image of anybody can be sent.
package enum PoseV1 {}

/// `titanup.profile.v1`.
///
/// Who somebody is, how they want TitanUp to be, what they weigh, and their home screen in one read.
package enum ProfileV1 {}

/// `titanup.sessions.v1`.
///
/// Push-up sessions, the days they belong to, and the charts drawn from them.
package enum SessionsV1 {}

/// `titanup.training.v1`.
///
/// What to train today and why, the practice itself, and how it goes: exercises, workouts, practices, fitness.
package enum TrainingV1 {}

/// `titanup.trophies.v1`.
///
/// Trophies: what earns one, what was earned, and how far the rest is. A projection of the sessions feed.
package enum TrophiesV1 {}
