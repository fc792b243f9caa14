// swift-format-ignore-file
// Made by protoc-gen-titan from google/protobuf/any.proto, google/protobuf/duration.proto, google/protobuf/empty.proto, google/protobuf/field_mask.proto, google/protobuf/timestamp.proto, google/protobuf/wrappers.proto, google/rpc/code.proto, google/rpc/error_details.proto, google/rpc/status.proto, grpc/health/v1/health.proto, grpc/reflection/v1/reflection.proto, grpc/reflection/v1alpha/reflection.proto. Do not edit it: `deploy/dev generate` makes it.

extension FileEntry {
  /// The files that every server has.
  package static let base: [FileEntry] = [
    FileEntry(
      name: "google/protobuf/any.proto",
      dependencies: [],
      messages: ["google.protobuf.Any"],
      otherSymbols: ["google.protobuf.Any.type_url", "google.protobuf.Any.value"],
      base64: """
        Chlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvEg9nb29nbGUucHJvdG9idWYiNgoDQW55EhkKCHR5cGVfdXJsGAEgASgJUgd0eXBl
        VXJsEhQKBXZhbHVlGAIgASgMUgV2YWx1ZUJ2ChNjb20uZ29vZ2xlLnByb3RvYnVmQghBbnlQcm90b1ABWixnb29nbGUuZ29sYW5n
        Lm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9hbnlwYqICA0dQQqoCHkdvb2dsZS5Qcm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJv
        dG8z
        """),
    FileEntry(
      name: "google/protobuf/duration.proto",
      dependencies: [],
      messages: ["google.protobuf.Duration"],
      otherSymbols: ["google.protobuf.Duration.seconds", "google.protobuf.Duration.nanos"],
      base64: """
        Ch5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiI6CghEdXJhdGlvbhIYCgdzZWNvbmRzGAEg
        ASgDUgdzZWNvbmRzEhQKBW5hbm9zGAIgASgFUgVuYW5vc0KDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINRHVyYXRpb25Qcm90b1AB
        WjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi9kdXJhdGlvbnBi+AEBogIDR1BCqgIeR29vZ2xlLlByb3Rv
        YnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM=
        """),
    FileEntry(
      name: "google/protobuf/empty.proto",
      dependencies: [],
      messages: ["google.protobuf.Empty"],
      otherSymbols: [],
      base64: """
        Chtnb29nbGUvcHJvdG9idWYvZW1wdHkucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIHCgVFbXB0eUJ9ChNjb20uZ29vZ2xlLnByb3Rv
        YnVmQgpFbXB0eVByb3RvUAFaLmdvb2dsZS5nb2xhbmcub3JnL3Byb3RvYnVmL3R5cGVzL2tub3duL2VtcHR5cGL4AQGiAgNHUEKq
        Ah5Hb29nbGUuUHJvdG9idWYuV2VsbEtub3duVHlwZXNiBnByb3RvMw==
        """),
    FileEntry(
      name: "google/protobuf/field_mask.proto",
      dependencies: [],
      messages: ["google.protobuf.FieldMask"],
      otherSymbols: ["google.protobuf.FieldMask.paths"],
      base64: """
        CiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxIPZ29vZ2xlLnByb3RvYnVmIiEKCUZpZWxkTWFzaxIUCgVwYXRocxgB
        IAMoCVIFcGF0aHNChQEKE2NvbS5nb29nbGUucHJvdG9idWZCDkZpZWxkTWFza1Byb3RvUAFaMmdvb2dsZS5nb2xhbmcub3JnL3By
        b3RvYnVmL3R5cGVzL2tub3duL2ZpZWxkbWFza3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZw
        cm90bzM=
        """),
    FileEntry(
      name: "google/protobuf/timestamp.proto",
      dependencies: [],
      messages: ["google.protobuf.Timestamp"],
      otherSymbols: ["google.protobuf.Timestamp.seconds", "google.protobuf.Timestamp.nanos"],
      base64: """
        Ch9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvEg9nb29nbGUucHJvdG9idWYiOwoJVGltZXN0YW1wEhgKB3NlY29uZHMY
        ASABKANSB3NlY29uZHMSFAoFbmFub3MYAiABKAVSBW5hbm9zQoUBChNjb20uZ29vZ2xlLnByb3RvYnVmQg5UaW1lc3RhbXBQcm90
        b1ABWjJnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBlcy9rbm93bi90aW1lc3RhbXBwYvgBAaICA0dQQqoCHkdvb2dsZS5Q
        cm90b2J1Zi5XZWxsS25vd25UeXBlc2IGcHJvdG8z
        """),
    FileEntry(
      name: "google/protobuf/wrappers.proto",
      dependencies: [],
      messages: ["google.protobuf.DoubleValue", "google.protobuf.FloatValue", "google.protobuf.Int64Value", "google.protobuf.UInt64Value", "google.protobuf.Int32Value", "google.protobuf.UInt32Value", "google.protobuf.BoolValue", "google.protobuf.StringValue", "google.protobuf.BytesValue"],
      otherSymbols: ["google.protobuf.DoubleValue.value", "google.protobuf.FloatValue.value", "google.protobuf.Int64Value.value", "google.protobuf.UInt64Value.value", "google.protobuf.Int32Value.value", "google.protobuf.UInt32Value.value", "google.protobuf.BoolValue.value", "google.protobuf.StringValue.value", "google.protobuf.BytesValue.value"],
      base64: """
        Ch5nb29nbGUvcHJvdG9idWYvd3JhcHBlcnMucHJvdG8SD2dvb2dsZS5wcm90b2J1ZiIjCgtEb3VibGVWYWx1ZRIUCgV2YWx1ZRgB
        IAEoAVIFdmFsdWUiIgoKRmxvYXRWYWx1ZRIUCgV2YWx1ZRgBIAEoAlIFdmFsdWUiIgoKSW50NjRWYWx1ZRIUCgV2YWx1ZRgBIAEo
        A1IFdmFsdWUiIwoLVUludDY0VmFsdWUSFAoFdmFsdWUYASABKARSBXZhbHVlIiIKCkludDMyVmFsdWUSFAoFdmFsdWUYASABKAVS
        BXZhbHVlIiMKC1VJbnQzMlZhbHVlEhQKBXZhbHVlGAEgASgNUgV2YWx1ZSIhCglCb29sVmFsdWUSFAoFdmFsdWUYASABKAhSBXZh
        bHVlIiMKC1N0cmluZ1ZhbHVlEhQKBXZhbHVlGAEgASgJUgV2YWx1ZSIiCgpCeXRlc1ZhbHVlEhQKBXZhbHVlGAEgASgMUgV2YWx1
        ZUKDAQoTY29tLmdvb2dsZS5wcm90b2J1ZkINV3JhcHBlcnNQcm90b1ABWjFnb29nbGUuZ29sYW5nLm9yZy9wcm90b2J1Zi90eXBl
        cy9rbm93bi93cmFwcGVyc3Bi+AEBogIDR1BCqgIeR29vZ2xlLlByb3RvYnVmLldlbGxLbm93blR5cGVzYgZwcm90bzM=
        """),
    FileEntry(
      name: "google/rpc/code.proto",
      dependencies: [],
      messages: [],
      otherSymbols: ["google.rpc.Code", "google.rpc.OK", "google.rpc.CANCELLED", "google.rpc.UNKNOWN", "google.rpc.INVALID_ARGUMENT", "google.rpc.DEADLINE_EXCEEDED", "google.rpc.NOT_FOUND", "google.rpc.ALREADY_EXISTS", "google.rpc.PERMISSION_DENIED", "google.rpc.RESOURCE_EXHAUSTED", "google.rpc.FAILED_PRECONDITION", "google.rpc.ABORTED", "google.rpc.OUT_OF_RANGE", "google.rpc.UNIMPLEMENTED", "google.rpc.INTERNAL", "google.rpc.UNAVAILABLE", "google.rpc.DATA_LOSS", "google.rpc.UNAUTHENTICATED"],
      base64: """
        ChVnb29nbGUvcnBjL2NvZGUucHJvdG8SCmdvb2dsZS5ycGMqtwIKBENvZGUSBgoCT0sQABINCglDQU5DRUxMRUQQARILCgdVTktO
        T1dOEAISFAoQSU5WQUxJRF9BUkdVTUVOVBADEhUKEURFQURMSU5FX0VYQ0VFREVEEAQSDQoJTk9UX0ZPVU5EEAUSEgoOQUxSRUFE
        WV9FWElTVFMQBhIVChFQRVJNSVNTSU9OX0RFTklFRBAHEhYKElJFU09VUkNFX0VYSEFVU1RFRBAIEhcKE0ZBSUxFRF9QUkVDT05E
        SVRJT04QCRILCgdBQk9SVEVEEAoSEAoMT1VUX09GX1JBTkdFEAsSEQoNVU5JTVBMRU1FTlRFRBAMEgwKCElOVEVSTkFMEA0SDwoL
        VU5BVkFJTEFCTEUQDhINCglEQVRBX0xPU1MQDxITCg9VTkFVVEhFTlRJQ0FURUQQEGIGcHJvdG8z
        """),
    FileEntry(
      name: "google/rpc/error_details.proto",
      dependencies: ["google/protobuf/duration.proto"],
      messages: ["google.rpc.ErrorInfo", "google.rpc.ErrorInfo.MetadataEntry", "google.rpc.RetryInfo", "google.rpc.QuotaFailure", "google.rpc.QuotaFailure.Violation", "google.rpc.BadRequest", "google.rpc.BadRequest.FieldViolation", "google.rpc.LocalizedMessage"],
      otherSymbols: ["google.rpc.ErrorInfo.reason", "google.rpc.ErrorInfo.domain", "google.rpc.ErrorInfo.metadata", "google.rpc.ErrorInfo.MetadataEntry.key", "google.rpc.ErrorInfo.MetadataEntry.value", "google.rpc.RetryInfo.retry_delay", "google.rpc.QuotaFailure.violations", "google.rpc.QuotaFailure.Violation.subject", "google.rpc.QuotaFailure.Violation.description", "google.rpc.BadRequest.field_violations", "google.rpc.BadRequest.FieldViolation.field", "google.rpc.BadRequest.FieldViolation.description", "google.rpc.BadRequest.FieldViolation.reason", "google.rpc.BadRequest.FieldViolation.localized_message", "google.rpc.LocalizedMessage.locale", "google.rpc.LocalizedMessage.message"],
      base64: """
        Ch5nb29nbGUvcnBjL2Vycm9yX2RldGFpbHMucHJvdG8SCmdvb2dsZS5ycGMaHmdvb2dsZS9wcm90b2J1Zi9kdXJhdGlvbi5wcm90
        byK5AQoJRXJyb3JJbmZvEhYKBnJlYXNvbhgBIAEoCVIGcmVhc29uEhYKBmRvbWFpbhgCIAEoCVIGZG9tYWluEj8KCG1ldGFkYXRh
        GAMgAygLMiMuZ29vZ2xlLnJwYy5FcnJvckluZm8uTWV0YWRhdGFFbnRyeVIIbWV0YWRhdGEaOwoNTWV0YWRhdGFFbnRyeRIQCgNr
        ZXkYASABKAlSA2tleRIUCgV2YWx1ZRgCIAEoCVIFdmFsdWU6AjgBIkcKCVJldHJ5SW5mbxI6CgtyZXRyeV9kZWxheRgBIAEoCzIZ
        Lmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblIKcmV0cnlEZWxheSKbAQoMUXVvdGFGYWlsdXJlEkIKCnZpb2xhdGlvbnMYASADKAsy
        Ii5nb29nbGUucnBjLlF1b3RhRmFpbHVyZS5WaW9sYXRpb25SCnZpb2xhdGlvbnMaRwoJVmlvbGF0aW9uEhgKB3N1YmplY3QYASAB
        KAlSB3N1YmplY3QSIAoLZGVzY3JpcHRpb24YAiABKAlSC2Rlc2NyaXB0aW9uIowCCgpCYWRSZXF1ZXN0ElAKEGZpZWxkX3Zpb2xh
        dGlvbnMYASADKAsyJS5nb29nbGUucnBjLkJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb25SD2ZpZWxkVmlvbGF0aW9ucxqrAQoORmll
        bGRWaW9sYXRpb24SFAoFZmllbGQYASABKAlSBWZpZWxkEiAKC2Rlc2NyaXB0aW9uGAIgASgJUgtkZXNjcmlwdGlvbhIWCgZyZWFz
        b24YAyABKAlSBnJlYXNvbhJJChFsb2NhbGl6ZWRfbWVzc2FnZRgEIAEoCzIcLmdvb2dsZS5ycGMuTG9jYWxpemVkTWVzc2FnZVIQ
        bG9jYWxpemVkTWVzc2FnZSJEChBMb2NhbGl6ZWRNZXNzYWdlEhYKBmxvY2FsZRgBIAEoCVIGbG9jYWxlEhgKB21lc3NhZ2UYAiAB
        KAlSB21lc3NhZ2ViBnByb3RvMw==
        """),
    FileEntry(
      name: "google/rpc/status.proto",
      dependencies: ["google/protobuf/any.proto"],
      messages: ["google.rpc.Status"],
      otherSymbols: ["google.rpc.Status.code", "google.rpc.Status.message", "google.rpc.Status.details"],
      base64: """
        Chdnb29nbGUvcnBjL3N0YXR1cy5wcm90bxIKZ29vZ2xlLnJwYxoZZ29vZ2xlL3Byb3RvYnVmL2FueS5wcm90byJmCgZTdGF0dXMS
        EgoEY29kZRgBIAEoBVIEY29kZRIYCgdtZXNzYWdlGAIgASgJUgdtZXNzYWdlEi4KB2RldGFpbHMYAyADKAsyFC5nb29nbGUucHJv
        dG9idWYuQW55UgdkZXRhaWxzYgZwcm90bzM=
        """),
    FileEntry(
      name: "grpc/health/v1/health.proto",
      dependencies: [],
      messages: ["grpc.health.v1.HealthCheckRequest", "grpc.health.v1.HealthCheckResponse", "grpc.health.v1.HealthListRequest", "grpc.health.v1.HealthListResponse", "grpc.health.v1.HealthListResponse.StatusesEntry"],
      otherSymbols: ["grpc.health.v1.HealthCheckRequest.service", "grpc.health.v1.HealthCheckResponse.status", "grpc.health.v1.HealthListResponse.statuses", "grpc.health.v1.HealthListResponse.StatusesEntry.key", "grpc.health.v1.HealthListResponse.StatusesEntry.value", "grpc.health.v1.HealthCheckResponse.ServingStatus", "grpc.health.v1.HealthCheckResponse.UNKNOWN", "grpc.health.v1.HealthCheckResponse.SERVING", "grpc.health.v1.HealthCheckResponse.NOT_SERVING", "grpc.health.v1.HealthCheckResponse.SERVICE_UNKNOWN", "grpc.health.v1.Health", "grpc.health.v1.Health.Check", "grpc.health.v1.Health.List", "grpc.health.v1.Health.Watch"],
      base64: """
        ChtncnBjL2hlYWx0aC92MS9oZWFsdGgucHJvdG8SDmdycGMuaGVhbHRoLnYxIi4KEkhlYWx0aENoZWNrUmVxdWVzdBIYCgdzZXJ2
        aWNlGAEgASgJUgdzZXJ2aWNlIrEBChNIZWFsdGhDaGVja1Jlc3BvbnNlEkkKBnN0YXR1cxgBIAEoDjIxLmdycGMuaGVhbHRoLnYx
        LkhlYWx0aENoZWNrUmVzcG9uc2UuU2VydmluZ1N0YXR1c1IGc3RhdHVzIk8KDVNlcnZpbmdTdGF0dXMSCwoHVU5LTk9XThAAEgsK
        B1NFUlZJTkcQARIPCgtOT1RfU0VSVklORxACEhMKD1NFUlZJQ0VfVU5LTk9XThADIhMKEUhlYWx0aExpc3RSZXF1ZXN0IsQBChJI
        ZWFsdGhMaXN0UmVzcG9uc2USTAoIc3RhdHVzZXMYASADKAsyMC5ncnBjLmhlYWx0aC52MS5IZWFsdGhMaXN0UmVzcG9uc2UuU3Rh
        dHVzZXNFbnRyeVIIc3RhdHVzZXMaYAoNU3RhdHVzZXNFbnRyeRIQCgNrZXkYASABKAlSA2tleRI5CgV2YWx1ZRgCIAEoCzIjLmdy
        cGMuaGVhbHRoLnYxLkhlYWx0aENoZWNrUmVzcG9uc2VSBXZhbHVlOgI4ATKHAgoGSGVhbHRoElUKBUNoZWNrEiIuZ3JwYy5oZWFs
        dGgudjEuSGVhbHRoQ2hlY2tSZXF1ZXN0GiMuZ3JwYy5oZWFsdGgudjEuSGVhbHRoQ2hlY2tSZXNwb25zZSIDkAIBElIKBExpc3QS
        IS5ncnBjLmhlYWx0aC52MS5IZWFsdGhMaXN0UmVxdWVzdBoiLmdycGMuaGVhbHRoLnYxLkhlYWx0aExpc3RSZXNwb25zZSIDkAIB
        ElIKBVdhdGNoEiIuZ3JwYy5oZWFsdGgudjEuSGVhbHRoQ2hlY2tSZXF1ZXN0GiMuZ3JwYy5oZWFsdGgudjEuSGVhbHRoQ2hlY2tS
        ZXNwb25zZTABYgZwcm90bzM=
        """),
    FileEntry(
      name: "grpc/reflection/v1/reflection.proto",
      dependencies: [],
      messages: ["grpc.reflection.v1.ServerReflectionRequest", "grpc.reflection.v1.ExtensionRequest", "grpc.reflection.v1.ServerReflectionResponse", "grpc.reflection.v1.FileDescriptorResponse", "grpc.reflection.v1.ExtensionNumberResponse", "grpc.reflection.v1.ListServiceResponse", "grpc.reflection.v1.ServiceResponse", "grpc.reflection.v1.ErrorResponse"],
      otherSymbols: ["grpc.reflection.v1.ServerReflectionRequest.host", "grpc.reflection.v1.ServerReflectionRequest.file_by_filename", "grpc.reflection.v1.ServerReflectionRequest.file_containing_symbol", "grpc.reflection.v1.ServerReflectionRequest.file_containing_extension", "grpc.reflection.v1.ServerReflectionRequest.all_extension_numbers_of_type", "grpc.reflection.v1.ServerReflectionRequest.list_services", "grpc.reflection.v1.ServerReflectionRequest.message_request", "grpc.reflection.v1.ExtensionRequest.containing_type", "grpc.reflection.v1.ExtensionRequest.extension_number", "grpc.reflection.v1.ServerReflectionResponse.valid_host", "grpc.reflection.v1.ServerReflectionResponse.original_request", "grpc.reflection.v1.ServerReflectionResponse.file_descriptor_response", "grpc.reflection.v1.ServerReflectionResponse.all_extension_numbers_response", "grpc.reflection.v1.ServerReflectionResponse.list_services_response", "grpc.reflection.v1.ServerReflectionResponse.error_response", "grpc.reflection.v1.ServerReflectionResponse.message_response", "grpc.reflection.v1.FileDescriptorResponse.file_descriptor_proto", "grpc.reflection.v1.ExtensionNumberResponse.base_type_name", "grpc.reflection.v1.ExtensionNumberResponse.extension_number", "grpc.reflection.v1.ListServiceResponse.service", "grpc.reflection.v1.ServiceResponse.name", "grpc.reflection.v1.ErrorResponse.error_code", "grpc.reflection.v1.ErrorResponse.error_message", "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1.ServerReflection.ServerReflectionInfo"],
      base64: """
        CiNncnBjL3JlZmxlY3Rpb24vdjEvcmVmbGVjdGlvbi5wcm90bxISZ3JwYy5yZWZsZWN0aW9uLnYxIvMCChdTZXJ2ZXJSZWZsZWN0
        aW9uUmVxdWVzdBISCgRob3N0GAEgASgJUgRob3N0EioKEGZpbGVfYnlfZmlsZW5hbWUYAyABKAlIAFIOZmlsZUJ5RmlsZW5hbWUS
        NgoWZmlsZV9jb250YWluaW5nX3N5bWJvbBgEIAEoCUgAUhRmaWxlQ29udGFpbmluZ1N5bWJvbBJiChlmaWxlX2NvbnRhaW5pbmdf
        ZXh0ZW5zaW9uGAUgASgLMiQuZ3JwYy5yZWZsZWN0aW9uLnYxLkV4dGVuc2lvblJlcXVlc3RIAFIXZmlsZUNvbnRhaW5pbmdFeHRl
        bnNpb24SQgodYWxsX2V4dGVuc2lvbl9udW1iZXJzX29mX3R5cGUYBiABKAlIAFIZYWxsRXh0ZW5zaW9uTnVtYmVyc09mVHlwZRIl
        Cg1saXN0X3NlcnZpY2VzGAcgASgJSABSDGxpc3RTZXJ2aWNlc0IRCg9tZXNzYWdlX3JlcXVlc3QiZgoQRXh0ZW5zaW9uUmVxdWVz
        dBInCg9jb250YWluaW5nX3R5cGUYASABKAlSDmNvbnRhaW5pbmdUeXBlEikKEGV4dGVuc2lvbl9udW1iZXIYAiABKAVSD2V4dGVu
        c2lvbk51bWJlciKuBAoYU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlEh0KCnZhbGlkX2hvc3QYASABKAlSCXZhbGlkSG9zdBJWChBv
        cmlnaW5hbF9yZXF1ZXN0GAIgASgLMisuZ3JwYy5yZWZsZWN0aW9uLnYxLlNlcnZlclJlZmxlY3Rpb25SZXF1ZXN0Ug9vcmlnaW5h
        bFJlcXVlc3QSZgoYZmlsZV9kZXNjcmlwdG9yX3Jlc3BvbnNlGAQgASgLMiouZ3JwYy5yZWZsZWN0aW9uLnYxLkZpbGVEZXNjcmlw
        dG9yUmVzcG9uc2VIAFIWZmlsZURlc2NyaXB0b3JSZXNwb25zZRJyCh5hbGxfZXh0ZW5zaW9uX251bWJlcnNfcmVzcG9uc2UYBSAB
        KAsyKy5ncnBjLnJlZmxlY3Rpb24udjEuRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2VIAFIbYWxsRXh0ZW5zaW9uTnVtYmVyc1Jlc3Bv
        bnNlEl8KFmxpc3Rfc2VydmljZXNfcmVzcG9uc2UYBiABKAsyJy5ncnBjLnJlZmxlY3Rpb24udjEuTGlzdFNlcnZpY2VSZXNwb25z
        ZUgAUhRsaXN0U2VydmljZXNSZXNwb25zZRJKCg5lcnJvcl9yZXNwb25zZRgHIAEoCzIhLmdycGMucmVmbGVjdGlvbi52MS5FcnJv
        clJlc3BvbnNlSABSDWVycm9yUmVzcG9uc2VCEgoQbWVzc2FnZV9yZXNwb25zZSJMChZGaWxlRGVzY3JpcHRvclJlc3BvbnNlEjIK
        FWZpbGVfZGVzY3JpcHRvcl9wcm90bxgBIAMoDFITZmlsZURlc2NyaXB0b3JQcm90byJqChdFeHRlbnNpb25OdW1iZXJSZXNwb25z
        ZRIkCg5iYXNlX3R5cGVfbmFtZRgBIAEoCVIMYmFzZVR5cGVOYW1lEikKEGV4dGVuc2lvbl9udW1iZXIYAiADKAVSD2V4dGVuc2lv
        bk51bWJlciJUChNMaXN0U2VydmljZVJlc3BvbnNlEj0KB3NlcnZpY2UYASADKAsyIy5ncnBjLnJlZmxlY3Rpb24udjEuU2Vydmlj
        ZVJlc3BvbnNlUgdzZXJ2aWNlIiUKD1NlcnZpY2VSZXNwb25zZRISCgRuYW1lGAEgASgJUgRuYW1lIlMKDUVycm9yUmVzcG9uc2US
        HQoKZXJyb3JfY29kZRgBIAEoBVIJZXJyb3JDb2RlEiMKDWVycm9yX21lc3NhZ2UYAiABKAlSDGVycm9yTWVzc2FnZTKJAQoQU2Vy
        dmVyUmVmbGVjdGlvbhJ1ChRTZXJ2ZXJSZWZsZWN0aW9uSW5mbxIrLmdycGMucmVmbGVjdGlvbi52MS5TZXJ2ZXJSZWZsZWN0aW9u
        UmVxdWVzdBosLmdycGMucmVmbGVjdGlvbi52MS5TZXJ2ZXJSZWZsZWN0aW9uUmVzcG9uc2UoATABYgZwcm90bzM=
        """),
    FileEntry(
      name: "grpc/reflection/v1alpha/reflection.proto",
      dependencies: [],
      messages: ["grpc.reflection.v1alpha.ServerReflectionRequest", "grpc.reflection.v1alpha.ExtensionRequest", "grpc.reflection.v1alpha.ServerReflectionResponse", "grpc.reflection.v1alpha.FileDescriptorResponse", "grpc.reflection.v1alpha.ExtensionNumberResponse", "grpc.reflection.v1alpha.ListServiceResponse", "grpc.reflection.v1alpha.ServiceResponse", "grpc.reflection.v1alpha.ErrorResponse"],
      otherSymbols: ["grpc.reflection.v1alpha.ServerReflectionRequest.host", "grpc.reflection.v1alpha.ServerReflectionRequest.file_by_filename", "grpc.reflection.v1alpha.ServerReflectionRequest.file_containing_symbol", "grpc.reflection.v1alpha.ServerReflectionRequest.file_containing_extension", "grpc.reflection.v1alpha.ServerReflectionRequest.all_extension_numbers_of_type", "grpc.reflection.v1alpha.ServerReflectionRequest.list_services", "grpc.reflection.v1alpha.ServerReflectionRequest.message_request", "grpc.reflection.v1alpha.ExtensionRequest.containing_type", "grpc.reflection.v1alpha.ExtensionRequest.extension_number", "grpc.reflection.v1alpha.ServerReflectionResponse.valid_host", "grpc.reflection.v1alpha.ServerReflectionResponse.original_request", "grpc.reflection.v1alpha.ServerReflectionResponse.file_descriptor_response", "grpc.reflection.v1alpha.ServerReflectionResponse.all_extension_numbers_response", "grpc.reflection.v1alpha.ServerReflectionResponse.list_services_response", "grpc.reflection.v1alpha.ServerReflectionResponse.error_response", "grpc.reflection.v1alpha.ServerReflectionResponse.message_response", "grpc.reflection.v1alpha.FileDescriptorResponse.file_descriptor_proto", "grpc.reflection.v1alpha.ExtensionNumberResponse.base_type_name", "grpc.reflection.v1alpha.ExtensionNumberResponse.extension_number", "grpc.reflection.v1alpha.ListServiceResponse.service", "grpc.reflection.v1alpha.ServiceResponse.name", "grpc.reflection.v1alpha.ErrorResponse.error_code", "grpc.reflection.v1alpha.ErrorResponse.error_message", "grpc.reflection.v1alpha.ServerReflection", "grpc.reflection.v1alpha.ServerReflection.ServerReflectionInfo"],
      base64: """
        CihncnBjL3JlZmxlY3Rpb24vdjFhbHBoYS9yZWZsZWN0aW9uLnByb3RvEhdncnBjLnJlZmxlY3Rpb24udjFhbHBoYSL4AgoXU2Vy
        dmVyUmVmbGVjdGlvblJlcXVlc3QSEgoEaG9zdBgBIAEoCVIEaG9zdBIqChBmaWxlX2J5X2ZpbGVuYW1lGAMgASgJSABSDmZpbGVC
        eUZpbGVuYW1lEjYKFmZpbGVfY29udGFpbmluZ19zeW1ib2wYBCABKAlIAFIUZmlsZUNvbnRhaW5pbmdTeW1ib2wSZwoZZmlsZV9j
        b250YWluaW5nX2V4dGVuc2lvbhgFIAEoCzIpLmdycGMucmVmbGVjdGlvbi52MWFscGhhLkV4dGVuc2lvblJlcXVlc3RIAFIXZmls
        ZUNvbnRhaW5pbmdFeHRlbnNpb24SQgodYWxsX2V4dGVuc2lvbl9udW1iZXJzX29mX3R5cGUYBiABKAlIAFIZYWxsRXh0ZW5zaW9u
        TnVtYmVyc09mVHlwZRIlCg1saXN0X3NlcnZpY2VzGAcgASgJSABSDGxpc3RTZXJ2aWNlc0IRCg9tZXNzYWdlX3JlcXVlc3QiZgoQ
        RXh0ZW5zaW9uUmVxdWVzdBInCg9jb250YWluaW5nX3R5cGUYASABKAlSDmNvbnRhaW5pbmdUeXBlEikKEGV4dGVuc2lvbl9udW1i
        ZXIYAiABKAVSD2V4dGVuc2lvbk51bWJlciLHBAoYU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlEh0KCnZhbGlkX2hvc3QYASABKAlS
        CXZhbGlkSG9zdBJbChBvcmlnaW5hbF9yZXF1ZXN0GAIgASgLMjAuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuU2VydmVyUmVmbGVj
        dGlvblJlcXVlc3RSD29yaWdpbmFsUmVxdWVzdBJrChhmaWxlX2Rlc2NyaXB0b3JfcmVzcG9uc2UYBCABKAsyLy5ncnBjLnJlZmxl
        Y3Rpb24udjFhbHBoYS5GaWxlRGVzY3JpcHRvclJlc3BvbnNlSABSFmZpbGVEZXNjcmlwdG9yUmVzcG9uc2USdwoeYWxsX2V4dGVu
        c2lvbl9udW1iZXJzX3Jlc3BvbnNlGAUgASgLMjAuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuRXh0ZW5zaW9uTnVtYmVyUmVzcG9u
        c2VIAFIbYWxsRXh0ZW5zaW9uTnVtYmVyc1Jlc3BvbnNlEmQKFmxpc3Rfc2VydmljZXNfcmVzcG9uc2UYBiABKAsyLC5ncnBjLnJl
        ZmxlY3Rpb24udjFhbHBoYS5MaXN0U2VydmljZVJlc3BvbnNlSABSFGxpc3RTZXJ2aWNlc1Jlc3BvbnNlEk8KDmVycm9yX3Jlc3Bv
        bnNlGAcgASgLMiYuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuRXJyb3JSZXNwb25zZUgAUg1lcnJvclJlc3BvbnNlQhIKEG1lc3Nh
        Z2VfcmVzcG9uc2UiTAoWRmlsZURlc2NyaXB0b3JSZXNwb25zZRIyChVmaWxlX2Rlc2NyaXB0b3JfcHJvdG8YASADKAxSE2ZpbGVE
        ZXNjcmlwdG9yUHJvdG8iagoXRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2USJAoOYmFzZV90eXBlX25hbWUYASABKAlSDGJhc2VUeXBl
        TmFtZRIpChBleHRlbnNpb25fbnVtYmVyGAIgAygFUg9leHRlbnNpb25OdW1iZXIiWQoTTGlzdFNlcnZpY2VSZXNwb25zZRJCCgdz
        ZXJ2aWNlGAEgAygLMiguZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuU2VydmljZVJlc3BvbnNlUgdzZXJ2aWNlIiUKD1NlcnZpY2VS
        ZXNwb25zZRISCgRuYW1lGAEgASgJUgRuYW1lIlMKDUVycm9yUmVzcG9uc2USHQoKZXJyb3JfY29kZRgBIAEoBVIJZXJyb3JDb2Rl
        EiMKDWVycm9yX21lc3NhZ2UYAiABKAlSDGVycm9yTWVzc2FnZTKTAQoQU2VydmVyUmVmbGVjdGlvbhJ/ChRTZXJ2ZXJSZWZsZWN0
        aW9uSW5mbxIwLmdycGMucmVmbGVjdGlvbi52MWFscGhhLlNlcnZlclJlZmxlY3Rpb25SZXF1ZXN0GjEuZ3JwYy5yZWZsZWN0aW9u
        LnYxYWxwaGEuU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlKAEwAWIGcHJvdG8z
        """),
  ]
}
