// swift-format-ignore-file
// Made by protoc-gen-titan from google/rpc/error_details.proto. Do not edit it: `deploy/dev generate` makes it.

import TitanRPC

extension GoogleRPC {
  /// Why, for programs.
  package struct ErrorInfo: RPCMessage, Hashable, Sendable {
    /// UPPER_SNAKE_CASE, at most 63 characters; stable, unique within the domain.
    package var reason: String
    /// Whose reason it is: `titanup`.
    package var domain: String
    /// Facts a program may need to react, by lower-camel or snake-case keys.
    package var metadata: [String: String]

    package init(
      reason: String = "",
      domain: String = "",
      metadata: [String: String] = [:]
    ) {
      self.reason = reason
      self.domain = domain
      self.metadata = metadata
    }
  }
}

extension GoogleRPC {
  /// When to try again.
  package struct RetryInfo: RPCMessage, Hashable, Sendable {
    /// Not before this much time has passed since the response came.
    package var retryDelay: GoogleProtobuf.Duration?

    package init(
      retryDelay: GoogleProtobuf.Duration? = nil
    ) {
      self.retryDelay = retryDelay
    }
  }
}

extension GoogleRPC {
  /// Which quotas were used up.
  package struct QuotaFailure: RPCMessage, Hashable, Sendable {
    /// Every exceeded quota.
    package var violations: [GoogleRPC.QuotaFailure.Violation]

    package init(
      violations: [GoogleRPC.QuotaFailure.Violation] = []
    ) {
      self.violations = violations
    }

    /// One exceeded quota.
    package struct Violation: RPCMessage, Hashable, Sendable {
      /// Whose quota: `user:…`, `ip:…`.
      package var subject: String
      /// Which limit, and how far it was exceeded.
      package var description: String

      package init(
        subject: String = "",
        description: String = ""
      ) {
        self.subject = subject
        self.description = description
      }
    }
  }
}

extension GoogleRPC {
  /// What was wrong with the request itself.
  package struct BadRequest: RPCMessage, Hashable, Sendable {
    /// Every wrong field that was found.
    package var fieldViolations: [GoogleRPC.BadRequest.FieldViolation]

    package init(
      fieldViolations: [GoogleRPC.BadRequest.FieldViolation] = []
    ) {
      self.fieldViolations = fieldViolations
    }

    /// One wrong field.
    package struct FieldViolation: RPCMessage, Hashable, Sendable {
      /// Path of the field, snake case, dots between, indices in brackets: `frames[3].landmarks`.
      package var field: String
      /// What came and what is allowed.
      package var description: String
      /// UPPER_SNAKE_CASE.
      package var reason: String
      /// The description in the caller's language.
      package var localizedMessage: GoogleRPC.LocalizedMessage?

      package init(
        field: String = "",
        description: String = "",
        reason: String = "",
        localizedMessage: GoogleRPC.LocalizedMessage? = nil
      ) {
        self.field = field
        self.description = description
        self.reason = reason
        self.localizedMessage = localizedMessage
      }
    }
  }
}

extension GoogleRPC {
  /// Words that may be shown to the person in front of the screen.
  package struct LocalizedMessage: RPCMessage, Hashable, Sendable {
    /// BCP 47: `de`.
    package var locale: String
    /// In that language.
    package var message: String

    package init(
      locale: String = "",
      message: String = ""
    ) {
      self.locale = locale
      self.message = message
    }
  }
}
