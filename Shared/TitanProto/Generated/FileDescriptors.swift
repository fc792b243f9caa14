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
      messages: ["titanup.auth.v1.User", "titanup.auth.v1.Device", "titanup.auth.v1.Tokens", "titanup.auth.v1.RegisterRequest", "titanup.auth.v1.RegisterResponse", "titanup.auth.v1.SignInRequest", "titanup.auth.v1.SignInResponse", "titanup.auth.v1.MfaChallenge", "titanup.auth.v1.VerifyMfaRequest", "titanup.auth.v1.VerifyMfaResponse", "titanup.auth.v1.ReauthenticateRequest", "titanup.auth.v1.ReauthenticateResponse", "titanup.auth.v1.EnrollTotpRequest", "titanup.auth.v1.EnrollTotpResponse", "titanup.auth.v1.ActivateTotpRequest", "titanup.auth.v1.ActivateTotpResponse", "titanup.auth.v1.DisableTotpRequest", "titanup.auth.v1.DisableTotpResponse", "titanup.auth.v1.RegenerateRecoveryCodesRequest", "titanup.auth.v1.RegenerateRecoveryCodesResponse", "titanup.auth.v1.RefreshTokenRequest", "titanup.auth.v1.RefreshTokenResponse", "titanup.auth.v1.SignOutRequest", "titanup.auth.v1.SignOutResponse", "titanup.auth.v1.WhoAmIRequest", "titanup.auth.v1.WhoAmIResponse", "titanup.auth.v1.AuthSession", "titanup.auth.v1.ListAuthSessionsRequest", "titanup.auth.v1.ListAuthSessionsResponse", "titanup.auth.v1.RevokeAuthSessionRequest", "titanup.auth.v1.RevokeAuthSessionResponse", "titanup.auth.v1.RevokeOtherAuthSessionsRequest", "titanup.auth.v1.RevokeOtherAuthSessionsResponse", "titanup.auth.v1.SecurityEvent", "titanup.auth.v1.ListSecurityEventsRequest", "titanup.auth.v1.ListSecurityEventsResponse", "titanup.auth.v1.VerifyEmailRequest", "titanup.auth.v1.VerifyEmailResponse", "titanup.auth.v1.ResendVerificationRequest", "titanup.auth.v1.ResendVerificationResponse", "titanup.auth.v1.RequestPasswordResetRequest", "titanup.auth.v1.RequestPasswordResetResponse", "titanup.auth.v1.ConfirmPasswordResetRequest", "titanup.auth.v1.ConfirmPasswordResetResponse", "titanup.auth.v1.ChangePasswordRequest", "titanup.auth.v1.ChangePasswordResponse", "titanup.auth.v1.ChangeEmailRequest", "titanup.auth.v1.ChangeEmailResponse", "titanup.auth.v1.ConfirmEmailChangeRequest", "titanup.auth.v1.ConfirmEmailChangeResponse", "titanup.auth.v1.DeleteAccountRequest", "titanup.auth.v1.DeleteAccountResponse", "titanup.auth.v1.CancelAccountDeletionRequest", "titanup.auth.v1.CancelAccountDeletionResponse", "titanup.auth.v1.GetDeletionReceiptRequest", "titanup.auth.v1.ErasureConfirmation", "titanup.auth.v1.GetDeletionReceiptResponse", "titanup.auth.v1.GetJwksRequest", "titanup.auth.v1.JsonWebKey", "titanup.auth.v1.GetJwksResponse", "titanup.auth.v1.IssueServiceTokenRequest", "titanup.auth.v1.IssueServiceTokenResponse", "titanup.auth.v1.WatchRevocationsRequest", "titanup.auth.v1.WatchRevocationsResponse", "titanup.auth.v1.WatchErasuresRequest", "titanup.auth.v1.Erasure", "titanup.auth.v1.WatchErasuresResponse", "titanup.auth.v1.ConfirmErasureRequest", "titanup.auth.v1.ConfirmErasureResponse", "titanup.auth.v1.ManagedUser", "titanup.auth.v1.ListUsersRequest", "titanup.auth.v1.ListUsersResponse", "titanup.auth.v1.DisableUserRequest", "titanup.auth.v1.DisableUserResponse", "titanup.auth.v1.EnableUserRequest", "titanup.auth.v1.EnableUserResponse", "titanup.auth.v1.RevokeUserSessionsRequest", "titanup.auth.v1.RevokeUserSessionsResponse", "titanup.auth.v1.IssuePasswordResetRequest", "titanup.auth.v1.IssuePasswordResetResponse"],
      otherSymbols: ["titanup.auth.v1.User.user_id", "titanup.auth.v1.User.email", "titanup.auth.v1.User.display_name", "titanup.auth.v1.User.locale", "titanup.auth.v1.User.create_time", "titanup.auth.v1.User.verification_state", "titanup.auth.v1.User.delete_time", "titanup.auth.v1.Device.name", "titanup.auth.v1.Device.platform", "titanup.auth.v1.Device.app_version", "titanup.auth.v1.Tokens.access_token", "titanup.auth.v1.Tokens.access_token_expire_time", "titanup.auth.v1.Tokens.refresh_token", "titanup.auth.v1.Tokens.refresh_token_expire_time", "titanup.auth.v1.Tokens.auth_session_id", "titanup.auth.v1.RegisterRequest.email", "titanup.auth.v1.RegisterRequest.password", "titanup.auth.v1.RegisterRequest.display_name", "titanup.auth.v1.RegisterRequest.locale", "titanup.auth.v1.RegisterRequest.device", "titanup.auth.v1.RegisterRequest.validate_only", "titanup.auth.v1.RegisterRequest.request_id", "titanup.auth.v1.RegisterResponse.user", "titanup.auth.v1.RegisterResponse.verification_state", "titanup.auth.v1.RegisterResponse.tokens", "titanup.auth.v1.SignInRequest.email", "titanup.auth.v1.SignInRequest.password", "titanup.auth.v1.SignInRequest.device", "titanup.auth.v1.SignInResponse.user", "titanup.auth.v1.SignInResponse.tokens", "titanup.auth.v1.SignInResponse.mfa_challenge", "titanup.auth.v1.MfaChallenge.challenge", "titanup.auth.v1.MfaChallenge.expire_time", "titanup.auth.v1.VerifyMfaRequest.challenge", "titanup.auth.v1.VerifyMfaRequest.totp", "titanup.auth.v1.VerifyMfaRequest.recovery_code", "titanup.auth.v1.VerifyMfaRequest.proof", "titanup.auth.v1.VerifyMfaResponse.user", "titanup.auth.v1.VerifyMfaResponse.tokens", "titanup.auth.v1.ReauthenticateRequest.password", "titanup.auth.v1.ReauthenticateRequest.totp", "titanup.auth.v1.ReauthenticateRequest.recovery_code", "titanup.auth.v1.ReauthenticateRequest.proof", "titanup.auth.v1.ReauthenticateResponse.access_token", "titanup.auth.v1.ReauthenticateResponse.access_token_expire_time", "titanup.auth.v1.EnrollTotpRequest.request_id", "titanup.auth.v1.EnrollTotpResponse.secret", "titanup.auth.v1.EnrollTotpResponse.uri", "titanup.auth.v1.ActivateTotpRequest.code", "titanup.auth.v1.ActivateTotpRequest.request_id", "titanup.auth.v1.ActivateTotpResponse.recovery_codes", "titanup.auth.v1.DisableTotpRequest.password", "titanup.auth.v1.DisableTotpRequest.request_id", "titanup.auth.v1.RegenerateRecoveryCodesRequest.request_id", "titanup.auth.v1.RegenerateRecoveryCodesResponse.recovery_codes", "titanup.auth.v1.RefreshTokenRequest.refresh_token", "titanup.auth.v1.RefreshTokenResponse.tokens", "titanup.auth.v1.WhoAmIResponse.user", "titanup.auth.v1.WhoAmIResponse.auth_session_id", "titanup.auth.v1.WhoAmIResponse.amr", "titanup.auth.v1.WhoAmIResponse.expire_time", "titanup.auth.v1.AuthSession.auth_session_id", "titanup.auth.v1.AuthSession.device", "titanup.auth.v1.AuthSession.address", "titanup.auth.v1.AuthSession.create_time", "titanup.auth.v1.AuthSession.last_use_time", "titanup.auth.v1.AuthSession.expire_time", "titanup.auth.v1.AuthSession.current", "titanup.auth.v1.ListAuthSessionsRequest.page_size", "titanup.auth.v1.ListAuthSessionsRequest.page_token", "titanup.auth.v1.ListAuthSessionsResponse.auth_sessions", "titanup.auth.v1.ListAuthSessionsResponse.next_page_token", "titanup.auth.v1.RevokeAuthSessionRequest.auth_session_id", "titanup.auth.v1.RevokeOtherAuthSessionsResponse.revoked_count", "titanup.auth.v1.SecurityEvent.security_event_id", "titanup.auth.v1.SecurityEvent.kind", "titanup.auth.v1.SecurityEvent.create_time", "titanup.auth.v1.SecurityEvent.auth_session_id", "titanup.auth.v1.SecurityEvent.device_name", "titanup.auth.v1.SecurityEvent.address", "titanup.auth.v1.ListSecurityEventsRequest.kinds", "titanup.auth.v1.ListSecurityEventsRequest.page_size", "titanup.auth.v1.ListSecurityEventsRequest.page_token", "titanup.auth.v1.ListSecurityEventsResponse.security_events", "titanup.auth.v1.ListSecurityEventsResponse.next_page_token", "titanup.auth.v1.VerifyEmailRequest.token", "titanup.auth.v1.ResendVerificationRequest.email", "titanup.auth.v1.RequestPasswordResetRequest.email", "titanup.auth.v1.ConfirmPasswordResetRequest.token", "titanup.auth.v1.ConfirmPasswordResetRequest.new_password", "titanup.auth.v1.ConfirmPasswordResetRequest.request_id", "titanup.auth.v1.ChangePasswordRequest.current_password", "titanup.auth.v1.ChangePasswordRequest.new_password", "titanup.auth.v1.ChangePasswordRequest.request_id", "titanup.auth.v1.ChangeEmailRequest.new_email", "titanup.auth.v1.ChangeEmailRequest.request_id", "titanup.auth.v1.ChangeEmailResponse.verification_state", "titanup.auth.v1.ConfirmEmailChangeRequest.token", "titanup.auth.v1.ConfirmEmailChangeResponse.user", "titanup.auth.v1.DeleteAccountResponse.delete_time", "titanup.auth.v1.DeleteAccountResponse.receipt_token", "titanup.auth.v1.GetDeletionReceiptRequest.receipt_token", "titanup.auth.v1.ErasureConfirmation.service", "titanup.auth.v1.ErasureConfirmation.confirm_time", "titanup.auth.v1.GetDeletionReceiptResponse.user_id", "titanup.auth.v1.GetDeletionReceiptResponse.request_time", "titanup.auth.v1.GetDeletionReceiptResponse.erase_time", "titanup.auth.v1.GetDeletionReceiptResponse.confirmations", "titanup.auth.v1.GetDeletionReceiptResponse.receipt_jwt", "titanup.auth.v1.JsonWebKey.kty", "titanup.auth.v1.JsonWebKey.crv", "titanup.auth.v1.JsonWebKey.kid", "titanup.auth.v1.JsonWebKey.alg", "titanup.auth.v1.JsonWebKey.use", "titanup.auth.v1.JsonWebKey.x", "titanup.auth.v1.GetJwksResponse.keys", "titanup.auth.v1.GetJwksResponse.jwks_json", "titanup.auth.v1.IssueServiceTokenRequest.client_id", "titanup.auth.v1.IssueServiceTokenRequest.client_secret", "titanup.auth.v1.IssueServiceTokenResponse.access_token", "titanup.auth.v1.IssueServiceTokenResponse.expire_time", "titanup.auth.v1.WatchRevocationsResponse.auth_session_ids", "titanup.auth.v1.WatchErasuresRequest.cursor", "titanup.auth.v1.Erasure.user_id", "titanup.auth.v1.Erasure.cursor", "titanup.auth.v1.WatchErasuresResponse.erasures", "titanup.auth.v1.ConfirmErasureRequest.cursor", "titanup.auth.v1.ManagedUser.user", "titanup.auth.v1.ManagedUser.admin", "titanup.auth.v1.ManagedUser.disable_time", "titanup.auth.v1.ListUsersRequest.email", "titanup.auth.v1.ListUsersRequest.page_size", "titanup.auth.v1.ListUsersRequest.page_token", "titanup.auth.v1.ListUsersResponse.users", "titanup.auth.v1.ListUsersResponse.next_page_token", "titanup.auth.v1.DisableUserRequest.user_id", "titanup.auth.v1.DisableUserRequest.request_id", "titanup.auth.v1.EnableUserRequest.user_id", "titanup.auth.v1.EnableUserRequest.request_id", "titanup.auth.v1.RevokeUserSessionsRequest.user_id", "titanup.auth.v1.RevokeUserSessionsRequest.request_id", "titanup.auth.v1.IssuePasswordResetRequest.user_id", "titanup.auth.v1.IssuePasswordResetRequest.request_id", "titanup.auth.v1.IssuePasswordResetResponse.token", "titanup.auth.v1.VerificationState", "titanup.auth.v1.VERIFICATION_STATE_UNSPECIFIED", "titanup.auth.v1.VERIFICATION_STATE_NOT_REQUIRED", "titanup.auth.v1.VERIFICATION_STATE_PENDING", "titanup.auth.v1.VERIFICATION_STATE_VERIFIED", "titanup.auth.v1.SecurityEventKind", "titanup.auth.v1.SECURITY_EVENT_KIND_UNSPECIFIED", "titanup.auth.v1.SECURITY_EVENT_KIND_REGISTERED", "titanup.auth.v1.SECURITY_EVENT_KIND_SIGNED_IN", "titanup.auth.v1.SECURITY_EVENT_KIND_SIGN_IN_FAILED", "titanup.auth.v1.SECURITY_EVENT_KIND_SIGNED_OUT", "titanup.auth.v1.SECURITY_EVENT_KIND_SESSION_REVOKED", "titanup.auth.v1.SECURITY_EVENT_KIND_OTHER_SESSIONS_REVOKED", "titanup.auth.v1.SECURITY_EVENT_KIND_REFRESH_TOKEN_REUSED", "titanup.auth.v1.SECURITY_EVENT_KIND_REAUTHENTICATED", "titanup.auth.v1.SECURITY_EVENT_KIND_REAUTHENTICATION_FAILED", "titanup.auth.v1.SECURITY_EVENT_KIND_SECOND_FACTOR_ACTIVATED", "titanup.auth.v1.SECURITY_EVENT_KIND_SECOND_FACTOR_DISABLED", "titanup.auth.v1.SECURITY_EVENT_KIND_SECOND_FACTOR_FAILED", "titanup.auth.v1.SECURITY_EVENT_KIND_RECOVERY_CODE_USED", "titanup.auth.v1.SECURITY_EVENT_KIND_RECOVERY_CODES_REGENERATED", "titanup.auth.v1.SECURITY_EVENT_KIND_PASSWORD_CHANGED", "titanup.auth.v1.SECURITY_EVENT_KIND_PASSWORD_RESET_REQUESTED", "titanup.auth.v1.SECURITY_EVENT_KIND_PASSWORD_RESET", "titanup.auth.v1.SECURITY_EVENT_KIND_EMAIL_VERIFIED", "titanup.auth.v1.SECURITY_EVENT_KIND_EMAIL_CHANGE_REQUESTED", "titanup.auth.v1.SECURITY_EVENT_KIND_EMAIL_CHANGED", "titanup.auth.v1.SECURITY_EVENT_KIND_DELETION_REQUESTED", "titanup.auth.v1.SECURITY_EVENT_KIND_DELETION_CANCELLED", "titanup.auth.v1.SECURITY_EVENT_KIND_USER_DISABLED", "titanup.auth.v1.SECURITY_EVENT_KIND_USER_ENABLED", "titanup.auth.v1.AuthService", "titanup.auth.v1.AuthService.Register", "titanup.auth.v1.AuthService.SignIn", "titanup.auth.v1.AuthService.RefreshToken", "titanup.auth.v1.AuthService.SignOut", "titanup.auth.v1.AuthService.WhoAmI", "titanup.auth.v1.AuthService.VerifyMfa", "titanup.auth.v1.AuthService.Reauthenticate", "titanup.auth.v1.AuthService.EnrollTotp", "titanup.auth.v1.AuthService.ActivateTotp", "titanup.auth.v1.AuthService.DisableTotp", "titanup.auth.v1.AuthService.RegenerateRecoveryCodes", "titanup.auth.v1.AuthService.ListAuthSessions", "titanup.auth.v1.AuthService.RevokeAuthSession", "titanup.auth.v1.AuthService.RevokeOtherAuthSessions", "titanup.auth.v1.AuthService.ListSecurityEvents", "titanup.auth.v1.AuthService.VerifyEmail", "titanup.auth.v1.AuthService.ResendVerification", "titanup.auth.v1.AuthService.RequestPasswordReset", "titanup.auth.v1.AuthService.ConfirmPasswordReset", "titanup.auth.v1.AuthService.ChangePassword", "titanup.auth.v1.AuthService.ChangeEmail", "titanup.auth.v1.AuthService.ConfirmEmailChange", "titanup.auth.v1.AuthService.DeleteAccount", "titanup.auth.v1.AuthService.CancelAccountDeletion", "titanup.auth.v1.AuthService.GetDeletionReceipt", "titanup.auth.v1.AuthService.GetJwks", "titanup.auth.v1.AuthFeedService", "titanup.auth.v1.AuthFeedService.IssueServiceToken", "titanup.auth.v1.AuthFeedService.WatchRevocations", "titanup.auth.v1.AuthFeedService.WatchErasures", "titanup.auth.v1.AuthFeedService.ConfirmErasure", "titanup.auth.v1.AuthAdminService", "titanup.auth.v1.AuthAdminService.ListUsers", "titanup.auth.v1.AuthAdminService.DisableUser", "titanup.auth.v1.AuthAdminService.EnableUser", "titanup.auth.v1.AuthAdminService.RevokeUserSessions", "titanup.auth.v1.AuthAdminService.IssuePasswordReset"],
      base64: """
        Chp0aXRhbnVwL2F1dGgvdjEvYXV0aC5wcm90bxIPdGl0YW51cC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnBy
        b3RvIr0CCgRVc2VyEhcKB3VzZXJfaWQYASABKAlSBnVzZXJJZBIUCgVlbWFpbBgCIAEoCVIFZW1haWwSIQoMZGlzcGxheV9uYW1l
        GAMgASgJUgtkaXNwbGF5TmFtZRIWCgZsb2NhbGUYBCABKAlSBmxvY2FsZRI7CgtjcmVhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5w
        cm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSUQoSdmVyaWZpY2F0aW9uX3N0YXRlGAYgASgOMiIudGl0YW51cC5hdXRoLnYx
        LlZlcmlmaWNhdGlvblN0YXRlUhF2ZXJpZmljYXRpb25TdGF0ZRI7CgtkZWxldGVfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1
        Zi5UaW1lc3RhbXBSCmRlbGV0ZVRpbWUiWQoGRGV2aWNlEhIKBG5hbWUYASABKAlSBG5hbWUSGgoIcGxhdGZvcm0YAiABKAlSCHBs
        YXRmb3JtEh8KC2FwcF92ZXJzaW9uGAMgASgJUgphcHBWZXJzaW9uIqQCCgZUb2tlbnMSIQoMYWNjZXNzX3Rva2VuGAEgASgJUgth
        Y2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVh
        Y2Nlc3NUb2tlbkV4cGlyZVRpbWUSIwoNcmVmcmVzaF90b2tlbhgDIAEoCVIMcmVmcmVzaFRva2VuElUKGXJlZnJlc2hfdG9rZW5f
        ZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhZyZWZyZXNoVG9rZW5FeHBpcmVUaW1lEiYKD2F1
        dGhfc2Vzc2lvbl9pZBgFIAEoCVINYXV0aFNlc3Npb25JZCLzAQoPUmVnaXN0ZXJSZXF1ZXN0EhQKBWVtYWlsGAEgASgJUgVlbWFp
        bBIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQSIQoMZGlzcGxheV9uYW1lGAMgASgJUgtkaXNwbGF5TmFtZRIWCgZsb2NhbGUY
        BCABKAlSBmxvY2FsZRIvCgZkZXZpY2UYBSABKAsyFy50aXRhbnVwLmF1dGgudjEuRGV2aWNlUgZkZXZpY2USIwoNdmFsaWRhdGVf
        b25seRgGIAEoCFIMdmFsaWRhdGVPbmx5Eh0KCnJlcXVlc3RfaWQYByABKAlSCXJlcXVlc3RJZCLBAQoQUmVnaXN0ZXJSZXNwb25z
        ZRIpCgR1c2VyGAEgASgLMhUudGl0YW51cC5hdXRoLnYxLlVzZXJSBHVzZXISUQoSdmVyaWZpY2F0aW9uX3N0YXRlGAIgASgOMiIu
        dGl0YW51cC5hdXRoLnYxLlZlcmlmaWNhdGlvblN0YXRlUhF2ZXJpZmljYXRpb25TdGF0ZRIvCgZ0b2tlbnMYAyABKAsyFy50aXRh
        bnVwLmF1dGgudjEuVG9rZW5zUgZ0b2tlbnMicgoNU2lnbkluUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSGgoIcGFzc3dv
        cmQYAiABKAlSCHBhc3N3b3JkEi8KBmRldmljZRgDIAEoCzIXLnRpdGFudXAuYXV0aC52MS5EZXZpY2VSBmRldmljZSKwAQoOU2ln
        bkluUmVzcG9uc2USKQoEdXNlchgBIAEoCzIVLnRpdGFudXAuYXV0aC52MS5Vc2VyUgR1c2VyEi8KBnRva2VucxgCIAEoCzIXLnRp
        dGFudXAuYXV0aC52MS5Ub2tlbnNSBnRva2VucxJCCg1tZmFfY2hhbGxlbmdlGAMgASgLMh0udGl0YW51cC5hdXRoLnYxLk1mYUNo
        YWxsZW5nZVIMbWZhQ2hhbGxlbmdlImkKDE1mYUNoYWxsZW5nZRIcCgljaGFsbGVuZ2UYASABKAlSCWNoYWxsZW5nZRI7CgtleHBp
        cmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUidgoQVmVyaWZ5TWZhUmVxdWVzdBIc
        CgljaGFsbGVuZ2UYASABKAlSCWNoYWxsZW5nZRIUCgR0b3RwGAIgASgJSABSBHRvdHASJQoNcmVjb3ZlcnlfY29kZRgDIAEoCUgA
        UgxyZWNvdmVyeUNvZGVCBwoFcHJvb2YibwoRVmVyaWZ5TWZhUmVzcG9uc2USKQoEdXNlchgBIAEoCzIVLnRpdGFudXAuYXV0aC52
        MS5Vc2VyUgR1c2VyEi8KBnRva2VucxgCIAEoCzIXLnRpdGFudXAuYXV0aC52MS5Ub2tlbnNSBnRva2VucyJ7ChVSZWF1dGhlbnRp
        Y2F0ZVJlcXVlc3QSHAoIcGFzc3dvcmQYASABKAlIAFIIcGFzc3dvcmQSFAoEdG90cBgCIAEoCUgAUgR0b3RwEiUKDXJlY292ZXJ5
        X2NvZGUYAyABKAlIAFIMcmVjb3ZlcnlDb2RlQgcKBXByb29mIpABChZSZWF1dGhlbnRpY2F0ZVJlc3BvbnNlEiEKDGFjY2Vzc190
        b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVm
        LlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIjIKEUVucm9sbFRvdHBSZXF1ZXN0Eh0KCnJlcXVlc3RfaWQYASABKAlS
        CXJlcXVlc3RJZCI+ChJFbnJvbGxUb3RwUmVzcG9uc2USFgoGc2VjcmV0GAEgASgJUgZzZWNyZXQSEAoDdXJpGAIgASgJUgN1cmki
        SAoTQWN0aXZhdGVUb3RwUmVxdWVzdBISCgRjb2RlGAEgASgJUgRjb2RlEh0KCnJlcXVlc3RfaWQYAiABKAlSCXJlcXVlc3RJZCI9
        ChRBY3RpdmF0ZVRvdHBSZXNwb25zZRIlCg5yZWNvdmVyeV9jb2RlcxgBIAMoCVINcmVjb3ZlcnlDb2RlcyJPChJEaXNhYmxlVG90
        cFJlcXVlc3QSGgoIcGFzc3dvcmQYASABKAlSCHBhc3N3b3JkEh0KCnJlcXVlc3RfaWQYAiABKAlSCXJlcXVlc3RJZCIVChNEaXNh
        YmxlVG90cFJlc3BvbnNlIj8KHlJlZ2VuZXJhdGVSZWNvdmVyeUNvZGVzUmVxdWVzdBIdCgpyZXF1ZXN0X2lkGAEgASgJUglyZXF1
        ZXN0SWQiSAofUmVnZW5lcmF0ZVJlY292ZXJ5Q29kZXNSZXNwb25zZRIlCg5yZWNvdmVyeV9jb2RlcxgBIAMoCVINcmVjb3ZlcnlD
        b2RlcyI6ChNSZWZyZXNoVG9rZW5SZXF1ZXN0EiMKDXJlZnJlc2hfdG9rZW4YASABKAlSDHJlZnJlc2hUb2tlbiJHChRSZWZyZXNo
        VG9rZW5SZXNwb25zZRIvCgZ0b2tlbnMYASABKAsyFy50aXRhbnVwLmF1dGgudjEuVG9rZW5zUgZ0b2tlbnMiEAoOU2lnbk91dFJl
        cXVlc3QiEQoPU2lnbk91dFJlc3BvbnNlIg8KDVdob0FtSVJlcXVlc3QisgEKDldob0FtSVJlc3BvbnNlEikKBHVzZXIYASABKAsy
        FS50aXRhbnVwLmF1dGgudjEuVXNlclIEdXNlchImCg9hdXRoX3Nlc3Npb25faWQYAiABKAlSDWF1dGhTZXNzaW9uSWQSEAoDYW1y
        GAMgAygJUgNhbXISOwoLZXhwaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lItQC
        CgtBdXRoU2Vzc2lvbhImCg9hdXRoX3Nlc3Npb25faWQYASABKAlSDWF1dGhTZXNzaW9uSWQSLwoGZGV2aWNlGAIgASgLMhcudGl0
        YW51cC5hdXRoLnYxLkRldmljZVIGZGV2aWNlEhgKB2FkZHJlc3MYAyABKAlSB2FkZHJlc3MSOwoLY3JlYXRlX3RpbWUYBCABKAsy
        Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEj4KDWxhc3RfdXNlX3RpbWUYBSABKAsyGi5nb29nbGUucHJv
        dG9idWYuVGltZXN0YW1wUgtsYXN0VXNlVGltZRI7CgtleHBpcmVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3Rh
        bXBSCmV4cGlyZVRpbWUSGAoHY3VycmVudBgHIAEoCFIHY3VycmVudCJVChdMaXN0QXV0aFNlc3Npb25zUmVxdWVzdBIbCglwYWdl
        X3NpemUYASABKAVSCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiKFAQoYTGlzdEF1dGhTZXNzaW9uc1Jl
        c3BvbnNlEkEKDWF1dGhfc2Vzc2lvbnMYASADKAsyHC50aXRhbnVwLmF1dGgudjEuQXV0aFNlc3Npb25SDGF1dGhTZXNzaW9ucxIm
        Cg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iQgoYUmV2b2tlQXV0aFNlc3Npb25SZXF1ZXN0EiYKD2F1dGhf
        c2Vzc2lvbl9pZBgBIAEoCVINYXV0aFNlc3Npb25JZCIbChlSZXZva2VBdXRoU2Vzc2lvblJlc3BvbnNlIiAKHlJldm9rZU90aGVy
        QXV0aFNlc3Npb25zUmVxdWVzdCJGCh9SZXZva2VPdGhlckF1dGhTZXNzaW9uc1Jlc3BvbnNlEiMKDXJldm9rZWRfY291bnQYASAB
        KAVSDHJldm9rZWRDb3VudCKTAgoNU2VjdXJpdHlFdmVudBIqChFzZWN1cml0eV9ldmVudF9pZBgBIAEoCVIPc2VjdXJpdHlFdmVu
        dElkEjYKBGtpbmQYAiABKA4yIi50aXRhbnVwLmF1dGgudjEuU2VjdXJpdHlFdmVudEtpbmRSBGtpbmQSOwoLY3JlYXRlX3RpbWUY
        AyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEiYKD2F1dGhfc2Vzc2lvbl9pZBgEIAEoCVINYXV0
        aFNlc3Npb25JZBIfCgtkZXZpY2VfbmFtZRgFIAEoCVIKZGV2aWNlTmFtZRIYCgdhZGRyZXNzGAYgASgJUgdhZGRyZXNzIpEBChlM
        aXN0U2VjdXJpdHlFdmVudHNSZXF1ZXN0EjgKBWtpbmRzGAEgAygOMiIudGl0YW51cC5hdXRoLnYxLlNlY3VyaXR5RXZlbnRLaW5k
        UgVraW5kcxIbCglwYWdlX3NpemUYAiABKAVSCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbiKNAQoaTGlz
        dFNlY3VyaXR5RXZlbnRzUmVzcG9uc2USRwoPc2VjdXJpdHlfZXZlbnRzGAEgAygLMh4udGl0YW51cC5hdXRoLnYxLlNlY3VyaXR5
        RXZlbnRSDnNlY3VyaXR5RXZlbnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiIqChJWZXJpZnlFbWFp
        bFJlcXVlc3QSFAoFdG9rZW4YASABKAlSBXRva2VuIhUKE1ZlcmlmeUVtYWlsUmVzcG9uc2UiMQoZUmVzZW5kVmVyaWZpY2F0aW9u
        UmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwiHAoaUmVzZW5kVmVyaWZpY2F0aW9uUmVzcG9uc2UiMwobUmVxdWVzdFBhc3N3
        b3JkUmVzZXRSZXF1ZXN0EhQKBWVtYWlsGAEgASgJUgVlbWFpbCIeChxSZXF1ZXN0UGFzc3dvcmRSZXNldFJlc3BvbnNlInUKG0Nv
        bmZpcm1QYXNzd29yZFJlc2V0UmVxdWVzdBIUCgV0b2tlbhgBIAEoCVIFdG9rZW4SIQoMbmV3X3Bhc3N3b3JkGAIgASgJUgtuZXdQ
        YXNzd29yZBIdCgpyZXF1ZXN0X2lkGAMgASgJUglyZXF1ZXN0SWQiHgocQ29uZmlybVBhc3N3b3JkUmVzZXRSZXNwb25zZSKEAQoV
        Q2hhbmdlUGFzc3dvcmRSZXF1ZXN0EikKEGN1cnJlbnRfcGFzc3dvcmQYASABKAlSD2N1cnJlbnRQYXNzd29yZBIhCgxuZXdfcGFz
        c3dvcmQYAiABKAlSC25ld1Bhc3N3b3JkEh0KCnJlcXVlc3RfaWQYAyABKAlSCXJlcXVlc3RJZCIYChZDaGFuZ2VQYXNzd29yZFJl
        c3BvbnNlIlAKEkNoYW5nZUVtYWlsUmVxdWVzdBIbCgluZXdfZW1haWwYASABKAlSCG5ld0VtYWlsEh0KCnJlcXVlc3RfaWQYAiAB
        KAlSCXJlcXVlc3RJZCJoChNDaGFuZ2VFbWFpbFJlc3BvbnNlElEKEnZlcmlmaWNhdGlvbl9zdGF0ZRgBIAEoDjIiLnRpdGFudXAu
        YXV0aC52MS5WZXJpZmljYXRpb25TdGF0ZVIRdmVyaWZpY2F0aW9uU3RhdGUiMQoZQ29uZmlybUVtYWlsQ2hhbmdlUmVxdWVzdBIU
        CgV0b2tlbhgBIAEoCVIFdG9rZW4iRwoaQ29uZmlybUVtYWlsQ2hhbmdlUmVzcG9uc2USKQoEdXNlchgBIAEoCzIVLnRpdGFudXAu
        YXV0aC52MS5Vc2VyUgR1c2VyIhYKFERlbGV0ZUFjY291bnRSZXF1ZXN0InkKFURlbGV0ZUFjY291bnRSZXNwb25zZRI7CgtkZWxl
        dGVfdGltZRgBIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmRlbGV0ZVRpbWUSIwoNcmVjZWlwdF90b2tlbhgCIAEo
        CVIMcmVjZWlwdFRva2VuIh4KHENhbmNlbEFjY291bnREZWxldGlvblJlcXVlc3QiHwodQ2FuY2VsQWNjb3VudERlbGV0aW9uUmVz
        cG9uc2UiQAoZR2V0RGVsZXRpb25SZWNlaXB0UmVxdWVzdBIjCg1yZWNlaXB0X3Rva2VuGAEgASgJUgxyZWNlaXB0VG9rZW4ibgoT
        RXJhc3VyZUNvbmZpcm1hdGlvbhIYCgdzZXJ2aWNlGAEgASgJUgdzZXJ2aWNlEj0KDGNvbmZpcm1fdGltZRgCIAEoCzIaLmdvb2ds
        ZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2NvbmZpcm1UaW1lIpwCChpHZXREZWxldGlvblJlY2VpcHRSZXNwb25zZRIXCgd1c2VyX2lk
        GAEgASgJUgZ1c2VySWQSPQoMcmVxdWVzdF90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFILcmVxdWVzdFRp
        bWUSOQoKZXJhc2VfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCWVyYXNlVGltZRJKCg1jb25maXJtYXRp
        b25zGAQgAygLMiQudGl0YW51cC5hdXRoLnYxLkVyYXN1cmVDb25maXJtYXRpb25SDWNvbmZpcm1hdGlvbnMSHwoLcmVjZWlwdF9q
        d3QYBSABKAlSCnJlY2VpcHRKd3QiEAoOR2V0Sndrc1JlcXVlc3QidAoKSnNvbldlYktleRIQCgNrdHkYASABKAlSA2t0eRIQCgNj
        cnYYAiABKAlSA2NydhIQCgNraWQYAyABKAlSA2tpZBIQCgNhbGcYBCABKAlSA2FsZxIQCgN1c2UYBSABKAlSA3VzZRIMCgF4GAYg
        ASgJUgF4Il8KD0dldEp3a3NSZXNwb25zZRIvCgRrZXlzGAEgAygLMhsudGl0YW51cC5hdXRoLnYxLkpzb25XZWJLZXlSBGtleXMS
        GwoJandrc19qc29uGAIgASgJUghqd2tzSnNvbiJcChhJc3N1ZVNlcnZpY2VUb2tlblJlcXVlc3QSGwoJY2xpZW50X2lkGAEgASgJ
        UghjbGllbnRJZBIjCg1jbGllbnRfc2VjcmV0GAIgASgJUgxjbGllbnRTZWNyZXQiewoZSXNzdWVTZXJ2aWNlVG9rZW5SZXNwb25z
        ZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuEjsKC2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVm
        LlRpbWVzdGFtcFIKZXhwaXJlVGltZSIZChdXYXRjaFJldm9jYXRpb25zUmVxdWVzdCJEChhXYXRjaFJldm9jYXRpb25zUmVzcG9u
        c2USKAoQYXV0aF9zZXNzaW9uX2lkcxgBIAMoCVIOYXV0aFNlc3Npb25JZHMiLgoUV2F0Y2hFcmFzdXJlc1JlcXVlc3QSFgoGY3Vy
        c29yGAEgASgJUgZjdXJzb3IiOgoHRXJhc3VyZRIXCgd1c2VyX2lkGAEgASgJUgZ1c2VySWQSFgoGY3Vyc29yGAIgASgJUgZjdXJz
        b3IiTQoVV2F0Y2hFcmFzdXJlc1Jlc3BvbnNlEjQKCGVyYXN1cmVzGAEgAygLMhgudGl0YW51cC5hdXRoLnYxLkVyYXN1cmVSCGVy
        YXN1cmVzIi8KFUNvbmZpcm1FcmFzdXJlUmVxdWVzdBIWCgZjdXJzb3IYASABKAlSBmN1cnNvciIYChZDb25maXJtRXJhc3VyZVJl
        c3BvbnNlIo0BCgtNYW5hZ2VkVXNlchIpCgR1c2VyGAEgASgLMhUudGl0YW51cC5hdXRoLnYxLlVzZXJSBHVzZXISFAoFYWRtaW4Y
        AiABKAhSBWFkbWluEj0KDGRpc2FibGVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2Rpc2FibGVUaW1l
        ImQKEExpc3RVc2Vyc1JlcXVlc3QSFAoFZW1haWwYASABKAlSBWVtYWlsEhsKCXBhZ2Vfc2l6ZRgCIAEoBVIIcGFnZVNpemUSHQoK
        cGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuIm8KEUxpc3RVc2Vyc1Jlc3BvbnNlEjIKBXVzZXJzGAEgAygLMhwudGl0YW51cC5h
        dXRoLnYxLk1hbmFnZWRVc2VyUgV1c2VycxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iTAoSRGlzYWJs
        ZVVzZXJSZXF1ZXN0EhcKB3VzZXJfaWQYASABKAlSBnVzZXJJZBIdCgpyZXF1ZXN0X2lkGAIgASgJUglyZXF1ZXN0SWQiFQoTRGlz
        YWJsZVVzZXJSZXNwb25zZSJLChFFbmFibGVVc2VyUmVxdWVzdBIXCgd1c2VyX2lkGAEgASgJUgZ1c2VySWQSHQoKcmVxdWVzdF9p
        ZBgCIAEoCVIJcmVxdWVzdElkIhQKEkVuYWJsZVVzZXJSZXNwb25zZSJTChlSZXZva2VVc2VyU2Vzc2lvbnNSZXF1ZXN0EhcKB3Vz
        ZXJfaWQYASABKAlSBnVzZXJJZBIdCgpyZXF1ZXN0X2lkGAIgASgJUglyZXF1ZXN0SWQiHAoaUmV2b2tlVXNlclNlc3Npb25zUmVz
        cG9uc2UiUwoZSXNzdWVQYXNzd29yZFJlc2V0UmVxdWVzdBIXCgd1c2VyX2lkGAEgASgJUgZ1c2VySWQSHQoKcmVxdWVzdF9pZBgC
        IAEoCVIJcmVxdWVzdElkIjIKGklzc3VlUGFzc3dvcmRSZXNldFJlc3BvbnNlEhQKBXRva2VuGAEgASgJUgV0b2tlbiqdAQoRVmVy
        aWZpY2F0aW9uU3RhdGUSIgoeVkVSSUZJQ0FUSU9OX1NUQVRFX1VOU1BFQ0lGSUVEEAASIwofVkVSSUZJQ0FUSU9OX1NUQVRFX05P
        VF9SRVFVSVJFRBABEh4KGlZFUklGSUNBVElPTl9TVEFURV9QRU5ESU5HEAISHwobVkVSSUZJQ0FUSU9OX1NUQVRFX1ZFUklGSUVE
        EAMqwwgKEVNlY3VyaXR5RXZlbnRLaW5kEiMKH1NFQ1VSSVRZX0VWRU5UX0tJTkRfVU5TUEVDSUZJRUQQABIiCh5TRUNVUklUWV9F
        VkVOVF9LSU5EX1JFR0lTVEVSRUQQARIhCh1TRUNVUklUWV9FVkVOVF9LSU5EX1NJR05FRF9JThACEiYKIlNFQ1VSSVRZX0VWRU5U
        X0tJTkRfU0lHTl9JTl9GQUlMRUQQAxIiCh5TRUNVUklUWV9FVkVOVF9LSU5EX1NJR05FRF9PVVQQBBInCiNTRUNVUklUWV9FVkVO
        VF9LSU5EX1NFU1NJT05fUkVWT0tFRBAFEi4KKlNFQ1VSSVRZX0VWRU5UX0tJTkRfT1RIRVJfU0VTU0lPTlNfUkVWT0tFRBAGEiwK
        KFNFQ1VSSVRZX0VWRU5UX0tJTkRfUkVGUkVTSF9UT0tFTl9SRVVTRUQQBxInCiNTRUNVUklUWV9FVkVOVF9LSU5EX1JFQVVUSEVO
        VElDQVRFRBAIEi8KK1NFQ1VSSVRZX0VWRU5UX0tJTkRfUkVBVVRIRU5USUNBVElPTl9GQUlMRUQQCRIvCitTRUNVUklUWV9FVkVO
        VF9LSU5EX1NFQ09ORF9GQUNUT1JfQUNUSVZBVEVEEAoSLgoqU0VDVVJJVFlfRVZFTlRfS0lORF9TRUNPTkRfRkFDVE9SX0RJU0FC
        TEVEEAsSLAooU0VDVVJJVFlfRVZFTlRfS0lORF9TRUNPTkRfRkFDVE9SX0ZBSUxFRBAMEioKJlNFQ1VSSVRZX0VWRU5UX0tJTkRf
        UkVDT1ZFUllfQ09ERV9VU0VEEA0SMgouU0VDVVJJVFlfRVZFTlRfS0lORF9SRUNPVkVSWV9DT0RFU19SRUdFTkVSQVRFRBAOEigK
        JFNFQ1VSSVRZX0VWRU5UX0tJTkRfUEFTU1dPUkRfQ0hBTkdFRBAPEjAKLFNFQ1VSSVRZX0VWRU5UX0tJTkRfUEFTU1dPUkRfUkVT
        RVRfUkVRVUVTVEVEEBASJgoiU0VDVVJJVFlfRVZFTlRfS0lORF9QQVNTV09SRF9SRVNFVBAREiYKIlNFQ1VSSVRZX0VWRU5UX0tJ
        TkRfRU1BSUxfVkVSSUZJRUQQEhIuCipTRUNVUklUWV9FVkVOVF9LSU5EX0VNQUlMX0NIQU5HRV9SRVFVRVNURUQQExIlCiFTRUNV
        UklUWV9FVkVOVF9LSU5EX0VNQUlMX0NIQU5HRUQQFBIqCiZTRUNVUklUWV9FVkVOVF9LSU5EX0RFTEVUSU9OX1JFUVVFU1RFRBAV
        EioKJlNFQ1VSSVRZX0VWRU5UX0tJTkRfREVMRVRJT05fQ0FOQ0VMTEVEEBYSJQohU0VDVVJJVFlfRVZFTlRfS0lORF9VU0VSX0RJ
        U0FCTEVEEBcSJAogU0VDVVJJVFlfRVZFTlRfS0lORF9VU0VSX0VOQUJMRUQQGDLfFAoLQXV0aFNlcnZpY2USTwoIUmVnaXN0ZXIS
        IC50aXRhbnVwLmF1dGgudjEuUmVnaXN0ZXJSZXF1ZXN0GiEudGl0YW51cC5hdXRoLnYxLlJlZ2lzdGVyUmVzcG9uc2USSQoGU2ln
        bkluEh4udGl0YW51cC5hdXRoLnYxLlNpZ25JblJlcXVlc3QaHy50aXRhbnVwLmF1dGgudjEuU2lnbkluUmVzcG9uc2USYAoMUmVm
        cmVzaFRva2VuEiQudGl0YW51cC5hdXRoLnYxLlJlZnJlc2hUb2tlblJlcXVlc3QaJS50aXRhbnVwLmF1dGgudjEuUmVmcmVzaFRv
        a2VuUmVzcG9uc2UiA5ACAhJRCgdTaWduT3V0Eh8udGl0YW51cC5hdXRoLnYxLlNpZ25PdXRSZXF1ZXN0GiAudGl0YW51cC5hdXRo
        LnYxLlNpZ25PdXRSZXNwb25zZSIDkAICEk4KBldob0FtSRIeLnRpdGFudXAuYXV0aC52MS5XaG9BbUlSZXF1ZXN0Gh8udGl0YW51
        cC5hdXRoLnYxLldob0FtSVJlc3BvbnNlIgOQAgESUgoJVmVyaWZ5TWZhEiEudGl0YW51cC5hdXRoLnYxLlZlcmlmeU1mYVJlcXVl
        c3QaIi50aXRhbnVwLmF1dGgudjEuVmVyaWZ5TWZhUmVzcG9uc2USYQoOUmVhdXRoZW50aWNhdGUSJi50aXRhbnVwLmF1dGgudjEu
        UmVhdXRoZW50aWNhdGVSZXF1ZXN0GicudGl0YW51cC5hdXRoLnYxLlJlYXV0aGVudGljYXRlUmVzcG9uc2USVQoKRW5yb2xsVG90
        cBIiLnRpdGFudXAuYXV0aC52MS5FbnJvbGxUb3RwUmVxdWVzdBojLnRpdGFudXAuYXV0aC52MS5FbnJvbGxUb3RwUmVzcG9uc2US
        WwoMQWN0aXZhdGVUb3RwEiQudGl0YW51cC5hdXRoLnYxLkFjdGl2YXRlVG90cFJlcXVlc3QaJS50aXRhbnVwLmF1dGgudjEuQWN0
        aXZhdGVUb3RwUmVzcG9uc2USWAoLRGlzYWJsZVRvdHASIy50aXRhbnVwLmF1dGgudjEuRGlzYWJsZVRvdHBSZXF1ZXN0GiQudGl0
        YW51cC5hdXRoLnYxLkRpc2FibGVUb3RwUmVzcG9uc2USfAoXUmVnZW5lcmF0ZVJlY292ZXJ5Q29kZXMSLy50aXRhbnVwLmF1dGgu
        djEuUmVnZW5lcmF0ZVJlY292ZXJ5Q29kZXNSZXF1ZXN0GjAudGl0YW51cC5hdXRoLnYxLlJlZ2VuZXJhdGVSZWNvdmVyeUNvZGVz
        UmVzcG9uc2USbAoQTGlzdEF1dGhTZXNzaW9ucxIoLnRpdGFudXAuYXV0aC52MS5MaXN0QXV0aFNlc3Npb25zUmVxdWVzdBopLnRp
        dGFudXAuYXV0aC52MS5MaXN0QXV0aFNlc3Npb25zUmVzcG9uc2UiA5ACARJvChFSZXZva2VBdXRoU2Vzc2lvbhIpLnRpdGFudXAu
        YXV0aC52MS5SZXZva2VBdXRoU2Vzc2lvblJlcXVlc3QaKi50aXRhbnVwLmF1dGgudjEuUmV2b2tlQXV0aFNlc3Npb25SZXNwb25z
        ZSIDkAICEoEBChdSZXZva2VPdGhlckF1dGhTZXNzaW9ucxIvLnRpdGFudXAuYXV0aC52MS5SZXZva2VPdGhlckF1dGhTZXNzaW9u
        c1JlcXVlc3QaMC50aXRhbnVwLmF1dGgudjEuUmV2b2tlT3RoZXJBdXRoU2Vzc2lvbnNSZXNwb25zZSIDkAICEnIKEkxpc3RTZWN1
        cml0eUV2ZW50cxIqLnRpdGFudXAuYXV0aC52MS5MaXN0U2VjdXJpdHlFdmVudHNSZXF1ZXN0GisudGl0YW51cC5hdXRoLnYxLkxp
        c3RTZWN1cml0eUV2ZW50c1Jlc3BvbnNlIgOQAgESXQoLVmVyaWZ5RW1haWwSIy50aXRhbnVwLmF1dGgudjEuVmVyaWZ5RW1haWxS
        ZXF1ZXN0GiQudGl0YW51cC5hdXRoLnYxLlZlcmlmeUVtYWlsUmVzcG9uc2UiA5ACAhJyChJSZXNlbmRWZXJpZmljYXRpb24SKi50
        aXRhbnVwLmF1dGgudjEuUmVzZW5kVmVyaWZpY2F0aW9uUmVxdWVzdBorLnRpdGFudXAuYXV0aC52MS5SZXNlbmRWZXJpZmljYXRp
        b25SZXNwb25zZSIDkAICEngKFFJlcXVlc3RQYXNzd29yZFJlc2V0EiwudGl0YW51cC5hdXRoLnYxLlJlcXVlc3RQYXNzd29yZFJl
        c2V0UmVxdWVzdBotLnRpdGFudXAuYXV0aC52MS5SZXF1ZXN0UGFzc3dvcmRSZXNldFJlc3BvbnNlIgOQAgIScwoUQ29uZmlybVBh
        c3N3b3JkUmVzZXQSLC50aXRhbnVwLmF1dGgudjEuQ29uZmlybVBhc3N3b3JkUmVzZXRSZXF1ZXN0Gi0udGl0YW51cC5hdXRoLnYx
        LkNvbmZpcm1QYXNzd29yZFJlc2V0UmVzcG9uc2USYQoOQ2hhbmdlUGFzc3dvcmQSJi50aXRhbnVwLmF1dGgudjEuQ2hhbmdlUGFz
        c3dvcmRSZXF1ZXN0GicudGl0YW51cC5hdXRoLnYxLkNoYW5nZVBhc3N3b3JkUmVzcG9uc2USWAoLQ2hhbmdlRW1haWwSIy50aXRh
        bnVwLmF1dGgudjEuQ2hhbmdlRW1haWxSZXF1ZXN0GiQudGl0YW51cC5hdXRoLnYxLkNoYW5nZUVtYWlsUmVzcG9uc2USbQoSQ29u
        ZmlybUVtYWlsQ2hhbmdlEioudGl0YW51cC5hdXRoLnYxLkNvbmZpcm1FbWFpbENoYW5nZVJlcXVlc3QaKy50aXRhbnVwLmF1dGgu
        djEuQ29uZmlybUVtYWlsQ2hhbmdlUmVzcG9uc2USYwoNRGVsZXRlQWNjb3VudBIlLnRpdGFudXAuYXV0aC52MS5EZWxldGVBY2Nv
        dW50UmVxdWVzdBomLnRpdGFudXAuYXV0aC52MS5EZWxldGVBY2NvdW50UmVzcG9uc2UiA5ACAhJ7ChVDYW5jZWxBY2NvdW50RGVs
        ZXRpb24SLS50aXRhbnVwLmF1dGgudjEuQ2FuY2VsQWNjb3VudERlbGV0aW9uUmVxdWVzdBouLnRpdGFudXAuYXV0aC52MS5DYW5j
        ZWxBY2NvdW50RGVsZXRpb25SZXNwb25zZSIDkAICEnIKEkdldERlbGV0aW9uUmVjZWlwdBIqLnRpdGFudXAuYXV0aC52MS5HZXRE
        ZWxldGlvblJlY2VpcHRSZXF1ZXN0GisudGl0YW51cC5hdXRoLnYxLkdldERlbGV0aW9uUmVjZWlwdFJlc3BvbnNlIgOQAgESUQoH
        R2V0SndrcxIfLnRpdGFudXAuYXV0aC52MS5HZXRKd2tzUmVxdWVzdBogLnRpdGFudXAuYXV0aC52MS5HZXRKd2tzUmVzcG9uc2Ui
        A5ACATK8AwoPQXV0aEZlZWRTZXJ2aWNlEmoKEUlzc3VlU2VydmljZVRva2VuEikudGl0YW51cC5hdXRoLnYxLklzc3VlU2Vydmlj
        ZVRva2VuUmVxdWVzdBoqLnRpdGFudXAuYXV0aC52MS5Jc3N1ZVNlcnZpY2VUb2tlblJlc3BvbnNlEm4KEFdhdGNoUmV2b2NhdGlv
        bnMSKC50aXRhbnVwLmF1dGgudjEuV2F0Y2hSZXZvY2F0aW9uc1JlcXVlc3QaKS50aXRhbnVwLmF1dGgudjEuV2F0Y2hSZXZvY2F0
        aW9uc1Jlc3BvbnNlIgOQAgEwARJlCg1XYXRjaEVyYXN1cmVzEiUudGl0YW51cC5hdXRoLnYxLldhdGNoRXJhc3VyZXNSZXF1ZXN0
        GiYudGl0YW51cC5hdXRoLnYxLldhdGNoRXJhc3VyZXNSZXNwb25zZSIDkAIBMAESZgoOQ29uZmlybUVyYXN1cmUSJi50aXRhbnVw
        LmF1dGgudjEuQ29uZmlybUVyYXN1cmVSZXF1ZXN0GicudGl0YW51cC5hdXRoLnYxLkNvbmZpcm1FcmFzdXJlUmVzcG9uc2UiA5AC
        AjL6AwoQQXV0aEFkbWluU2VydmljZRJXCglMaXN0VXNlcnMSIS50aXRhbnVwLmF1dGgudjEuTGlzdFVzZXJzUmVxdWVzdBoiLnRp
        dGFudXAuYXV0aC52MS5MaXN0VXNlcnNSZXNwb25zZSIDkAIBElgKC0Rpc2FibGVVc2VyEiMudGl0YW51cC5hdXRoLnYxLkRpc2Fi
        bGVVc2VyUmVxdWVzdBokLnRpdGFudXAuYXV0aC52MS5EaXNhYmxlVXNlclJlc3BvbnNlElUKCkVuYWJsZVVzZXISIi50aXRhbnVw
        LmF1dGgudjEuRW5hYmxlVXNlclJlcXVlc3QaIy50aXRhbnVwLmF1dGgudjEuRW5hYmxlVXNlclJlc3BvbnNlEm0KElJldm9rZVVz
        ZXJTZXNzaW9ucxIqLnRpdGFudXAuYXV0aC52MS5SZXZva2VVc2VyU2Vzc2lvbnNSZXF1ZXN0GisudGl0YW51cC5hdXRoLnYxLlJl
        dm9rZVVzZXJTZXNzaW9uc1Jlc3BvbnNlEm0KEklzc3VlUGFzc3dvcmRSZXNldBIqLnRpdGFudXAuYXV0aC52MS5Jc3N1ZVBhc3N3
        b3JkUmVzZXRSZXF1ZXN0GisudGl0YW51cC5hdXRoLnYxLklzc3VlUGFzc3dvcmRSZXNldFJlc3BvbnNlYgZwcm90bzM=
        """),
    FileEntry(
      name: "titanup/pose/v1/pose.proto",
      dependencies: ["google/protobuf/duration.proto", "google/protobuf/timestamp.proto"],
      messages: ["titanup.pose.v1.Open", "titanup.pose.v1.Frame", "titanup.pose.v1.Frames", "titanup.pose.v1.Close", "titanup.pose.v1.Pause", "titanup.pose.v1.Resume", "titanup.pose.v1.StreamRepsRequest", "titanup.pose.v1.Ready", "titanup.pose.v1.Tempo", "titanup.pose.v1.Progress", "titanup.pose.v1.Rep", "titanup.pose.v1.RepCounted", "titanup.pose.v1.PartialRep", "titanup.pose.v1.Feedback", "titanup.pose.v1.TargetReached", "titanup.pose.v1.Countdown", "titanup.pose.v1.Placement", "titanup.pose.v1.Ack", "titanup.pose.v1.StreamRepsResponse", "titanup.pose.v1.RepReceipt", "titanup.pose.v1.UploadStreamRequest", "titanup.pose.v1.UploadStreamResponse", "titanup.pose.v1.Stream", "titanup.pose.v1.GetStreamRequest", "titanup.pose.v1.GetStreamResponse", "titanup.pose.v1.ListStreamsRequest", "titanup.pose.v1.ListStreamsResponse", "titanup.pose.v1.DeleteStreamRequest", "titanup.pose.v1.DeleteStreamResponse", "titanup.pose.v1.DownloadFramesRequest", "titanup.pose.v1.DownloadFramesResponse", "titanup.pose.v1.GetReceiptKeysRequest", "titanup.pose.v1.ReceiptKey", "titanup.pose.v1.GetReceiptKeysResponse", "titanup.pose.v1.VerifyReceiptRequest", "titanup.pose.v1.VerifyReceiptResponse", "titanup.pose.v1.ListCountersRequest", "titanup.pose.v1.CounterParameter", "titanup.pose.v1.Counter", "titanup.pose.v1.ListCountersResponse", "titanup.pose.v1.RecountStreamRequest", "titanup.pose.v1.RepDifference", "titanup.pose.v1.RecountStreamResponse", "titanup.pose.v1.ExplainRepsRequest", "titanup.pose.v1.Dip", "titanup.pose.v1.ExplainRepsResponse", "titanup.pose.v1.SubmitGroundTruthRequest", "titanup.pose.v1.SubmitGroundTruthResponse"],
      otherSymbols: ["titanup.pose.v1.Open.stream_id", "titanup.pose.v1.Open.exercise", "titanup.pose.v1.Open.schema", "titanup.pose.v1.Open.image_width", "titanup.pose.v1.Open.image_height", "titanup.pose.v1.Open.counter", "titanup.pose.v1.Open.mode", "titanup.pose.v1.Open.target_reps", "titanup.pose.v1.Open.start_time", "titanup.pose.v1.Open.target_seconds", "titanup.pose.v1.Open.preparation_seconds", "titanup.pose.v1.Open.retention", "titanup.pose.v1.Frame.number", "titanup.pose.v1.Frame.time_us", "titanup.pose.v1.Frame.landmarks", "titanup.pose.v1.Frames.frames", "titanup.pose.v1.StreamRepsRequest.open", "titanup.pose.v1.StreamRepsRequest.frames", "titanup.pose.v1.StreamRepsRequest.pause", "titanup.pose.v1.StreamRepsRequest.resume", "titanup.pose.v1.StreamRepsRequest.close", "titanup.pose.v1.StreamRepsRequest.message", "titanup.pose.v1.Ready.counter", "titanup.pose.v1.Ready.reps", "titanup.pose.v1.Ready.next_frame", "titanup.pose.v1.Ready.closed", "titanup.pose.v1.Tempo.down_ms", "titanup.pose.v1.Tempo.bottom_ms", "titanup.pose.v1.Tempo.up_ms", "titanup.pose.v1.Tempo.top_ms", "titanup.pose.v1.Progress.rom_percent", "titanup.pose.v1.Progress.phase", "titanup.pose.v1.Progress.tempo", "titanup.pose.v1.Progress.reps", "titanup.pose.v1.Progress.cadence", "titanup.pose.v1.Rep.number", "titanup.pose.v1.Rep.start_ms", "titanup.pose.v1.Rep.end_ms", "titanup.pose.v1.Rep.min_angle_decidegrees", "titanup.pose.v1.Rep.max_angle_decidegrees", "titanup.pose.v1.Rep.depth_percent", "titanup.pose.v1.Rep.quality_percent", "titanup.pose.v1.Rep.flags", "titanup.pose.v1.RepCounted.rep", "titanup.pose.v1.PartialRep.min_angle_decidegrees", "titanup.pose.v1.PartialRep.start_ms", "titanup.pose.v1.PartialRep.end_ms", "titanup.pose.v1.Feedback.code", "titanup.pose.v1.Feedback.joint", "titanup.pose.v1.TargetReached.reps", "titanup.pose.v1.Countdown.seconds", "titanup.pose.v1.Placement.view", "titanup.pose.v1.Placement.distance", "titanup.pose.v1.Placement.joints_outside", "titanup.pose.v1.Placement.tilt_degrees", "titanup.pose.v1.Placement.is_good", "titanup.pose.v1.Ack.frame", "titanup.pose.v1.StreamRepsResponse.ready", "titanup.pose.v1.StreamRepsResponse.progress", "titanup.pose.v1.StreamRepsResponse.rep_counted", "titanup.pose.v1.StreamRepsResponse.partial_rep", "titanup.pose.v1.StreamRepsResponse.feedback", "titanup.pose.v1.StreamRepsResponse.target_reached", "titanup.pose.v1.StreamRepsResponse.ack", "titanup.pose.v1.StreamRepsResponse.receipt", "titanup.pose.v1.StreamRepsResponse.countdown", "titanup.pose.v1.StreamRepsResponse.placement", "titanup.pose.v1.StreamRepsResponse.message", "titanup.pose.v1.RepReceipt.receipt_id", "titanup.pose.v1.RepReceipt.user_id", "titanup.pose.v1.RepReceipt.stream_id", "titanup.pose.v1.RepReceipt.stream_digest", "titanup.pose.v1.RepReceipt.exercise", "titanup.pose.v1.RepReceipt.counter", "titanup.pose.v1.RepReceipt.start_time", "titanup.pose.v1.RepReceipt.end_time", "titanup.pose.v1.RepReceipt.reps", "titanup.pose.v1.RepReceipt.partial_reps", "titanup.pose.v1.RepReceipt.coverage_percent", "titanup.pose.v1.RepReceipt.key_id", "titanup.pose.v1.RepReceipt.jws", "titanup.pose.v1.RepReceipt.motion_digest", "titanup.pose.v1.RepReceipt.evidence_flags", "titanup.pose.v1.RepReceipt.origin", "titanup.pose.v1.RepReceipt.kept_days", "titanup.pose.v1.UploadStreamRequest.open", "titanup.pose.v1.UploadStreamRequest.frames", "titanup.pose.v1.UploadStreamRequest.message", "titanup.pose.v1.UploadStreamResponse.receipt", "titanup.pose.v1.UploadStreamResponse.partial_reps", "titanup.pose.v1.UploadStreamResponse.duration", "titanup.pose.v1.Stream.open", "titanup.pose.v1.Stream.origin", "titanup.pose.v1.Stream.create_time", "titanup.pose.v1.Stream.close_time", "titanup.pose.v1.Stream.frame_count", "titanup.pose.v1.Stream.stored_bytes", "titanup.pose.v1.Stream.frames_expire_time", "titanup.pose.v1.Stream.frames_delete_time", "titanup.pose.v1.Stream.reps", "titanup.pose.v1.Stream.duration", "titanup.pose.v1.Stream.stream_digest", "titanup.pose.v1.Stream.receipt", "titanup.pose.v1.GetStreamRequest.stream_id", "titanup.pose.v1.GetStreamResponse.stream", "titanup.pose.v1.ListStreamsRequest.page_size", "titanup.pose.v1.ListStreamsRequest.page_token", "titanup.pose.v1.ListStreamsResponse.streams", "titanup.pose.v1.ListStreamsResponse.next_page_token", "titanup.pose.v1.DeleteStreamRequest.stream_id", "titanup.pose.v1.DeleteStreamResponse.stream", "titanup.pose.v1.DownloadFramesRequest.stream_id", "titanup.pose.v1.DownloadFramesRequest.first_frame", "titanup.pose.v1.DownloadFramesRequest.frame_count", "titanup.pose.v1.DownloadFramesResponse.frames", "titanup.pose.v1.DownloadFramesResponse.not_counted", "titanup.pose.v1.ReceiptKey.key_id", "titanup.pose.v1.ReceiptKey.x", "titanup.pose.v1.GetReceiptKeysResponse.keys", "titanup.pose.v1.GetReceiptKeysResponse.jwks_json", "titanup.pose.v1.VerifyReceiptRequest.jws", "titanup.pose.v1.VerifyReceiptResponse.valid", "titanup.pose.v1.VerifyReceiptResponse.problem", "titanup.pose.v1.VerifyReceiptResponse.receipt", "titanup.pose.v1.VerifyReceiptResponse.is_callers", "titanup.pose.v1.CounterParameter.name", "titanup.pose.v1.CounterParameter.value", "titanup.pose.v1.Counter.name", "titanup.pose.v1.Counter.exercise", "titanup.pose.v1.Counter.schemas", "titanup.pose.v1.Counter.is_default", "titanup.pose.v1.Counter.parameters", "titanup.pose.v1.ListCountersResponse.counters", "titanup.pose.v1.RecountStreamRequest.stream_id", "titanup.pose.v1.RecountStreamRequest.counter", "titanup.pose.v1.RepDifference.change", "titanup.pose.v1.RepDifference.old", "titanup.pose.v1.RepDifference.new", "titanup.pose.v1.RecountStreamResponse.receipt", "titanup.pose.v1.RecountStreamResponse.old_reps", "titanup.pose.v1.RecountStreamResponse.new_reps", "titanup.pose.v1.RecountStreamResponse.differences", "titanup.pose.v1.ExplainRepsRequest.stream_id", "titanup.pose.v1.ExplainRepsRequest.counter", "titanup.pose.v1.Dip.outcome", "titanup.pose.v1.Dip.first_frame", "titanup.pose.v1.Dip.bottom_frame", "titanup.pose.v1.Dip.last_frame", "titanup.pose.v1.Dip.start_ms", "titanup.pose.v1.Dip.bottom_ms", "titanup.pose.v1.Dip.end_ms", "titanup.pose.v1.Dip.top_angle_decidegrees", "titanup.pose.v1.Dip.bottom_angle_decidegrees", "titanup.pose.v1.Dip.end_angle_decidegrees", "titanup.pose.v1.Dip.reasons", "titanup.pose.v1.Dip.rep", "titanup.pose.v1.ExplainRepsResponse.counter", "titanup.pose.v1.ExplainRepsResponse.time_ms", "titanup.pose.v1.ExplainRepsResponse.angle_decidegrees", "titanup.pose.v1.ExplainRepsResponse.in_position", "titanup.pose.v1.ExplainRepsResponse.dips", "titanup.pose.v1.SubmitGroundTruthRequest.stream_id", "titanup.pose.v1.SubmitGroundTruthRequest.reps", "titanup.pose.v1.SubmitGroundTruthRequest.may_improve_counters", "titanup.pose.v1.SubmitGroundTruthResponse.reps", "titanup.pose.v1.SubmitGroundTruthResponse.may_improve_counters", "titanup.pose.v1.SubmitGroundTruthResponse.update_time", "titanup.pose.v1.Exercise", "titanup.pose.v1.EXERCISE_UNSPECIFIED", "titanup.pose.v1.EXERCISE_PUSH_UP", "titanup.pose.v1.LandmarkSchema", "titanup.pose.v1.LANDMARK_SCHEMA_UNSPECIFIED", "titanup.pose.v1.LANDMARK_SCHEMA_MEDIAPIPE_33", "titanup.pose.v1.LANDMARK_SCHEMA_COCO_17", "titanup.pose.v1.LANDMARK_SCHEMA_APPLE_2D_19", "titanup.pose.v1.LANDMARK_SCHEMA_APPLE_3D_17", "titanup.pose.v1.LANDMARK_SCHEMA_FACE_BOX", "titanup.pose.v1.CountingMode", "titanup.pose.v1.COUNTING_MODE_UNSPECIFIED", "titanup.pose.v1.COUNTING_MODE_REPS", "titanup.pose.v1.COUNTING_MODE_TIME", "titanup.pose.v1.FrameRetention", "titanup.pose.v1.FRAME_RETENTION_UNSPECIFIED", "titanup.pose.v1.FRAME_RETENTION_NONE", "titanup.pose.v1.FRAME_RETENTION_DAYS_30", "titanup.pose.v1.FRAME_RETENTION_DAYS_365", "titanup.pose.v1.Phase", "titanup.pose.v1.PHASE_UNSPECIFIED", "titanup.pose.v1.PHASE_UP", "titanup.pose.v1.PHASE_DESCENDING", "titanup.pose.v1.PHASE_BOTTOM", "titanup.pose.v1.PHASE_ASCENDING", "titanup.pose.v1.RepFlag", "titanup.pose.v1.REP_FLAG_UNSPECIFIED", "titanup.pose.v1.REP_FLAG_NO_LOCKOUT", "titanup.pose.v1.REP_FLAG_TOO_FAST", "titanup.pose.v1.REP_FLAG_PARTLY_SEEN", "titanup.pose.v1.REP_FLAG_HIP_SAG", "titanup.pose.v1.REP_FLAG_HIP_PIKE", "titanup.pose.v1.REP_FLAG_ASYMMETRIC", "titanup.pose.v1.REP_FLAG_KNEES_DOWN", "titanup.pose.v1.REP_FLAG_INCLINE", "titanup.pose.v1.REP_FLAG_TOO_SLOW", "titanup.pose.v1.REP_FLAG_BOUNCE", "titanup.pose.v1.FeedbackCode", "titanup.pose.v1.FEEDBACK_CODE_UNSPECIFIED", "titanup.pose.v1.FEEDBACK_CODE_NO_PERSON", "titanup.pose.v1.FEEDBACK_CODE_OUT_OF_FRAME", "titanup.pose.v1.FEEDBACK_CODE_LOW_CONFIDENCE", "titanup.pose.v1.FEEDBACK_CODE_WRONG_POSITION", "titanup.pose.v1.FEEDBACK_CODE_PARTIAL_DEPTH", "titanup.pose.v1.FEEDBACK_CODE_NO_LOCKOUT", "titanup.pose.v1.FEEDBACK_CODE_MULTIPLE_PEOPLE", "titanup.pose.v1.FEEDBACK_CODE_CAMERA_MOVED", "titanup.pose.v1.FEEDBACK_CODE_HIP_SAG", "titanup.pose.v1.FEEDBACK_CODE_HIP_PIKE", "titanup.pose.v1.FEEDBACK_CODE_ASYMMETRIC", "titanup.pose.v1.FEEDBACK_CODE_KNEES_DOWN", "titanup.pose.v1.FEEDBACK_CODE_TOO_FAST", "titanup.pose.v1.FEEDBACK_CODE_TOO_SLOW", "titanup.pose.v1.FEEDBACK_CODE_BOUNCE", "titanup.pose.v1.CameraView", "titanup.pose.v1.CAMERA_VIEW_UNSPECIFIED", "titanup.pose.v1.CAMERA_VIEW_FRONT", "titanup.pose.v1.CAMERA_VIEW_THREE_QUARTER", "titanup.pose.v1.CAMERA_VIEW_SIDE", "titanup.pose.v1.CameraDistance", "titanup.pose.v1.CAMERA_DISTANCE_UNSPECIFIED", "titanup.pose.v1.CAMERA_DISTANCE_TOO_NEAR", "titanup.pose.v1.CAMERA_DISTANCE_GOOD", "titanup.pose.v1.CAMERA_DISTANCE_TOO_FAR", "titanup.pose.v1.EvidenceFlag", "titanup.pose.v1.EVIDENCE_FLAG_UNSPECIFIED", "titanup.pose.v1.EVIDENCE_FLAG_DUPLICATE_MOTION", "titanup.pose.v1.EVIDENCE_FLAG_LOOPED_REP", "titanup.pose.v1.EVIDENCE_FLAG_IMPOSSIBLE_CADENCE", "titanup.pose.v1.EVIDENCE_FLAG_AHEAD_OF_CLOCK", "titanup.pose.v1.StreamOrigin", "titanup.pose.v1.STREAM_ORIGIN_UNSPECIFIED", "titanup.pose.v1.STREAM_ORIGIN_LIVE", "titanup.pose.v1.STREAM_ORIGIN_UPLOAD", "titanup.pose.v1.ReceiptProblem", "titanup.pose.v1.RECEIPT_PROBLEM_UNSPECIFIED", "titanup.pose.v1.RECEIPT_PROBLEM_MALFORMED", "titanup.pose.v1.RECEIPT_PROBLEM_KEY_UNKNOWN", "titanup.pose.v1.RECEIPT_PROBLEM_SIGNATURE_WRONG", "titanup.pose.v1.RepChange", "titanup.pose.v1.REP_CHANGE_UNSPECIFIED", "titanup.pose.v1.REP_CHANGE_CHANGED", "titanup.pose.v1.REP_CHANGE_ADDED", "titanup.pose.v1.REP_CHANGE_REMOVED", "titanup.pose.v1.DipOutcome", "titanup.pose.v1.DIP_OUTCOME_UNSPECIFIED", "titanup.pose.v1.DIP_OUTCOME_REP", "titanup.pose.v1.DIP_OUTCOME_PARTIAL", "titanup.pose.v1.DIP_OUTCOME_REJECTED", "titanup.pose.v1.RejectReason", "titanup.pose.v1.REJECT_REASON_UNSPECIFIED", "titanup.pose.v1.REJECT_REASON_TOO_SHORT", "titanup.pose.v1.REJECT_REASON_TOO_LONG", "titanup.pose.v1.REJECT_REASON_NOT_UP_AGAIN", "titanup.pose.v1.REJECT_REASON_TOO_SHALLOW", "titanup.pose.v1.REJECT_REASON_RANGE_TOO_SMALL", "titanup.pose.v1.REJECT_REASON_SHOULDERS_STILL", "titanup.pose.v1.REJECT_REASON_HANDS_MOVED", "titanup.pose.v1.REJECT_REASON_WRONG_POSITION", "titanup.pose.v1.REJECT_REASON_ALREADY_COUNTED", "titanup.pose.v1.REJECT_REASON_INTERRUPTED", "titanup.pose.v1.REJECT_REASON_UNFINISHED", "titanup.pose.v1.REJECT_REASON_TOO_FAR", "titanup.pose.v1.PoseService", "titanup.pose.v1.PoseService.StreamReps", "titanup.pose.v1.PoseService.UploadStream", "titanup.pose.v1.PoseService.GetReceiptKeys", "titanup.pose.v1.PoseService.VerifyReceipt", "titanup.pose.v1.PoseService.GetStream", "titanup.pose.v1.PoseService.ListStreams", "titanup.pose.v1.PoseService.DeleteStream", "titanup.pose.v1.PoseService.DownloadFrames", "titanup.pose.v1.PoseService.RecountStream", "titanup.pose.v1.PoseService.ExplainReps", "titanup.pose.v1.PoseService.SubmitGroundTruth", "titanup.pose.v1.PoseService.ListCounters"],
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
        ZXBzIiUKCUNvdW50ZG93bhIYCgdzZWNvbmRzGAEgASgNUgdzZWNvbmRzItwBCglQbGFjZW1lbnQSLwoEdmlldxgBIAEoDjIbLnRp
        dGFudXAucG9zZS52MS5DYW1lcmFWaWV3UgR2aWV3EjsKCGRpc3RhbmNlGAIgASgOMh8udGl0YW51cC5wb3NlLnYxLkNhbWVyYURp
        c3RhbmNlUghkaXN0YW5jZRIlCg5qb2ludHNfb3V0c2lkZRgDIAMoCVINam9pbnRzT3V0c2lkZRIhCgx0aWx0X2RlZ3JlZXMYBCAB
        KAVSC3RpbHREZWdyZWVzEhcKB2lzX2dvb2QYBSABKAhSBmlzR29vZCIbCgNBY2sSFAoFZnJhbWUYASABKARSBWZyYW1lIuUEChJT
        dHJlYW1SZXBzUmVzcG9uc2USLgoFcmVhZHkYASABKAsyFi50aXRhbnVwLnBvc2UudjEuUmVhZHlIAFIFcmVhZHkSNwoIcHJvZ3Jl
        c3MYAiABKAsyGS50aXRhbnVwLnBvc2UudjEuUHJvZ3Jlc3NIAFIIcHJvZ3Jlc3MSPgoLcmVwX2NvdW50ZWQYAyABKAsyGy50aXRh
        bnVwLnBvc2UudjEuUmVwQ291bnRlZEgAUgpyZXBDb3VudGVkEj4KC3BhcnRpYWxfcmVwGAQgASgLMhsudGl0YW51cC5wb3NlLnYx
        LlBhcnRpYWxSZXBIAFIKcGFydGlhbFJlcBI3CghmZWVkYmFjaxgFIAEoCzIZLnRpdGFudXAucG9zZS52MS5GZWVkYmFja0gAUghm
        ZWVkYmFjaxJHCg50YXJnZXRfcmVhY2hlZBgGIAEoCzIeLnRpdGFudXAucG9zZS52MS5UYXJnZXRSZWFjaGVkSABSDXRhcmdldFJl
        YWNoZWQSKAoDYWNrGAcgASgLMhQudGl0YW51cC5wb3NlLnYxLkFja0gAUgNhY2sSNwoHcmVjZWlwdBgIIAEoCzIbLnRpdGFudXAu
        cG9zZS52MS5SZXBSZWNlaXB0SABSB3JlY2VpcHQSOgoJY291bnRkb3duGAkgASgLMhoudGl0YW51cC5wb3NlLnYxLkNvdW50ZG93
        bkgAUgljb3VudGRvd24SOgoJcGxhY2VtZW50GAogASgLMhoudGl0YW51cC5wb3NlLnYxLlBsYWNlbWVudEgAUglwbGFjZW1lbnRC
        CQoHbWVzc2FnZSKpBQoKUmVwUmVjZWlwdBIdCgpyZWNlaXB0X2lkGAEgASgJUglyZWNlaXB0SWQSFwoHdXNlcl9pZBgCIAEoCVIG
        dXNlcklkEhsKCXN0cmVhbV9pZBgDIAEoCVIIc3RyZWFtSWQSIwoNc3RyZWFtX2RpZ2VzdBgEIAEoCVIMc3RyZWFtRGlnZXN0EjUK
        CGV4ZXJjaXNlGAUgASgOMhkudGl0YW51cC5wb3NlLnYxLkV4ZXJjaXNlUghleGVyY2lzZRIYCgdjb3VudGVyGAYgASgJUgdjb3Vu
        dGVyEjkKCnN0YXJ0X3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUY
        CCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lEigKBHJlcHMYCSADKAsyFC50aXRhbnVwLnBvc2UudjEu
        UmVwUgRyZXBzEiEKDHBhcnRpYWxfcmVwcxgKIAEoDVILcGFydGlhbFJlcHMSKQoQY292ZXJhZ2VfcGVyY2VudBgLIAEoDVIPY292
        ZXJhZ2VQZXJjZW50EhUKBmtleV9pZBgMIAEoCVIFa2V5SWQSEAoDandzGA0gASgJUgNqd3MSIwoNbW90aW9uX2RpZ2VzdBgOIAEo
        CVIMbW90aW9uRGlnZXN0EkQKDmV2aWRlbmNlX2ZsYWdzGA8gAygOMh0udGl0YW51cC5wb3NlLnYxLkV2aWRlbmNlRmxhZ1INZXZp
        ZGVuY2VGbGFncxI1CgZvcmlnaW4YECABKA4yHS50aXRhbnVwLnBvc2UudjEuU3RyZWFtT3JpZ2luUgZvcmlnaW4SGwoJa2VwdF9k
        YXlzGBEgASgNUghrZXB0RGF5cyKAAQoTVXBsb2FkU3RyZWFtUmVxdWVzdBIrCgRvcGVuGAEgASgLMhUudGl0YW51cC5wb3NlLnYx
        Lk9wZW5IAFIEb3BlbhIxCgZmcmFtZXMYAiABKAsyFy50aXRhbnVwLnBvc2UudjEuRnJhbWVzSABSBmZyYW1lc0IJCgdtZXNzYWdl
        IsQBChRVcGxvYWRTdHJlYW1SZXNwb25zZRI1CgdyZWNlaXB0GAEgASgLMhsudGl0YW51cC5wb3NlLnYxLlJlcFJlY2VpcHRSB3Jl
        Y2VpcHQSPgoMcGFydGlhbF9yZXBzGAIgAygLMhsudGl0YW51cC5wb3NlLnYxLlBhcnRpYWxSZXBSC3BhcnRpYWxSZXBzEjUKCGR1
        cmF0aW9uGAMgASgLMhkuZ29vZ2xlLnByb3RvYnVmLkR1cmF0aW9uUghkdXJhdGlvbiLhBAoGU3RyZWFtEikKBG9wZW4YASABKAsy
        FS50aXRhbnVwLnBvc2UudjEuT3BlblIEb3BlbhI1CgZvcmlnaW4YAiABKA4yHS50aXRhbnVwLnBvc2UudjEuU3RyZWFtT3JpZ2lu
        UgZvcmlnaW4SOwoLY3JlYXRlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjcmVhdGVUaW1lEjkKCmNs
        b3NlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgljbG9zZVRpbWUSHwoLZnJhbWVfY291bnQYBSABKARS
        CmZyYW1lQ291bnQSIQoMc3RvcmVkX2J5dGVzGAYgASgEUgtzdG9yZWRCeXRlcxJIChJmcmFtZXNfZXhwaXJlX3RpbWUYByABKAsy
        Gi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhBmcmFtZXNFeHBpcmVUaW1lEkgKEmZyYW1lc19kZWxldGVfdGltZRgIIAEoCzIa
        Lmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSEGZyYW1lc0RlbGV0ZVRpbWUSEgoEcmVwcxgJIAEoDVIEcmVwcxI1CghkdXJhdGlv
        bhgKIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblIIZHVyYXRpb24SIwoNc3RyZWFtX2RpZ2VzdBgLIAEoCVIMc3RyZWFt
        RGlnZXN0EjUKB3JlY2VpcHQYDCABKAsyGy50aXRhbnVwLnBvc2UudjEuUmVwUmVjZWlwdFIHcmVjZWlwdCIvChBHZXRTdHJlYW1S
        ZXF1ZXN0EhsKCXN0cmVhbV9pZBgBIAEoCVIIc3RyZWFtSWQiRAoRR2V0U3RyZWFtUmVzcG9uc2USLwoGc3RyZWFtGAEgASgLMhcu
        dGl0YW51cC5wb3NlLnYxLlN0cmVhbVIGc3RyZWFtIlAKEkxpc3RTdHJlYW1zUmVxdWVzdBIbCglwYWdlX3NpemUYASABKAVSCHBh
        Z2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJwChNMaXN0U3RyZWFtc1Jlc3BvbnNlEjEKB3N0cmVhbXMYASAD
        KAsyFy50aXRhbnVwLnBvc2UudjEuU3RyZWFtUgdzdHJlYW1zEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tl
        biIyChNEZWxldGVTdHJlYW1SZXF1ZXN0EhsKCXN0cmVhbV9pZBgBIAEoCVIIc3RyZWFtSWQiRwoURGVsZXRlU3RyZWFtUmVzcG9u
        c2USLwoGc3RyZWFtGAEgASgLMhcudGl0YW51cC5wb3NlLnYxLlN0cmVhbVIGc3RyZWFtInYKFURvd25sb2FkRnJhbWVzUmVxdWVz
        dBIbCglzdHJlYW1faWQYASABKAlSCHN0cmVhbUlkEh8KC2ZpcnN0X2ZyYW1lGAIgASgEUgpmaXJzdEZyYW1lEh8KC2ZyYW1lX2Nv
        dW50GAMgASgEUgpmcmFtZUNvdW50ImoKFkRvd25sb2FkRnJhbWVzUmVzcG9uc2USLwoGZnJhbWVzGAEgASgLMhcudGl0YW51cC5w
        b3NlLnYxLkZyYW1lc1IGZnJhbWVzEh8KC25vdF9jb3VudGVkGAIgASgIUgpub3RDb3VudGVkIhcKFUdldFJlY2VpcHRLZXlzUmVx
        dWVzdCIxCgpSZWNlaXB0S2V5EhUKBmtleV9pZBgBIAEoCVIFa2V5SWQSDAoBeBgCIAEoCVIBeCJmChZHZXRSZWNlaXB0S2V5c1Jl
        c3BvbnNlEi8KBGtleXMYASADKAsyGy50aXRhbnVwLnBvc2UudjEuUmVjZWlwdEtleVIEa2V5cxIbCglqd2tzX2pzb24YAiABKAlS
        CGp3a3NKc29uIigKFFZlcmlmeVJlY2VpcHRSZXF1ZXN0EhAKA2p3cxgBIAEoCVIDandzIr4BChVWZXJpZnlSZWNlaXB0UmVzcG9u
        c2USFAoFdmFsaWQYASABKAhSBXZhbGlkEjkKB3Byb2JsZW0YAiABKA4yHy50aXRhbnVwLnBvc2UudjEuUmVjZWlwdFByb2JsZW1S
        B3Byb2JsZW0SNQoHcmVjZWlwdBgDIAEoCzIbLnRpdGFudXAucG9zZS52MS5SZXBSZWNlaXB0UgdyZWNlaXB0Eh0KCmlzX2NhbGxl
        cnMYBCABKAhSCWlzQ2FsbGVycyIVChNMaXN0Q291bnRlcnNSZXF1ZXN0IjwKEENvdW50ZXJQYXJhbWV0ZXISEgoEbmFtZRgBIAEo
        CVIEbmFtZRIUCgV2YWx1ZRgCIAEoA1IFdmFsdWUi8QEKB0NvdW50ZXISEgoEbmFtZRgBIAEoCVIEbmFtZRI1CghleGVyY2lzZRgC
        IAEoDjIZLnRpdGFudXAucG9zZS52MS5FeGVyY2lzZVIIZXhlcmNpc2USOQoHc2NoZW1hcxgDIAMoDjIfLnRpdGFudXAucG9zZS52
        MS5MYW5kbWFya1NjaGVtYVIHc2NoZW1hcxIdCgppc19kZWZhdWx0GAQgASgIUglpc0RlZmF1bHQSQQoKcGFyYW1ldGVycxgFIAMo
        CzIhLnRpdGFudXAucG9zZS52MS5Db3VudGVyUGFyYW1ldGVyUgpwYXJhbWV0ZXJzIkwKFExpc3RDb3VudGVyc1Jlc3BvbnNlEjQK
        CGNvdW50ZXJzGAEgAygLMhgudGl0YW51cC5wb3NlLnYxLkNvdW50ZXJSCGNvdW50ZXJzIk0KFFJlY291bnRTdHJlYW1SZXF1ZXN0
        EhsKCXN0cmVhbV9pZBgBIAEoCVIIc3RyZWFtSWQSGAoHY291bnRlchgCIAEoCVIHY291bnRlciKTAQoNUmVwRGlmZmVyZW5jZRIy
        CgZjaGFuZ2UYASABKA4yGi50aXRhbnVwLnBvc2UudjEuUmVwQ2hhbmdlUgZjaGFuZ2USJgoDb2xkGAIgASgLMhQudGl0YW51cC5w
        b3NlLnYxLlJlcFIDb2xkEiYKA25ldxgDIAEoCzIULnRpdGFudXAucG9zZS52MS5SZXBSA25ldyLGAQoVUmVjb3VudFN0cmVhbVJl
        c3BvbnNlEjUKB3JlY2VpcHQYASABKAsyGy50aXRhbnVwLnBvc2UudjEuUmVwUmVjZWlwdFIHcmVjZWlwdBIZCghvbGRfcmVwcxgC
        IAEoDVIHb2xkUmVwcxIZCghuZXdfcmVwcxgDIAEoDVIHbmV3UmVwcxJACgtkaWZmZXJlbmNlcxgEIAMoCzIeLnRpdGFudXAucG9z
        ZS52MS5SZXBEaWZmZXJlbmNlUgtkaWZmZXJlbmNlcyJLChJFeHBsYWluUmVwc1JlcXVlc3QSGwoJc3RyZWFtX2lkGAEgASgJUghz
        dHJlYW1JZBIYCgdjb3VudGVyGAIgASgJUgdjb3VudGVyIvEDCgNEaXASNQoHb3V0Y29tZRgBIAEoDjIbLnRpdGFudXAucG9zZS52
        MS5EaXBPdXRjb21lUgdvdXRjb21lEh8KC2ZpcnN0X2ZyYW1lGAIgASgEUgpmaXJzdEZyYW1lEiEKDGJvdHRvbV9mcmFtZRgDIAEo
        BFILYm90dG9tRnJhbWUSHQoKbGFzdF9mcmFtZRgEIAEoBFIJbGFzdEZyYW1lEhkKCHN0YXJ0X21zGAUgASgNUgdzdGFydE1zEhsK
        CWJvdHRvbV9tcxgGIAEoDVIIYm90dG9tTXMSFQoGZW5kX21zGAcgASgNUgVlbmRNcxIyChV0b3BfYW5nbGVfZGVjaWRlZ3JlZXMY
        CCABKA1SE3RvcEFuZ2xlRGVjaWRlZ3JlZXMSOAoYYm90dG9tX2FuZ2xlX2RlY2lkZWdyZWVzGAkgASgNUhZib3R0b21BbmdsZURl
        Y2lkZWdyZWVzEjIKFWVuZF9hbmdsZV9kZWNpZGVncmVlcxgKIAEoDVITZW5kQW5nbGVEZWNpZGVncmVlcxI3CgdyZWFzb25zGAsg
        AygOMh0udGl0YW51cC5wb3NlLnYxLlJlamVjdFJlYXNvblIHcmVhc29ucxImCgNyZXAYDCABKAsyFC50aXRhbnVwLnBvc2UudjEu
        UmVwUgNyZXAi2gEKE0V4cGxhaW5SZXBzUmVzcG9uc2USMgoHY291bnRlchgBIAEoCzIYLnRpdGFudXAucG9zZS52MS5Db3VudGVy
        Ugdjb3VudGVyEhcKB3RpbWVfbXMYAiADKA1SBnRpbWVNcxIrChFhbmdsZV9kZWNpZGVncmVlcxgDIAMoDVIQYW5nbGVEZWNpZGVn
        cmVlcxIfCgtpbl9wb3NpdGlvbhgEIAMoCFIKaW5Qb3NpdGlvbhIoCgRkaXBzGAUgAygLMhQudGl0YW51cC5wb3NlLnYxLkRpcFIE
        ZGlwcyJ9ChhTdWJtaXRHcm91bmRUcnV0aFJlcXVlc3QSGwoJc3RyZWFtX2lkGAEgASgJUghzdHJlYW1JZBISCgRyZXBzGAIgASgN
        UgRyZXBzEjAKFG1heV9pbXByb3ZlX2NvdW50ZXJzGAMgASgIUhJtYXlJbXByb3ZlQ291bnRlcnMingEKGVN1Ym1pdEdyb3VuZFRy
        dXRoUmVzcG9uc2USEgoEcmVwcxgBIAEoDVIEcmVwcxIwChRtYXlfaW1wcm92ZV9jb3VudGVycxgCIAEoCFISbWF5SW1wcm92ZUNv
        dW50ZXJzEjsKC3VwZGF0ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRlVGltZSo6CghFeGVy
        Y2lzZRIYChRFWEVSQ0lTRV9VTlNQRUNJRklFRBAAEhQKEEVYRVJDSVNFX1BVU0hfVVAQASrQAQoOTGFuZG1hcmtTY2hlbWESHwob
        TEFORE1BUktfU0NIRU1BX1VOU1BFQ0lGSUVEEAASIAocTEFORE1BUktfU0NIRU1BX01FRElBUElQRV8zMxABEhsKF0xBTkRNQVJL
        X1NDSEVNQV9DT0NPXzE3EAISHwobTEFORE1BUktfU0NIRU1BX0FQUExFXzJEXzE5EAMSHwobTEFORE1BUktfU0NIRU1BX0FQUExF
        XzNEXzE3EAQSHAoYTEFORE1BUktfU0NIRU1BX0ZBQ0VfQk9YEAUqXQoMQ291bnRpbmdNb2RlEh0KGUNPVU5USU5HX01PREVfVU5T
        UEVDSUZJRUQQABIWChJDT1VOVElOR19NT0RFX1JFUFMQARIWChJDT1VOVElOR19NT0RFX1RJTUUQAiqGAQoORnJhbWVSZXRlbnRp
        b24SHwobRlJBTUVfUkVURU5USU9OX1VOU1BFQ0lGSUVEEAASGAoURlJBTUVfUkVURU5USU9OX05PTkUQARIbChdGUkFNRV9SRVRF
        TlRJT05fREFZU18zMBACEhwKGEZSQU1FX1JFVEVOVElPTl9EQVlTXzM2NRADKmkKBVBoYXNlEhUKEVBIQVNFX1VOU1BFQ0lGSUVE
        EAASDAoIUEhBU0VfVVAQARIUChBQSEFTRV9ERVNDRU5ESU5HEAISEAoMUEhBU0VfQk9UVE9NEAMSEwoPUEhBU0VfQVNDRU5ESU5H
        EAQqjgIKB1JlcEZsYWcSGAoUUkVQX0ZMQUdfVU5TUEVDSUZJRUQQABIXChNSRVBfRkxBR19OT19MT0NLT1VUEAESFQoRUkVQX0ZM
        QUdfVE9PX0ZBU1QQAhIYChRSRVBfRkxBR19QQVJUTFlfU0VFThADEhQKEFJFUF9GTEFHX0hJUF9TQUcQBBIVChFSRVBfRkxBR19I
        SVBfUElLRRAFEhcKE1JFUF9GTEFHX0FTWU1NRVRSSUMQBhIXChNSRVBfRkxBR19LTkVFU19ET1dOEAcSFAoQUkVQX0ZMQUdfSU5D
        TElORRAIEhUKEVJFUF9GTEFHX1RPT19TTE9XEAkSEwoPUkVQX0ZMQUdfQk9VTkNFEAoq9QMKDEZlZWRiYWNrQ29kZRIdChlGRUVE
        QkFDS19DT0RFX1VOU1BFQ0lGSUVEEAASGwoXRkVFREJBQ0tfQ09ERV9OT19QRVJTT04QARIeChpGRUVEQkFDS19DT0RFX09VVF9P
        Rl9GUkFNRRACEiAKHEZFRURCQUNLX0NPREVfTE9XX0NPTkZJREVOQ0UQAxIgChxGRUVEQkFDS19DT0RFX1dST05HX1BPU0lUSU9O
        EAQSHwobRkVFREJBQ0tfQ09ERV9QQVJUSUFMX0RFUFRIEAUSHAoYRkVFREJBQ0tfQ09ERV9OT19MT0NLT1VUEAYSIQodRkVFREJB
        Q0tfQ09ERV9NVUxUSVBMRV9QRU9QTEUQBxIeChpGRUVEQkFDS19DT0RFX0NBTUVSQV9NT1ZFRBAIEhkKFUZFRURCQUNLX0NPREVf
        SElQX1NBRxAJEhoKFkZFRURCQUNLX0NPREVfSElQX1BJS0UQChIcChhGRUVEQkFDS19DT0RFX0FTWU1NRVRSSUMQCxIcChhGRUVE
        QkFDS19DT0RFX0tORUVTX0RPV04QDBIaChZGRUVEQkFDS19DT0RFX1RPT19GQVNUEA0SGgoWRkVFREJBQ0tfQ09ERV9UT09fU0xP
        VxAOEhgKFEZFRURCQUNLX0NPREVfQk9VTkNFEA8qdQoKQ2FtZXJhVmlldxIbChdDQU1FUkFfVklFV19VTlNQRUNJRklFRBAAEhUK
        EUNBTUVSQV9WSUVXX0ZST05UEAESHQoZQ0FNRVJBX1ZJRVdfVEhSRUVfUVVBUlRFUhACEhQKEENBTUVSQV9WSUVXX1NJREUQAyqG
        AQoOQ2FtZXJhRGlzdGFuY2USHwobQ0FNRVJBX0RJU1RBTkNFX1VOU1BFQ0lGSUVEEAASHAoYQ0FNRVJBX0RJU1RBTkNFX1RPT19O
        RUFSEAESGAoUQ0FNRVJBX0RJU1RBTkNFX0dPT0QQAhIbChdDQU1FUkFfRElTVEFOQ0VfVE9PX0ZBUhADKrcBCgxFdmlkZW5jZUZs
        YWcSHQoZRVZJREVOQ0VfRkxBR19VTlNQRUNJRklFRBAAEiIKHkVWSURFTkNFX0ZMQUdfRFVQTElDQVRFX01PVElPThABEhwKGEVW
        SURFTkNFX0ZMQUdfTE9PUEVEX1JFUBACEiQKIEVWSURFTkNFX0ZMQUdfSU1QT1NTSUJMRV9DQURFTkNFEAMSIAocRVZJREVOQ0Vf
        RkxBR19BSEVBRF9PRl9DTE9DSxAEKl8KDFN0cmVhbU9yaWdpbhIdChlTVFJFQU1fT1JJR0lOX1VOU1BFQ0lGSUVEEAASFgoSU1RS
        RUFNX09SSUdJTl9MSVZFEAESGAoUU1RSRUFNX09SSUdJTl9VUExPQUQQAiqWAQoOUmVjZWlwdFByb2JsZW0SHwobUkVDRUlQVF9Q
        Uk9CTEVNX1VOU1BFQ0lGSUVEEAASHQoZUkVDRUlQVF9QUk9CTEVNX01BTEZPUk1FRBABEh8KG1JFQ0VJUFRfUFJPQkxFTV9LRVlf
        VU5LTk9XThACEiMKH1JFQ0VJUFRfUFJPQkxFTV9TSUdOQVRVUkVfV1JPTkcQAyptCglSZXBDaGFuZ2USGgoWUkVQX0NIQU5HRV9V
        TlNQRUNJRklFRBAAEhYKElJFUF9DSEFOR0VfQ0hBTkdFRBABEhQKEFJFUF9DSEFOR0VfQURERUQQAhIWChJSRVBfQ0hBTkdFX1JF
        TU9WRUQQAypxCgpEaXBPdXRjb21lEhsKF0RJUF9PVVRDT01FX1VOU1BFQ0lGSUVEEAASEwoPRElQX09VVENPTUVfUkVQEAESFwoT
        RElQX09VVENPTUVfUEFSVElBTBACEhgKFERJUF9PVVRDT01FX1JFSkVDVEVEEAMqpwMKDFJlamVjdFJlYXNvbhIdChlSRUpFQ1Rf
        UkVBU09OX1VOU1BFQ0lGSUVEEAASGwoXUkVKRUNUX1JFQVNPTl9UT09fU0hPUlQQARIaChZSRUpFQ1RfUkVBU09OX1RPT19MT05H
        EAISHgoaUkVKRUNUX1JFQVNPTl9OT1RfVVBfQUdBSU4QAxIdChlSRUpFQ1RfUkVBU09OX1RPT19TSEFMTE9XEAQSIQodUkVKRUNU
        X1JFQVNPTl9SQU5HRV9UT09fU01BTEwQBRIhCh1SRUpFQ1RfUkVBU09OX1NIT1VMREVSU19TVElMTBAGEh0KGVJFSkVDVF9SRUFT
        T05fSEFORFNfTU9WRUQQBxIgChxSRUpFQ1RfUkVBU09OX1dST05HX1BPU0lUSU9OEAgSIQodUkVKRUNUX1JFQVNPTl9BTFJFQURZ
        X0NPVU5URUQQCRIdChlSRUpFQ1RfUkVBU09OX0lOVEVSUlVQVEVEEAoSHAoYUkVKRUNUX1JFQVNPTl9VTkZJTklTSEVEEAsSGQoV
        UkVKRUNUX1JFQVNPTl9UT09fRkFSEAwyrwkKC1Bvc2VTZXJ2aWNlElkKClN0cmVhbVJlcHMSIi50aXRhbnVwLnBvc2UudjEuU3Ry
        ZWFtUmVwc1JlcXVlc3QaIy50aXRhbnVwLnBvc2UudjEuU3RyZWFtUmVwc1Jlc3BvbnNlKAEwARJdCgxVcGxvYWRTdHJlYW0SJC50
        aXRhbnVwLnBvc2UudjEuVXBsb2FkU3RyZWFtUmVxdWVzdBolLnRpdGFudXAucG9zZS52MS5VcGxvYWRTdHJlYW1SZXNwb25zZSgB
        EmYKDkdldFJlY2VpcHRLZXlzEiYudGl0YW51cC5wb3NlLnYxLkdldFJlY2VpcHRLZXlzUmVxdWVzdBonLnRpdGFudXAucG9zZS52
        MS5HZXRSZWNlaXB0S2V5c1Jlc3BvbnNlIgOQAgESYwoNVmVyaWZ5UmVjZWlwdBIlLnRpdGFudXAucG9zZS52MS5WZXJpZnlSZWNl
        aXB0UmVxdWVzdBomLnRpdGFudXAucG9zZS52MS5WZXJpZnlSZWNlaXB0UmVzcG9uc2UiA5ACARJXCglHZXRTdHJlYW0SIS50aXRh
        bnVwLnBvc2UudjEuR2V0U3RyZWFtUmVxdWVzdBoiLnRpdGFudXAucG9zZS52MS5HZXRTdHJlYW1SZXNwb25zZSIDkAIBEl0KC0xp
        c3RTdHJlYW1zEiMudGl0YW51cC5wb3NlLnYxLkxpc3RTdHJlYW1zUmVxdWVzdBokLnRpdGFudXAucG9zZS52MS5MaXN0U3RyZWFt
        c1Jlc3BvbnNlIgOQAgESYAoMRGVsZXRlU3RyZWFtEiQudGl0YW51cC5wb3NlLnYxLkRlbGV0ZVN0cmVhbVJlcXVlc3QaJS50aXRh
        bnVwLnBvc2UudjEuRGVsZXRlU3RyZWFtUmVzcG9uc2UiA5ACAhJoCg5Eb3dubG9hZEZyYW1lcxImLnRpdGFudXAucG9zZS52MS5E
        b3dubG9hZEZyYW1lc1JlcXVlc3QaJy50aXRhbnVwLnBvc2UudjEuRG93bmxvYWRGcmFtZXNSZXNwb25zZSIDkAIBMAESYwoNUmVj
        b3VudFN0cmVhbRIlLnRpdGFudXAucG9zZS52MS5SZWNvdW50U3RyZWFtUmVxdWVzdBomLnRpdGFudXAucG9zZS52MS5SZWNvdW50
        U3RyZWFtUmVzcG9uc2UiA5ACAhJdCgtFeHBsYWluUmVwcxIjLnRpdGFudXAucG9zZS52MS5FeHBsYWluUmVwc1JlcXVlc3QaJC50
        aXRhbnVwLnBvc2UudjEuRXhwbGFpblJlcHNSZXNwb25zZSIDkAIBEm8KEVN1Ym1pdEdyb3VuZFRydXRoEikudGl0YW51cC5wb3Nl
        LnYxLlN1Ym1pdEdyb3VuZFRydXRoUmVxdWVzdBoqLnRpdGFudXAucG9zZS52MS5TdWJtaXRHcm91bmRUcnV0aFJlc3BvbnNlIgOQ
        AgISYAoMTGlzdENvdW50ZXJzEiQudGl0YW51cC5wb3NlLnYxLkxpc3RDb3VudGVyc1JlcXVlc3QaJS50aXRhbnVwLnBvc2UudjEu
        TGlzdENvdW50ZXJzUmVzcG9uc2UiA5ACAWIGcHJvdG8z
        """),
    FileEntry(
      name: "titanup/profile/v1/profile.proto",
      dependencies: ["google/protobuf/field_mask.proto", "google/protobuf/timestamp.proto"],
      messages: ["titanup.profile.v1.Profile", "titanup.profile.v1.GetProfileRequest", "titanup.profile.v1.GetProfileResponse", "titanup.profile.v1.UpdateProfileRequest", "titanup.profile.v1.UpdateProfileResponse", "titanup.profile.v1.Avatar", "titanup.profile.v1.ListAvatarsRequest", "titanup.profile.v1.ListAvatarsResponse", "titanup.profile.v1.ImageOpening", "titanup.profile.v1.UploadProfileImageRequest", "titanup.profile.v1.UploadProfileImageResponse", "titanup.profile.v1.GetProfileImageRequest", "titanup.profile.v1.GetProfileImageResponse", "titanup.profile.v1.DeleteProfileImageRequest", "titanup.profile.v1.DeleteProfileImageResponse", "titanup.profile.v1.PushUpsPerDay", "titanup.profile.v1.Settings", "titanup.profile.v1.GetSettingsRequest", "titanup.profile.v1.GetSettingsResponse", "titanup.profile.v1.UpdateSettingsRequest", "titanup.profile.v1.UpdateSettingsResponse", "titanup.profile.v1.Theme", "titanup.profile.v1.ListThemesRequest", "titanup.profile.v1.ListThemesResponse", "titanup.profile.v1.BodyMeasurement", "titanup.profile.v1.AddBodyMeasurementRequest", "titanup.profile.v1.AddBodyMeasurementResponse", "titanup.profile.v1.ListBodyMeasurementsRequest", "titanup.profile.v1.ListBodyMeasurementsResponse", "titanup.profile.v1.DeleteBodyMeasurementRequest", "titanup.profile.v1.DeleteBodyMeasurementResponse", "titanup.profile.v1.BmiActionPoint", "titanup.profile.v1.Bmi", "titanup.profile.v1.GetBodyMetricsRequest", "titanup.profile.v1.GetBodyMetricsResponse", "titanup.profile.v1.CalculateBmiRequest", "titanup.profile.v1.CalculateBmiResponse", "titanup.profile.v1.UnavailablePart", "titanup.profile.v1.DashboardBar", "titanup.profile.v1.DashboardChart", "titanup.profile.v1.DashboardStreak", "titanup.profile.v1.DashboardSession", "titanup.profile.v1.DashboardAward", "titanup.profile.v1.DashboardProfile", "titanup.profile.v1.GetDashboardRequest", "titanup.profile.v1.GetDashboardResponse"],
      otherSymbols: ["titanup.profile.v1.Profile.display_name", "titanup.profile.v1.Profile.birth_year", "titanup.profile.v1.Profile.sex", "titanup.profile.v1.Profile.height_cm", "titanup.profile.v1.Profile.locale", "titanup.profile.v1.Profile.units", "titanup.profile.v1.Profile.avatar_id", "titanup.profile.v1.Profile.has_uploaded_image", "titanup.profile.v1.Profile.etag", "titanup.profile.v1.Profile.update_time", "titanup.profile.v1.GetProfileResponse.profile", "titanup.profile.v1.UpdateProfileRequest.profile", "titanup.profile.v1.UpdateProfileRequest.update_mask", "titanup.profile.v1.UpdateProfileRequest.request_id", "titanup.profile.v1.UpdateProfileResponse.profile", "titanup.profile.v1.Avatar.avatar_id", "titanup.profile.v1.Avatar.title", "titanup.profile.v1.Avatar.svg", "titanup.profile.v1.ListAvatarsResponse.avatars", "titanup.profile.v1.ImageOpening.request_id", "titanup.profile.v1.UploadProfileImageRequest.opening", "titanup.profile.v1.UploadProfileImageRequest.data", "titanup.profile.v1.UploadProfileImageRequest.part", "titanup.profile.v1.UploadProfileImageResponse.profile", "titanup.profile.v1.UploadProfileImageResponse.content_type", "titanup.profile.v1.UploadProfileImageResponse.width", "titanup.profile.v1.UploadProfileImageResponse.height", "titanup.profile.v1.UploadProfileImageResponse.size_bytes", "titanup.profile.v1.GetProfileImageRequest.known_etag", "titanup.profile.v1.GetProfileImageResponse.content_type", "titanup.profile.v1.GetProfileImageResponse.image", "titanup.profile.v1.GetProfileImageResponse.etag", "titanup.profile.v1.DeleteProfileImageResponse.profile", "titanup.profile.v1.PushUpsPerDay.times", "titanup.profile.v1.PushUpsPerDay.window_start_minutes", "titanup.profile.v1.PushUpsPerDay.window_end_minutes", "titanup.profile.v1.PushUpsPerDay.at_minutes", "titanup.profile.v1.Settings.theme_id", "titanup.profile.v1.Settings.session_target", "titanup.profile.v1.Settings.daily_goal", "titanup.profile.v1.Settings.pushups_per_day", "titanup.profile.v1.Settings.voice_pack_id", "titanup.profile.v1.Settings.voice_enabled", "titanup.profile.v1.Settings.sounds_enabled", "titanup.profile.v1.Settings.haptics_enabled", "titanup.profile.v1.Settings.profile_visibility", "titanup.profile.v1.Settings.activity_visibility", "titanup.profile.v1.Settings.awards_visibility", "titanup.profile.v1.Settings.frame_retention", "titanup.profile.v1.Settings.etag", "titanup.profile.v1.Settings.update_time", "titanup.profile.v1.GetSettingsResponse.settings", "titanup.profile.v1.UpdateSettingsRequest.settings", "titanup.profile.v1.UpdateSettingsRequest.update_mask", "titanup.profile.v1.UpdateSettingsRequest.request_id", "titanup.profile.v1.UpdateSettingsResponse.settings", "titanup.profile.v1.Theme.theme_id", "titanup.profile.v1.Theme.title", "titanup.profile.v1.Theme.accent_color", "titanup.profile.v1.Theme.background_color", "titanup.profile.v1.Theme.surface_color", "titanup.profile.v1.Theme.text_color", "titanup.profile.v1.Theme.is_dark", "titanup.profile.v1.ListThemesResponse.themes", "titanup.profile.v1.BodyMeasurement.measurement_id", "titanup.profile.v1.BodyMeasurement.measure_time", "titanup.profile.v1.BodyMeasurement.utc_offset_seconds", "titanup.profile.v1.BodyMeasurement.local_date", "titanup.profile.v1.BodyMeasurement.weight_kg", "titanup.profile.v1.AddBodyMeasurementRequest.measurement", "titanup.profile.v1.AddBodyMeasurementResponse.measurement", "titanup.profile.v1.ListBodyMeasurementsRequest.page_size", "titanup.profile.v1.ListBodyMeasurementsRequest.page_token", "titanup.profile.v1.ListBodyMeasurementsResponse.measurements", "titanup.profile.v1.ListBodyMeasurementsResponse.next_page_token", "titanup.profile.v1.DeleteBodyMeasurementRequest.measurement_id", "titanup.profile.v1.BmiActionPoint.value", "titanup.profile.v1.BmiActionPoint.reached", "titanup.profile.v1.Bmi.value", "titanup.profile.v1.Bmi.text", "titanup.profile.v1.Bmi.bmi_class", "titanup.profile.v1.Bmi.class_text", "titanup.profile.v1.Bmi.weight_kg", "titanup.profile.v1.Bmi.height_cm", "titanup.profile.v1.Bmi.normal_from_kg", "titanup.profile.v1.Bmi.normal_below_kg", "titanup.profile.v1.Bmi.action_points", "titanup.profile.v1.Bmi.note", "titanup.profile.v1.Bmi.formula_version", "titanup.profile.v1.GetBodyMetricsResponse.height_cm", "titanup.profile.v1.GetBodyMetricsResponse.newest", "titanup.profile.v1.GetBodyMetricsResponse.bmi", "titanup.profile.v1.GetBodyMetricsResponse.missing", "titanup.profile.v1.CalculateBmiRequest.height_cm", "titanup.profile.v1.CalculateBmiRequest.weight_kg", "titanup.profile.v1.CalculateBmiRequest.birth_year", "titanup.profile.v1.CalculateBmiResponse.bmi", "titanup.profile.v1.UnavailablePart.part", "titanup.profile.v1.UnavailablePart.code", "titanup.profile.v1.DashboardBar.local_date", "titanup.profile.v1.DashboardBar.start_time", "titanup.profile.v1.DashboardBar.reps", "titanup.profile.v1.DashboardBar.verified_reps", "titanup.profile.v1.DashboardBar.sessions", "titanup.profile.v1.DashboardChart.bars", "titanup.profile.v1.DashboardChart.total_reps", "titanup.profile.v1.DashboardChart.goal_reps", "titanup.profile.v1.DashboardChart.remaining_reps", "titanup.profile.v1.DashboardChart.today", "titanup.profile.v1.DashboardStreak.current", "titanup.profile.v1.DashboardStreak.longest", "titanup.profile.v1.DashboardStreak.today_done", "titanup.profile.v1.DashboardStreak.at_risk", "titanup.profile.v1.DashboardStreak.freezes_left", "titanup.profile.v1.DashboardStreak.verified_current", "titanup.profile.v1.DashboardSession.session_id", "titanup.profile.v1.DashboardSession.start_time", "titanup.profile.v1.DashboardSession.local_date", "titanup.profile.v1.DashboardSession.reps", "titanup.profile.v1.DashboardSession.target", "titanup.profile.v1.DashboardSession.target_met", "titanup.profile.v1.DashboardSession.verified", "titanup.profile.v1.DashboardAward.award_id", "titanup.profile.v1.DashboardAward.trophy_id", "titanup.profile.v1.DashboardAward.title", "titanup.profile.v1.DashboardAward.image_uri", "titanup.profile.v1.DashboardAward.earn_time", "titanup.profile.v1.DashboardProfile.display_name", "titanup.profile.v1.DashboardProfile.avatar_id", "titanup.profile.v1.DashboardProfile.has_uploaded_image", "titanup.profile.v1.DashboardProfile.theme_id", "titanup.profile.v1.DashboardProfile.session_target", "titanup.profile.v1.GetDashboardRequest.time_zone", "titanup.profile.v1.GetDashboardResponse.profile", "titanup.profile.v1.GetDashboardResponse.today", "titanup.profile.v1.GetDashboardResponse.week", "titanup.profile.v1.GetDashboardResponse.month", "titanup.profile.v1.GetDashboardResponse.streak", "titanup.profile.v1.GetDashboardResponse.last_session", "titanup.profile.v1.GetDashboardResponse.awards", "titanup.profile.v1.GetDashboardResponse.unavailable", "titanup.profile.v1.Sex", "titanup.profile.v1.SEX_UNSPECIFIED", "titanup.profile.v1.SEX_FEMALE", "titanup.profile.v1.SEX_MALE", "titanup.profile.v1.SEX_DIVERSE", "titanup.profile.v1.Units", "titanup.profile.v1.UNITS_UNSPECIFIED", "titanup.profile.v1.UNITS_METRIC", "titanup.profile.v1.UNITS_IMPERIAL", "titanup.profile.v1.Visibility", "titanup.profile.v1.VISIBILITY_UNSPECIFIED", "titanup.profile.v1.VISIBILITY_PRIVATE", "titanup.profile.v1.VISIBILITY_PARTNERS", "titanup.profile.v1.VISIBILITY_GROUPS", "titanup.profile.v1.FrameRetention", "titanup.profile.v1.FRAME_RETENTION_UNSPECIFIED", "titanup.profile.v1.FRAME_RETENTION_NONE", "titanup.profile.v1.FRAME_RETENTION_DAYS_30", "titanup.profile.v1.FRAME_RETENTION_DAYS_365", "titanup.profile.v1.BmiClass", "titanup.profile.v1.BMI_CLASS_UNSPECIFIED", "titanup.profile.v1.BMI_CLASS_NOT_APPLICABLE", "titanup.profile.v1.BMI_CLASS_SEVERE_THINNESS", "titanup.profile.v1.BMI_CLASS_MODERATE_THINNESS", "titanup.profile.v1.BMI_CLASS_MILD_THINNESS", "titanup.profile.v1.BMI_CLASS_NORMAL", "titanup.profile.v1.BMI_CLASS_PRE_OBESE", "titanup.profile.v1.BMI_CLASS_OBESE_I", "titanup.profile.v1.BMI_CLASS_OBESE_II", "titanup.profile.v1.BMI_CLASS_OBESE_III", "titanup.profile.v1.MissingMetric", "titanup.profile.v1.MISSING_METRIC_UNSPECIFIED", "titanup.profile.v1.MISSING_METRIC_HEIGHT", "titanup.profile.v1.MISSING_METRIC_WEIGHT", "titanup.profile.v1.DashboardPart", "titanup.profile.v1.DASHBOARD_PART_UNSPECIFIED", "titanup.profile.v1.DASHBOARD_PART_PROFILE", "titanup.profile.v1.DASHBOARD_PART_TODAY", "titanup.profile.v1.DASHBOARD_PART_WEEK", "titanup.profile.v1.DASHBOARD_PART_MONTH", "titanup.profile.v1.DASHBOARD_PART_STREAK", "titanup.profile.v1.DASHBOARD_PART_LAST_SESSION", "titanup.profile.v1.DASHBOARD_PART_AWARDS", "titanup.profile.v1.ProfileService", "titanup.profile.v1.ProfileService.GetProfile", "titanup.profile.v1.ProfileService.UpdateProfile", "titanup.profile.v1.ProfileService.ListAvatars", "titanup.profile.v1.ProfileService.UploadProfileImage", "titanup.profile.v1.ProfileService.GetProfileImage", "titanup.profile.v1.ProfileService.DeleteProfileImage", "titanup.profile.v1.ProfileService.GetSettings", "titanup.profile.v1.ProfileService.UpdateSettings", "titanup.profile.v1.ProfileService.ListThemes", "titanup.profile.v1.ProfileService.AddBodyMeasurement", "titanup.profile.v1.ProfileService.ListBodyMeasurements", "titanup.profile.v1.ProfileService.DeleteBodyMeasurement", "titanup.profile.v1.ProfileService.GetBodyMetrics", "titanup.profile.v1.ProfileService.CalculateBmi", "titanup.profile.v1.ProfileService.GetDashboard"],
      base64: """
        CiB0aXRhbnVwL3Byb2ZpbGUvdjEvcHJvZmlsZS5wcm90bxISdGl0YW51cC5wcm9maWxlLnYxGiBnb29nbGUvcHJvdG9idWYvZmll
        bGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byL4AgoHUHJvZmlsZRIhCgxkaXNwbGF5X25hbWUY
        ASABKAlSC2Rpc3BsYXlOYW1lEh0KCmJpcnRoX3llYXIYAiABKA1SCWJpcnRoWWVhchIpCgNzZXgYAyABKA4yFy50aXRhbnVwLnBy
        b2ZpbGUudjEuU2V4UgNzZXgSGwoJaGVpZ2h0X2NtGAQgASgBUghoZWlnaHRDbRIWCgZsb2NhbGUYBSABKAlSBmxvY2FsZRIvCgV1
        bml0cxgGIAEoDjIZLnRpdGFudXAucHJvZmlsZS52MS5Vbml0c1IFdW5pdHMSGwoJYXZhdGFyX2lkGAcgASgJUghhdmF0YXJJZBIs
        ChJoYXNfdXBsb2FkZWRfaW1hZ2UYCCABKAhSEGhhc1VwbG9hZGVkSW1hZ2USEgoEZXRhZxgJIAEoCVIEZXRhZxI7Cgt1cGRhdGVf
        dGltZRgKIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnVwZGF0ZVRpbWUiEwoRR2V0UHJvZmlsZVJlcXVlc3QiSwoS
        R2V0UHJvZmlsZVJlc3BvbnNlEjUKB3Byb2ZpbGUYASABKAsyGy50aXRhbnVwLnByb2ZpbGUudjEuUHJvZmlsZVIHcHJvZmlsZSKp
        AQoUVXBkYXRlUHJvZmlsZVJlcXVlc3QSNQoHcHJvZmlsZRgBIAEoCzIbLnRpdGFudXAucHJvZmlsZS52MS5Qcm9maWxlUgdwcm9m
        aWxlEjsKC3VwZGF0ZV9tYXNrGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxIdCgpyZXF1ZXN0
        X2lkGAMgASgJUglyZXF1ZXN0SWQiTgoVVXBkYXRlUHJvZmlsZVJlc3BvbnNlEjUKB3Byb2ZpbGUYASABKAsyGy50aXRhbnVwLnBy
        b2ZpbGUudjEuUHJvZmlsZVIHcHJvZmlsZSJNCgZBdmF0YXISGwoJYXZhdGFyX2lkGAEgASgJUghhdmF0YXJJZBIUCgV0aXRsZRgC
        IAEoCVIFdGl0bGUSEAoDc3ZnGAMgASgJUgNzdmciFAoSTGlzdEF2YXRhcnNSZXF1ZXN0IksKE0xpc3RBdmF0YXJzUmVzcG9uc2US
        NAoHYXZhdGFycxgBIAMoCzIaLnRpdGFudXAucHJvZmlsZS52MS5BdmF0YXJSB2F2YXRhcnMiLQoMSW1hZ2VPcGVuaW5nEh0KCnJl
        cXVlc3RfaWQYASABKAlSCXJlcXVlc3RJZCJ3ChlVcGxvYWRQcm9maWxlSW1hZ2VSZXF1ZXN0EjwKB29wZW5pbmcYASABKAsyIC50
        aXRhbnVwLnByb2ZpbGUudjEuSW1hZ2VPcGVuaW5nSABSB29wZW5pbmcSFAoEZGF0YRgCIAEoDEgAUgRkYXRhQgYKBHBhcnQiwwEK
        GlVwbG9hZFByb2ZpbGVJbWFnZVJlc3BvbnNlEjUKB3Byb2ZpbGUYASABKAsyGy50aXRhbnVwLnByb2ZpbGUudjEuUHJvZmlsZVIH
        cHJvZmlsZRIhCgxjb250ZW50X3R5cGUYAiABKAlSC2NvbnRlbnRUeXBlEhQKBXdpZHRoGAMgASgNUgV3aWR0aBIWCgZoZWlnaHQY
        BCABKA1SBmhlaWdodBIdCgpzaXplX2J5dGVzGAUgASgNUglzaXplQnl0ZXMiNwoWR2V0UHJvZmlsZUltYWdlUmVxdWVzdBIdCgpr
        bm93bl9ldGFnGAEgASgJUglrbm93bkV0YWciZgoXR2V0UHJvZmlsZUltYWdlUmVzcG9uc2USIQoMY29udGVudF90eXBlGAEgASgJ
        Ugtjb250ZW50VHlwZRIUCgVpbWFnZRgCIAEoDFIFaW1hZ2USEgoEZXRhZxgDIAEoCVIEZXRhZyIbChlEZWxldGVQcm9maWxlSW1h
        Z2VSZXF1ZXN0IlMKGkRlbGV0ZVByb2ZpbGVJbWFnZVJlc3BvbnNlEjUKB3Byb2ZpbGUYASABKAsyGy50aXRhbnVwLnByb2ZpbGUu
        djEuUHJvZmlsZVIHcHJvZmlsZSKkAQoNUHVzaFVwc1BlckRheRIUCgV0aW1lcxgBIAEoDVIFdGltZXMSMAoUd2luZG93X3N0YXJ0
        X21pbnV0ZXMYAiABKA1SEndpbmRvd1N0YXJ0TWludXRlcxIsChJ3aW5kb3dfZW5kX21pbnV0ZXMYAyABKA1SEHdpbmRvd0VuZE1p
        bnV0ZXMSHQoKYXRfbWludXRlcxgEIAMoDVIJYXRNaW51dGVzItoFCghTZXR0aW5ncxIZCgh0aGVtZV9pZBgBIAEoCVIHdGhlbWVJ
        ZBIlCg5zZXNzaW9uX3RhcmdldBgCIAEoDVINc2Vzc2lvblRhcmdldBIdCgpkYWlseV9nb2FsGAMgASgNUglkYWlseUdvYWwSSQoP
        cHVzaHVwc19wZXJfZGF5GAQgASgLMiEudGl0YW51cC5wcm9maWxlLnYxLlB1c2hVcHNQZXJEYXlSDXB1c2h1cHNQZXJEYXkSIgoN
        dm9pY2VfcGFja19pZBgFIAEoCVILdm9pY2VQYWNrSWQSIwoNdm9pY2VfZW5hYmxlZBgGIAEoCFIMdm9pY2VFbmFibGVkEiUKDnNv
        dW5kc19lbmFibGVkGAcgASgIUg1zb3VuZHNFbmFibGVkEicKD2hhcHRpY3NfZW5hYmxlZBgIIAEoCFIOaGFwdGljc0VuYWJsZWQS
        TQoScHJvZmlsZV92aXNpYmlsaXR5GAkgASgOMh4udGl0YW51cC5wcm9maWxlLnYxLlZpc2liaWxpdHlSEXByb2ZpbGVWaXNpYmls
        aXR5Ek8KE2FjdGl2aXR5X3Zpc2liaWxpdHkYCiABKA4yHi50aXRhbnVwLnByb2ZpbGUudjEuVmlzaWJpbGl0eVISYWN0aXZpdHlW
        aXNpYmlsaXR5EksKEWF3YXJkc192aXNpYmlsaXR5GAsgASgOMh4udGl0YW51cC5wcm9maWxlLnYxLlZpc2liaWxpdHlSEGF3YXJk
        c1Zpc2liaWxpdHkSSwoPZnJhbWVfcmV0ZW50aW9uGAwgASgOMiIudGl0YW51cC5wcm9maWxlLnYxLkZyYW1lUmV0ZW50aW9uUg5m
        cmFtZVJldGVudGlvbhISCgRldGFnGA0gASgJUgRldGFnEjsKC3VwZGF0ZV90aW1lGA4gASgLMhouZ29vZ2xlLnByb3RvYnVmLlRp
        bWVzdGFtcFIKdXBkYXRlVGltZSIUChJHZXRTZXR0aW5nc1JlcXVlc3QiTwoTR2V0U2V0dGluZ3NSZXNwb25zZRI4CghzZXR0aW5n
        cxgBIAEoCzIcLnRpdGFudXAucHJvZmlsZS52MS5TZXR0aW5nc1IIc2V0dGluZ3MirQEKFVVwZGF0ZVNldHRpbmdzUmVxdWVzdBI4
        CghzZXR0aW5ncxgBIAEoCzIcLnRpdGFudXAucHJvZmlsZS52MS5TZXR0aW5nc1IIc2V0dGluZ3MSOwoLdXBkYXRlX21hc2sYAiAB
        KAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUgp1cGRhdGVNYXNrEh0KCnJlcXVlc3RfaWQYAyABKAlSCXJlcXVlc3RJZCJS
        ChZVcGRhdGVTZXR0aW5nc1Jlc3BvbnNlEjgKCHNldHRpbmdzGAEgASgLMhwudGl0YW51cC5wcm9maWxlLnYxLlNldHRpbmdzUghz
        ZXR0aW5ncyLjAQoFVGhlbWUSGQoIdGhlbWVfaWQYASABKAlSB3RoZW1lSWQSFAoFdGl0bGUYAiABKAlSBXRpdGxlEiEKDGFjY2Vu
        dF9jb2xvchgDIAEoCVILYWNjZW50Q29sb3ISKQoQYmFja2dyb3VuZF9jb2xvchgEIAEoCVIPYmFja2dyb3VuZENvbG9yEiMKDXN1
        cmZhY2VfY29sb3IYBSABKAlSDHN1cmZhY2VDb2xvchIdCgp0ZXh0X2NvbG9yGAYgASgJUgl0ZXh0Q29sb3ISFwoHaXNfZGFyaxgH
        IAEoCFIGaXNEYXJrIhMKEUxpc3RUaGVtZXNSZXF1ZXN0IkcKEkxpc3RUaGVtZXNSZXNwb25zZRIxCgZ0aGVtZXMYASADKAsyGS50
        aXRhbnVwLnByb2ZpbGUudjEuVGhlbWVSBnRoZW1lcyLhAQoPQm9keU1lYXN1cmVtZW50EiUKDm1lYXN1cmVtZW50X2lkGAEgASgJ
        Ug1tZWFzdXJlbWVudElkEj0KDG1lYXN1cmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC21lYXN1cmVU
        aW1lEiwKEnV0Y19vZmZzZXRfc2Vjb25kcxgDIAEoEVIQdXRjT2Zmc2V0U2Vjb25kcxIdCgpsb2NhbF9kYXRlGAQgASgJUglsb2Nh
        bERhdGUSGwoJd2VpZ2h0X2tnGAUgASgBUgh3ZWlnaHRLZyJiChlBZGRCb2R5TWVhc3VyZW1lbnRSZXF1ZXN0EkUKC21lYXN1cmVt
        ZW50GAEgASgLMiMudGl0YW51cC5wcm9maWxlLnYxLkJvZHlNZWFzdXJlbWVudFILbWVhc3VyZW1lbnQiYwoaQWRkQm9keU1lYXN1
        cmVtZW50UmVzcG9uc2USRQoLbWVhc3VyZW1lbnQYASABKAsyIy50aXRhbnVwLnByb2ZpbGUudjEuQm9keU1lYXN1cmVtZW50Ugtt
        ZWFzdXJlbWVudCJZChtMaXN0Qm9keU1lYXN1cmVtZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgFUghwYWdlU2l6ZRIdCgpw
        YWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4ijwEKHExpc3RCb2R5TWVhc3VyZW1lbnRzUmVzcG9uc2USRwoMbWVhc3VyZW1lbnRz
        GAEgAygLMiMudGl0YW51cC5wcm9maWxlLnYxLkJvZHlNZWFzdXJlbWVudFIMbWVhc3VyZW1lbnRzEiYKD25leHRfcGFnZV90b2tl
        bhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJFChxEZWxldGVCb2R5TWVhc3VyZW1lbnRSZXF1ZXN0EiUKDm1lYXN1cmVtZW50X2lkGAEg
        ASgJUg1tZWFzdXJlbWVudElkIh8KHURlbGV0ZUJvZHlNZWFzdXJlbWVudFJlc3BvbnNlIkAKDkJtaUFjdGlvblBvaW50EhQKBXZh
        bHVlGAEgASgBUgV2YWx1ZRIYCgdyZWFjaGVkGAIgASgIUgdyZWFjaGVkIpcDCgNCbWkSFAoFdmFsdWUYASABKAFSBXZhbHVlEhIK
        BHRleHQYAiABKAlSBHRleHQSOQoJYm1pX2NsYXNzGAMgASgOMhwudGl0YW51cC5wcm9maWxlLnYxLkJtaUNsYXNzUghibWlDbGFz
        cxIdCgpjbGFzc190ZXh0GAQgASgJUgljbGFzc1RleHQSGwoJd2VpZ2h0X2tnGAUgASgBUgh3ZWlnaHRLZxIbCgloZWlnaHRfY20Y
        BiABKAFSCGhlaWdodENtEiQKDm5vcm1hbF9mcm9tX2tnGAcgASgBUgxub3JtYWxGcm9tS2cSJgoPbm9ybWFsX2JlbG93X2tnGAgg
        ASgBUg1ub3JtYWxCZWxvd0tnEkcKDWFjdGlvbl9wb2ludHMYCSADKAsyIi50aXRhbnVwLnByb2ZpbGUudjEuQm1pQWN0aW9uUG9p
        bnRSDGFjdGlvblBvaW50cxISCgRub3RlGAogASgJUgRub3RlEicKD2Zvcm11bGFfdmVyc2lvbhgLIAEoCVIOZm9ybXVsYVZlcnNp
        b24iFwoVR2V0Qm9keU1ldHJpY3NSZXF1ZXN0ItoBChZHZXRCb2R5TWV0cmljc1Jlc3BvbnNlEhsKCWhlaWdodF9jbRgBIAEoAVII
        aGVpZ2h0Q20SOwoGbmV3ZXN0GAIgASgLMiMudGl0YW51cC5wcm9maWxlLnYxLkJvZHlNZWFzdXJlbWVudFIGbmV3ZXN0EikKA2Jt
        aRgDIAEoCzIXLnRpdGFudXAucHJvZmlsZS52MS5CbWlSA2JtaRI7CgdtaXNzaW5nGAQgAygOMiEudGl0YW51cC5wcm9maWxlLnYx
        Lk1pc3NpbmdNZXRyaWNSB21pc3NpbmcibgoTQ2FsY3VsYXRlQm1pUmVxdWVzdBIbCgloZWlnaHRfY20YASABKAFSCGhlaWdodENt
        EhsKCXdlaWdodF9rZxgCIAEoAVIId2VpZ2h0S2cSHQoKYmlydGhfeWVhchgDIAEoDVIJYmlydGhZZWFyIkEKFENhbGN1bGF0ZUJt
        aVJlc3BvbnNlEikKA2JtaRgBIAEoCzIXLnRpdGFudXAucHJvZmlsZS52MS5CbWlSA2JtaSJcCg9VbmF2YWlsYWJsZVBhcnQSNQoE
        cGFydBgBIAEoDjIhLnRpdGFudXAucHJvZmlsZS52MS5EYXNoYm9hcmRQYXJ0UgRwYXJ0EhIKBGNvZGUYAiABKAlSBGNvZGUivQEK
        DERhc2hib2FyZEJhchIdCgpsb2NhbF9kYXRlGAEgASgJUglsb2NhbERhdGUSOQoKc3RhcnRfdGltZRgCIAEoCzIaLmdvb2dsZS5w
        cm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZRISCgRyZXBzGAMgASgNUgRyZXBzEiMKDXZlcmlmaWVkX3JlcHMYBCABKA1SDHZl
        cmlmaWVkUmVwcxIaCghzZXNzaW9ucxgFIAEoDVIIc2Vzc2lvbnMivwEKDkRhc2hib2FyZENoYXJ0EjQKBGJhcnMYASADKAsyIC50
        aXRhbnVwLnByb2ZpbGUudjEuRGFzaGJvYXJkQmFyUgRiYXJzEh0KCnRvdGFsX3JlcHMYAiABKA1SCXRvdGFsUmVwcxIbCglnb2Fs
        X3JlcHMYAyABKA1SCGdvYWxSZXBzEiUKDnJlbWFpbmluZ19yZXBzGAQgASgNUg1yZW1haW5pbmdSZXBzEhQKBXRvZGF5GAUgASgJ
        UgV0b2RheSLLAQoPRGFzaGJvYXJkU3RyZWFrEhgKB2N1cnJlbnQYASABKA1SB2N1cnJlbnQSGAoHbG9uZ2VzdBgCIAEoDVIHbG9u
        Z2VzdBIdCgp0b2RheV9kb25lGAMgASgIUgl0b2RheURvbmUSFwoHYXRfcmlzaxgEIAEoCFIGYXRSaXNrEiEKDGZyZWV6ZXNfbGVm
        dBgFIAEoDVILZnJlZXplc0xlZnQSKQoQdmVyaWZpZWRfY3VycmVudBgGIAEoDVIPdmVyaWZpZWRDdXJyZW50IvIBChBEYXNoYm9h
        cmRTZXNzaW9uEh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZBI5CgpzdGFydF90aW1lGAIgASgLMhouZ29vZ2xlLnByb3Rv
        YnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEh0KCmxvY2FsX2RhdGUYAyABKAlSCWxvY2FsRGF0ZRISCgRyZXBzGAQgASgNUgRyZXBz
        EhYKBnRhcmdldBgFIAEoDVIGdGFyZ2V0Eh0KCnRhcmdldF9tZXQYBiABKAhSCXRhcmdldE1ldBIaCgh2ZXJpZmllZBgHIAEoCFII
        dmVyaWZpZWQitAEKDkRhc2hib2FyZEF3YXJkEhkKCGF3YXJkX2lkGAEgASgJUgdhd2FyZElkEhsKCXRyb3BoeV9pZBgCIAEoCVII
        dHJvcGh5SWQSFAoFdGl0bGUYAyABKAlSBXRpdGxlEhsKCWltYWdlX3VyaRgEIAEoCVIIaW1hZ2VVcmkSNwoJZWFybl90aW1lGAUg
        ASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZWFyblRpbWUiwgEKEERhc2hib2FyZFByb2ZpbGUSIQoMZGlzcGxheV9u
        YW1lGAEgASgJUgtkaXNwbGF5TmFtZRIbCglhdmF0YXJfaWQYAiABKAlSCGF2YXRhcklkEiwKEmhhc191cGxvYWRlZF9pbWFnZRgD
        IAEoCFIQaGFzVXBsb2FkZWRJbWFnZRIZCgh0aGVtZV9pZBgEIAEoCVIHdGhlbWVJZBIlCg5zZXNzaW9uX3RhcmdldBgFIAEoDVIN
        c2Vzc2lvblRhcmdldCIyChNHZXREYXNoYm9hcmRSZXF1ZXN0EhsKCXRpbWVfem9uZRgBIAEoCVIIdGltZVpvbmUiiwQKFEdldERh
        c2hib2FyZFJlc3BvbnNlEj4KB3Byb2ZpbGUYASABKAsyJC50aXRhbnVwLnByb2ZpbGUudjEuRGFzaGJvYXJkUHJvZmlsZVIHcHJv
        ZmlsZRI4CgV0b2RheRgCIAEoCzIiLnRpdGFudXAucHJvZmlsZS52MS5EYXNoYm9hcmRDaGFydFIFdG9kYXkSNgoEd2VlaxgDIAEo
        CzIiLnRpdGFudXAucHJvZmlsZS52MS5EYXNoYm9hcmRDaGFydFIEd2VlaxI4CgVtb250aBgEIAEoCzIiLnRpdGFudXAucHJvZmls
        ZS52MS5EYXNoYm9hcmRDaGFydFIFbW9udGgSOwoGc3RyZWFrGAUgASgLMiMudGl0YW51cC5wcm9maWxlLnYxLkRhc2hib2FyZFN0
        cmVha1IGc3RyZWFrEkcKDGxhc3Rfc2Vzc2lvbhgGIAEoCzIkLnRpdGFudXAucHJvZmlsZS52MS5EYXNoYm9hcmRTZXNzaW9uUgts
        YXN0U2Vzc2lvbhI6CgZhd2FyZHMYByADKAsyIi50aXRhbnVwLnByb2ZpbGUudjEuRGFzaGJvYXJkQXdhcmRSBmF3YXJkcxJFCgt1
        bmF2YWlsYWJsZRgIIAMoCzIjLnRpdGFudXAucHJvZmlsZS52MS5VbmF2YWlsYWJsZVBhcnRSC3VuYXZhaWxhYmxlKkkKA1NleBIT
        Cg9TRVhfVU5TUEVDSUZJRUQQABIOCgpTRVhfRkVNQUxFEAESDAoIU0VYX01BTEUQAhIPCgtTRVhfRElWRVJTRRADKkQKBVVuaXRz
        EhUKEVVOSVRTX1VOU1BFQ0lGSUVEEAASEAoMVU5JVFNfTUVUUklDEAESEgoOVU5JVFNfSU1QRVJJQUwQAipwCgpWaXNpYmlsaXR5
        EhoKFlZJU0lCSUxJVFlfVU5TUEVDSUZJRUQQABIWChJWSVNJQklMSVRZX1BSSVZBVEUQARIXChNWSVNJQklMSVRZX1BBUlRORVJT
        EAISFQoRVklTSUJJTElUWV9HUk9VUFMQAyqGAQoORnJhbWVSZXRlbnRpb24SHwobRlJBTUVfUkVURU5USU9OX1VOU1BFQ0lGSUVE
        EAASGAoURlJBTUVfUkVURU5USU9OX05PTkUQARIbChdGUkFNRV9SRVRFTlRJT05fREFZU18zMBACEhwKGEZSQU1FX1JFVEVOVElP
        Tl9EQVlTXzM2NRADKpcCCghCbWlDbGFzcxIZChVCTUlfQ0xBU1NfVU5TUEVDSUZJRUQQABIcChhCTUlfQ0xBU1NfTk9UX0FQUExJ
        Q0FCTEUQARIdChlCTUlfQ0xBU1NfU0VWRVJFX1RISU5ORVNTEAISHwobQk1JX0NMQVNTX01PREVSQVRFX1RISU5ORVNTEAMSGwoX
        Qk1JX0NMQVNTX01JTERfVEhJTk5FU1MQBBIUChBCTUlfQ0xBU1NfTk9STUFMEAUSFwoTQk1JX0NMQVNTX1BSRV9PQkVTRRAGEhUK
        EUJNSV9DTEFTU19PQkVTRV9JEAcSFgoSQk1JX0NMQVNTX09CRVNFX0lJEAgSFwoTQk1JX0NMQVNTX09CRVNFX0lJSRAJKmUKDU1p
        c3NpbmdNZXRyaWMSHgoaTUlTU0lOR19NRVRSSUNfVU5TUEVDSUZJRUQQABIZChVNSVNTSU5HX01FVFJJQ19IRUlHSFQQARIZChVN
        SVNTSU5HX01FVFJJQ19XRUlHSFQQAirvAQoNRGFzaGJvYXJkUGFydBIeChpEQVNIQk9BUkRfUEFSVF9VTlNQRUNJRklFRBAAEhoK
        FkRBU0hCT0FSRF9QQVJUX1BST0ZJTEUQARIYChREQVNIQk9BUkRfUEFSVF9UT0RBWRACEhcKE0RBU0hCT0FSRF9QQVJUX1dFRUsQ
        AxIYChREQVNIQk9BUkRfUEFSVF9NT05USBAEEhkKFURBU0hCT0FSRF9QQVJUX1NUUkVBSxAFEh8KG0RBU0hCT0FSRF9QQVJUX0xB
        U1RfU0VTU0lPThAGEhkKFURBU0hCT0FSRF9QQVJUX0FXQVJEUxAHMosNCg5Qcm9maWxlU2VydmljZRJgCgpHZXRQcm9maWxlEiUu
        dGl0YW51cC5wcm9maWxlLnYxLkdldFByb2ZpbGVSZXF1ZXN0GiYudGl0YW51cC5wcm9maWxlLnYxLkdldFByb2ZpbGVSZXNwb25z
        ZSIDkAIBEmQKDVVwZGF0ZVByb2ZpbGUSKC50aXRhbnVwLnByb2ZpbGUudjEuVXBkYXRlUHJvZmlsZVJlcXVlc3QaKS50aXRhbnVw
        LnByb2ZpbGUudjEuVXBkYXRlUHJvZmlsZVJlc3BvbnNlEmMKC0xpc3RBdmF0YXJzEiYudGl0YW51cC5wcm9maWxlLnYxLkxpc3RB
        dmF0YXJzUmVxdWVzdBonLnRpdGFudXAucHJvZmlsZS52MS5MaXN0QXZhdGFyc1Jlc3BvbnNlIgOQAgESdQoSVXBsb2FkUHJvZmls
        ZUltYWdlEi0udGl0YW51cC5wcm9maWxlLnYxLlVwbG9hZFByb2ZpbGVJbWFnZVJlcXVlc3QaLi50aXRhbnVwLnByb2ZpbGUudjEu
        VXBsb2FkUHJvZmlsZUltYWdlUmVzcG9uc2UoARJvCg9HZXRQcm9maWxlSW1hZ2USKi50aXRhbnVwLnByb2ZpbGUudjEuR2V0UHJv
        ZmlsZUltYWdlUmVxdWVzdBorLnRpdGFudXAucHJvZmlsZS52MS5HZXRQcm9maWxlSW1hZ2VSZXNwb25zZSIDkAIBEngKEkRlbGV0
        ZVByb2ZpbGVJbWFnZRItLnRpdGFudXAucHJvZmlsZS52MS5EZWxldGVQcm9maWxlSW1hZ2VSZXF1ZXN0Gi4udGl0YW51cC5wcm9m
        aWxlLnYxLkRlbGV0ZVByb2ZpbGVJbWFnZVJlc3BvbnNlIgOQAgISYwoLR2V0U2V0dGluZ3MSJi50aXRhbnVwLnByb2ZpbGUudjEu
        R2V0U2V0dGluZ3NSZXF1ZXN0GicudGl0YW51cC5wcm9maWxlLnYxLkdldFNldHRpbmdzUmVzcG9uc2UiA5ACARJnCg5VcGRhdGVT
        ZXR0aW5ncxIpLnRpdGFudXAucHJvZmlsZS52MS5VcGRhdGVTZXR0aW5nc1JlcXVlc3QaKi50aXRhbnVwLnByb2ZpbGUudjEuVXBk
        YXRlU2V0dGluZ3NSZXNwb25zZRJgCgpMaXN0VGhlbWVzEiUudGl0YW51cC5wcm9maWxlLnYxLkxpc3RUaGVtZXNSZXF1ZXN0GiYu
        dGl0YW51cC5wcm9maWxlLnYxLkxpc3RUaGVtZXNSZXNwb25zZSIDkAIBEngKEkFkZEJvZHlNZWFzdXJlbWVudBItLnRpdGFudXAu
        cHJvZmlsZS52MS5BZGRCb2R5TWVhc3VyZW1lbnRSZXF1ZXN0Gi4udGl0YW51cC5wcm9maWxlLnYxLkFkZEJvZHlNZWFzdXJlbWVu
        dFJlc3BvbnNlIgOQAgISfgoUTGlzdEJvZHlNZWFzdXJlbWVudHMSLy50aXRhbnVwLnByb2ZpbGUudjEuTGlzdEJvZHlNZWFzdXJl
        bWVudHNSZXF1ZXN0GjAudGl0YW51cC5wcm9maWxlLnYxLkxpc3RCb2R5TWVhc3VyZW1lbnRzUmVzcG9uc2UiA5ACARKBAQoVRGVs
        ZXRlQm9keU1lYXN1cmVtZW50EjAudGl0YW51cC5wcm9maWxlLnYxLkRlbGV0ZUJvZHlNZWFzdXJlbWVudFJlcXVlc3QaMS50aXRh
        bnVwLnByb2ZpbGUudjEuRGVsZXRlQm9keU1lYXN1cmVtZW50UmVzcG9uc2UiA5ACAhJsCg5HZXRCb2R5TWV0cmljcxIpLnRpdGFu
        dXAucHJvZmlsZS52MS5HZXRCb2R5TWV0cmljc1JlcXVlc3QaKi50aXRhbnVwLnByb2ZpbGUudjEuR2V0Qm9keU1ldHJpY3NSZXNw
        b25zZSIDkAIBEmYKDENhbGN1bGF0ZUJtaRInLnRpdGFudXAucHJvZmlsZS52MS5DYWxjdWxhdGVCbWlSZXF1ZXN0GigudGl0YW51
        cC5wcm9maWxlLnYxLkNhbGN1bGF0ZUJtaVJlc3BvbnNlIgOQAgESZgoMR2V0RGFzaGJvYXJkEicudGl0YW51cC5wcm9maWxlLnYx
        LkdldERhc2hib2FyZFJlcXVlc3QaKC50aXRhbnVwLnByb2ZpbGUudjEuR2V0RGFzaGJvYXJkUmVzcG9uc2UiA5ACAWIGcHJvdG8z
        """),
    FileEntry(
      name: "titanup/sessions/v1/sessions.proto",
      dependencies: ["google/protobuf/field_mask.proto", "google/protobuf/timestamp.proto", "google/rpc/status.proto"],
      messages: ["titanup.sessions.v1.RepSet", "titanup.sessions.v1.Session", "titanup.sessions.v1.Form", "titanup.sessions.v1.CreateSessionRequest", "titanup.sessions.v1.CreateSessionResponse", "titanup.sessions.v1.BatchCreateSessionsRequest", "titanup.sessions.v1.BatchCreateSessionsResult", "titanup.sessions.v1.BatchCreateSessionsResponse", "titanup.sessions.v1.GetSessionRequest", "titanup.sessions.v1.PastCount", "titanup.sessions.v1.GetSessionResponse", "titanup.sessions.v1.ListSessionsRequest", "titanup.sessions.v1.ListSessionsResponse", "titanup.sessions.v1.DeleteSessionRequest", "titanup.sessions.v1.DeleteSessionResponse", "titanup.sessions.v1.UndeleteSessionRequest", "titanup.sessions.v1.UndeleteSessionResponse", "titanup.sessions.v1.UpdateSessionRequest", "titanup.sessions.v1.UpdateSessionResponse", "titanup.sessions.v1.AcceptRecountRequest", "titanup.sessions.v1.AcceptRecountResponse", "titanup.sessions.v1.WatchSessionsRequest", "titanup.sessions.v1.WatchSessionsResponse", "titanup.sessions.v1.GetActivityChartRequest", "titanup.sessions.v1.EvidenceReps", "titanup.sessions.v1.ChartBucket", "titanup.sessions.v1.GetActivityChartResponse", "titanup.sessions.v1.GetStatsRequest", "titanup.sessions.v1.PersonalRecord", "titanup.sessions.v1.GetStatsResponse", "titanup.sessions.v1.Streak", "titanup.sessions.v1.GetStreakRequest", "titanup.sessions.v1.GetStreakResponse", "titanup.sessions.v1.StreakDay", "titanup.sessions.v1.ExplainStreakRequest", "titanup.sessions.v1.ExplainStreakResponse", "titanup.sessions.v1.Clock", "titanup.sessions.v1.GetClockRequest", "titanup.sessions.v1.GetClockResponse", "titanup.sessions.v1.UpdateClockRequest", "titanup.sessions.v1.UpdateClockResponse", "titanup.sessions.v1.Pause", "titanup.sessions.v1.CreatePauseRequest", "titanup.sessions.v1.CreatePauseResponse", "titanup.sessions.v1.ListPausesRequest", "titanup.sessions.v1.ListPausesResponse", "titanup.sessions.v1.DeletePauseRequest", "titanup.sessions.v1.DeletePauseResponse", "titanup.sessions.v1.RepTime", "titanup.sessions.v1.SessionSnapshot", "titanup.sessions.v1.SessionDeleted", "titanup.sessions.v1.SessionChange", "titanup.sessions.v1.ListSessionChangesRequest", "titanup.sessions.v1.ListSessionChangesResponse", "titanup.sessions.v1.WatchSessionChangesRequest", "titanup.sessions.v1.WatchSessionChangesResponse"],
      otherSymbols: ["titanup.sessions.v1.RepSet.reps", "titanup.sessions.v1.RepSet.start_time", "titanup.sessions.v1.RepSet.end_time", "titanup.sessions.v1.Session.session_id", "titanup.sessions.v1.Session.start_time", "titanup.sessions.v1.Session.end_time", "titanup.sessions.v1.Session.time_zone", "titanup.sessions.v1.Session.utc_offset_seconds", "titanup.sessions.v1.Session.local_date", "titanup.sessions.v1.Session.reps", "titanup.sessions.v1.Session.sets", "titanup.sessions.v1.Session.target", "titanup.sessions.v1.Session.target_met", "titanup.sessions.v1.Session.evidence", "titanup.sessions.v1.Session.receipt_id", "titanup.sessions.v1.Session.counter", "titanup.sessions.v1.Session.note", "titanup.sessions.v1.Session.late", "titanup.sessions.v1.Session.etag", "titanup.sessions.v1.Session.create_time", "titanup.sessions.v1.Session.stream_id", "titanup.sessions.v1.Session.form", "titanup.sessions.v1.Form.reps_per_minute", "titanup.sessions.v1.Form.mean_depth_percent", "titanup.sessions.v1.Form.mean_quality_percent", "titanup.sessions.v1.CreateSessionRequest.session", "titanup.sessions.v1.CreateSessionRequest.receipt_jws", "titanup.sessions.v1.CreateSessionRequest.request_id", "titanup.sessions.v1.CreateSessionResponse.session", "titanup.sessions.v1.BatchCreateSessionsRequest.requests", "titanup.sessions.v1.BatchCreateSessionsResult.session", "titanup.sessions.v1.BatchCreateSessionsResult.status", "titanup.sessions.v1.BatchCreateSessionsResult.result", "titanup.sessions.v1.BatchCreateSessionsResponse.results", "titanup.sessions.v1.GetSessionRequest.session_id", "titanup.sessions.v1.PastCount.receipt_id", "titanup.sessions.v1.PastCount.counter", "titanup.sessions.v1.PastCount.reps", "titanup.sessions.v1.PastCount.evidence", "titanup.sessions.v1.PastCount.replace_time", "titanup.sessions.v1.GetSessionResponse.session", "titanup.sessions.v1.GetSessionResponse.past_counts", "titanup.sessions.v1.ListSessionsRequest.page_size", "titanup.sessions.v1.ListSessionsRequest.page_token", "titanup.sessions.v1.ListSessionsRequest.from_local_date", "titanup.sessions.v1.ListSessionsRequest.to_local_date", "titanup.sessions.v1.ListSessionsResponse.sessions", "titanup.sessions.v1.ListSessionsResponse.next_page_token", "titanup.sessions.v1.DeleteSessionRequest.session_id", "titanup.sessions.v1.UndeleteSessionRequest.session_id", "titanup.sessions.v1.UndeleteSessionResponse.session", "titanup.sessions.v1.UpdateSessionRequest.session", "titanup.sessions.v1.UpdateSessionRequest.update_mask", "titanup.sessions.v1.UpdateSessionRequest.request_id", "titanup.sessions.v1.UpdateSessionResponse.session", "titanup.sessions.v1.AcceptRecountRequest.session_id", "titanup.sessions.v1.AcceptRecountRequest.receipt_jws", "titanup.sessions.v1.AcceptRecountRequest.accept_lower_count", "titanup.sessions.v1.AcceptRecountRequest.etag", "titanup.sessions.v1.AcceptRecountRequest.request_id", "titanup.sessions.v1.AcceptRecountResponse.session", "titanup.sessions.v1.WatchSessionsRequest.cursor", "titanup.sessions.v1.WatchSessionsResponse.session_id", "titanup.sessions.v1.WatchSessionsResponse.upserted", "titanup.sessions.v1.WatchSessionsResponse.deleted", "titanup.sessions.v1.WatchSessionsResponse.cursor", "titanup.sessions.v1.WatchSessionsResponse.change", "titanup.sessions.v1.GetActivityChartRequest.range", "titanup.sessions.v1.GetActivityChartRequest.time_zone", "titanup.sessions.v1.GetActivityChartRequest.step", "titanup.sessions.v1.EvidenceReps.evidence", "titanup.sessions.v1.EvidenceReps.reps", "titanup.sessions.v1.ChartBucket.local_date", "titanup.sessions.v1.ChartBucket.session_id", "titanup.sessions.v1.ChartBucket.start_time", "titanup.sessions.v1.ChartBucket.reps", "titanup.sessions.v1.ChartBucket.sessions", "titanup.sessions.v1.ChartBucket.by_evidence", "titanup.sessions.v1.ChartBucket.last_local_date", "titanup.sessions.v1.GetActivityChartResponse.buckets", "titanup.sessions.v1.GetActivityChartResponse.total_reps", "titanup.sessions.v1.GetActivityChartResponse.goal_reps", "titanup.sessions.v1.GetActivityChartResponse.remaining_reps", "titanup.sessions.v1.GetActivityChartResponse.today", "titanup.sessions.v1.GetActivityChartResponse.time_zone", "titanup.sessions.v1.GetStatsRequest.period", "titanup.sessions.v1.GetStatsRequest.time_zone", "titanup.sessions.v1.GetStatsRequest.verified_only", "titanup.sessions.v1.PersonalRecord.kind", "titanup.sessions.v1.PersonalRecord.value", "titanup.sessions.v1.PersonalRecord.local_date", "titanup.sessions.v1.PersonalRecord.session_id", "titanup.sessions.v1.GetStatsResponse.first_local_date", "titanup.sessions.v1.GetStatsResponse.last_local_date", "titanup.sessions.v1.GetStatsResponse.sessions", "titanup.sessions.v1.GetStatsResponse.reps", "titanup.sessions.v1.GetStatsResponse.active_dates", "titanup.sessions.v1.GetStatsResponse.by_evidence", "titanup.sessions.v1.GetStatsResponse.bests", "titanup.sessions.v1.GetStatsResponse.form", "titanup.sessions.v1.GetStatsResponse.trend", "titanup.sessions.v1.GetStatsResponse.earlier_reps", "titanup.sessions.v1.GetStatsResponse.later_reps", "titanup.sessions.v1.GetStatsResponse.records", "titanup.sessions.v1.GetStatsResponse.today", "titanup.sessions.v1.GetStatsResponse.time_zone", "titanup.sessions.v1.GetStatsResponse.formula_version", "titanup.sessions.v1.Streak.current", "titanup.sessions.v1.Streak.longest", "titanup.sessions.v1.Streak.today_done", "titanup.sessions.v1.Streak.at_risk", "titanup.sessions.v1.Streak.freezes_left", "titanup.sessions.v1.Streak.next_freeze_in", "titanup.sessions.v1.GetStreakRequest.time_zone", "titanup.sessions.v1.GetStreakRequest.as_of", "titanup.sessions.v1.GetStreakResponse.streak", "titanup.sessions.v1.GetStreakResponse.verified_streak", "titanup.sessions.v1.GetStreakResponse.today", "titanup.sessions.v1.GetStreakResponse.time_zone", "titanup.sessions.v1.StreakDay.local_date", "titanup.sessions.v1.StreakDay.kind", "titanup.sessions.v1.StreakDay.count", "titanup.sessions.v1.ExplainStreakRequest.time_zone", "titanup.sessions.v1.ExplainStreakRequest.from_local_date", "titanup.sessions.v1.ExplainStreakRequest.to_local_date", "titanup.sessions.v1.ExplainStreakRequest.verified_only", "titanup.sessions.v1.ExplainStreakResponse.days", "titanup.sessions.v1.ExplainStreakResponse.today", "titanup.sessions.v1.ExplainStreakResponse.time_zone", "titanup.sessions.v1.Clock.time_zone", "titanup.sessions.v1.Clock.day_start_minutes", "titanup.sessions.v1.Clock.first_weekday", "titanup.sessions.v1.Clock.etag", "titanup.sessions.v1.Clock.update_time", "titanup.sessions.v1.GetClockResponse.clock", "titanup.sessions.v1.UpdateClockRequest.clock", "titanup.sessions.v1.UpdateClockRequest.update_mask", "titanup.sessions.v1.UpdateClockRequest.request_id", "titanup.sessions.v1.UpdateClockResponse.clock", "titanup.sessions.v1.Pause.pause_id", "titanup.sessions.v1.Pause.first_local_date", "titanup.sessions.v1.Pause.last_local_date", "titanup.sessions.v1.Pause.reason", "titanup.sessions.v1.CreatePauseRequest.pause", "titanup.sessions.v1.CreatePauseResponse.pause", "titanup.sessions.v1.ListPausesRequest.page_size", "titanup.sessions.v1.ListPausesRequest.page_token", "titanup.sessions.v1.ListPausesResponse.pauses", "titanup.sessions.v1.ListPausesResponse.next_page_token", "titanup.sessions.v1.DeletePauseRequest.pause_id", "titanup.sessions.v1.RepTime.start_ms", "titanup.sessions.v1.RepTime.end_ms", "titanup.sessions.v1.SessionSnapshot.session", "titanup.sessions.v1.SessionSnapshot.rep_times", "titanup.sessions.v1.SessionDeleted.delete_time", "titanup.sessions.v1.SessionChange.user_id", "titanup.sessions.v1.SessionChange.session_id", "titanup.sessions.v1.SessionChange.upserted", "titanup.sessions.v1.SessionChange.deleted", "titanup.sessions.v1.SessionChange.cursor", "titanup.sessions.v1.SessionChange.change", "titanup.sessions.v1.ListSessionChangesRequest.cursor", "titanup.sessions.v1.ListSessionChangesRequest.page_size", "titanup.sessions.v1.ListSessionChangesResponse.changes", "titanup.sessions.v1.ListSessionChangesResponse.next_cursor", "titanup.sessions.v1.ListSessionChangesResponse.epoch", "titanup.sessions.v1.WatchSessionChangesRequest.cursor", "titanup.sessions.v1.WatchSessionChangesResponse.changes", "titanup.sessions.v1.WatchSessionChangesResponse.epoch", "titanup.sessions.v1.Evidence", "titanup.sessions.v1.EVIDENCE_UNSPECIFIED", "titanup.sessions.v1.EVIDENCE_VERIFIED_STREAM", "titanup.sessions.v1.EVIDENCE_VERIFIED_DIGEST", "titanup.sessions.v1.EVIDENCE_DEVICE", "titanup.sessions.v1.EVIDENCE_DECLARED", "titanup.sessions.v1.ChartRange", "titanup.sessions.v1.CHART_RANGE_UNSPECIFIED", "titanup.sessions.v1.CHART_RANGE_TODAY", "titanup.sessions.v1.CHART_RANGE_LAST_7_DAYS", "titanup.sessions.v1.CHART_RANGE_MONTH", "titanup.sessions.v1.CHART_RANGE_LAST_3_MONTHS", "titanup.sessions.v1.ChartStep", "titanup.sessions.v1.CHART_STEP_UNSPECIFIED", "titanup.sessions.v1.CHART_STEP_DAY", "titanup.sessions.v1.CHART_STEP_WEEK", "titanup.sessions.v1.CHART_STEP_MONTH", "titanup.sessions.v1.StatsPeriod", "titanup.sessions.v1.STATS_PERIOD_UNSPECIFIED", "titanup.sessions.v1.STATS_PERIOD_LAST_7_DAYS", "titanup.sessions.v1.STATS_PERIOD_LAST_30_DAYS", "titanup.sessions.v1.STATS_PERIOD_LAST_90_DAYS", "titanup.sessions.v1.STATS_PERIOD_ALL", "titanup.sessions.v1.RecordKind", "titanup.sessions.v1.RECORD_KIND_UNSPECIFIED", "titanup.sessions.v1.RECORD_KIND_REPS_IN_SET", "titanup.sessions.v1.RECORD_KIND_REPS_IN_SESSION", "titanup.sessions.v1.RECORD_KIND_REPS_IN_DAY", "titanup.sessions.v1.RECORD_KIND_FASTEST_FIVE", "titanup.sessions.v1.Trend", "titanup.sessions.v1.TREND_UNSPECIFIED", "titanup.sessions.v1.TREND_INSUFFICIENT_DATA", "titanup.sessions.v1.TREND_STRONG_DECLINE", "titanup.sessions.v1.TREND_DECLINE", "titanup.sessions.v1.TREND_STEADY", "titanup.sessions.v1.TREND_GROWTH", "titanup.sessions.v1.TREND_STRONG_GROWTH", "titanup.sessions.v1.StreakDayKind", "titanup.sessions.v1.STREAK_DAY_KIND_UNSPECIFIED", "titanup.sessions.v1.STREAK_DAY_KIND_ACTIVE", "titanup.sessions.v1.STREAK_DAY_KIND_FROZEN", "titanup.sessions.v1.STREAK_DAY_KIND_PAUSED", "titanup.sessions.v1.STREAK_DAY_KIND_BRIDGED", "titanup.sessions.v1.STREAK_DAY_KIND_MISSED", "titanup.sessions.v1.STREAK_DAY_KIND_OPEN", "titanup.sessions.v1.SessionsService", "titanup.sessions.v1.SessionsService.CreateSession", "titanup.sessions.v1.SessionsService.BatchCreateSessions", "titanup.sessions.v1.SessionsService.GetSession", "titanup.sessions.v1.SessionsService.ListSessions", "titanup.sessions.v1.SessionsService.GetActivityChart", "titanup.sessions.v1.SessionsService.GetStats", "titanup.sessions.v1.SessionsService.GetStreak", "titanup.sessions.v1.SessionsService.ExplainStreak", "titanup.sessions.v1.SessionsService.GetClock", "titanup.sessions.v1.SessionsService.UpdateClock", "titanup.sessions.v1.SessionsService.CreatePause", "titanup.sessions.v1.SessionsService.ListPauses", "titanup.sessions.v1.SessionsService.DeletePause", "titanup.sessions.v1.SessionsService.DeleteSession", "titanup.sessions.v1.SessionsService.UndeleteSession", "titanup.sessions.v1.SessionsService.UpdateSession", "titanup.sessions.v1.SessionsService.AcceptRecount", "titanup.sessions.v1.SessionsService.WatchSessions", "titanup.sessions.v1.SessionsFeedService", "titanup.sessions.v1.SessionsFeedService.ListSessionChanges", "titanup.sessions.v1.SessionsFeedService.WatchSessionChanges"],
      base64: """
        CiJ0aXRhbnVwL3Nlc3Npb25zL3YxL3Nlc3Npb25zLnByb3RvEhN0aXRhbnVwLnNlc3Npb25zLnYxGiBnb29nbGUvcHJvdG9idWYv
        ZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoXZ29vZ2xlL3JwYy9zdGF0dXMucHJvdG8i
        jgEKBlJlcFNldBISCgRyZXBzGAEgASgNUgRyZXBzEjkKCnN0YXJ0X3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0
        YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIrkFCgdT
        ZXNzaW9uEh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZBI5CgpzdGFydF90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVm
        LlRpbWVzdGFtcFIJc3RhcnRUaW1lEjUKCGVuZF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHZW5kVGlt
        ZRIbCgl0aW1lX3pvbmUYBCABKAlSCHRpbWVab25lEiwKEnV0Y19vZmZzZXRfc2Vjb25kcxgFIAEoEVIQdXRjT2Zmc2V0U2Vjb25k
        cxIdCgpsb2NhbF9kYXRlGAYgASgJUglsb2NhbERhdGUSEgoEcmVwcxgHIAEoDVIEcmVwcxIvCgRzZXRzGAggAygLMhsudGl0YW51
        cC5zZXNzaW9ucy52MS5SZXBTZXRSBHNldHMSFgoGdGFyZ2V0GAkgASgNUgZ0YXJnZXQSHQoKdGFyZ2V0X21ldBgKIAEoCFIJdGFy
        Z2V0TWV0EjkKCGV2aWRlbmNlGAsgASgOMh0udGl0YW51cC5zZXNzaW9ucy52MS5FdmlkZW5jZVIIZXZpZGVuY2USHQoKcmVjZWlw
        dF9pZBgMIAEoCVIJcmVjZWlwdElkEhgKB2NvdW50ZXIYDSABKAlSB2NvdW50ZXISEgoEbm90ZRgOIAEoCVIEbm90ZRISCgRsYXRl
        GA8gASgIUgRsYXRlEhIKBGV0YWcYECABKAlSBGV0YWcSOwoLY3JlYXRlX3RpbWUYESABKAsyGi5nb29nbGUucHJvdG9idWYuVGlt
        ZXN0YW1wUgpjcmVhdGVUaW1lEhsKCXN0cmVhbV9pZBgSIAEoCVIIc3RyZWFtSWQSLQoEZm9ybRgTIAEoCzIZLnRpdGFudXAuc2Vz
        c2lvbnMudjEuRm9ybVIEZm9ybSKOAQoERm9ybRImCg9yZXBzX3Blcl9taW51dGUYASABKAFSDXJlcHNQZXJNaW51dGUSLAoSbWVh
        bl9kZXB0aF9wZXJjZW50GAIgASgBUhBtZWFuRGVwdGhQZXJjZW50EjAKFG1lYW5fcXVhbGl0eV9wZXJjZW50GAMgASgBUhJtZWFu
        UXVhbGl0eVBlcmNlbnQijgEKFENyZWF0ZVNlc3Npb25SZXF1ZXN0EjYKB3Nlc3Npb24YASABKAsyHC50aXRhbnVwLnNlc3Npb25z
        LnYxLlNlc3Npb25SB3Nlc3Npb24SHwoLcmVjZWlwdF9qd3MYAiABKAlSCnJlY2VpcHRKd3MSHQoKcmVxdWVzdF9pZBgDIAEoCVIJ
        cmVxdWVzdElkIk8KFUNyZWF0ZVNlc3Npb25SZXNwb25zZRI2CgdzZXNzaW9uGAEgASgLMhwudGl0YW51cC5zZXNzaW9ucy52MS5T
        ZXNzaW9uUgdzZXNzaW9uImMKGkJhdGNoQ3JlYXRlU2Vzc2lvbnNSZXF1ZXN0EkUKCHJlcXVlc3RzGAEgAygLMikudGl0YW51cC5z
        ZXNzaW9ucy52MS5DcmVhdGVTZXNzaW9uUmVxdWVzdFIIcmVxdWVzdHMijQEKGUJhdGNoQ3JlYXRlU2Vzc2lvbnNSZXN1bHQSOAoH
        c2Vzc2lvbhgBIAEoCzIcLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvbkgAUgdzZXNzaW9uEiwKBnN0YXR1cxgCIAEoCzISLmdv
        b2dsZS5ycGMuU3RhdHVzSABSBnN0YXR1c0IICgZyZXN1bHQiZwobQmF0Y2hDcmVhdGVTZXNzaW9uc1Jlc3BvbnNlEkgKB3Jlc3Vs
        dHMYASADKAsyLi50aXRhbnVwLnNlc3Npb25zLnYxLkJhdGNoQ3JlYXRlU2Vzc2lvbnNSZXN1bHRSB3Jlc3VsdHMiMgoRR2V0U2Vz
        c2lvblJlcXVlc3QSHQoKc2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkItIBCglQYXN0Q291bnQSHQoKcmVjZWlwdF9pZBgBIAEo
        CVIJcmVjZWlwdElkEhgKB2NvdW50ZXIYAiABKAlSB2NvdW50ZXISEgoEcmVwcxgDIAEoDVIEcmVwcxI5CghldmlkZW5jZRgEIAEo
        DjIdLnRpdGFudXAuc2Vzc2lvbnMudjEuRXZpZGVuY2VSCGV2aWRlbmNlEj0KDHJlcGxhY2VfdGltZRgFIAEoCzIaLmdvb2dsZS5w
        cm90b2J1Zi5UaW1lc3RhbXBSC3JlcGxhY2VUaW1lIo0BChJHZXRTZXNzaW9uUmVzcG9uc2USNgoHc2Vzc2lvbhgBIAEoCzIcLnRp
        dGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvblIHc2Vzc2lvbhI/CgtwYXN0X2NvdW50cxgCIAMoCzIeLnRpdGFudXAuc2Vzc2lvbnMu
        djEuUGFzdENvdW50UgpwYXN0Q291bnRzIp0BChNMaXN0U2Vzc2lvbnNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoBVIIcGFnZVNp
        emUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuEiYKD2Zyb21fbG9jYWxfZGF0ZRgDIAEoCVINZnJvbUxvY2FsRGF0ZRIi
        Cg10b19sb2NhbF9kYXRlGAQgASgJUgt0b0xvY2FsRGF0ZSJ4ChRMaXN0U2Vzc2lvbnNSZXNwb25zZRI4CghzZXNzaW9ucxgBIAMo
        CzIcLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvblIIc2Vzc2lvbnMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFn
        ZVRva2VuIjUKFERlbGV0ZVNlc3Npb25SZXF1ZXN0Eh0KCnNlc3Npb25faWQYASABKAlSCXNlc3Npb25JZCIXChVEZWxldGVTZXNz
        aW9uUmVzcG9uc2UiNwoWVW5kZWxldGVTZXNzaW9uUmVxdWVzdBIdCgpzZXNzaW9uX2lkGAEgASgJUglzZXNzaW9uSWQiUQoXVW5k
        ZWxldGVTZXNzaW9uUmVzcG9uc2USNgoHc2Vzc2lvbhgBIAEoCzIcLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvblIHc2Vzc2lv
        biKqAQoUVXBkYXRlU2Vzc2lvblJlcXVlc3QSNgoHc2Vzc2lvbhgBIAEoCzIcLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvblIH
        c2Vzc2lvbhI7Cgt1cGRhdGVfbWFzaxgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCnVwZGF0ZU1hc2sSHQoKcmVx
        dWVzdF9pZBgDIAEoCVIJcmVxdWVzdElkIk8KFVVwZGF0ZVNlc3Npb25SZXNwb25zZRI2CgdzZXNzaW9uGAEgASgLMhwudGl0YW51
        cC5zZXNzaW9ucy52MS5TZXNzaW9uUgdzZXNzaW9uIrcBChRBY2NlcHRSZWNvdW50UmVxdWVzdBIdCgpzZXNzaW9uX2lkGAEgASgJ
        UglzZXNzaW9uSWQSHwoLcmVjZWlwdF9qd3MYAiABKAlSCnJlY2VpcHRKd3MSLAoSYWNjZXB0X2xvd2VyX2NvdW50GAMgASgIUhBh
        Y2NlcHRMb3dlckNvdW50EhIKBGV0YWcYBCABKAlSBGV0YWcSHQoKcmVxdWVzdF9pZBgFIAEoCVIJcmVxdWVzdElkIk8KFUFjY2Vw
        dFJlY291bnRSZXNwb25zZRI2CgdzZXNzaW9uGAEgASgLMhwudGl0YW51cC5zZXNzaW9ucy52MS5TZXNzaW9uUgdzZXNzaW9uIi4K
        FFdhdGNoU2Vzc2lvbnNSZXF1ZXN0EhYKBmN1cnNvchgBIAEoCVIGY3Vyc29yItUBChVXYXRjaFNlc3Npb25zUmVzcG9uc2USHQoK
        c2Vzc2lvbl9pZBgBIAEoCVIJc2Vzc2lvbklkEjoKCHVwc2VydGVkGAIgASgLMhwudGl0YW51cC5zZXNzaW9ucy52MS5TZXNzaW9u
        SABSCHVwc2VydGVkEj8KB2RlbGV0ZWQYAyABKAsyIy50aXRhbnVwLnNlc3Npb25zLnYxLlNlc3Npb25EZWxldGVkSABSB2RlbGV0
        ZWQSFgoGY3Vyc29yGAQgASgJUgZjdXJzb3JCCAoGY2hhbmdlIqEBChdHZXRBY3Rpdml0eUNoYXJ0UmVxdWVzdBI1CgVyYW5nZRgB
        IAEoDjIfLnRpdGFudXAuc2Vzc2lvbnMudjEuQ2hhcnRSYW5nZVIFcmFuZ2USGwoJdGltZV96b25lGAIgASgJUgh0aW1lWm9uZRIy
        CgRzdGVwGAMgASgOMh4udGl0YW51cC5zZXNzaW9ucy52MS5DaGFydFN0ZXBSBHN0ZXAiXQoMRXZpZGVuY2VSZXBzEjkKCGV2aWRl
        bmNlGAEgASgOMh0udGl0YW51cC5zZXNzaW9ucy52MS5FdmlkZW5jZVIIZXZpZGVuY2USEgoEcmVwcxgCIAEoDVIEcmVwcyKiAgoL
        Q2hhcnRCdWNrZXQSHQoKbG9jYWxfZGF0ZRgBIAEoCVIJbG9jYWxEYXRlEh0KCnNlc3Npb25faWQYAiABKAlSCXNlc3Npb25JZBI5
        CgpzdGFydF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEhIKBHJlcHMYBCABKA1SBHJl
        cHMSGgoIc2Vzc2lvbnMYBSABKA1SCHNlc3Npb25zEkIKC2J5X2V2aWRlbmNlGAYgAygLMiEudGl0YW51cC5zZXNzaW9ucy52MS5F
        dmlkZW5jZVJlcHNSCmJ5RXZpZGVuY2USJgoPbGFzdF9sb2NhbF9kYXRlGAcgASgJUg1sYXN0TG9jYWxEYXRlIuwBChhHZXRBY3Rp
        dml0eUNoYXJ0UmVzcG9uc2USOgoHYnVja2V0cxgBIAMoCzIgLnRpdGFudXAuc2Vzc2lvbnMudjEuQ2hhcnRCdWNrZXRSB2J1Y2tl
        dHMSHQoKdG90YWxfcmVwcxgCIAEoDVIJdG90YWxSZXBzEhsKCWdvYWxfcmVwcxgDIAEoDVIIZ29hbFJlcHMSJQoOcmVtYWluaW5n
        X3JlcHMYBCABKA1SDXJlbWFpbmluZ1JlcHMSFAoFdG9kYXkYBSABKAlSBXRvZGF5EhsKCXRpbWVfem9uZRgGIAEoCVIIdGltZVpv
        bmUijQEKD0dldFN0YXRzUmVxdWVzdBI4CgZwZXJpb2QYASABKA4yIC50aXRhbnVwLnNlc3Npb25zLnYxLlN0YXRzUGVyaW9kUgZw
        ZXJpb2QSGwoJdGltZV96b25lGAIgASgJUgh0aW1lWm9uZRIjCg12ZXJpZmllZF9vbmx5GAMgASgIUgx2ZXJpZmllZE9ubHkimQEK
        DlBlcnNvbmFsUmVjb3JkEjMKBGtpbmQYASABKA4yHy50aXRhbnVwLnNlc3Npb25zLnYxLlJlY29yZEtpbmRSBGtpbmQSFAoFdmFs
        dWUYAiABKA1SBXZhbHVlEh0KCmxvY2FsX2RhdGUYAyABKAlSCWxvY2FsRGF0ZRIdCgpzZXNzaW9uX2lkGAQgASgJUglzZXNzaW9u
        SWQi9AQKEEdldFN0YXRzUmVzcG9uc2USKAoQZmlyc3RfbG9jYWxfZGF0ZRgBIAEoCVIOZmlyc3RMb2NhbERhdGUSJgoPbGFzdF9s
        b2NhbF9kYXRlGAIgASgJUg1sYXN0TG9jYWxEYXRlEhoKCHNlc3Npb25zGAMgASgNUghzZXNzaW9ucxISCgRyZXBzGAQgASgNUgRy
        ZXBzEiEKDGFjdGl2ZV9kYXRlcxgFIAEoDVILYWN0aXZlRGF0ZXMSQgoLYnlfZXZpZGVuY2UYBiADKAsyIS50aXRhbnVwLnNlc3Np
        b25zLnYxLkV2aWRlbmNlUmVwc1IKYnlFdmlkZW5jZRI5CgViZXN0cxgHIAMoCzIjLnRpdGFudXAuc2Vzc2lvbnMudjEuUGVyc29u
        YWxSZWNvcmRSBWJlc3RzEi0KBGZvcm0YCCABKAsyGS50aXRhbnVwLnNlc3Npb25zLnYxLkZvcm1SBGZvcm0SMAoFdHJlbmQYCSAB
        KA4yGi50aXRhbnVwLnNlc3Npb25zLnYxLlRyZW5kUgV0cmVuZBIhCgxlYXJsaWVyX3JlcHMYCiABKA1SC2VhcmxpZXJSZXBzEh0K
        CmxhdGVyX3JlcHMYCyABKA1SCWxhdGVyUmVwcxI9CgdyZWNvcmRzGAwgAygLMiMudGl0YW51cC5zZXNzaW9ucy52MS5QZXJzb25h
        bFJlY29yZFIHcmVjb3JkcxIUCgV0b2RheRgNIAEoCVIFdG9kYXkSGwoJdGltZV96b25lGA4gASgJUgh0aW1lWm9uZRInCg9mb3Jt
        dWxhX3ZlcnNpb24YDyABKAlSDmZvcm11bGFWZXJzaW9uIr0BCgZTdHJlYWsSGAoHY3VycmVudBgBIAEoDVIHY3VycmVudBIYCgds
        b25nZXN0GAIgASgNUgdsb25nZXN0Eh0KCnRvZGF5X2RvbmUYAyABKAhSCXRvZGF5RG9uZRIXCgdhdF9yaXNrGAQgASgIUgZhdFJp
        c2sSIQoMZnJlZXplc19sZWZ0GAUgASgNUgtmcmVlemVzTGVmdBIkCg5uZXh0X2ZyZWV6ZV9pbhgGIAEoDVIMbmV4dEZyZWV6ZUlu
        IkQKEEdldFN0cmVha1JlcXVlc3QSGwoJdGltZV96b25lGAEgASgJUgh0aW1lWm9uZRITCgVhc19vZhgCIAEoCVIEYXNPZiLBAQoR
        R2V0U3RyZWFrUmVzcG9uc2USMwoGc3RyZWFrGAEgASgLMhsudGl0YW51cC5zZXNzaW9ucy52MS5TdHJlYWtSBnN0cmVhaxJECg92
        ZXJpZmllZF9zdHJlYWsYAiABKAsyGy50aXRhbnVwLnNlc3Npb25zLnYxLlN0cmVha1IOdmVyaWZpZWRTdHJlYWsSFAoFdG9kYXkY
        AyABKAlSBXRvZGF5EhsKCXRpbWVfem9uZRgEIAEoCVIIdGltZVpvbmUieAoJU3RyZWFrRGF5Eh0KCmxvY2FsX2RhdGUYASABKAlS
        CWxvY2FsRGF0ZRI2CgRraW5kGAIgASgOMiIudGl0YW51cC5zZXNzaW9ucy52MS5TdHJlYWtEYXlLaW5kUgRraW5kEhQKBWNvdW50
        GAMgASgNUgVjb3VudCKkAQoURXhwbGFpblN0cmVha1JlcXVlc3QSGwoJdGltZV96b25lGAEgASgJUgh0aW1lWm9uZRImCg9mcm9t
        X2xvY2FsX2RhdGUYAiABKAlSDWZyb21Mb2NhbERhdGUSIgoNdG9fbG9jYWxfZGF0ZRgDIAEoCVILdG9Mb2NhbERhdGUSIwoNdmVy
        aWZpZWRfb25seRgEIAEoCFIMdmVyaWZpZWRPbmx5In4KFUV4cGxhaW5TdHJlYWtSZXNwb25zZRIyCgRkYXlzGAEgAygLMh4udGl0
        YW51cC5zZXNzaW9ucy52MS5TdHJlYWtEYXlSBGRheXMSFAoFdG9kYXkYAiABKAlSBXRvZGF5EhsKCXRpbWVfem9uZRgDIAEoCVII
        dGltZVpvbmUixgEKBUNsb2NrEhsKCXRpbWVfem9uZRgBIAEoCVIIdGltZVpvbmUSKgoRZGF5X3N0YXJ0X21pbnV0ZXMYAiABKA1S
        D2RheVN0YXJ0TWludXRlcxIjCg1maXJzdF93ZWVrZGF5GAMgASgNUgxmaXJzdFdlZWtkYXkSEgoEZXRhZxgEIAEoCVIEZXRhZxI7
        Cgt1cGRhdGVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnVwZGF0ZVRpbWUiEQoPR2V0Q2xvY2tSZXF1
        ZXN0IkQKEEdldENsb2NrUmVzcG9uc2USMAoFY2xvY2sYASABKAsyGi50aXRhbnVwLnNlc3Npb25zLnYxLkNsb2NrUgVjbG9jayKi
        AQoSVXBkYXRlQ2xvY2tSZXF1ZXN0EjAKBWNsb2NrGAEgASgLMhoudGl0YW51cC5zZXNzaW9ucy52MS5DbG9ja1IFY2xvY2sSOwoL
        dXBkYXRlX21hc2sYAiABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUgp1cGRhdGVNYXNrEh0KCnJlcXVlc3RfaWQYAyAB
        KAlSCXJlcXVlc3RJZCJHChNVcGRhdGVDbG9ja1Jlc3BvbnNlEjAKBWNsb2NrGAEgASgLMhoudGl0YW51cC5zZXNzaW9ucy52MS5D
        bG9ja1IFY2xvY2sijAEKBVBhdXNlEhkKCHBhdXNlX2lkGAEgASgJUgdwYXVzZUlkEigKEGZpcnN0X2xvY2FsX2RhdGUYAiABKAlS
        DmZpcnN0TG9jYWxEYXRlEiYKD2xhc3RfbG9jYWxfZGF0ZRgDIAEoCVINbGFzdExvY2FsRGF0ZRIWCgZyZWFzb24YBCABKAlSBnJl
        YXNvbiJGChJDcmVhdGVQYXVzZVJlcXVlc3QSMAoFcGF1c2UYASABKAsyGi50aXRhbnVwLnNlc3Npb25zLnYxLlBhdXNlUgVwYXVz
        ZSJHChNDcmVhdGVQYXVzZVJlc3BvbnNlEjAKBXBhdXNlGAEgASgLMhoudGl0YW51cC5zZXNzaW9ucy52MS5QYXVzZVIFcGF1c2Ui
        TwoRTGlzdFBhdXNlc1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgFUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdl
        VG9rZW4icAoSTGlzdFBhdXNlc1Jlc3BvbnNlEjIKBnBhdXNlcxgBIAMoCzIaLnRpdGFudXAuc2Vzc2lvbnMudjEuUGF1c2VSBnBh
        dXNlcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iLwoSRGVsZXRlUGF1c2VSZXF1ZXN0EhkKCHBhdXNl
        X2lkGAEgASgJUgdwYXVzZUlkIhUKE0RlbGV0ZVBhdXNlUmVzcG9uc2UiOwoHUmVwVGltZRIZCghzdGFydF9tcxgBIAEoDVIHc3Rh
        cnRNcxIVCgZlbmRfbXMYAiABKA1SBWVuZE1zIoQBCg9TZXNzaW9uU25hcHNob3QSNgoHc2Vzc2lvbhgBIAEoCzIcLnRpdGFudXAu
        c2Vzc2lvbnMudjEuU2Vzc2lvblIHc2Vzc2lvbhI5CglyZXBfdGltZXMYAiADKAsyHC50aXRhbnVwLnNlc3Npb25zLnYxLlJlcFRp
        bWVSCHJlcFRpbWVzIk0KDlNlc3Npb25EZWxldGVkEjsKC2RlbGV0ZV90aW1lGAEgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVz
        dGFtcFIKZGVsZXRlVGltZSLuAQoNU2Vzc2lvbkNoYW5nZRIXCgd1c2VyX2lkGAEgASgJUgZ1c2VySWQSHQoKc2Vzc2lvbl9pZBgC
        IAEoCVIJc2Vzc2lvbklkEkIKCHVwc2VydGVkGAMgASgLMiQudGl0YW51cC5zZXNzaW9ucy52MS5TZXNzaW9uU25hcHNob3RIAFII
        dXBzZXJ0ZWQSPwoHZGVsZXRlZBgEIAEoCzIjLnRpdGFudXAuc2Vzc2lvbnMudjEuU2Vzc2lvbkRlbGV0ZWRIAFIHZGVsZXRlZBIW
        CgZjdXJzb3IYBSABKAlSBmN1cnNvckIICgZjaGFuZ2UiUAoZTGlzdFNlc3Npb25DaGFuZ2VzUmVxdWVzdBIWCgZjdXJzb3IYASAB
        KAlSBmN1cnNvchIbCglwYWdlX3NpemUYAiABKAVSCHBhZ2VTaXplIpEBChpMaXN0U2Vzc2lvbkNoYW5nZXNSZXNwb25zZRI8Cgdj
        aGFuZ2VzGAEgAygLMiIudGl0YW51cC5zZXNzaW9ucy52MS5TZXNzaW9uQ2hhbmdlUgdjaGFuZ2VzEh8KC25leHRfY3Vyc29yGAIg
        ASgJUgpuZXh0Q3Vyc29yEhQKBWVwb2NoGAMgASgJUgVlcG9jaCI0ChpXYXRjaFNlc3Npb25DaGFuZ2VzUmVxdWVzdBIWCgZjdXJz
        b3IYASABKAlSBmN1cnNvciJxChtXYXRjaFNlc3Npb25DaGFuZ2VzUmVzcG9uc2USPAoHY2hhbmdlcxgBIAMoCzIiLnRpdGFudXAu
        c2Vzc2lvbnMudjEuU2Vzc2lvbkNoYW5nZVIHY2hhbmdlcxIUCgVlcG9jaBgCIAEoCVIFZXBvY2gqjAEKCEV2aWRlbmNlEhgKFEVW
        SURFTkNFX1VOU1BFQ0lGSUVEEAASHAoYRVZJREVOQ0VfVkVSSUZJRURfU1RSRUFNEAESHAoYRVZJREVOQ0VfVkVSSUZJRURfRElH
        RVNUEAISEwoPRVZJREVOQ0VfREVWSUNFEAMSFQoRRVZJREVOQ0VfREVDTEFSRUQQBCqTAQoKQ2hhcnRSYW5nZRIbChdDSEFSVF9S
        QU5HRV9VTlNQRUNJRklFRBAAEhUKEUNIQVJUX1JBTkdFX1RPREFZEAESGwoXQ0hBUlRfUkFOR0VfTEFTVF83X0RBWVMQAhIVChFD
        SEFSVF9SQU5HRV9NT05USBADEh0KGUNIQVJUX1JBTkdFX0xBU1RfM19NT05USFMQBCpmCglDaGFydFN0ZXASGgoWQ0hBUlRfU1RF
        UF9VTlNQRUNJRklFRBAAEhIKDkNIQVJUX1NURVBfREFZEAESEwoPQ0hBUlRfU1RFUF9XRUVLEAISFAoQQ0hBUlRfU1RFUF9NT05U
        SBADKp0BCgtTdGF0c1BlcmlvZBIcChhTVEFUU19QRVJJT0RfVU5TUEVDSUZJRUQQABIcChhTVEFUU19QRVJJT0RfTEFTVF83X0RB
        WVMQARIdChlTVEFUU19QRVJJT0RfTEFTVF8zMF9EQVlTEAISHQoZU1RBVFNfUEVSSU9EX0xBU1RfOTBfREFZUxADEhQKEFNUQVRT
        X1BFUklPRF9BTEwQBCqiAQoKUmVjb3JkS2luZBIbChdSRUNPUkRfS0lORF9VTlNQRUNJRklFRBAAEhsKF1JFQ09SRF9LSU5EX1JF
        UFNfSU5fU0VUEAESHwobUkVDT1JEX0tJTkRfUkVQU19JTl9TRVNTSU9OEAISGwoXUkVDT1JEX0tJTkRfUkVQU19JTl9EQVkQAxIc
        ChhSRUNPUkRfS0lORF9GQVNURVNUX0ZJVkUQBCqlAQoFVHJlbmQSFQoRVFJFTkRfVU5TUEVDSUZJRUQQABIbChdUUkVORF9JTlNV
        RkZJQ0lFTlRfREFUQRABEhgKFFRSRU5EX1NUUk9OR19ERUNMSU5FEAISEQoNVFJFTkRfREVDTElORRADEhAKDFRSRU5EX1NURUFE
        WRAEEhAKDFRSRU5EX0dST1dUSBAFEhcKE1RSRU5EX1NUUk9OR19HUk9XVEgQBirXAQoNU3RyZWFrRGF5S2luZBIfChtTVFJFQUtf
        REFZX0tJTkRfVU5TUEVDSUZJRUQQABIaChZTVFJFQUtfREFZX0tJTkRfQUNUSVZFEAESGgoWU1RSRUFLX0RBWV9LSU5EX0ZST1pF
        ThACEhoKFlNUUkVBS19EQVlfS0lORF9QQVVTRUQQAxIbChdTVFJFQUtfREFZX0tJTkRfQlJJREdFRBAEEhoKFlNUUkVBS19EQVlf
        S0lORF9NSVNTRUQQBRIYChRTVFJFQUtfREFZX0tJTkRfT1BFThAGMu8OCg9TZXNzaW9uc1NlcnZpY2USZgoNQ3JlYXRlU2Vzc2lv
        bhIpLnRpdGFudXAuc2Vzc2lvbnMudjEuQ3JlYXRlU2Vzc2lvblJlcXVlc3QaKi50aXRhbnVwLnNlc3Npb25zLnYxLkNyZWF0ZVNl
        c3Npb25SZXNwb25zZRJ9ChNCYXRjaENyZWF0ZVNlc3Npb25zEi8udGl0YW51cC5zZXNzaW9ucy52MS5CYXRjaENyZWF0ZVNlc3Np
        b25zUmVxdWVzdBowLnRpdGFudXAuc2Vzc2lvbnMudjEuQmF0Y2hDcmVhdGVTZXNzaW9uc1Jlc3BvbnNlIgOQAgISYgoKR2V0U2Vz
        c2lvbhImLnRpdGFudXAuc2Vzc2lvbnMudjEuR2V0U2Vzc2lvblJlcXVlc3QaJy50aXRhbnVwLnNlc3Npb25zLnYxLkdldFNlc3Np
        b25SZXNwb25zZSIDkAIBEmgKDExpc3RTZXNzaW9ucxIoLnRpdGFudXAuc2Vzc2lvbnMudjEuTGlzdFNlc3Npb25zUmVxdWVzdBop
        LnRpdGFudXAuc2Vzc2lvbnMudjEuTGlzdFNlc3Npb25zUmVzcG9uc2UiA5ACARJ0ChBHZXRBY3Rpdml0eUNoYXJ0EiwudGl0YW51
        cC5zZXNzaW9ucy52MS5HZXRBY3Rpdml0eUNoYXJ0UmVxdWVzdBotLnRpdGFudXAuc2Vzc2lvbnMudjEuR2V0QWN0aXZpdHlDaGFy
        dFJlc3BvbnNlIgOQAgESXAoIR2V0U3RhdHMSJC50aXRhbnVwLnNlc3Npb25zLnYxLkdldFN0YXRzUmVxdWVzdBolLnRpdGFudXAu
        c2Vzc2lvbnMudjEuR2V0U3RhdHNSZXNwb25zZSIDkAIBEl8KCUdldFN0cmVhaxIlLnRpdGFudXAuc2Vzc2lvbnMudjEuR2V0U3Ry
        ZWFrUmVxdWVzdBomLnRpdGFudXAuc2Vzc2lvbnMudjEuR2V0U3RyZWFrUmVzcG9uc2UiA5ACARJrCg1FeHBsYWluU3RyZWFrEiku
        dGl0YW51cC5zZXNzaW9ucy52MS5FeHBsYWluU3RyZWFrUmVxdWVzdBoqLnRpdGFudXAuc2Vzc2lvbnMudjEuRXhwbGFpblN0cmVh
        a1Jlc3BvbnNlIgOQAgESXAoIR2V0Q2xvY2sSJC50aXRhbnVwLnNlc3Npb25zLnYxLkdldENsb2NrUmVxdWVzdBolLnRpdGFudXAu
        c2Vzc2lvbnMudjEuR2V0Q2xvY2tSZXNwb25zZSIDkAIBEmAKC1VwZGF0ZUNsb2NrEicudGl0YW51cC5zZXNzaW9ucy52MS5VcGRh
        dGVDbG9ja1JlcXVlc3QaKC50aXRhbnVwLnNlc3Npb25zLnYxLlVwZGF0ZUNsb2NrUmVzcG9uc2USZQoLQ3JlYXRlUGF1c2USJy50
        aXRhbnVwLnNlc3Npb25zLnYxLkNyZWF0ZVBhdXNlUmVxdWVzdBooLnRpdGFudXAuc2Vzc2lvbnMudjEuQ3JlYXRlUGF1c2VSZXNw
        b25zZSIDkAICEmIKCkxpc3RQYXVzZXMSJi50aXRhbnVwLnNlc3Npb25zLnYxLkxpc3RQYXVzZXNSZXF1ZXN0GicudGl0YW51cC5z
        ZXNzaW9ucy52MS5MaXN0UGF1c2VzUmVzcG9uc2UiA5ACARJlCgtEZWxldGVQYXVzZRInLnRpdGFudXAuc2Vzc2lvbnMudjEuRGVs
        ZXRlUGF1c2VSZXF1ZXN0GigudGl0YW51cC5zZXNzaW9ucy52MS5EZWxldGVQYXVzZVJlc3BvbnNlIgOQAgISawoNRGVsZXRlU2Vz
        c2lvbhIpLnRpdGFudXAuc2Vzc2lvbnMudjEuRGVsZXRlU2Vzc2lvblJlcXVlc3QaKi50aXRhbnVwLnNlc3Npb25zLnYxLkRlbGV0
        ZVNlc3Npb25SZXNwb25zZSIDkAICEmwKD1VuZGVsZXRlU2Vzc2lvbhIrLnRpdGFudXAuc2Vzc2lvbnMudjEuVW5kZWxldGVTZXNz
        aW9uUmVxdWVzdBosLnRpdGFudXAuc2Vzc2lvbnMudjEuVW5kZWxldGVTZXNzaW9uUmVzcG9uc2USZgoNVXBkYXRlU2Vzc2lvbhIp
        LnRpdGFudXAuc2Vzc2lvbnMudjEuVXBkYXRlU2Vzc2lvblJlcXVlc3QaKi50aXRhbnVwLnNlc3Npb25zLnYxLlVwZGF0ZVNlc3Np
        b25SZXNwb25zZRJmCg1BY2NlcHRSZWNvdW50EikudGl0YW51cC5zZXNzaW9ucy52MS5BY2NlcHRSZWNvdW50UmVxdWVzdBoqLnRp
        dGFudXAuc2Vzc2lvbnMudjEuQWNjZXB0UmVjb3VudFJlc3BvbnNlEmgKDVdhdGNoU2Vzc2lvbnMSKS50aXRhbnVwLnNlc3Npb25z
        LnYxLldhdGNoU2Vzc2lvbnNSZXF1ZXN0GioudGl0YW51cC5zZXNzaW9ucy52MS5XYXRjaFNlc3Npb25zUmVzcG9uc2UwATKNAgoT
        U2Vzc2lvbnNGZWVkU2VydmljZRJ6ChJMaXN0U2Vzc2lvbkNoYW5nZXMSLi50aXRhbnVwLnNlc3Npb25zLnYxLkxpc3RTZXNzaW9u
        Q2hhbmdlc1JlcXVlc3QaLy50aXRhbnVwLnNlc3Npb25zLnYxLkxpc3RTZXNzaW9uQ2hhbmdlc1Jlc3BvbnNlIgOQAgESegoTV2F0
        Y2hTZXNzaW9uQ2hhbmdlcxIvLnRpdGFudXAuc2Vzc2lvbnMudjEuV2F0Y2hTZXNzaW9uQ2hhbmdlc1JlcXVlc3QaMC50aXRhbnVw
        LnNlc3Npb25zLnYxLldhdGNoU2Vzc2lvbkNoYW5nZXNSZXNwb25zZTABYgZwcm90bzM=
        """),
    FileEntry(
      name: "titanup/trophies/v1/trophies.proto",
      dependencies: ["google/protobuf/timestamp.proto"],
      messages: ["titanup.trophies.v1.Trophy", "titanup.trophies.v1.AwardProof", "titanup.trophies.v1.Award", "titanup.trophies.v1.GetTrophyRequest", "titanup.trophies.v1.GetTrophyResponse", "titanup.trophies.v1.GetAwardRequest", "titanup.trophies.v1.GetAwardResponse", "titanup.trophies.v1.AcknowledgeAwardRequest", "titanup.trophies.v1.AcknowledgeAwardResponse", "titanup.trophies.v1.ExplainAwardRequest", "titanup.trophies.v1.NearMiss", "titanup.trophies.v1.ExplainAwardResponse", "titanup.trophies.v1.Medal", "titanup.trophies.v1.ListCurrentMedalsRequest", "titanup.trophies.v1.ListCurrentMedalsResponse", "titanup.trophies.v1.ListMedalHistoryRequest", "titanup.trophies.v1.MedalDay", "titanup.trophies.v1.ListMedalHistoryResponse", "titanup.trophies.v1.Level", "titanup.trophies.v1.GetLevelRequest", "titanup.trophies.v1.GetLevelResponse", "titanup.trophies.v1.ExplainLevelRequest", "titanup.trophies.v1.ExplainLevelResponse", "titanup.trophies.v1.ListTrophiesRequest", "titanup.trophies.v1.ListTrophiesResponse", "titanup.trophies.v1.ListAwardsRequest", "titanup.trophies.v1.ListAwardsResponse", "titanup.trophies.v1.GetTrophyProgressRequest", "titanup.trophies.v1.TrophyProgress", "titanup.trophies.v1.GetTrophyProgressResponse", "titanup.trophies.v1.WatchAwardsRequest", "titanup.trophies.v1.WatchAwardsResponse"],
      otherSymbols: ["titanup.trophies.v1.Trophy.trophy_id", "titanup.trophies.v1.Trophy.title", "titanup.trophies.v1.Trophy.description", "titanup.trophies.v1.Trophy.image_uri", "titanup.trophies.v1.Trophy.metric", "titanup.trophies.v1.Trophy.scope", "titanup.trophies.v1.Trophy.threshold", "titanup.trophies.v1.Trophy.window_ms", "titanup.trophies.v1.Trophy.rule_version", "titanup.trophies.v1.Trophy.experience", "titanup.trophies.v1.AwardProof.session_ids", "titanup.trophies.v1.AwardProof.first_rep", "titanup.trophies.v1.AwardProof.last_rep", "titanup.trophies.v1.AwardProof.local_dates", "titanup.trophies.v1.Award.award_id", "titanup.trophies.v1.Award.trophy", "titanup.trophies.v1.Award.rule_version", "titanup.trophies.v1.Award.earn_time", "titanup.trophies.v1.Award.grant_time", "titanup.trophies.v1.Award.state", "titanup.trophies.v1.Award.proof", "titanup.trophies.v1.Award.seen", "titanup.trophies.v1.GetTrophyRequest.trophy_id", "titanup.trophies.v1.GetTrophyResponse.trophy", "titanup.trophies.v1.GetTrophyResponse.is_earned", "titanup.trophies.v1.GetAwardRequest.award_id", "titanup.trophies.v1.GetAwardResponse.award", "titanup.trophies.v1.AcknowledgeAwardRequest.award_id", "titanup.trophies.v1.AcknowledgeAwardResponse.award", "titanup.trophies.v1.ExplainAwardRequest.trophy_id", "titanup.trophies.v1.NearMiss.value", "titanup.trophies.v1.NearMiss.unverified_value", "titanup.trophies.v1.NearMiss.session_ids", "titanup.trophies.v1.NearMiss.local_dates", "titanup.trophies.v1.ExplainAwardResponse.trophy", "titanup.trophies.v1.ExplainAwardResponse.award", "titanup.trophies.v1.ExplainAwardResponse.near_misses", "titanup.trophies.v1.Medal.medal_id", "titanup.trophies.v1.Medal.title", "titanup.trophies.v1.Medal.description", "titanup.trophies.v1.Medal.image_uri", "titanup.trophies.v1.Medal.family", "titanup.trophies.v1.Medal.threshold", "titanup.trophies.v1.Medal.count", "titanup.trophies.v1.Medal.first_local_date", "titanup.trophies.v1.Medal.last_local_date", "titanup.trophies.v1.ListCurrentMedalsRequest.time_zone", "titanup.trophies.v1.ListCurrentMedalsResponse.medals", "titanup.trophies.v1.ListCurrentMedalsResponse.today", "titanup.trophies.v1.ListCurrentMedalsResponse.time_zone", "titanup.trophies.v1.ListMedalHistoryRequest.from_local_date", "titanup.trophies.v1.ListMedalHistoryRequest.to_local_date", "titanup.trophies.v1.MedalDay.local_date", "titanup.trophies.v1.MedalDay.medal_ids", "titanup.trophies.v1.ListMedalHistoryResponse.medals", "titanup.trophies.v1.ListMedalHistoryResponse.days", "titanup.trophies.v1.Level.number", "titanup.trophies.v1.Level.experience", "titanup.trophies.v1.Level.threshold", "titanup.trophies.v1.Level.next_threshold", "titanup.trophies.v1.Level.rank", "titanup.trophies.v1.Level.regained_at", "titanup.trophies.v1.GetLevelResponse.level", "titanup.trophies.v1.ExplainLevelResponse.level", "titanup.trophies.v1.ExplainLevelResponse.verified_reps", "titanup.trophies.v1.ExplainLevelResponse.active_dates", "titanup.trophies.v1.ExplainLevelResponse.trophy_experience", "titanup.trophies.v1.ExplainLevelResponse.formula_version", "titanup.trophies.v1.ListTrophiesRequest.include_locked", "titanup.trophies.v1.ListTrophiesResponse.trophies", "titanup.trophies.v1.ListAwardsRequest.page_size", "titanup.trophies.v1.ListAwardsRequest.page_token", "titanup.trophies.v1.ListAwardsRequest.include_revoked", "titanup.trophies.v1.ListAwardsResponse.awards", "titanup.trophies.v1.ListAwardsResponse.next_page_token", "titanup.trophies.v1.GetTrophyProgressRequest.time_zone", "titanup.trophies.v1.TrophyProgress.trophy", "titanup.trophies.v1.TrophyProgress.current", "titanup.trophies.v1.TrophyProgress.target", "titanup.trophies.v1.TrophyProgress.percent", "titanup.trophies.v1.TrophyProgress.next_hint", "titanup.trophies.v1.TrophyProgress.unverified_current", "titanup.trophies.v1.GetTrophyProgressResponse.progress", "titanup.trophies.v1.WatchAwardsRequest.cursor", "titanup.trophies.v1.WatchAwardsResponse.award", "titanup.trophies.v1.WatchAwardsResponse.cursor", "titanup.trophies.v1.TrophyMetric", "titanup.trophies.v1.TROPHY_METRIC_UNSPECIFIED", "titanup.trophies.v1.TROPHY_METRIC_REPS", "titanup.trophies.v1.TROPHY_METRIC_ACTIVE_DAYS", "titanup.trophies.v1.TROPHY_METRIC_REPS_IN_WINDOW", "titanup.trophies.v1.TrophyScope", "titanup.trophies.v1.TROPHY_SCOPE_UNSPECIFIED", "titanup.trophies.v1.TROPHY_SCOPE_SESSION", "titanup.trophies.v1.TROPHY_SCOPE_DAY", "titanup.trophies.v1.TROPHY_SCOPE_STREAK", "titanup.trophies.v1.AwardState", "titanup.trophies.v1.AWARD_STATE_UNSPECIFIED", "titanup.trophies.v1.AWARD_STATE_GRANTED", "titanup.trophies.v1.AWARD_STATE_GRANDFATHERED", "titanup.trophies.v1.AWARD_STATE_REVOKED", "titanup.trophies.v1.MedalFamily", "titanup.trophies.v1.MEDAL_FAMILY_UNSPECIFIED", "titanup.trophies.v1.MEDAL_FAMILY_INTRADAY", "titanup.trophies.v1.MEDAL_FAMILY_CONSISTENCY", "titanup.trophies.v1.TrophiesService", "titanup.trophies.v1.TrophiesService.ListTrophies", "titanup.trophies.v1.TrophiesService.GetTrophy", "titanup.trophies.v1.TrophiesService.ListAwards", "titanup.trophies.v1.TrophiesService.GetAward", "titanup.trophies.v1.TrophiesService.AcknowledgeAward", "titanup.trophies.v1.TrophiesService.ExplainAward", "titanup.trophies.v1.TrophiesService.ListCurrentMedals", "titanup.trophies.v1.TrophiesService.ListMedalHistory", "titanup.trophies.v1.TrophiesService.GetLevel", "titanup.trophies.v1.TrophiesService.ExplainLevel", "titanup.trophies.v1.TrophiesService.GetTrophyProgress", "titanup.trophies.v1.TrophiesService.WatchAwards"],
      base64: """
        CiJ0aXRhbnVwL3Ryb3BoaWVzL3YxL3Ryb3BoaWVzLnByb3RvEhN0aXRhbnVwLnRyb3BoaWVzLnYxGh9nb29nbGUvcHJvdG9idWYv
        dGltZXN0YW1wLnByb3RvIusCCgZUcm9waHkSGwoJdHJvcGh5X2lkGAEgASgJUgh0cm9waHlJZBIUCgV0aXRsZRgCIAEoCVIFdGl0
        bGUSIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uEhsKCWltYWdlX3VyaRgEIAEoCVIIaW1hZ2VVcmkSOQoGbWV0cmlj
        GAUgASgOMiEudGl0YW51cC50cm9waGllcy52MS5Ucm9waHlNZXRyaWNSBm1ldHJpYxI2CgVzY29wZRgGIAEoDjIgLnRpdGFudXAu
        dHJvcGhpZXMudjEuVHJvcGh5U2NvcGVSBXNjb3BlEhwKCXRocmVzaG9sZBgHIAEoDVIJdGhyZXNob2xkEhsKCXdpbmRvd19tcxgI
        IAEoDVIId2luZG93TXMSIQoMcnVsZV92ZXJzaW9uGAkgASgNUgtydWxlVmVyc2lvbhIeCgpleHBlcmllbmNlGAogASgNUgpleHBl
        cmllbmNlIoYBCgpBd2FyZFByb29mEh8KC3Nlc3Npb25faWRzGAEgAygJUgpzZXNzaW9uSWRzEhsKCWZpcnN0X3JlcBgCIAEoDVII
        Zmlyc3RSZXASGQoIbGFzdF9yZXAYAyABKA1SB2xhc3RSZXASHwoLbG9jYWxfZGF0ZXMYBCADKAlSCmxvY2FsRGF0ZXMi8AIKBUF3
        YXJkEhkKCGF3YXJkX2lkGAEgASgJUgdhd2FyZElkEjMKBnRyb3BoeRgCIAEoCzIbLnRpdGFudXAudHJvcGhpZXMudjEuVHJvcGh5
        UgZ0cm9waHkSIQoMcnVsZV92ZXJzaW9uGAMgASgNUgtydWxlVmVyc2lvbhI3CgllYXJuX3RpbWUYBCABKAsyGi5nb29nbGUucHJv
        dG9idWYuVGltZXN0YW1wUghlYXJuVGltZRI5CgpncmFudF90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJ
        Z3JhbnRUaW1lEjUKBXN0YXRlGAYgASgOMh8udGl0YW51cC50cm9waGllcy52MS5Bd2FyZFN0YXRlUgVzdGF0ZRI1CgVwcm9vZhgH
        IAEoCzIfLnRpdGFudXAudHJvcGhpZXMudjEuQXdhcmRQcm9vZlIFcHJvb2YSEgoEc2VlbhgIIAEoCFIEc2VlbiIvChBHZXRUcm9w
        aHlSZXF1ZXN0EhsKCXRyb3BoeV9pZBgBIAEoCVIIdHJvcGh5SWQiZQoRR2V0VHJvcGh5UmVzcG9uc2USMwoGdHJvcGh5GAEgASgL
        MhsudGl0YW51cC50cm9waGllcy52MS5Ucm9waHlSBnRyb3BoeRIbCglpc19lYXJuZWQYAiABKAhSCGlzRWFybmVkIiwKD0dldEF3
        YXJkUmVxdWVzdBIZCghhd2FyZF9pZBgBIAEoCVIHYXdhcmRJZCJEChBHZXRBd2FyZFJlc3BvbnNlEjAKBWF3YXJkGAEgASgLMhou
        dGl0YW51cC50cm9waGllcy52MS5Bd2FyZFIFYXdhcmQiNAoXQWNrbm93bGVkZ2VBd2FyZFJlcXVlc3QSGQoIYXdhcmRfaWQYASAB
        KAlSB2F3YXJkSWQiTAoYQWNrbm93bGVkZ2VBd2FyZFJlc3BvbnNlEjAKBWF3YXJkGAEgASgLMhoudGl0YW51cC50cm9waGllcy52
        MS5Bd2FyZFIFYXdhcmQiMgoTRXhwbGFpbkF3YXJkUmVxdWVzdBIbCgl0cm9waHlfaWQYASABKAlSCHRyb3BoeUlkIo0BCghOZWFy
        TWlzcxIUCgV2YWx1ZRgBIAEoDVIFdmFsdWUSKQoQdW52ZXJpZmllZF92YWx1ZRgCIAEoDVIPdW52ZXJpZmllZFZhbHVlEh8KC3Nl
        c3Npb25faWRzGAMgAygJUgpzZXNzaW9uSWRzEh8KC2xvY2FsX2RhdGVzGAQgAygJUgpsb2NhbERhdGVzIr0BChRFeHBsYWluQXdh
        cmRSZXNwb25zZRIzCgZ0cm9waHkYASABKAsyGy50aXRhbnVwLnRyb3BoaWVzLnYxLlRyb3BoeVIGdHJvcGh5EjAKBWF3YXJkGAIg
        ASgLMhoudGl0YW51cC50cm9waGllcy52MS5Bd2FyZFIFYXdhcmQSPgoLbmVhcl9taXNzZXMYAyADKAsyHS50aXRhbnVwLnRyb3Bo
        aWVzLnYxLk5lYXJNaXNzUgpuZWFyTWlzc2VzIrcCCgVNZWRhbBIZCghtZWRhbF9pZBgBIAEoCVIHbWVkYWxJZBIUCgV0aXRsZRgC
        IAEoCVIFdGl0bGUSIAoLZGVzY3JpcHRpb24YAyABKAlSC2Rlc2NyaXB0aW9uEhsKCWltYWdlX3VyaRgEIAEoCVIIaW1hZ2VVcmkS
        OAoGZmFtaWx5GAUgASgOMiAudGl0YW51cC50cm9waGllcy52MS5NZWRhbEZhbWlseVIGZmFtaWx5EhwKCXRocmVzaG9sZBgGIAEo
        DVIJdGhyZXNob2xkEhQKBWNvdW50GAcgASgNUgVjb3VudBIoChBmaXJzdF9sb2NhbF9kYXRlGAggASgJUg5maXJzdExvY2FsRGF0
        ZRImCg9sYXN0X2xvY2FsX2RhdGUYCSABKAlSDWxhc3RMb2NhbERhdGUiNwoYTGlzdEN1cnJlbnRNZWRhbHNSZXF1ZXN0EhsKCXRp
        bWVfem9uZRgBIAEoCVIIdGltZVpvbmUiggEKGUxpc3RDdXJyZW50TWVkYWxzUmVzcG9uc2USMgoGbWVkYWxzGAEgAygLMhoudGl0
        YW51cC50cm9waGllcy52MS5NZWRhbFIGbWVkYWxzEhQKBXRvZGF5GAIgASgJUgV0b2RheRIbCgl0aW1lX3pvbmUYAyABKAlSCHRp
        bWVab25lImUKF0xpc3RNZWRhbEhpc3RvcnlSZXF1ZXN0EiYKD2Zyb21fbG9jYWxfZGF0ZRgBIAEoCVINZnJvbUxvY2FsRGF0ZRIi
        Cg10b19sb2NhbF9kYXRlGAIgASgJUgt0b0xvY2FsRGF0ZSJGCghNZWRhbERheRIdCgpsb2NhbF9kYXRlGAEgASgJUglsb2NhbERh
        dGUSGwoJbWVkYWxfaWRzGAIgAygJUghtZWRhbElkcyKBAQoYTGlzdE1lZGFsSGlzdG9yeVJlc3BvbnNlEjIKBm1lZGFscxgBIAMo
        CzIaLnRpdGFudXAudHJvcGhpZXMudjEuTWVkYWxSBm1lZGFscxIxCgRkYXlzGAIgAygLMh0udGl0YW51cC50cm9waGllcy52MS5N
        ZWRhbERheVIEZGF5cyK5AQoFTGV2ZWwSFgoGbnVtYmVyGAEgASgNUgZudW1iZXISHgoKZXhwZXJpZW5jZRgCIAEoDVIKZXhwZXJp
        ZW5jZRIcCgl0aHJlc2hvbGQYAyABKA1SCXRocmVzaG9sZBIlCg5uZXh0X3RocmVzaG9sZBgEIAEoDVINbmV4dFRocmVzaG9sZBIS
        CgRyYW5rGAUgASgNUgRyYW5rEh8KC3JlZ2FpbmVkX2F0GAYgASgNUgpyZWdhaW5lZEF0IhEKD0dldExldmVsUmVxdWVzdCJEChBH
        ZXRMZXZlbFJlc3BvbnNlEjAKBWxldmVsGAEgASgLMhoudGl0YW51cC50cm9waGllcy52MS5MZXZlbFIFbGV2ZWwiFQoTRXhwbGFp
        bkxldmVsUmVxdWVzdCLmAQoURXhwbGFpbkxldmVsUmVzcG9uc2USMAoFbGV2ZWwYASABKAsyGi50aXRhbnVwLnRyb3BoaWVzLnYx
        LkxldmVsUgVsZXZlbBIjCg12ZXJpZmllZF9yZXBzGAIgASgNUgx2ZXJpZmllZFJlcHMSIQoMYWN0aXZlX2RhdGVzGAMgASgNUgth
        Y3RpdmVEYXRlcxIrChF0cm9waHlfZXhwZXJpZW5jZRgEIAEoDVIQdHJvcGh5RXhwZXJpZW5jZRInCg9mb3JtdWxhX3ZlcnNpb24Y
        BSABKAlSDmZvcm11bGFWZXJzaW9uIjwKE0xpc3RUcm9waGllc1JlcXVlc3QSJQoOaW5jbHVkZV9sb2NrZWQYASABKAhSDWluY2x1
        ZGVMb2NrZWQiTwoUTGlzdFRyb3BoaWVzUmVzcG9uc2USNwoIdHJvcGhpZXMYASADKAsyGy50aXRhbnVwLnRyb3BoaWVzLnYxLlRy
        b3BoeVIIdHJvcGhpZXMieAoRTGlzdEF3YXJkc1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgFUghwYWdlU2l6ZRIdCgpwYWdlX3Rv
        a2VuGAIgASgJUglwYWdlVG9rZW4SJwoPaW5jbHVkZV9yZXZva2VkGAMgASgIUg5pbmNsdWRlUmV2b2tlZCJwChJMaXN0QXdhcmRz
        UmVzcG9uc2USMgoGYXdhcmRzGAEgAygLMhoudGl0YW51cC50cm9waGllcy52MS5Bd2FyZFIGYXdhcmRzEiYKD25leHRfcGFnZV90
        b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiI3ChhHZXRUcm9waHlQcm9ncmVzc1JlcXVlc3QSGwoJdGltZV96b25lGAEgASgJUgh0
        aW1lWm9uZSLdAQoOVHJvcGh5UHJvZ3Jlc3MSMwoGdHJvcGh5GAEgASgLMhsudGl0YW51cC50cm9waGllcy52MS5Ucm9waHlSBnRy
        b3BoeRIYCgdjdXJyZW50GAIgASgNUgdjdXJyZW50EhYKBnRhcmdldBgDIAEoDVIGdGFyZ2V0EhgKB3BlcmNlbnQYBCABKA1SB3Bl
        cmNlbnQSGwoJbmV4dF9oaW50GAUgASgJUghuZXh0SGludBItChJ1bnZlcmlmaWVkX2N1cnJlbnQYBiABKA1SEXVudmVyaWZpZWRD
        dXJyZW50IlwKGUdldFRyb3BoeVByb2dyZXNzUmVzcG9uc2USPwoIcHJvZ3Jlc3MYASADKAsyIy50aXRhbnVwLnRyb3BoaWVzLnYx
        LlRyb3BoeVByb2dyZXNzUghwcm9ncmVzcyIsChJXYXRjaEF3YXJkc1JlcXVlc3QSFgoGY3Vyc29yGAEgASgJUgZjdXJzb3IiXwoT
        V2F0Y2hBd2FyZHNSZXNwb25zZRIwCgVhd2FyZBgBIAEoCzIaLnRpdGFudXAudHJvcGhpZXMudjEuQXdhcmRSBWF3YXJkEhYKBmN1
        cnNvchgCIAEoCVIGY3Vyc29yKoYBCgxUcm9waHlNZXRyaWMSHQoZVFJPUEhZX01FVFJJQ19VTlNQRUNJRklFRBAAEhYKElRST1BI
        WV9NRVRSSUNfUkVQUxABEh0KGVRST1BIWV9NRVRSSUNfQUNUSVZFX0RBWVMQAhIgChxUUk9QSFlfTUVUUklDX1JFUFNfSU5fV0lO
        RE9XEAMqdAoLVHJvcGh5U2NvcGUSHAoYVFJPUEhZX1NDT1BFX1VOU1BFQ0lGSUVEEAASGAoUVFJPUEhZX1NDT1BFX1NFU1NJT04Q
        ARIUChBUUk9QSFlfU0NPUEVfREFZEAISFwoTVFJPUEhZX1NDT1BFX1NUUkVBSxADKnoKCkF3YXJkU3RhdGUSGwoXQVdBUkRfU1RB
        VEVfVU5TUEVDSUZJRUQQABIXChNBV0FSRF9TVEFURV9HUkFOVEVEEAESHQoZQVdBUkRfU1RBVEVfR1JBTkRGQVRIRVJFRBACEhcK
        E0FXQVJEX1NUQVRFX1JFVk9LRUQQAypkCgtNZWRhbEZhbWlseRIcChhNRURBTF9GQU1JTFlfVU5TUEVDSUZJRUQQABIZChVNRURB
        TF9GQU1JTFlfSU5UUkFEQVkQARIcChhNRURBTF9GQU1JTFlfQ09OU0lTVEVOQ1kQAjKSCgoPVHJvcGhpZXNTZXJ2aWNlEmgKDExp
        c3RUcm9waGllcxIoLnRpdGFudXAudHJvcGhpZXMudjEuTGlzdFRyb3BoaWVzUmVxdWVzdBopLnRpdGFudXAudHJvcGhpZXMudjEu
        TGlzdFRyb3BoaWVzUmVzcG9uc2UiA5ACARJfCglHZXRUcm9waHkSJS50aXRhbnVwLnRyb3BoaWVzLnYxLkdldFRyb3BoeVJlcXVl
        c3QaJi50aXRhbnVwLnRyb3BoaWVzLnYxLkdldFRyb3BoeVJlc3BvbnNlIgOQAgESYgoKTGlzdEF3YXJkcxImLnRpdGFudXAudHJv
        cGhpZXMudjEuTGlzdEF3YXJkc1JlcXVlc3QaJy50aXRhbnVwLnRyb3BoaWVzLnYxLkxpc3RBd2FyZHNSZXNwb25zZSIDkAIBElwK
        CEdldEF3YXJkEiQudGl0YW51cC50cm9waGllcy52MS5HZXRBd2FyZFJlcXVlc3QaJS50aXRhbnVwLnRyb3BoaWVzLnYxLkdldEF3
        YXJkUmVzcG9uc2UiA5ACARJ0ChBBY2tub3dsZWRnZUF3YXJkEiwudGl0YW51cC50cm9waGllcy52MS5BY2tub3dsZWRnZUF3YXJk
        UmVxdWVzdBotLnRpdGFudXAudHJvcGhpZXMudjEuQWNrbm93bGVkZ2VBd2FyZFJlc3BvbnNlIgOQAgISaAoMRXhwbGFpbkF3YXJk
        EigudGl0YW51cC50cm9waGllcy52MS5FeHBsYWluQXdhcmRSZXF1ZXN0GikudGl0YW51cC50cm9waGllcy52MS5FeHBsYWluQXdh
        cmRSZXNwb25zZSIDkAIBEncKEUxpc3RDdXJyZW50TWVkYWxzEi0udGl0YW51cC50cm9waGllcy52MS5MaXN0Q3VycmVudE1lZGFs
        c1JlcXVlc3QaLi50aXRhbnVwLnRyb3BoaWVzLnYxLkxpc3RDdXJyZW50TWVkYWxzUmVzcG9uc2UiA5ACARJ0ChBMaXN0TWVkYWxI
        aXN0b3J5EiwudGl0YW51cC50cm9waGllcy52MS5MaXN0TWVkYWxIaXN0b3J5UmVxdWVzdBotLnRpdGFudXAudHJvcGhpZXMudjEu
        TGlzdE1lZGFsSGlzdG9yeVJlc3BvbnNlIgOQAgESXAoIR2V0TGV2ZWwSJC50aXRhbnVwLnRyb3BoaWVzLnYxLkdldExldmVsUmVx
        dWVzdBolLnRpdGFudXAudHJvcGhpZXMudjEuR2V0TGV2ZWxSZXNwb25zZSIDkAIBEmgKDEV4cGxhaW5MZXZlbBIoLnRpdGFudXAu
        dHJvcGhpZXMudjEuRXhwbGFpbkxldmVsUmVxdWVzdBopLnRpdGFudXAudHJvcGhpZXMudjEuRXhwbGFpbkxldmVsUmVzcG9uc2Ui
        A5ACARJ3ChFHZXRUcm9waHlQcm9ncmVzcxItLnRpdGFudXAudHJvcGhpZXMudjEuR2V0VHJvcGh5UHJvZ3Jlc3NSZXF1ZXN0Gi4u
        dGl0YW51cC50cm9waGllcy52MS5HZXRUcm9waHlQcm9ncmVzc1Jlc3BvbnNlIgOQAgESYgoLV2F0Y2hBd2FyZHMSJy50aXRhbnVw
        LnRyb3BoaWVzLnYxLldhdGNoQXdhcmRzUmVxdWVzdBooLnRpdGFudXAudHJvcGhpZXMudjEuV2F0Y2hBd2FyZHNSZXNwb25zZTAB
        YgZwcm90bzM=
        """),
  ])
}
