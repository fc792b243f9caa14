// swift-format-ignore-file
// Made by protoc-gen-titan from all of proto/. Not to be edited: `deploy/dev generate` writes it anew.

extension FileDescriptorIndex {
  /// Every file of proto/ and those they import, with the names they declare.
  package static let generated = FileDescriptorIndex([
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
    FileEntry(
      name: "titanup/auth/v1/auth.proto",
      dependencies: ["google/protobuf/timestamp.proto"],
      messages: ["titanup.auth.v1.User", "titanup.auth.v1.Device", "titanup.auth.v1.Tokens", "titanup.auth.v1.RegisterRequest", "titanup.auth.v1.RegisterResponse", "titanup.auth.v1.SignInRequest", "titanup.auth.v1.SignInResponse", "titanup.auth.v1.RefreshTokenRequest", "titanup.auth.v1.RefreshTokenResponse", "titanup.auth.v1.SignOutRequest", "titanup.auth.v1.SignOutResponse", "titanup.auth.v1.WhoAmIRequest", "titanup.auth.v1.WhoAmIResponse", "titanup.auth.v1.GetJwksRequest", "titanup.auth.v1.JsonWebKey", "titanup.auth.v1.GetJwksResponse", "titanup.auth.v1.IssueServiceTokenRequest", "titanup.auth.v1.IssueServiceTokenResponse"],
      otherSymbols: ["titanup.auth.v1.User.user_id", "titanup.auth.v1.User.email", "titanup.auth.v1.User.display_name", "titanup.auth.v1.User.locale", "titanup.auth.v1.User.create_time", "titanup.auth.v1.Device.name", "titanup.auth.v1.Device.platform", "titanup.auth.v1.Device.app_version", "titanup.auth.v1.Tokens.access_token", "titanup.auth.v1.Tokens.access_token_expire_time", "titanup.auth.v1.Tokens.refresh_token", "titanup.auth.v1.Tokens.refresh_token_expire_time", "titanup.auth.v1.Tokens.auth_session_id", "titanup.auth.v1.RegisterRequest.email", "titanup.auth.v1.RegisterRequest.password", "titanup.auth.v1.RegisterRequest.display_name", "titanup.auth.v1.RegisterRequest.locale", "titanup.auth.v1.RegisterRequest.device", "titanup.auth.v1.RegisterRequest.validate_only", "titanup.auth.v1.RegisterRequest.request_id", "titanup.auth.v1.RegisterResponse.user", "titanup.auth.v1.RegisterResponse.verification_state", "titanup.auth.v1.RegisterResponse.tokens", "titanup.auth.v1.SignInRequest.email", "titanup.auth.v1.SignInRequest.password", "titanup.auth.v1.SignInRequest.device", "titanup.auth.v1.SignInResponse.user", "titanup.auth.v1.SignInResponse.tokens", "titanup.auth.v1.RefreshTokenRequest.refresh_token", "titanup.auth.v1.RefreshTokenResponse.tokens", "titanup.auth.v1.WhoAmIResponse.user", "titanup.auth.v1.WhoAmIResponse.auth_session_id", "titanup.auth.v1.WhoAmIResponse.amr", "titanup.auth.v1.WhoAmIResponse.expire_time", "titanup.auth.v1.JsonWebKey.kty", "titanup.auth.v1.JsonWebKey.crv", "titanup.auth.v1.JsonWebKey.kid", "titanup.auth.v1.JsonWebKey.alg", "titanup.auth.v1.JsonWebKey.use", "titanup.auth.v1.JsonWebKey.x", "titanup.auth.v1.GetJwksResponse.keys", "titanup.auth.v1.GetJwksResponse.jwks_json", "titanup.auth.v1.IssueServiceTokenRequest.client_id", "titanup.auth.v1.IssueServiceTokenRequest.client_secret", "titanup.auth.v1.IssueServiceTokenResponse.access_token", "titanup.auth.v1.IssueServiceTokenResponse.expire_time", "titanup.auth.v1.VerificationState", "titanup.auth.v1.VERIFICATION_STATE_UNSPECIFIED", "titanup.auth.v1.VERIFICATION_STATE_NOT_REQUIRED", "titanup.auth.v1.VERIFICATION_STATE_PENDING", "titanup.auth.v1.VERIFICATION_STATE_VERIFIED", "titanup.auth.v1.AuthService", "titanup.auth.v1.AuthService.Register", "titanup.auth.v1.AuthService.SignIn", "titanup.auth.v1.AuthService.RefreshToken", "titanup.auth.v1.AuthService.SignOut", "titanup.auth.v1.AuthService.WhoAmI", "titanup.auth.v1.AuthService.GetJwks", "titanup.auth.v1.AuthFeedService", "titanup.auth.v1.AuthFeedService.IssueServiceToken"],
      base64: """
        Chp0aXRhbnVwL2F1dGgvdjEvYXV0aC5wcm90bxIPdGl0YW51cC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnBy
        b3RvIq0BCgRVc2VyEhcKB3VzZXJfaWQYASABKAlSBnVzZXJJZBIUCgVlbWFpbBgCIAEoCVIFZW1haWwSIQoMZGlzcGxheV9uYW1l
        GAMgASgJUgtkaXNwbGF5TmFtZRIWCgZsb2NhbGUYBCABKAlSBmxvY2FsZRI7CgtjcmVhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5w
        cm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUiWQoGRGV2aWNlEhIKBG5hbWUYASABKAlSBG5hbWUSGgoIcGxhdGZvcm0YAiAB
        KAlSCHBsYXRmb3JtEh8KC2FwcF92ZXJzaW9uGAMgASgJUgphcHBWZXJzaW9uIqQCCgZUb2tlbnMSIQoMYWNjZXNzX3Rva2VuGAEg
        ASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0
        YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hf
        dG9rZW5fZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1l
        EiYKD2F1dGhfc2Vzc2lvbl9pZBgFIAEoCVINYXV0aFNlc3Npb25JZCLzAQoPUmVnaXN0ZXJSZXF1ZXN0EhQKBWVtYWlsGAEgASgJ
        UgVlbWFpbBIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSIQoMZGlzcGxheV9uYW1lGAMgASgJUgtkaXNwbGF5TmFtZRIWCgZs
        b2NhbGUYBCABKAlSBmxvY2FsZRIvCgZkZXZpY2UYBSABKAsyFy50aXRhbnVwLmF1dGgudjEuRGV2aWNlUgZkZXZpY2USIwoNdmFs
        aWRhdGVfb25seRgGIAEoCFIMdmFsaWRhdGVPbmx5Eh0KCnJlcXVlc3RfaWQYByABKAlSCXJlcXVlc3RJZCLBAQoQUmVnaXN0ZXJS
        ZXNwb25zZRIpCgR1c2VyGAEgASgLMhUudGl0YW51cC5hdXRoLnYxLlVzZXJSBHVzZXISUQoSdmVyaWZpY2F0aW9uX3N0YXRlGAIg
        ASgOMiIudGl0YW51cC5hdXRoLnYxLlZlcmlmaWNhdGlvblN0YXRlUhF2ZXJpZmljYXRpb25TdGF0ZRIvCgZ0b2tlbnMYAyABKAsy
        Fy50aXRhbnVwLmF1dGgudjEuVG9rZW5zUgZ0b2tlbnMicgoNU2lnbkluUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSGgoI
        cGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEi8KBmRldmljZRgDIAEoCzIXLnRpdGFudXAuYXV0aC52MS5EZXZpY2VSBmRldmljZSJs
        Cg5TaWduSW5SZXNwb25zZRIpCgR1c2VyGAEgASgLMhUudGl0YW51cC5hdXRoLnYxLlVzZXJSBHVzZXISLwoGdG9rZW5zGAIgASgL
        MhcudGl0YW51cC5hdXRoLnYxLlRva2Vuc1IGdG9rZW5zIjoKE1JlZnJlc2hUb2tlblJlcXVlc3QSIwoNcmVmcmVzaF90b2tlbhgB
        IAEoCVIMcmVmcmVzaFRva2VuIkcKFFJlZnJlc2hUb2tlblJlc3BvbnNlEi8KBnRva2VucxgBIAEoCzIXLnRpdGFudXAuYXV0aC52
        MS5Ub2tlbnNSBnRva2VucyIQCg5TaWduT3V0UmVxdWVzdCIRCg9TaWduT3V0UmVzcG9uc2UiDwoNV2hvQW1JUmVxdWVzdCKyAQoO
        V2hvQW1JUmVzcG9uc2USKQoEdXNlchgBIAEoCzIVLnRpdGFudXAuYXV0aC52MS5Vc2VyUgR1c2VyEiYKD2F1dGhfc2Vzc2lvbl9p
        ZBgCIAEoCVINYXV0aFNlc3Npb25JZBIQCgNhbXIYAyADKAlSA2FtchI7CgtleHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90
        b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiEAoOR2V0Sndrc1JlcXVlc3QidAoKSnNvbldlYktleRIQCgNrdHkYASABKAlSA2t0
        eRIQCgNjcnYYAiABKAlSA2NydhIQCgNraWQYAyABKAlSA2tpZBIQCgNhbGcYBCABKAlSA2FsZxIQCgN1c2UYBSABKAlSA3VzZRIM
        CgF4GAYgASgJUgF4Il8KD0dldEp3a3NSZXNwb25zZRIvCgRrZXlzGAEgAygLMhsudGl0YW51cC5hdXRoLnYxLkpzb25XZWJLZXlS
        BGtleXMSGwoJandrc19qc29uGAIgASgJUghqd2tzSnNvbiJcChhJc3N1ZVNlcnZpY2VUb2tlblJlcXVlc3QSGwoJY2xpZW50X2lk
        GAEgASgJUghjbGllbnRJZBIjCg1jbGllbnRfc2VjcmV0GAIgASgJUgxjbGllbnRTZWNyZXQiewoZSXNzdWVTZXJ2aWNlVG9rZW5S
        ZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuEjsKC2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnBy
        b3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSqdAQoRVmVyaWZpY2F0aW9uU3RhdGUSIgoeVkVSSUZJQ0FUSU9OX1NUQVRFX1VO
        U1BFQ0lGSUVEEAASIwofVkVSSUZJQ0FUSU9OX1NUQVRFX05PVF9SRVFVSVJFRBABEh4KGlZFUklGSUNBVElPTl9TVEFURV9QRU5E
        SU5HEAISHwobVkVSSUZJQ0FUSU9OX1NUQVRFX1ZFUklGSUVEEAMygQQKC0F1dGhTZXJ2aWNlEk8KCFJlZ2lzdGVyEiAudGl0YW51
        cC5hdXRoLnYxLlJlZ2lzdGVyUmVxdWVzdBohLnRpdGFudXAuYXV0aC52MS5SZWdpc3RlclJlc3BvbnNlEkkKBlNpZ25JbhIeLnRp
        dGFudXAuYXV0aC52MS5TaWduSW5SZXF1ZXN0Gh8udGl0YW51cC5hdXRoLnYxLlNpZ25JblJlc3BvbnNlEmAKDFJlZnJlc2hUb2tl
        bhIkLnRpdGFudXAuYXV0aC52MS5SZWZyZXNoVG9rZW5SZXF1ZXN0GiUudGl0YW51cC5hdXRoLnYxLlJlZnJlc2hUb2tlblJlc3Bv
        bnNlIgOQAgISUQoHU2lnbk91dBIfLnRpdGFudXAuYXV0aC52MS5TaWduT3V0UmVxdWVzdBogLnRpdGFudXAuYXV0aC52MS5TaWdu
        T3V0UmVzcG9uc2UiA5ACAhJOCgZXaG9BbUkSHi50aXRhbnVwLmF1dGgudjEuV2hvQW1JUmVxdWVzdBofLnRpdGFudXAuYXV0aC52
        MS5XaG9BbUlSZXNwb25zZSIDkAIBElEKB0dldEp3a3MSHy50aXRhbnVwLmF1dGgudjEuR2V0Sndrc1JlcXVlc3QaIC50aXRhbnVw
        LmF1dGgudjEuR2V0Sndrc1Jlc3BvbnNlIgOQAgEyfQoPQXV0aEZlZWRTZXJ2aWNlEmoKEUlzc3VlU2VydmljZVRva2VuEikudGl0
        YW51cC5hdXRoLnYxLklzc3VlU2VydmljZVRva2VuUmVxdWVzdBoqLnRpdGFudXAuYXV0aC52MS5Jc3N1ZVNlcnZpY2VUb2tlblJl
        c3BvbnNlYgZwcm90bzM=
        """),
    FileEntry(
      name: "titanup/pose/v1/pose.proto",
      dependencies: ["google/protobuf/duration.proto", "google/protobuf/timestamp.proto"],
      messages: ["titanup.pose.v1.Open", "titanup.pose.v1.Frame", "titanup.pose.v1.Frames", "titanup.pose.v1.Close", "titanup.pose.v1.Pause", "titanup.pose.v1.Resume", "titanup.pose.v1.StreamRepsRequest", "titanup.pose.v1.Ready", "titanup.pose.v1.Tempo", "titanup.pose.v1.Progress", "titanup.pose.v1.Rep", "titanup.pose.v1.RepCounted", "titanup.pose.v1.PartialRep", "titanup.pose.v1.Feedback", "titanup.pose.v1.TargetReached", "titanup.pose.v1.Countdown", "titanup.pose.v1.Ack", "titanup.pose.v1.StreamRepsResponse", "titanup.pose.v1.RepReceipt", "titanup.pose.v1.UploadStreamRequest", "titanup.pose.v1.UploadStreamResponse", "titanup.pose.v1.Stream", "titanup.pose.v1.GetStreamRequest", "titanup.pose.v1.GetStreamResponse", "titanup.pose.v1.ListStreamsRequest", "titanup.pose.v1.ListStreamsResponse", "titanup.pose.v1.DeleteStreamRequest", "titanup.pose.v1.DeleteStreamResponse", "titanup.pose.v1.DownloadFramesRequest", "titanup.pose.v1.DownloadFramesResponse", "titanup.pose.v1.GetReceiptKeysRequest", "titanup.pose.v1.ReceiptKey", "titanup.pose.v1.GetReceiptKeysResponse", "titanup.pose.v1.VerifyReceiptRequest", "titanup.pose.v1.VerifyReceiptResponse", "titanup.pose.v1.ListCountersRequest", "titanup.pose.v1.CounterParameter", "titanup.pose.v1.Counter", "titanup.pose.v1.ListCountersResponse", "titanup.pose.v1.RecountStreamRequest", "titanup.pose.v1.RepDifference", "titanup.pose.v1.RecountStreamResponse", "titanup.pose.v1.ExplainRepsRequest", "titanup.pose.v1.Dip", "titanup.pose.v1.ExplainRepsResponse", "titanup.pose.v1.SubmitGroundTruthRequest", "titanup.pose.v1.SubmitGroundTruthResponse"],
      otherSymbols: ["titanup.pose.v1.Open.stream_id", "titanup.pose.v1.Open.exercise", "titanup.pose.v1.Open.schema", "titanup.pose.v1.Open.image_width", "titanup.pose.v1.Open.image_height", "titanup.pose.v1.Open.counter", "titanup.pose.v1.Open.mode", "titanup.pose.v1.Open.target_reps", "titanup.pose.v1.Open.start_time", "titanup.pose.v1.Open.target_seconds", "titanup.pose.v1.Open.preparation_seconds", "titanup.pose.v1.Open.retention", "titanup.pose.v1.Frame.number", "titanup.pose.v1.Frame.time_us", "titanup.pose.v1.Frame.landmarks", "titanup.pose.v1.Frames.frames", "titanup.pose.v1.StreamRepsRequest.open", "titanup.pose.v1.StreamRepsRequest.frames", "titanup.pose.v1.StreamRepsRequest.pause", "titanup.pose.v1.StreamRepsRequest.resume", "titanup.pose.v1.StreamRepsRequest.close", "titanup.pose.v1.StreamRepsRequest.message", "titanup.pose.v1.Ready.counter", "titanup.pose.v1.Ready.reps", "titanup.pose.v1.Ready.next_frame", "titanup.pose.v1.Ready.closed", "titanup.pose.v1.Tempo.down_ms", "titanup.pose.v1.Tempo.bottom_ms", "titanup.pose.v1.Tempo.up_ms", "titanup.pose.v1.Tempo.top_ms", "titanup.pose.v1.Progress.rom_percent", "titanup.pose.v1.Progress.phase", "titanup.pose.v1.Progress.tempo", "titanup.pose.v1.Progress.reps", "titanup.pose.v1.Progress.cadence", "titanup.pose.v1.Rep.number", "titanup.pose.v1.Rep.start_ms", "titanup.pose.v1.Rep.end_ms", "titanup.pose.v1.Rep.min_angle_decidegrees", "titanup.pose.v1.Rep.max_angle_decidegrees", "titanup.pose.v1.Rep.depth_percent", "titanup.pose.v1.Rep.quality_percent", "titanup.pose.v1.Rep.flags", "titanup.pose.v1.RepCounted.rep", "titanup.pose.v1.PartialRep.min_angle_decidegrees", "titanup.pose.v1.PartialRep.start_ms", "titanup.pose.v1.PartialRep.end_ms", "titanup.pose.v1.Feedback.code", "titanup.pose.v1.Feedback.joint", "titanup.pose.v1.TargetReached.reps", "titanup.pose.v1.Countdown.seconds", "titanup.pose.v1.Ack.frame", "titanup.pose.v1.StreamRepsResponse.ready", "titanup.pose.v1.StreamRepsResponse.progress", "titanup.pose.v1.StreamRepsResponse.rep_counted", "titanup.pose.v1.StreamRepsResponse.partial_rep", "titanup.pose.v1.StreamRepsResponse.feedback", "titanup.pose.v1.StreamRepsResponse.target_reached", "titanup.pose.v1.StreamRepsResponse.ack", "titanup.pose.v1.StreamRepsResponse.receipt", "titanup.pose.v1.StreamRepsResponse.countdown", "titanup.pose.v1.StreamRepsResponse.message", "titanup.pose.v1.RepReceipt.receipt_id", "titanup.pose.v1.RepReceipt.user_id", "titanup.pose.v1.RepReceipt.stream_id", "titanup.pose.v1.RepReceipt.stream_digest", "titanup.pose.v1.RepReceipt.exercise", "titanup.pose.v1.RepReceipt.counter", "titanup.pose.v1.RepReceipt.start_time", "titanup.pose.v1.RepReceipt.end_time", "titanup.pose.v1.RepReceipt.reps", "titanup.pose.v1.RepReceipt.partial_reps", "titanup.pose.v1.RepReceipt.coverage_percent", "titanup.pose.v1.RepReceipt.key_id", "titanup.pose.v1.RepReceipt.jws", "titanup.pose.v1.RepReceipt.motion_digest", "titanup.pose.v1.RepReceipt.evidence_flags", "titanup.pose.v1.RepReceipt.origin", "titanup.pose.v1.RepReceipt.kept_days", "titanup.pose.v1.UploadStreamRequest.open", "titanup.pose.v1.UploadStreamRequest.frames", "titanup.pose.v1.UploadStreamRequest.message", "titanup.pose.v1.UploadStreamResponse.receipt", "titanup.pose.v1.UploadStreamResponse.partial_reps", "titanup.pose.v1.UploadStreamResponse.duration", "titanup.pose.v1.Stream.open", "titanup.pose.v1.Stream.origin", "titanup.pose.v1.Stream.create_time", "titanup.pose.v1.Stream.close_time", "titanup.pose.v1.Stream.frame_count", "titanup.pose.v1.Stream.stored_bytes", "titanup.pose.v1.Stream.frames_expire_time", "titanup.pose.v1.Stream.frames_delete_time", "titanup.pose.v1.Stream.reps", "titanup.pose.v1.Stream.duration", "titanup.pose.v1.Stream.stream_digest", "titanup.pose.v1.Stream.receipt", "titanup.pose.v1.GetStreamRequest.stream_id", "titanup.pose.v1.GetStreamResponse.stream", "titanup.pose.v1.ListStreamsRequest.page_size", "titanup.pose.v1.ListStreamsRequest.page_token", "titanup.pose.v1.ListStreamsResponse.streams", "titanup.pose.v1.ListStreamsResponse.next_page_token", "titanup.pose.v1.DeleteStreamRequest.stream_id", "titanup.pose.v1.DeleteStreamResponse.stream", "titanup.pose.v1.DownloadFramesRequest.stream_id", "titanup.pose.v1.DownloadFramesRequest.first_frame", "titanup.pose.v1.DownloadFramesRequest.frame_count", "titanup.pose.v1.DownloadFramesResponse.frames", "titanup.pose.v1.DownloadFramesResponse.not_counted", "titanup.pose.v1.ReceiptKey.key_id", "titanup.pose.v1.ReceiptKey.x", "titanup.pose.v1.GetReceiptKeysResponse.keys", "titanup.pose.v1.GetReceiptKeysResponse.jwks_json", "titanup.pose.v1.VerifyReceiptRequest.jws", "titanup.pose.v1.VerifyReceiptResponse.valid", "titanup.pose.v1.VerifyReceiptResponse.problem", "titanup.pose.v1.VerifyReceiptResponse.receipt", "titanup.pose.v1.VerifyReceiptResponse.is_callers", "titanup.pose.v1.CounterParameter.name", "titanup.pose.v1.CounterParameter.value", "titanup.pose.v1.Counter.name", "titanup.pose.v1.Counter.exercise", "titanup.pose.v1.Counter.schemas", "titanup.pose.v1.Counter.is_default", "titanup.pose.v1.Counter.parameters", "titanup.pose.v1.ListCountersResponse.counters", "titanup.pose.v1.RecountStreamRequest.stream_id", "titanup.pose.v1.RecountStreamRequest.counter", "titanup.pose.v1.RepDifference.change", "titanup.pose.v1.RepDifference.old", "titanup.pose.v1.RepDifference.new", "titanup.pose.v1.RecountStreamResponse.receipt", "titanup.pose.v1.RecountStreamResponse.old_reps", "titanup.pose.v1.RecountStreamResponse.new_reps", "titanup.pose.v1.RecountStreamResponse.differences", "titanup.pose.v1.ExplainRepsRequest.stream_id", "titanup.pose.v1.ExplainRepsRequest.counter", "titanup.pose.v1.Dip.outcome", "titanup.pose.v1.Dip.first_frame", "titanup.pose.v1.Dip.bottom_frame", "titanup.pose.v1.Dip.last_frame", "titanup.pose.v1.Dip.start_ms", "titanup.pose.v1.Dip.bottom_ms", "titanup.pose.v1.Dip.end_ms", "titanup.pose.v1.Dip.top_angle_decidegrees", "titanup.pose.v1.Dip.bottom_angle_decidegrees", "titanup.pose.v1.Dip.end_angle_decidegrees", "titanup.pose.v1.Dip.reasons", "titanup.pose.v1.Dip.rep", "titanup.pose.v1.ExplainRepsResponse.counter", "titanup.pose.v1.ExplainRepsResponse.time_ms", "titanup.pose.v1.ExplainRepsResponse.angle_decidegrees", "titanup.pose.v1.ExplainRepsResponse.in_position", "titanup.pose.v1.ExplainRepsResponse.dips", "titanup.pose.v1.SubmitGroundTruthRequest.stream_id", "titanup.pose.v1.SubmitGroundTruthRequest.reps", "titanup.pose.v1.SubmitGroundTruthRequest.may_improve_counters", "titanup.pose.v1.SubmitGroundTruthResponse.reps", "titanup.pose.v1.SubmitGroundTruthResponse.may_improve_counters", "titanup.pose.v1.SubmitGroundTruthResponse.update_time", "titanup.pose.v1.Exercise", "titanup.pose.v1.EXERCISE_UNSPECIFIED", "titanup.pose.v1.EXERCISE_PUSH_UP", "titanup.pose.v1.LandmarkSchema", "titanup.pose.v1.LANDMARK_SCHEMA_UNSPECIFIED", "titanup.pose.v1.LANDMARK_SCHEMA_MEDIAPIPE_33", "titanup.pose.v1.LANDMARK_SCHEMA_COCO_17", "titanup.pose.v1.LANDMARK_SCHEMA_APPLE_2D_19", "titanup.pose.v1.LANDMARK_SCHEMA_APPLE_3D_17", "titanup.pose.v1.LANDMARK_SCHEMA_FACE_BOX", "titanup.pose.v1.CountingMode", "titanup.pose.v1.COUNTING_MODE_UNSPECIFIED", "titanup.pose.v1.COUNTING_MODE_REPS", "titanup.pose.v1.COUNTING_MODE_TIME", "titanup.pose.v1.FrameRetention", "titanup.pose.v1.FRAME_RETENTION_UNSPECIFIED", "titanup.pose.v1.FRAME_RETENTION_NONE", "titanup.pose.v1.FRAME_RETENTION_DAYS_30", "titanup.pose.v1.FRAME_RETENTION_DAYS_365", "titanup.pose.v1.Phase", "titanup.pose.v1.PHASE_UNSPECIFIED", "titanup.pose.v1.PHASE_UP", "titanup.pose.v1.PHASE_DESCENDING", "titanup.pose.v1.PHASE_BOTTOM", "titanup.pose.v1.PHASE_ASCENDING", "titanup.pose.v1.RepFlag", "titanup.pose.v1.REP_FLAG_UNSPECIFIED", "titanup.pose.v1.REP_FLAG_NO_LOCKOUT", "titanup.pose.v1.REP_FLAG_TOO_FAST", "titanup.pose.v1.REP_FLAG_PARTLY_SEEN", "titanup.pose.v1.REP_FLAG_HIP_SAG", "titanup.pose.v1.REP_FLAG_HIP_PIKE", "titanup.pose.v1.REP_FLAG_ASYMMETRIC", "titanup.pose.v1.REP_FLAG_KNEES_DOWN", "titanup.pose.v1.REP_FLAG_INCLINE", "titanup.pose.v1.REP_FLAG_TOO_SLOW", "titanup.pose.v1.REP_FLAG_BOUNCE", "titanup.pose.v1.FeedbackCode", "titanup.pose.v1.FEEDBACK_CODE_UNSPECIFIED", "titanup.pose.v1.FEEDBACK_CODE_NO_PERSON", "titanup.pose.v1.FEEDBACK_CODE_OUT_OF_FRAME", "titanup.pose.v1.FEEDBACK_CODE_LOW_CONFIDENCE", "titanup.pose.v1.FEEDBACK_CODE_WRONG_POSITION", "titanup.pose.v1.FEEDBACK_CODE_PARTIAL_DEPTH", "titanup.pose.v1.FEEDBACK_CODE_NO_LOCKOUT", "titanup.pose.v1.FEEDBACK_CODE_MULTIPLE_PEOPLE", "titanup.pose.v1.FEEDBACK_CODE_CAMERA_MOVED", "titanup.pose.v1.FEEDBACK_CODE_HIP_SAG", "titanup.pose.v1.FEEDBACK_CODE_HIP_PIKE", "titanup.pose.v1.FEEDBACK_CODE_ASYMMETRIC", "titanup.pose.v1.FEEDBACK_CODE_KNEES_DOWN", "titanup.pose.v1.FEEDBACK_CODE_TOO_FAST", "titanup.pose.v1.FEEDBACK_CODE_TOO_SLOW", "titanup.pose.v1.FEEDBACK_CODE_BOUNCE", "titanup.pose.v1.EvidenceFlag", "titanup.pose.v1.EVIDENCE_FLAG_UNSPECIFIED", "titanup.pose.v1.EVIDENCE_FLAG_DUPLICATE_MOTION", "titanup.pose.v1.EVIDENCE_FLAG_LOOPED_REP", "titanup.pose.v1.EVIDENCE_FLAG_IMPOSSIBLE_CADENCE", "titanup.pose.v1.EVIDENCE_FLAG_AHEAD_OF_CLOCK", "titanup.pose.v1.StreamOrigin", "titanup.pose.v1.STREAM_ORIGIN_UNSPECIFIED", "titanup.pose.v1.STREAM_ORIGIN_LIVE", "titanup.pose.v1.STREAM_ORIGIN_UPLOAD", "titanup.pose.v1.ReceiptProblem", "titanup.pose.v1.RECEIPT_PROBLEM_UNSPECIFIED", "titanup.pose.v1.RECEIPT_PROBLEM_MALFORMED", "titanup.pose.v1.RECEIPT_PROBLEM_KEY_UNKNOWN", "titanup.pose.v1.RECEIPT_PROBLEM_SIGNATURE_WRONG", "titanup.pose.v1.RepChange", "titanup.pose.v1.REP_CHANGE_UNSPECIFIED", "titanup.pose.v1.REP_CHANGE_CHANGED", "titanup.pose.v1.REP_CHANGE_ADDED", "titanup.pose.v1.REP_CHANGE_REMOVED", "titanup.pose.v1.DipOutcome", "titanup.pose.v1.DIP_OUTCOME_UNSPECIFIED", "titanup.pose.v1.DIP_OUTCOME_REP", "titanup.pose.v1.DIP_OUTCOME_PARTIAL", "titanup.pose.v1.DIP_OUTCOME_REJECTED", "titanup.pose.v1.RejectReason", "titanup.pose.v1.REJECT_REASON_UNSPECIFIED", "titanup.pose.v1.REJECT_REASON_TOO_SHORT", "titanup.pose.v1.REJECT_REASON_TOO_LONG", "titanup.pose.v1.REJECT_REASON_NOT_UP_AGAIN", "titanup.pose.v1.REJECT_REASON_TOO_SHALLOW", "titanup.pose.v1.REJECT_REASON_RANGE_TOO_SMALL", "titanup.pose.v1.REJECT_REASON_SHOULDERS_STILL", "titanup.pose.v1.REJECT_REASON_HANDS_MOVED", "titanup.pose.v1.REJECT_REASON_WRONG_POSITION", "titanup.pose.v1.REJECT_REASON_ALREADY_COUNTED", "titanup.pose.v1.REJECT_REASON_INTERRUPTED", "titanup.pose.v1.REJECT_REASON_UNFINISHED", "titanup.pose.v1.REJECT_REASON_TOO_FAR", "titanup.pose.v1.PoseService", "titanup.pose.v1.PoseService.StreamReps", "titanup.pose.v1.PoseService.UploadStream", "titanup.pose.v1.PoseService.GetReceiptKeys", "titanup.pose.v1.PoseService.VerifyReceipt", "titanup.pose.v1.PoseService.GetStream", "titanup.pose.v1.PoseService.ListStreams", "titanup.pose.v1.PoseService.DeleteStream", "titanup.pose.v1.PoseService.DownloadFrames", "titanup.pose.v1.PoseService.RecountStream", "titanup.pose.v1.PoseService.ExplainReps", "titanup.pose.v1.PoseService.SubmitGroundTruth", "titanup.pose.v1.PoseService.ListCounters"],
      base64: """
        Chp0aXRhbnVwL3Bvc2UvdjEvcG9zZS5wcm90bxIPdGl0YW51cC5wb3NlLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJv
        dG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8ilwQKBE9wZW4SGwoJc3RyZWFtX2lkGAEgASgJUghzdHJlYW1JZBI1
        CghleGVyY2lzZRgCIAEoDjIZLnRpdGFudXAucG9zZS52MS5FeGVyY2lzZVIIZXhlcmNpc2USNwoGc2NoZW1hGAMgASgOMh8udGl0
        YW51cC5wb3NlLnYxLkxhbmRtYXJrU2NoZW1hUgZzY2hlbWESHwoLaW1hZ2Vfd2lkdGgYBCABKA1SCmltYWdlV2lkdGgSIQoMaW1h
        Z2VfaGVpZ2h0GAUgASgNUgtpbWFnZUhlaWdodBIYCgdjb3VudGVyGAYgASgJUgdjb3VudGVyEjEKBG1vZGUYByABKA4yHS50aXRh
        bnVwLnBvc2UudjEuQ291bnRpbmdNb2RlUgRtb2RlEh8KC3RhcmdldF9yZXBzGAggASgNUgp0YXJnZXRSZXBzEjkKCnN0YXJ0X3Rp
        bWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSJQoOdGFyZ2V0X3NlY29uZHMYCiABKA1SDXRh
        cmdldFNlY29uZHMSLwoTcHJlcGFyYXRpb25fc2Vjb25kcxgLIAEoDVIScHJlcGFyYXRpb25TZWNvbmRzEj0KCXJldGVudGlvbhgM
        IAEoDjIfLnRpdGFudXAucG9zZS52MS5GcmFtZVJldGVudGlvblIJcmV0ZW50aW9uIlYKBUZyYW1lEhYKBm51bWJlchgBIAEoBFIG
        bnVtYmVyEhcKB3RpbWVfdXMYAiABKANSBnRpbWVVcxIcCglsYW5kbWFya3MYAyADKAJSCWxhbmRtYXJrcyI4CgZGcmFtZXMSLgoG
        ZnJhbWVzGAEgAygLMhYudGl0YW51cC5wb3NlLnYxLkZyYW1lUgZmcmFtZXMiBwoFQ2xvc2UiBwoFUGF1c2UiCAoGUmVzdW1lIpEC
        ChFTdHJlYW1SZXBzUmVxdWVzdBIrCgRvcGVuGAEgASgLMhUudGl0YW51cC5wb3NlLnYxLk9wZW5IAFIEb3BlbhIxCgZmcmFtZXMY
        AiABKAsyFy50aXRhbnVwLnBvc2UudjEuRnJhbWVzSABSBmZyYW1lcxIuCgVwYXVzZRgDIAEoCzIWLnRpdGFudXAucG9zZS52MS5Q
        YXVzZUgAUgVwYXVzZRIxCgZyZXN1bWUYBCABKAsyFy50aXRhbnVwLnBvc2UudjEuUmVzdW1lSABSBnJlc3VtZRIuCgVjbG9zZRgF
        IAEoCzIWLnRpdGFudXAucG9zZS52MS5DbG9zZUgAUgVjbG9zZUIJCgdtZXNzYWdlImwKBVJlYWR5EhgKB2NvdW50ZXIYASABKAlS
        B2NvdW50ZXISEgoEcmVwcxgCIAEoDVIEcmVwcxIdCgpuZXh0X2ZyYW1lGAMgASgEUgluZXh0RnJhbWUSFgoGY2xvc2VkGAQgASgI
        UgZjbG9zZWQiaQoFVGVtcG8SFwoHZG93bl9tcxgBIAEoDVIGZG93bk1zEhsKCWJvdHRvbV9tcxgCIAEoDVIIYm90dG9tTXMSEwoF
        dXBfbXMYAyABKA1SBHVwTXMSFQoGdG9wX21zGAQgASgNUgV0b3BNcyK1AQoIUHJvZ3Jlc3MSHwoLcm9tX3BlcmNlbnQYASABKA1S
        CnJvbVBlcmNlbnQSLAoFcGhhc2UYAiABKA4yFi50aXRhbnVwLnBvc2UudjEuUGhhc2VSBXBoYXNlEiwKBXRlbXBvGAMgASgLMhYu
        dGl0YW51cC5wb3NlLnYxLlRlbXBvUgV0ZW1wbxISCgRyZXBzGAQgASgNUgRyZXBzEhgKB2NhZGVuY2UYBSABKA1SB2NhZGVuY2Ui
        tQIKA1JlcBIWCgZudW1iZXIYASABKA1SBm51bWJlchIZCghzdGFydF9tcxgCIAEoDVIHc3RhcnRNcxIVCgZlbmRfbXMYAyABKA1S
        BWVuZE1zEjIKFW1pbl9hbmdsZV9kZWNpZGVncmVlcxgEIAEoDVITbWluQW5nbGVEZWNpZGVncmVlcxIyChVtYXhfYW5nbGVfZGVj
        aWRlZ3JlZXMYBSABKA1SE21heEFuZ2xlRGVjaWRlZ3JlZXMSIwoNZGVwdGhfcGVyY2VudBgGIAEoDVIMZGVwdGhQZXJjZW50EicK
        D3F1YWxpdHlfcGVyY2VudBgHIAEoDVIOcXVhbGl0eVBlcmNlbnQSLgoFZmxhZ3MYCCADKA4yGC50aXRhbnVwLnBvc2UudjEuUmVw
        RmxhZ1IFZmxhZ3MiNAoKUmVwQ291bnRlZBImCgNyZXAYASABKAsyFC50aXRhbnVwLnBvc2UudjEuUmVwUgNyZXAicgoKUGFydGlh
        bFJlcBIyChVtaW5fYW5nbGVfZGVjaWRlZ3JlZXMYASABKA1SE21pbkFuZ2xlRGVjaWRlZ3JlZXMSGQoIc3RhcnRfbXMYAiABKA1S
        B3N0YXJ0TXMSFQoGZW5kX21zGAMgASgNUgVlbmRNcyJTCghGZWVkYmFjaxIxCgRjb2RlGAEgASgOMh0udGl0YW51cC5wb3NlLnYx
        LkZlZWRiYWNrQ29kZVIEY29kZRIUCgVqb2ludBgCIAEoCVIFam9pbnQiIwoNVGFyZ2V0UmVhY2hlZBISCgRyZXBzGAEgASgNUgRy
        ZXBzIiUKCUNvdW50ZG93bhIYCgdzZWNvbmRzGAEgASgNUgdzZWNvbmRzIhsKA0FjaxIUCgVmcmFtZRgBIAEoBFIFZnJhbWUiqQQK
        ElN0cmVhbVJlcHNSZXNwb25zZRIuCgVyZWFkeRgBIAEoCzIWLnRpdGFudXAucG9zZS52MS5SZWFkeUgAUgVyZWFkeRI3Cghwcm9n
        cmVzcxgCIAEoCzIZLnRpdGFudXAucG9zZS52MS5Qcm9ncmVzc0gAUghwcm9ncmVzcxI+CgtyZXBfY291bnRlZBgDIAEoCzIbLnRp
        dGFudXAucG9zZS52MS5SZXBDb3VudGVkSABSCnJlcENvdW50ZWQSPgoLcGFydGlhbF9yZXAYBCABKAsyGy50aXRhbnVwLnBvc2Uu
        djEuUGFydGlhbFJlcEgAUgpwYXJ0aWFsUmVwEjcKCGZlZWRiYWNrGAUgASgLMhkudGl0YW51cC5wb3NlLnYxLkZlZWRiYWNrSABS
        CGZlZWRiYWNrEkcKDnRhcmdldF9yZWFjaGVkGAYgASgLMh4udGl0YW51cC5wb3NlLnYxLlRhcmdldFJlYWNoZWRIAFINdGFyZ2V0
        UmVhY2hlZBIoCgNhY2sYByABKAsyFC50aXRhbnVwLnBvc2UudjEuQWNrSABSA2FjaxI3CgdyZWNlaXB0GAggASgLMhsudGl0YW51
        cC5wb3NlLnYxLlJlcFJlY2VpcHRIAFIHcmVjZWlwdBI6Cgljb3VudGRvd24YCSABKAsyGi50aXRhbnVwLnBvc2UudjEuQ291bnRk
        b3duSABSCWNvdW50ZG93bkIJCgdtZXNzYWdlIqkFCgpSZXBSZWNlaXB0Eh0KCnJlY2VpcHRfaWQYASABKAlSCXJlY2VpcHRJZBIX
        Cgd1c2VyX2lkGAIgASgJUgZ1c2VySWQSGwoJc3RyZWFtX2lkGAMgASgJUghzdHJlYW1JZBIjCg1zdHJlYW1fZGlnZXN0GAQgASgJ
        UgxzdHJlYW1EaWdlc3QSNQoIZXhlcmNpc2UYBSABKA4yGS50aXRhbnVwLnBvc2UudjEuRXhlcmNpc2VSCGV4ZXJjaXNlEhgKB2Nv
        dW50ZXIYBiABKAlSB2NvdW50ZXISOQoKc3RhcnRfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0
        VGltZRI1CghlbmRfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUSKAoEcmVwcxgJIAMoCzIU
        LnRpdGFudXAucG9zZS52MS5SZXBSBHJlcHMSIQoMcGFydGlhbF9yZXBzGAogASgNUgtwYXJ0aWFsUmVwcxIpChBjb3ZlcmFnZV9w
        ZXJjZW50GAsgASgNUg9jb3ZlcmFnZVBlcmNlbnQSFQoGa2V5X2lkGAwgASgJUgVrZXlJZBIQCgNqd3MYDSABKAlSA2p3cxIjCg1t
        b3Rpb25fZGlnZXN0GA4gASgJUgxtb3Rpb25EaWdlc3QSRAoOZXZpZGVuY2VfZmxhZ3MYDyADKA4yHS50aXRhbnVwLnBvc2UudjEu
        RXZpZGVuY2VGbGFnUg1ldmlkZW5jZUZsYWdzEjUKBm9yaWdpbhgQIAEoDjIdLnRpdGFudXAucG9zZS52MS5TdHJlYW1PcmlnaW5S
        Bm9yaWdpbhIbCglrZXB0X2RheXMYESABKA1SCGtlcHREYXlzIoABChNVcGxvYWRTdHJlYW1SZXF1ZXN0EisKBG9wZW4YASABKAsy
        FS50aXRhbnVwLnBvc2UudjEuT3BlbkgAUgRvcGVuEjEKBmZyYW1lcxgCIAEoCzIXLnRpdGFudXAucG9zZS52MS5GcmFtZXNIAFIG
        ZnJhbWVzQgkKB21lc3NhZ2UixAEKFFVwbG9hZFN0cmVhbVJlc3BvbnNlEjUKB3JlY2VpcHQYASABKAsyGy50aXRhbnVwLnBvc2Uu
        djEuUmVwUmVjZWlwdFIHcmVjZWlwdBI+CgxwYXJ0aWFsX3JlcHMYAiADKAsyGy50aXRhbnVwLnBvc2UudjEuUGFydGlhbFJlcFIL
        cGFydGlhbFJlcHMSNQoIZHVyYXRpb24YAyABKAsyGS5nb29nbGUucHJvdG9idWYuRHVyYXRpb25SCGR1cmF0aW9uIuEECgZTdHJl
        YW0SKQoEb3BlbhgBIAEoCzIVLnRpdGFudXAucG9zZS52MS5PcGVuUgRvcGVuEjUKBm9yaWdpbhgCIAEoDjIdLnRpdGFudXAucG9z
        ZS52MS5TdHJlYW1PcmlnaW5SBm9yaWdpbhI7CgtjcmVhdGVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBS
        CmNyZWF0ZVRpbWUSOQoKY2xvc2VfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWNsb3NlVGltZRIfCgtm
        cmFtZV9jb3VudBgFIAEoBFIKZnJhbWVDb3VudBIhCgxzdG9yZWRfYnl0ZXMYBiABKARSC3N0b3JlZEJ5dGVzEkgKEmZyYW1lc19l
        eHBpcmVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSEGZyYW1lc0V4cGlyZVRpbWUSSAoSZnJhbWVzX2Rl
        bGV0ZV90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIQZnJhbWVzRGVsZXRlVGltZRISCgRyZXBzGAkgASgN
        UgRyZXBzEjUKCGR1cmF0aW9uGAogASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uUghkdXJhdGlvbhIjCg1zdHJlYW1fZGln
        ZXN0GAsgASgJUgxzdHJlYW1EaWdlc3QSNQoHcmVjZWlwdBgMIAEoCzIbLnRpdGFudXAucG9zZS52MS5SZXBSZWNlaXB0UgdyZWNl
        aXB0Ii8KEEdldFN0cmVhbVJlcXVlc3QSGwoJc3RyZWFtX2lkGAEgASgJUghzdHJlYW1JZCJEChFHZXRTdHJlYW1SZXNwb25zZRIv
        CgZzdHJlYW0YASABKAsyFy50aXRhbnVwLnBvc2UudjEuU3RyZWFtUgZzdHJlYW0iUAoSTGlzdFN0cmVhbXNSZXF1ZXN0EhsKCXBh
        Z2Vfc2l6ZRgBIAEoBVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuInAKE0xpc3RTdHJlYW1zUmVzcG9u
        c2USMQoHc3RyZWFtcxgBIAMoCzIXLnRpdGFudXAucG9zZS52MS5TdHJlYW1SB3N0cmVhbXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIg
        ASgJUg1uZXh0UGFnZVRva2VuIjIKE0RlbGV0ZVN0cmVhbVJlcXVlc3QSGwoJc3RyZWFtX2lkGAEgASgJUghzdHJlYW1JZCJHChRE
        ZWxldGVTdHJlYW1SZXNwb25zZRIvCgZzdHJlYW0YASABKAsyFy50aXRhbnVwLnBvc2UudjEuU3RyZWFtUgZzdHJlYW0idgoVRG93
        bmxvYWRGcmFtZXNSZXF1ZXN0EhsKCXN0cmVhbV9pZBgBIAEoCVIIc3RyZWFtSWQSHwoLZmlyc3RfZnJhbWUYAiABKARSCmZpcnN0
        RnJhbWUSHwoLZnJhbWVfY291bnQYAyABKARSCmZyYW1lQ291bnQiagoWRG93bmxvYWRGcmFtZXNSZXNwb25zZRIvCgZmcmFtZXMY
        ASABKAsyFy50aXRhbnVwLnBvc2UudjEuRnJhbWVzUgZmcmFtZXMSHwoLbm90X2NvdW50ZWQYAiABKAhSCm5vdENvdW50ZWQiFwoV
        R2V0UmVjZWlwdEtleXNSZXF1ZXN0IjEKClJlY2VpcHRLZXkSFQoGa2V5X2lkGAEgASgJUgVrZXlJZBIMCgF4GAIgASgJUgF4ImYK
        FkdldFJlY2VpcHRLZXlzUmVzcG9uc2USLwoEa2V5cxgBIAMoCzIbLnRpdGFudXAucG9zZS52MS5SZWNlaXB0S2V5UgRrZXlzEhsK
        CWp3a3NfanNvbhgCIAEoCVIIandrc0pzb24iKAoUVmVyaWZ5UmVjZWlwdFJlcXVlc3QSEAoDandzGAEgASgJUgNqd3MivgEKFVZl
        cmlmeVJlY2VpcHRSZXNwb25zZRIUCgV2YWxpZBgBIAEoCFIFdmFsaWQSOQoHcHJvYmxlbRgCIAEoDjIfLnRpdGFudXAucG9zZS52
        MS5SZWNlaXB0UHJvYmxlbVIHcHJvYmxlbRI1CgdyZWNlaXB0GAMgASgLMhsudGl0YW51cC5wb3NlLnYxLlJlcFJlY2VpcHRSB3Jl
        Y2VpcHQSHQoKaXNfY2FsbGVycxgEIAEoCFIJaXNDYWxsZXJzIhUKE0xpc3RDb3VudGVyc1JlcXVlc3QiPAoQQ291bnRlclBhcmFt
        ZXRlchISCgRuYW1lGAEgASgJUgRuYW1lEhQKBXZhbHVlGAIgASgDUgV2YWx1ZSLxAQoHQ291bnRlchISCgRuYW1lGAEgASgJUgRu
        YW1lEjUKCGV4ZXJjaXNlGAIgASgOMhkudGl0YW51cC5wb3NlLnYxLkV4ZXJjaXNlUghleGVyY2lzZRI5CgdzY2hlbWFzGAMgAygO
        Mh8udGl0YW51cC5wb3NlLnYxLkxhbmRtYXJrU2NoZW1hUgdzY2hlbWFzEh0KCmlzX2RlZmF1bHQYBCABKAhSCWlzRGVmYXVsdBJB
        CgpwYXJhbWV0ZXJzGAUgAygLMiEudGl0YW51cC5wb3NlLnYxLkNvdW50ZXJQYXJhbWV0ZXJSCnBhcmFtZXRlcnMiTAoUTGlzdENv
        dW50ZXJzUmVzcG9uc2USNAoIY291bnRlcnMYASADKAsyGC50aXRhbnVwLnBvc2UudjEuQ291bnRlclIIY291bnRlcnMiTQoUUmVj
        b3VudFN0cmVhbVJlcXVlc3QSGwoJc3RyZWFtX2lkGAEgASgJUghzdHJlYW1JZBIYCgdjb3VudGVyGAIgASgJUgdjb3VudGVyIpMB
        Cg1SZXBEaWZmZXJlbmNlEjIKBmNoYW5nZRgBIAEoDjIaLnRpdGFudXAucG9zZS52MS5SZXBDaGFuZ2VSBmNoYW5nZRImCgNvbGQY
        AiABKAsyFC50aXRhbnVwLnBvc2UudjEuUmVwUgNvbGQSJgoDbmV3GAMgASgLMhQudGl0YW51cC5wb3NlLnYxLlJlcFIDbmV3IsYB
        ChVSZWNvdW50U3RyZWFtUmVzcG9uc2USNQoHcmVjZWlwdBgBIAEoCzIbLnRpdGFudXAucG9zZS52MS5SZXBSZWNlaXB0UgdyZWNl
        aXB0EhkKCG9sZF9yZXBzGAIgASgNUgdvbGRSZXBzEhkKCG5ld19yZXBzGAMgASgNUgduZXdSZXBzEkAKC2RpZmZlcmVuY2VzGAQg
        AygLMh4udGl0YW51cC5wb3NlLnYxLlJlcERpZmZlcmVuY2VSC2RpZmZlcmVuY2VzIksKEkV4cGxhaW5SZXBzUmVxdWVzdBIbCglz
        dHJlYW1faWQYASABKAlSCHN0cmVhbUlkEhgKB2NvdW50ZXIYAiABKAlSB2NvdW50ZXIi8QMKA0RpcBI1CgdvdXRjb21lGAEgASgO
        MhsudGl0YW51cC5wb3NlLnYxLkRpcE91dGNvbWVSB291dGNvbWUSHwoLZmlyc3RfZnJhbWUYAiABKARSCmZpcnN0RnJhbWUSIQoM
        Ym90dG9tX2ZyYW1lGAMgASgEUgtib3R0b21GcmFtZRIdCgpsYXN0X2ZyYW1lGAQgASgEUglsYXN0RnJhbWUSGQoIc3RhcnRfbXMY
        BSABKA1SB3N0YXJ0TXMSGwoJYm90dG9tX21zGAYgASgNUghib3R0b21NcxIVCgZlbmRfbXMYByABKA1SBWVuZE1zEjIKFXRvcF9h
        bmdsZV9kZWNpZGVncmVlcxgIIAEoDVITdG9wQW5nbGVEZWNpZGVncmVlcxI4Chhib3R0b21fYW5nbGVfZGVjaWRlZ3JlZXMYCSAB
        KA1SFmJvdHRvbUFuZ2xlRGVjaWRlZ3JlZXMSMgoVZW5kX2FuZ2xlX2RlY2lkZWdyZWVzGAogASgNUhNlbmRBbmdsZURlY2lkZWdy
        ZWVzEjcKB3JlYXNvbnMYCyADKA4yHS50aXRhbnVwLnBvc2UudjEuUmVqZWN0UmVhc29uUgdyZWFzb25zEiYKA3JlcBgMIAEoCzIU
        LnRpdGFudXAucG9zZS52MS5SZXBSA3JlcCLaAQoTRXhwbGFpblJlcHNSZXNwb25zZRIyCgdjb3VudGVyGAEgASgLMhgudGl0YW51
        cC5wb3NlLnYxLkNvdW50ZXJSB2NvdW50ZXISFwoHdGltZV9tcxgCIAMoDVIGdGltZU1zEisKEWFuZ2xlX2RlY2lkZWdyZWVzGAMg
        AygNUhBhbmdsZURlY2lkZWdyZWVzEh8KC2luX3Bvc2l0aW9uGAQgAygIUgppblBvc2l0aW9uEigKBGRpcHMYBSADKAsyFC50aXRh
        bnVwLnBvc2UudjEuRGlwUgRkaXBzIn0KGFN1Ym1pdEdyb3VuZFRydXRoUmVxdWVzdBIbCglzdHJlYW1faWQYASABKAlSCHN0cmVh
        bUlkEhIKBHJlcHMYAiABKA1SBHJlcHMSMAoUbWF5X2ltcHJvdmVfY291bnRlcnMYAyABKAhSEm1heUltcHJvdmVDb3VudGVycyKe
        AQoZU3VibWl0R3JvdW5kVHJ1dGhSZXNwb25zZRISCgRyZXBzGAEgASgNUgRyZXBzEjAKFG1heV9pbXByb3ZlX2NvdW50ZXJzGAIg
        ASgIUhJtYXlJbXByb3ZlQ291bnRlcnMSOwoLdXBkYXRlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgp1
        cGRhdGVUaW1lKjoKCEV4ZXJjaXNlEhgKFEVYRVJDSVNFX1VOU1BFQ0lGSUVEEAASFAoQRVhFUkNJU0VfUFVTSF9VUBABKtABCg5M
        YW5kbWFya1NjaGVtYRIfChtMQU5ETUFSS19TQ0hFTUFfVU5TUEVDSUZJRUQQABIgChxMQU5ETUFSS19TQ0hFTUFfTUVESUFQSVBF
        XzMzEAESGwoXTEFORE1BUktfU0NIRU1BX0NPQ09fMTcQAhIfChtMQU5ETUFSS19TQ0hFTUFfQVBQTEVfMkRfMTkQAxIfChtMQU5E
        TUFSS19TQ0hFTUFfQVBQTEVfM0RfMTcQBBIcChhMQU5ETUFSS19TQ0hFTUFfRkFDRV9CT1gQBSpdCgxDb3VudGluZ01vZGUSHQoZ
        Q09VTlRJTkdfTU9ERV9VTlNQRUNJRklFRBAAEhYKEkNPVU5USU5HX01PREVfUkVQUxABEhYKEkNPVU5USU5HX01PREVfVElNRRAC
        KoYBCg5GcmFtZVJldGVudGlvbhIfChtGUkFNRV9SRVRFTlRJT05fVU5TUEVDSUZJRUQQABIYChRGUkFNRV9SRVRFTlRJT05fTk9O
        RRABEhsKF0ZSQU1FX1JFVEVOVElPTl9EQVlTXzMwEAISHAoYRlJBTUVfUkVURU5USU9OX0RBWVNfMzY1EAMqaQoFUGhhc2USFQoR
        UEhBU0VfVU5TUEVDSUZJRUQQABIMCghQSEFTRV9VUBABEhQKEFBIQVNFX0RFU0NFTkRJTkcQAhIQCgxQSEFTRV9CT1RUT00QAxIT
        Cg9QSEFTRV9BU0NFTkRJTkcQBCqOAgoHUmVwRmxhZxIYChRSRVBfRkxBR19VTlNQRUNJRklFRBAAEhcKE1JFUF9GTEFHX05PX0xP
        Q0tPVVQQARIVChFSRVBfRkxBR19UT09fRkFTVBACEhgKFFJFUF9GTEFHX1BBUlRMWV9TRUVOEAMSFAoQUkVQX0ZMQUdfSElQX1NB
        RxAEEhUKEVJFUF9GTEFHX0hJUF9QSUtFEAUSFwoTUkVQX0ZMQUdfQVNZTU1FVFJJQxAGEhcKE1JFUF9GTEFHX0tORUVTX0RPV04Q
        BxIUChBSRVBfRkxBR19JTkNMSU5FEAgSFQoRUkVQX0ZMQUdfVE9PX1NMT1cQCRITCg9SRVBfRkxBR19CT1VOQ0UQCir1AwoMRmVl
        ZGJhY2tDb2RlEh0KGUZFRURCQUNLX0NPREVfVU5TUEVDSUZJRUQQABIbChdGRUVEQkFDS19DT0RFX05PX1BFUlNPThABEh4KGkZF
        RURCQUNLX0NPREVfT1VUX09GX0ZSQU1FEAISIAocRkVFREJBQ0tfQ09ERV9MT1dfQ09ORklERU5DRRADEiAKHEZFRURCQUNLX0NP
        REVfV1JPTkdfUE9TSVRJT04QBBIfChtGRUVEQkFDS19DT0RFX1BBUlRJQUxfREVQVEgQBRIcChhGRUVEQkFDS19DT0RFX05PX0xP
        Q0tPVVQQBhIhCh1GRUVEQkFDS19DT0RFX01VTFRJUExFX1BFT1BMRRAHEh4KGkZFRURCQUNLX0NPREVfQ0FNRVJBX01PVkVEEAgS
        GQoVRkVFREJBQ0tfQ09ERV9ISVBfU0FHEAkSGgoWRkVFREJBQ0tfQ09ERV9ISVBfUElLRRAKEhwKGEZFRURCQUNLX0NPREVfQVNZ
        TU1FVFJJQxALEhwKGEZFRURCQUNLX0NPREVfS05FRVNfRE9XThAMEhoKFkZFRURCQUNLX0NPREVfVE9PX0ZBU1QQDRIaChZGRUVE
        QkFDS19DT0RFX1RPT19TTE9XEA4SGAoURkVFREJBQ0tfQ09ERV9CT1VOQ0UQDyq3AQoMRXZpZGVuY2VGbGFnEh0KGUVWSURFTkNF
        X0ZMQUdfVU5TUEVDSUZJRUQQABIiCh5FVklERU5DRV9GTEFHX0RVUExJQ0FURV9NT1RJT04QARIcChhFVklERU5DRV9GTEFHX0xP
        T1BFRF9SRVAQAhIkCiBFVklERU5DRV9GTEFHX0lNUE9TU0lCTEVfQ0FERU5DRRADEiAKHEVWSURFTkNFX0ZMQUdfQUhFQURfT0Zf
        Q0xPQ0sQBCpfCgxTdHJlYW1PcmlnaW4SHQoZU1RSRUFNX09SSUdJTl9VTlNQRUNJRklFRBAAEhYKElNUUkVBTV9PUklHSU5fTElW
        RRABEhgKFFNUUkVBTV9PUklHSU5fVVBMT0FEEAIqlgEKDlJlY2VpcHRQcm9ibGVtEh8KG1JFQ0VJUFRfUFJPQkxFTV9VTlNQRUNJ
        RklFRBAAEh0KGVJFQ0VJUFRfUFJPQkxFTV9NQUxGT1JNRUQQARIfChtSRUNFSVBUX1BST0JMRU1fS0VZX1VOS05PV04QAhIjCh9S
        RUNFSVBUX1BST0JMRU1fU0lHTkFUVVJFX1dST05HEAMqbQoJUmVwQ2hhbmdlEhoKFlJFUF9DSEFOR0VfVU5TUEVDSUZJRUQQABIW
        ChJSRVBfQ0hBTkdFX0NIQU5HRUQQARIUChBSRVBfQ0hBTkdFX0FEREVEEAISFgoSUkVQX0NIQU5HRV9SRU1PVkVEEAMqcQoKRGlw
        T3V0Y29tZRIbChdESVBfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhMKD0RJUF9PVVRDT01FX1JFUBABEhcKE0RJUF9PVVRDT01FX1BB
        UlRJQUwQAhIYChRESVBfT1VUQ09NRV9SRUpFQ1RFRBADKqcDCgxSZWplY3RSZWFzb24SHQoZUkVKRUNUX1JFQVNPTl9VTlNQRUNJ
        RklFRBAAEhsKF1JFSkVDVF9SRUFTT05fVE9PX1NIT1JUEAESGgoWUkVKRUNUX1JFQVNPTl9UT09fTE9ORxACEh4KGlJFSkVDVF9S
        RUFTT05fTk9UX1VQX0FHQUlOEAMSHQoZUkVKRUNUX1JFQVNPTl9UT09fU0hBTExPVxAEEiEKHVJFSkVDVF9SRUFTT05fUkFOR0Vf
        VE9PX1NNQUxMEAUSIQodUkVKRUNUX1JFQVNPTl9TSE9VTERFUlNfU1RJTEwQBhIdChlSRUpFQ1RfUkVBU09OX0hBTkRTX01PVkVE
        EAcSIAocUkVKRUNUX1JFQVNPTl9XUk9OR19QT1NJVElPThAIEiEKHVJFSkVDVF9SRUFTT05fQUxSRUFEWV9DT1VOVEVEEAkSHQoZ
        UkVKRUNUX1JFQVNPTl9JTlRFUlJVUFRFRBAKEhwKGFJFSkVDVF9SRUFTT05fVU5GSU5JU0hFRBALEhkKFVJFSkVDVF9SRUFTT05f
        VE9PX0ZBUhAMMq8JCgtQb3NlU2VydmljZRJZCgpTdHJlYW1SZXBzEiIudGl0YW51cC5wb3NlLnYxLlN0cmVhbVJlcHNSZXF1ZXN0
        GiMudGl0YW51cC5wb3NlLnYxLlN0cmVhbVJlcHNSZXNwb25zZSgBMAESXQoMVXBsb2FkU3RyZWFtEiQudGl0YW51cC5wb3NlLnYx
        LlVwbG9hZFN0cmVhbVJlcXVlc3QaJS50aXRhbnVwLnBvc2UudjEuVXBsb2FkU3RyZWFtUmVzcG9uc2UoARJmCg5HZXRSZWNlaXB0
        S2V5cxImLnRpdGFudXAucG9zZS52MS5HZXRSZWNlaXB0S2V5c1JlcXVlc3QaJy50aXRhbnVwLnBvc2UudjEuR2V0UmVjZWlwdEtl
        eXNSZXNwb25zZSIDkAIBEmMKDVZlcmlmeVJlY2VpcHQSJS50aXRhbnVwLnBvc2UudjEuVmVyaWZ5UmVjZWlwdFJlcXVlc3QaJi50
        aXRhbnVwLnBvc2UudjEuVmVyaWZ5UmVjZWlwdFJlc3BvbnNlIgOQAgESVwoJR2V0U3RyZWFtEiEudGl0YW51cC5wb3NlLnYxLkdl
        dFN0cmVhbVJlcXVlc3QaIi50aXRhbnVwLnBvc2UudjEuR2V0U3RyZWFtUmVzcG9uc2UiA5ACARJdCgtMaXN0U3RyZWFtcxIjLnRp
        dGFudXAucG9zZS52MS5MaXN0U3RyZWFtc1JlcXVlc3QaJC50aXRhbnVwLnBvc2UudjEuTGlzdFN0cmVhbXNSZXNwb25zZSIDkAIB
        EmAKDERlbGV0ZVN0cmVhbRIkLnRpdGFudXAucG9zZS52MS5EZWxldGVTdHJlYW1SZXF1ZXN0GiUudGl0YW51cC5wb3NlLnYxLkRl
        bGV0ZVN0cmVhbVJlc3BvbnNlIgOQAgISaAoORG93bmxvYWRGcmFtZXMSJi50aXRhbnVwLnBvc2UudjEuRG93bmxvYWRGcmFtZXNS
        ZXF1ZXN0GicudGl0YW51cC5wb3NlLnYxLkRvd25sb2FkRnJhbWVzUmVzcG9uc2UiA5ACATABEmMKDVJlY291bnRTdHJlYW0SJS50
        aXRhbnVwLnBvc2UudjEuUmVjb3VudFN0cmVhbVJlcXVlc3QaJi50aXRhbnVwLnBvc2UudjEuUmVjb3VudFN0cmVhbVJlc3BvbnNl
        IgOQAgISXQoLRXhwbGFpblJlcHMSIy50aXRhbnVwLnBvc2UudjEuRXhwbGFpblJlcHNSZXF1ZXN0GiQudGl0YW51cC5wb3NlLnYx
        LkV4cGxhaW5SZXBzUmVzcG9uc2UiA5ACARJvChFTdWJtaXRHcm91bmRUcnV0aBIpLnRpdGFudXAucG9zZS52MS5TdWJtaXRHcm91
        bmRUcnV0aFJlcXVlc3QaKi50aXRhbnVwLnBvc2UudjEuU3VibWl0R3JvdW5kVHJ1dGhSZXNwb25zZSIDkAICEmAKDExpc3RDb3Vu
        dGVycxIkLnRpdGFudXAucG9zZS52MS5MaXN0Q291bnRlcnNSZXF1ZXN0GiUudGl0YW51cC5wb3NlLnYxLkxpc3RDb3VudGVyc1Jl
        c3BvbnNlIgOQAgFiBnByb3RvMw==
        """),
    FileEntry(
      name: "titanup/sessions/v1/sessions.proto",
      dependencies: ["google/protobuf/timestamp.proto"],
      messages: ["titanup.sessions.v1.RepSet", "titanup.sessions.v1.Session", "titanup.sessions.v1.CreateSessionRequest", "titanup.sessions.v1.CreateSessionResponse", "titanup.sessions.v1.GetSessionRequest", "titanup.sessions.v1.GetSessionResponse", "titanup.sessions.v1.ListSessionsRequest", "titanup.sessions.v1.ListSessionsResponse", "titanup.sessions.v1.DeleteSessionRequest", "titanup.sessions.v1.DeleteSessionResponse", "titanup.sessions.v1.GetActivityChartRequest", "titanup.sessions.v1.EvidenceReps", "titanup.sessions.v1.ChartBucket", "titanup.sessions.v1.GetActivityChartResponse", "titanup.sessions.v1.Streak", "titanup.sessions.v1.GetStreakRequest", "titanup.sessions.v1.GetStreakResponse", "titanup.sessions.v1.StreakDay", "titanup.sessions.v1.ExplainStreakRequest", "titanup.sessions.v1.ExplainStreakResponse", "titanup.sessions.v1.RepTime", "titanup.sessions.v1.SessionSnapshot", "titanup.sessions.v1.SessionDeleted", "titanup.sessions.v1.SessionChange", "titanup.sessions.v1.ListSessionChangesRequest", "titanup.sessions.v1.ListSessionChangesResponse", "titanup.sessions.v1.WatchSessionChangesRequest", "titanup.sessions.v1.WatchSessionChangesResponse"],
      otherSymbols: ["titanup.sessions.v1.RepSet.reps", "titanup.sessions.v1.RepSet.start_time", "titanup.sessions.v1.RepSet.end_time", "titanup.sessions.v1.Session.session_id", "titanup.sessions.v1.Session.start_time", "titanup.sessions.v1.Session.end_time", "titanup.sessions.v1.Session.time_zone", "titanup.sessions.v1.Session.utc_offset_seconds", "titanup.sessions.v1.Session.local_date", "titanup.sessions.v1.Session.reps", "titanup.sessions.v1.Session.sets", "titanup.sessions.v1.Session.target", "titanup.sessions.v1.Session.target_met", "titanup.sessions.v1.Session.evidence", "titanup.sessions.v1.Session.receipt_id", "titanup.sessions.v1.Session.counter", "titanup.sessions.v1.Session.note", "titanup.sessions.v1.Session.late", "titanup.sessions.v1.Session.etag", "titanup.sessions.v1.Session.create_time", "titanup.sessions.v1.CreateSessionRequest.session", "titanup.sessions.v1.CreateSessionRequest.receipt_jws", "titanup.sessions.v1.CreateSessionRequest.request_id", "titanup.sessions.v1.CreateSessionResponse.session", "titanup.sessions.v1.GetSessionRequest.session_id", "titanup.sessions.v1.GetSessionResponse.session", "titanup.sessions.v1.ListSessionsRequest.page_size", "titanup.sessions.v1.ListSessionsRequest.page_token", "titanup.sessions.v1.ListSessionsRequest.from_local_date", "titanup.sessions.v1.ListSessionsRequest.to_local_date", "titanup.sessions.v1.ListSessionsResponse.sessions", "titanup.sessions.v1.ListSessionsResponse.next_page_token", "titanup.sessions.v1.DeleteSessionRequest.session_id", "titanup.sessions.v1.GetActivityChartRequest.range", "titanup.sessions.v1.GetActivityChartRequest.time_zone", "titanup.sessions.v1.GetActivityChartRequest.step", "titanup.sessions.v1.EvidenceReps.evidence", "titanup.sessions.v1.EvidenceReps.reps", "titanup.sessions.v1.ChartBucket.local_date", "titanup.sessions.v1.ChartBucket.session_id", "titanup.sessions.v1.ChartBucket.start_time", "titanup.sessions.v1.ChartBucket.reps", "titanup.sessions.v1.ChartBucket.sessions", "titanup.sessions.v1.ChartBucket.by_evidence", "titanup.sessions.v1.ChartBucket.last_local_date", "titanup.sessions.v1.GetActivityChartResponse.buckets", "titanup.sessions.v1.GetActivityChartResponse.total_reps", "titanup.sessions.v1.GetActivityChartResponse.goal_reps", "titanup.sessions.v1.GetActivityChartResponse.remaining_reps", "titanup.sessions.v1.GetActivityChartResponse.today", "titanup.sessions.v1.GetActivityChartResponse.time_zone", "titanup.sessions.v1.Streak.current", "titanup.sessions.v1.Streak.longest", "titanup.sessions.v1.Streak.today_done", "titanup.sessions.v1.Streak.at_risk", "titanup.sessions.v1.Streak.freezes_left", "titanup.sessions.v1.Streak.next_freeze_in", "titanup.sessions.v1.GetStreakRequest.time_zone", "titanup.sessions.v1.GetStreakRequest.as_of", "titanup.sessions.v1.GetStreakResponse.streak", "titanup.sessions.v1.GetStreakResponse.verified_streak", "titanup.sessions.v1.GetStreakResponse.today", "titanup.sessions.v1.GetStreakResponse.time_zone", "titanup.sessions.v1.StreakDay.local_date", "titanup.sessions.v1.StreakDay.kind", "titanup.sessions.v1.StreakDay.count", "titanup.sessions.v1.ExplainStreakRequest.time_zone", "titanup.sessions.v1.ExplainStreakRequest.from_local_date", "titanup.sessions.v1.ExplainStreakRequest.to_local_date", "titanup.sessions.v1.ExplainStreakRequest.verified_only", "titanup.sessions.v1.ExplainStreakResponse.days", "titanup.sessions.v1.ExplainStreakResponse.today", "titanup.sessions.v1.ExplainStreakResponse.time_zone", "titanup.sessions.v1.RepTime.start_ms", "titanup.sessions.v1.RepTime.end_ms", "titanup.sessions.v1.SessionSnapshot.session", "titanup.sessions.v1.SessionSnapshot.rep_times", "titanup.sessions.v1.SessionDeleted.delete_time", "titanup.sessions.v1.SessionChange.user_id", "titanup.sessions.v1.SessionChange.session_id", "titanup.sessions.v1.SessionChange.upserted", "titanup.sessions.v1.SessionChange.deleted", "titanup.sessions.v1.SessionChange.cursor", "titanup.sessions.v1.SessionChange.change", "titanup.sessions.v1.ListSessionChangesRequest.cursor", "titanup.sessions.v1.ListSessionChangesRequest.page_size", "titanup.sessions.v1.ListSessionChangesResponse.changes", "titanup.sessions.v1.ListSessionChangesResponse.next_cursor", "titanup.sessions.v1.ListSessionChangesResponse.epoch", "titanup.sessions.v1.WatchSessionChangesRequest.cursor", "titanup.sessions.v1.WatchSessionChangesResponse.changes", "titanup.sessions.v1.WatchSessionChangesResponse.epoch", "titanup.sessions.v1.Evidence", "titanup.sessions.v1.EVIDENCE_UNSPECIFIED", "titanup.sessions.v1.EVIDENCE_VERIFIED_STREAM", "titanup.sessions.v1.EVIDENCE_VERIFIED_DIGEST", "titanup.sessions.v1.EVIDENCE_DEVICE", "titanup.sessions.v1.EVIDENCE_DECLARED", "titanup.sessions.v1.ChartRange", "titanup.sessions.v1.CHART_RANGE_UNSPECIFIED", "titanup.sessions.v1.CHART_RANGE_TODAY", "titanup.sessions.v1.CHART_RANGE_LAST_7_DAYS", "titanup.sessions.v1.CHART_RANGE_MONTH", "titanup.sessions.v1.CHART_RANGE_LAST_3_MONTHS", "titanup.sessions.v1.ChartStep", "titanup.sessions.v1.CHART_STEP_UNSPECIFIED", "titanup.sessions.v1.CHART_STEP_DAY", "titanup.sessions.v1.CHART_STEP_WEEK", "titanup.sessions.v1.CHART_STEP_MONTH", "titanup.sessions.v1.StreakDayKind", "titanup.sessions.v1.STREAK_DAY_KIND_UNSPECIFIED", "titanup.sessions.v1.STREAK_DAY_KIND_ACTIVE", "titanup.sessions.v1.STREAK_DAY_KIND_FROZEN", "titanup.sessions.v1.STREAK_DAY_KIND_PAUSED", "titanup.sessions.v1.STREAK_DAY_KIND_BRIDGED", "titanup.sessions.v1.STREAK_DAY_KIND_MISSED", "titanup.sessions.v1.STREAK_DAY_KIND_OPEN", "titanup.sessions.v1.SessionsService", "titanup.sessions.v1.SessionsService.CreateSession", "titanup.sessions.v1.SessionsService.GetSession", "titanup.sessions.v1.SessionsService.ListSessions", "titanup.sessions.v1.SessionsService.GetActivityChart", "titanup.sessions.v1.SessionsService.GetStreak", "titanup.sessions.v1.SessionsService.ExplainStreak", "titanup.sessions.v1.SessionsService.DeleteSession", "titanup.sessions.v1.SessionsFeedService", "titanup.sessions.v1.SessionsFeedService.ListSessionChanges", "titanup.sessions.v1.SessionsFeedService.WatchSessionChanges"],
      base64: """
        CiJ0aXRhbnVwL3Nlc3Npb25zL3YxL3Nlc3Npb25zLnByb3RvEhN0aXRhbnVwLnNlc3Npb25zLnYxGh9nb29nbGUvcHJvdG9idWYv
        dGltZXN0YW1wLnByb3RvIo4BCgZSZXBTZXQSEgoEcmVwcxgBIAEoDVIEcmVwcxI5CgpzdGFydF90aW1lGAIgASgLMhouZ29vZ2xl
        LnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUKCGVuZF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt
        cFIHZW5kVGltZSLtBAoHU2Vzc2lvbhIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQSOQoKc3RhcnRfdGltZRgCIAEoCzIa
        Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRI1CghlbmRfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U
        aW1lc3RhbXBSB2VuZFRpbWUSGwoJdGltZV96b25lGAQgASgJUgh0aW1lWm9uZRIsChJ1dGNfb2Zmc2V0X3NlY29uZHMYBSABKBFS
        EHV0Y09mZnNldFNlY29uZHMSHQoKbG9jYWxfZGF0ZRgGIAEoCVIJbG9jYWxEYXRlEhIKBHJlcHMYByABKA1SBHJlcHMSLwoEc2V0
        cxgIIAMoCzIbLnRpdGFudXAuc2Vzc2lvbnMudjEuUmVwU2V0UgRzZXRzEhYKBnRhcmdldBgJIAEoDVIGdGFyZ2V0Eh0KCnRhcmdl
        dF9tZXQYCiABKAhSCXRhcmdldE1ldBI5CghldmlkZW5jZRgLIAEoDjIdLnRpdGFudXAuc2Vzc2lvbnMudjEuRXZpZGVuY2VSCGV2
        aWRlbmNlEh0KCnJlY2VpcHRfaWQYDCABKAlSCXJlY2VpcHRJZBIYCgdjb3VudGVyGA0gASgJUgdjb3VudGVyEhIKBG5vdGUYDiAB
        KAlSBG5vdGUSEgoEbGF0ZRgPIAEoCFIEbGF0ZRISCgRldGFnGBAgASgJUgRldGFnEjsKC2NyZWF0ZV90aW1lGBEgASgLMhouZ29v
        Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZSKOAQoUQ3JlYXRlU2Vzc2lvblJlcXVlc3QSNgoHc2Vzc2lvbhgBIAEo
        CzIcLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvblIHc2Vzc2lvbhIfCgtyZWNlaXB0X2p3cxgCIAEoCVIKcmVjZWlwdEp3cxId
        CgpyZXF1ZXN0X2lkGAMgASgJUglyZXF1ZXN0SWQiTwoVQ3JlYXRlU2Vzc2lvblJlc3BvbnNlEjYKB3Nlc3Npb24YASABKAsyHC50
        aXRhbnVwLnNlc3Npb25zLnYxLlNlc3Npb25SB3Nlc3Npb24iMgoRR2V0U2Vzc2lvblJlcXVlc3QSHQoKc2Vzc2lvbl9pZBgBIAEo
        CVIJc2Vzc2lvbklkIkwKEkdldFNlc3Npb25SZXNwb25zZRI2CgdzZXNzaW9uGAEgASgLMhwudGl0YW51cC5zZXNzaW9ucy52MS5T
        ZXNzaW9uUgdzZXNzaW9uIp0BChNMaXN0U2Vzc2lvbnNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoBVIIcGFnZVNpemUSHQoKcGFn
        ZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuEiYKD2Zyb21fbG9jYWxfZGF0ZRgDIAEoCVINZnJvbUxvY2FsRGF0ZRIiCg10b19sb2Nh
        bF9kYXRlGAQgASgJUgt0b0xvY2FsRGF0ZSJ4ChRMaXN0U2Vzc2lvbnNSZXNwb25zZRI4CghzZXNzaW9ucxgBIAMoCzIcLnRpdGFu
        dXAuc2Vzc2lvbnMudjEuU2Vzc2lvblIIc2Vzc2lvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIjUK
        FERlbGV0ZVNlc3Npb25SZXF1ZXN0Eh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZCIXChVEZWxldGVTZXNzaW9uUmVzcG9u
        c2UioQEKF0dldEFjdGl2aXR5Q2hhcnRSZXF1ZXN0EjUKBXJhbmdlGAEgASgOMh8udGl0YW51cC5zZXNzaW9ucy52MS5DaGFydFJh
        bmdlUgVyYW5nZRIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lEjIKBHN0ZXAYAyABKA4yHi50aXRhbnVwLnNlc3Npb25zLnYx
        LkNoYXJ0U3RlcFIEc3RlcCJdCgxFdmlkZW5jZVJlcHMSOQoIZXZpZGVuY2UYASABKA4yHS50aXRhbnVwLnNlc3Npb25zLnYxLkV2
        aWRlbmNlUghldmlkZW5jZRISCgRyZXBzGAIgASgNUgRyZXBzIqICCgtDaGFydEJ1Y2tldBIdCgpsb2NhbF9kYXRlGAEgASgJUgls
        b2NhbERhdGUSHQoKc2Vzc2lvbl9pZBgCIAEoCVIJc2Vzc2lvbklkEjkKCnN0YXJ0X3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9i
        dWYuVGltZXN0YW1wUglzdGFydFRpbWUSEgoEcmVwcxgEIAEoDVIEcmVwcxIaCghzZXNzaW9ucxgFIAEoDVIIc2Vzc2lvbnMSQgoL
        YnlfZXZpZGVuY2UYBiADKAsyIS50aXRhbnVwLnNlc3Npb25zLnYxLkV2aWRlbmNlUmVwc1IKYnlFdmlkZW5jZRImCg9sYXN0X2xv
        Y2FsX2RhdGUYByABKAlSDWxhc3RMb2NhbERhdGUi7AEKGEdldEFjdGl2aXR5Q2hhcnRSZXNwb25zZRI6CgdidWNrZXRzGAEgAygL
        MiAudGl0YW51cC5zZXNzaW9ucy52MS5DaGFydEJ1Y2tldFIHYnVja2V0cxIdCgp0b3RhbF9yZXBzGAIgASgNUgl0b3RhbFJlcHMS
        GwoJZ29hbF9yZXBzGAMgASgNUghnb2FsUmVwcxIlCg5yZW1haW5pbmdfcmVwcxgEIAEoDVINcmVtYWluaW5nUmVwcxIUCgV0b2Rh
        eRgFIAEoCVIFdG9kYXkSGwoJdGltZV96b25lGAYgASgJUgh0aW1lWm9uZSK9AQoGU3RyZWFrEhgKB2N1cnJlbnQYASABKA1SB2N1
        cnJlbnQSGAoHbG9uZ2VzdBgCIAEoDVIHbG9uZ2VzdBIdCgp0b2RheV9kb25lGAMgASgIUgl0b2RheURvbmUSFwoHYXRfcmlzaxgE
        IAEoCFIGYXRSaXNrEiEKDGZyZWV6ZXNfbGVmdBgFIAEoDVILZnJlZXplc0xlZnQSJAoObmV4dF9mcmVlemVfaW4YBiABKA1SDG5l
        eHRGcmVlemVJbiJEChBHZXRTdHJlYWtSZXF1ZXN0EhsKCXRpbWVfem9uZRgBIAEoCVIIdGltZVpvbmUSEwoFYXNfb2YYAiABKAlS
        BGFzT2YiwQEKEUdldFN0cmVha1Jlc3BvbnNlEjMKBnN0cmVhaxgBIAEoCzIbLnRpdGFudXAuc2Vzc2lvbnMudjEuU3RyZWFrUgZz
        dHJlYWsSRAoPdmVyaWZpZWRfc3RyZWFrGAIgASgLMhsudGl0YW51cC5zZXNzaW9ucy52MS5TdHJlYWtSDnZlcmlmaWVkU3RyZWFr
        EhQKBXRvZGF5GAMgASgJUgV0b2RheRIbCgl0aW1lX3pvbmUYBCABKAlSCHRpbWVab25lIngKCVN0cmVha0RheRIdCgpsb2NhbF9k
        YXRlGAEgASgJUglsb2NhbERhdGUSNgoEa2luZBgCIAEoDjIiLnRpdGFudXAuc2Vzc2lvbnMudjEuU3RyZWFrRGF5S2luZFIEa2lu
        ZBIUCgVjb3VudBgDIAEoDVIFY291bnQipAEKFEV4cGxhaW5TdHJlYWtSZXF1ZXN0EhsKCXRpbWVfem9uZRgBIAEoCVIIdGltZVpv
        bmUSJgoPZnJvbV9sb2NhbF9kYXRlGAIgASgJUg1mcm9tTG9jYWxEYXRlEiIKDXRvX2xvY2FsX2RhdGUYAyABKAlSC3RvTG9jYWxE
        YXRlEiMKDXZlcmlmaWVkX29ubHkYBCABKAhSDHZlcmlmaWVkT25seSJ+ChVFeHBsYWluU3RyZWFrUmVzcG9uc2USMgoEZGF5cxgB
        IAMoCzIeLnRpdGFudXAuc2Vzc2lvbnMudjEuU3RyZWFrRGF5UgRkYXlzEhQKBXRvZGF5GAIgASgJUgV0b2RheRIbCgl0aW1lX3pv
        bmUYAyABKAlSCHRpbWVab25lIjsKB1JlcFRpbWUSGQoIc3RhcnRfbXMYASABKA1SB3N0YXJ0TXMSFQoGZW5kX21zGAIgASgNUgVl
        bmRNcyKEAQoPU2Vzc2lvblNuYXBzaG90EjYKB3Nlc3Npb24YASABKAsyHC50aXRhbnVwLnNlc3Npb25zLnYxLlNlc3Npb25SB3Nl
        c3Npb24SOQoJcmVwX3RpbWVzGAIgAygLMhwudGl0YW51cC5zZXNzaW9ucy52MS5SZXBUaW1lUghyZXBUaW1lcyJNCg5TZXNzaW9u
        RGVsZXRlZBI7CgtkZWxldGVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmRlbGV0ZVRpbWUi7gEKDVNl
        c3Npb25DaGFuZ2USFwoHdXNlcl9pZBgBIAEoCVIGdXNlcklkEh0KCnNlc3Npb25faWQYAiABKAlSCXNlc3Npb25JZBJCCgh1cHNl
        cnRlZBgDIAEoCzIkLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvblNuYXBzaG90SABSCHVwc2VydGVkEj8KB2RlbGV0ZWQYBCAB
        KAsyIy50aXRhbnVwLnNlc3Npb25zLnYxLlNlc3Npb25EZWxldGVkSABSB2RlbGV0ZWQSFgoGY3Vyc29yGAUgASgJUgZjdXJzb3JC
        CAoGY2hhbmdlIlAKGUxpc3RTZXNzaW9uQ2hhbmdlc1JlcXVlc3QSFgoGY3Vyc29yGAEgASgJUgZjdXJzb3ISGwoJcGFnZV9zaXpl
        GAIgASgFUghwYWdlU2l6ZSKRAQoaTGlzdFNlc3Npb25DaGFuZ2VzUmVzcG9uc2USPAoHY2hhbmdlcxgBIAMoCzIiLnRpdGFudXAu
        c2Vzc2lvbnMudjEuU2Vzc2lvbkNoYW5nZVIHY2hhbmdlcxIfCgtuZXh0X2N1cnNvchgCIAEoCVIKbmV4dEN1cnNvchIUCgVlcG9j
        aBgDIAEoCVIFZXBvY2giNAoaV2F0Y2hTZXNzaW9uQ2hhbmdlc1JlcXVlc3QSFgoGY3Vyc29yGAEgASgJUgZjdXJzb3IicQobV2F0
        Y2hTZXNzaW9uQ2hhbmdlc1Jlc3BvbnNlEjwKB2NoYW5nZXMYASADKAsyIi50aXRhbnVwLnNlc3Npb25zLnYxLlNlc3Npb25DaGFu
        Z2VSB2NoYW5nZXMSFAoFZXBvY2gYAiABKAlSBWVwb2NoKowBCghFdmlkZW5jZRIYChRFVklERU5DRV9VTlNQRUNJRklFRBAAEhwK
        GEVWSURFTkNFX1ZFUklGSUVEX1NUUkVBTRABEhwKGEVWSURFTkNFX1ZFUklGSUVEX0RJR0VTVBACEhMKD0VWSURFTkNFX0RFVklD
        RRADEhUKEUVWSURFTkNFX0RFQ0xBUkVEEAQqkwEKCkNoYXJ0UmFuZ2USGwoXQ0hBUlRfUkFOR0VfVU5TUEVDSUZJRUQQABIVChFD
        SEFSVF9SQU5HRV9UT0RBWRABEhsKF0NIQVJUX1JBTkdFX0xBU1RfN19EQVlTEAISFQoRQ0hBUlRfUkFOR0VfTU9OVEgQAxIdChlD
        SEFSVF9SQU5HRV9MQVNUXzNfTU9OVEhTEAQqZgoJQ2hhcnRTdGVwEhoKFkNIQVJUX1NURVBfVU5TUEVDSUZJRUQQABISCg5DSEFS
        VF9TVEVQX0RBWRABEhMKD0NIQVJUX1NURVBfV0VFSxACEhQKEENIQVJUX1NURVBfTU9OVEgQAyrXAQoNU3RyZWFrRGF5S2luZBIf
        ChtTVFJFQUtfREFZX0tJTkRfVU5TUEVDSUZJRUQQABIaChZTVFJFQUtfREFZX0tJTkRfQUNUSVZFEAESGgoWU1RSRUFLX0RBWV9L
        SU5EX0ZST1pFThACEhoKFlNUUkVBS19EQVlfS0lORF9QQVVTRUQQAxIbChdTVFJFQUtfREFZX0tJTkRfQlJJREdFRBAEEhoKFlNU
        UkVBS19EQVlfS0lORF9NSVNTRUQQBRIYChRTVFJFQUtfREFZX0tJTkRfT1BFThAGMvgFCg9TZXNzaW9uc1NlcnZpY2USZgoNQ3Jl
        YXRlU2Vzc2lvbhIpLnRpdGFudXAuc2Vzc2lvbnMudjEuQ3JlYXRlU2Vzc2lvblJlcXVlc3QaKi50aXRhbnVwLnNlc3Npb25zLnYx
        LkNyZWF0ZVNlc3Npb25SZXNwb25zZRJiCgpHZXRTZXNzaW9uEiYudGl0YW51cC5zZXNzaW9ucy52MS5HZXRTZXNzaW9uUmVxdWVz
        dBonLnRpdGFudXAuc2Vzc2lvbnMudjEuR2V0U2Vzc2lvblJlc3BvbnNlIgOQAgESaAoMTGlzdFNlc3Npb25zEigudGl0YW51cC5z
        ZXNzaW9ucy52MS5MaXN0U2Vzc2lvbnNSZXF1ZXN0GikudGl0YW51cC5zZXNzaW9ucy52MS5MaXN0U2Vzc2lvbnNSZXNwb25zZSID
        kAIBEnQKEEdldEFjdGl2aXR5Q2hhcnQSLC50aXRhbnVwLnNlc3Npb25zLnYxLkdldEFjdGl2aXR5Q2hhcnRSZXF1ZXN0Gi0udGl0
        YW51cC5zZXNzaW9ucy52MS5HZXRBY3Rpdml0eUNoYXJ0UmVzcG9uc2UiA5ACARJfCglHZXRTdHJlYWsSJS50aXRhbnVwLnNlc3Np
        b25zLnYxLkdldFN0cmVha1JlcXVlc3QaJi50aXRhbnVwLnNlc3Npb25zLnYxLkdldFN0cmVha1Jlc3BvbnNlIgOQAgESawoNRXhw
        bGFpblN0cmVhaxIpLnRpdGFudXAuc2Vzc2lvbnMudjEuRXhwbGFpblN0cmVha1JlcXVlc3QaKi50aXRhbnVwLnNlc3Npb25zLnYx
        LkV4cGxhaW5TdHJlYWtSZXNwb25zZSIDkAIBEmsKDURlbGV0ZVNlc3Npb24SKS50aXRhbnVwLnNlc3Npb25zLnYxLkRlbGV0ZVNl
        c3Npb25SZXF1ZXN0GioudGl0YW51cC5zZXNzaW9ucy52MS5EZWxldGVTZXNzaW9uUmVzcG9uc2UiA5ACAjKNAgoTU2Vzc2lvbnNG
        ZWVkU2VydmljZRJ6ChJMaXN0U2Vzc2lvbkNoYW5nZXMSLi50aXRhbnVwLnNlc3Npb25zLnYxLkxpc3RTZXNzaW9uQ2hhbmdlc1Jl
        cXVlc3QaLy50aXRhbnVwLnNlc3Npb25zLnYxLkxpc3RTZXNzaW9uQ2hhbmdlc1Jlc3BvbnNlIgOQAgESegoTV2F0Y2hTZXNzaW9u
        Q2hhbmdlcxIvLnRpdGFudXAuc2Vzc2lvbnMudjEuV2F0Y2hTZXNzaW9uQ2hhbmdlc1JlcXVlc3QaMC50aXRhbnVwLnNlc3Npb25z
        LnYxLldhdGNoU2Vzc2lvbkNoYW5nZXNSZXNwb25zZTABYgZwcm90bzM=
        """),
    FileEntry(
      name: "titanup/trophies/v1/trophies.proto",
      dependencies: ["google/protobuf/timestamp.proto"],
      messages: ["titanup.trophies.v1.Trophy", "titanup.trophies.v1.AwardProof", "titanup.trophies.v1.Award", "titanup.trophies.v1.ListTrophiesRequest", "titanup.trophies.v1.ListTrophiesResponse", "titanup.trophies.v1.ListAwardsRequest", "titanup.trophies.v1.ListAwardsResponse", "titanup.trophies.v1.GetTrophyProgressRequest", "titanup.trophies.v1.TrophyProgress", "titanup.trophies.v1.GetTrophyProgressResponse", "titanup.trophies.v1.WatchAwardsRequest", "titanup.trophies.v1.WatchAwardsResponse"],
      otherSymbols: ["titanup.trophies.v1.Trophy.trophy_id", "titanup.trophies.v1.Trophy.title", "titanup.trophies.v1.Trophy.description", "titanup.trophies.v1.Trophy.image_uri", "titanup.trophies.v1.Trophy.metric", "titanup.trophies.v1.Trophy.scope", "titanup.trophies.v1.Trophy.threshold", "titanup.trophies.v1.Trophy.window_ms", "titanup.trophies.v1.Trophy.rule_version", "titanup.trophies.v1.AwardProof.session_ids", "titanup.trophies.v1.AwardProof.first_rep", "titanup.trophies.v1.AwardProof.last_rep", "titanup.trophies.v1.AwardProof.local_dates", "titanup.trophies.v1.Award.award_id", "titanup.trophies.v1.Award.trophy", "titanup.trophies.v1.Award.rule_version", "titanup.trophies.v1.Award.earn_time", "titanup.trophies.v1.Award.grant_time", "titanup.trophies.v1.Award.state", "titanup.trophies.v1.Award.proof", "titanup.trophies.v1.ListTrophiesRequest.include_locked", "titanup.trophies.v1.ListTrophiesResponse.trophies", "titanup.trophies.v1.ListAwardsRequest.page_size", "titanup.trophies.v1.ListAwardsRequest.page_token", "titanup.trophies.v1.ListAwardsRequest.include_revoked", "titanup.trophies.v1.ListAwardsResponse.awards", "titanup.trophies.v1.ListAwardsResponse.next_page_token", "titanup.trophies.v1.GetTrophyProgressRequest.time_zone", "titanup.trophies.v1.TrophyProgress.trophy", "titanup.trophies.v1.TrophyProgress.current", "titanup.trophies.v1.TrophyProgress.target", "titanup.trophies.v1.TrophyProgress.percent", "titanup.trophies.v1.TrophyProgress.next_hint", "titanup.trophies.v1.TrophyProgress.unverified_current", "titanup.trophies.v1.GetTrophyProgressResponse.progress", "titanup.trophies.v1.WatchAwardsRequest.cursor", "titanup.trophies.v1.WatchAwardsResponse.award", "titanup.trophies.v1.WatchAwardsResponse.cursor", "titanup.trophies.v1.TrophyMetric", "titanup.trophies.v1.TROPHY_METRIC_UNSPECIFIED", "titanup.trophies.v1.TROPHY_METRIC_REPS", "titanup.trophies.v1.TROPHY_METRIC_ACTIVE_DAYS", "titanup.trophies.v1.TROPHY_METRIC_REPS_IN_WINDOW", "titanup.trophies.v1.TrophyScope", "titanup.trophies.v1.TROPHY_SCOPE_UNSPECIFIED", "titanup.trophies.v1.TROPHY_SCOPE_SESSION", "titanup.trophies.v1.TROPHY_SCOPE_DAY", "titanup.trophies.v1.TROPHY_SCOPE_STREAK", "titanup.trophies.v1.AwardState", "titanup.trophies.v1.AWARD_STATE_UNSPECIFIED", "titanup.trophies.v1.AWARD_STATE_GRANTED", "titanup.trophies.v1.AWARD_STATE_GRANDFATHERED", "titanup.trophies.v1.AWARD_STATE_REVOKED", "titanup.trophies.v1.TrophiesService", "titanup.trophies.v1.TrophiesService.ListTrophies", "titanup.trophies.v1.TrophiesService.ListAwards", "titanup.trophies.v1.TrophiesService.GetTrophyProgress", "titanup.trophies.v1.TrophiesService.WatchAwards"],
      base64: """
        CiJ0aXRhbnVwL3Ryb3BoaWVzL3YxL3Ryb3BoaWVzLnByb3RvEhN0aXRhbnVwLnRyb3BoaWVzLnYxGh9nb29nbGUvcHJvdG9idWYv
        dGltZXN0YW1wLnByb3RvIssCCgZUcm9waHkSGwoJdHJvcGh5X2lkGAEgASgJUgh0cm9waHlJZBIUCgV0aXRsZRgCIAEoCVIFdGl0
        bGUSIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uEhsKCWltYWdlX3VyaRgEIAEoCVIIaW1hZ2VVcmkSOQoGbWV0cmlj
        GAUgASgOMiEudGl0YW51cC50cm9waGllcy52MS5Ucm9waHlNZXRyaWNSBm1ldHJpYxI2CgVzY29wZRgGIAEoDjIgLnRpdGFudXAu
        dHJvcGhpZXMudjEuVHJvcGh5U2NvcGVSBXNjb3BlEhwKCXRocmVzaG9sZBgHIAEoDVIJdGhyZXNob2xkEhsKCXdpbmRvd19tcxgI
        IAEoDVIId2luZG93TXMSIQoMcnVsZV92ZXJzaW9uGAkgASgNUgtydWxlVmVyc2lvbiKGAQoKQXdhcmRQcm9vZhIfCgtzZXNzaW9u
        X2lkcxgBIAMoCVIKc2Vzc2lvbklkcxIbCglmaXJzdF9yZXAYAiABKA1SCGZpcnN0UmVwEhkKCGxhc3RfcmVwGAMgASgNUgdsYXN0
        UmVwEh8KC2xvY2FsX2RhdGVzGAQgAygJUgpsb2NhbERhdGVzItwCCgVBd2FyZBIZCghhd2FyZF9pZBgBIAEoCVIHYXdhcmRJZBIz
        CgZ0cm9waHkYAiABKAsyGy50aXRhbnVwLnRyb3BoaWVzLnYxLlRyb3BoeVIGdHJvcGh5EiEKDHJ1bGVfdmVyc2lvbhgDIAEoDVIL
        cnVsZVZlcnNpb24SNwoJZWFybl90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZWFyblRpbWUSOQoKZ3Jh
        bnRfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWdyYW50VGltZRI1CgVzdGF0ZRgGIAEoDjIfLnRpdGFu
        dXAudHJvcGhpZXMudjEuQXdhcmRTdGF0ZVIFc3RhdGUSNQoFcHJvb2YYByABKAsyHy50aXRhbnVwLnRyb3BoaWVzLnYxLkF3YXJk
        UHJvb2ZSBXByb29mIjwKE0xpc3RUcm9waGllc1JlcXVlc3QSJQoOaW5jbHVkZV9sb2NrZWQYASABKAhSDWluY2x1ZGVMb2NrZWQi
        TwoUTGlzdFRyb3BoaWVzUmVzcG9uc2USNwoIdHJvcGhpZXMYASADKAsyGy50aXRhbnVwLnRyb3BoaWVzLnYxLlRyb3BoeVIIdHJv
        cGhpZXMieAoRTGlzdEF3YXJkc1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgFUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJ
        UglwYWdlVG9rZW4SJwoPaW5jbHVkZV9yZXZva2VkGAMgASgIUg5pbmNsdWRlUmV2b2tlZCJwChJMaXN0QXdhcmRzUmVzcG9uc2US
        MgoGYXdhcmRzGAEgAygLMhoudGl0YW51cC50cm9waGllcy52MS5Bd2FyZFIGYXdhcmRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEo
        CVINbmV4dFBhZ2VUb2tlbiI3ChhHZXRUcm9waHlQcm9ncmVzc1JlcXVlc3QSGwoJdGltZV96b25lGAEgASgJUgh0aW1lWm9uZSLd
        AQoOVHJvcGh5UHJvZ3Jlc3MSMwoGdHJvcGh5GAEgASgLMhsudGl0YW51cC50cm9waGllcy52MS5Ucm9waHlSBnRyb3BoeRIYCgdj
        dXJyZW50GAIgASgNUgdjdXJyZW50EhYKBnRhcmdldBgDIAEoDVIGdGFyZ2V0EhgKB3BlcmNlbnQYBCABKA1SB3BlcmNlbnQSGwoJ
        bmV4dF9oaW50GAUgASgJUghuZXh0SGludBItChJ1bnZlcmlmaWVkX2N1cnJlbnQYBiABKA1SEXVudmVyaWZpZWRDdXJyZW50IlwK
        GUdldFRyb3BoeVByb2dyZXNzUmVzcG9uc2USPwoIcHJvZ3Jlc3MYASADKAsyIy50aXRhbnVwLnRyb3BoaWVzLnYxLlRyb3BoeVBy
        b2dyZXNzUghwcm9ncmVzcyIsChJXYXRjaEF3YXJkc1JlcXVlc3QSFgoGY3Vyc29yGAEgASgJUgZjdXJzb3IiXwoTV2F0Y2hBd2Fy
        ZHNSZXNwb25zZRIwCgVhd2FyZBgBIAEoCzIaLnRpdGFudXAudHJvcGhpZXMudjEuQXdhcmRSBWF3YXJkEhYKBmN1cnNvchgCIAEo
        CVIGY3Vyc29yKoYBCgxUcm9waHlNZXRyaWMSHQoZVFJPUEhZX01FVFJJQ19VTlNQRUNJRklFRBAAEhYKElRST1BIWV9NRVRSSUNf
        UkVQUxABEh0KGVRST1BIWV9NRVRSSUNfQUNUSVZFX0RBWVMQAhIgChxUUk9QSFlfTUVUUklDX1JFUFNfSU5fV0lORE9XEAMqdAoL
        VHJvcGh5U2NvcGUSHAoYVFJPUEhZX1NDT1BFX1VOU1BFQ0lGSUVEEAASGAoUVFJPUEhZX1NDT1BFX1NFU1NJT04QARIUChBUUk9Q
        SFlfU0NPUEVfREFZEAISFwoTVFJPUEhZX1NDT1BFX1NUUkVBSxADKnoKCkF3YXJkU3RhdGUSGwoXQVdBUkRfU1RBVEVfVU5TUEVD
        SUZJRUQQABIXChNBV0FSRF9TVEFURV9HUkFOVEVEEAESHQoZQVdBUkRfU1RBVEVfR1JBTkRGQVRIRVJFRBACEhcKE0FXQVJEX1NU
        QVRFX1JFVk9LRUQQAzK8AwoPVHJvcGhpZXNTZXJ2aWNlEmgKDExpc3RUcm9waGllcxIoLnRpdGFudXAudHJvcGhpZXMudjEuTGlz
        dFRyb3BoaWVzUmVxdWVzdBopLnRpdGFudXAudHJvcGhpZXMudjEuTGlzdFRyb3BoaWVzUmVzcG9uc2UiA5ACARJiCgpMaXN0QXdh
        cmRzEiYudGl0YW51cC50cm9waGllcy52MS5MaXN0QXdhcmRzUmVxdWVzdBonLnRpdGFudXAudHJvcGhpZXMudjEuTGlzdEF3YXJk
        c1Jlc3BvbnNlIgOQAgESdwoRR2V0VHJvcGh5UHJvZ3Jlc3MSLS50aXRhbnVwLnRyb3BoaWVzLnYxLkdldFRyb3BoeVByb2dyZXNz
        UmVxdWVzdBouLnRpdGFudXAudHJvcGhpZXMudjEuR2V0VHJvcGh5UHJvZ3Jlc3NSZXNwb25zZSIDkAIBEmIKC1dhdGNoQXdhcmRz
        EicudGl0YW51cC50cm9waGllcy52MS5XYXRjaEF3YXJkc1JlcXVlc3QaKC50aXRhbnVwLnRyb3BoaWVzLnYxLldhdGNoQXdhcmRz
        UmVzcG9uc2UwAWIGcHJvdG8z
        """),
  ])
}
