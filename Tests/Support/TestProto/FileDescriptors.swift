// swift-format-ignore-file
// Made by protoc-gen-titan from connectrpc/conformance/v1/config.proto, connectrpc/conformance/v1/service.proto, connectrpc/conformance/v1/client_compat.proto, grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto, titanup/bench/v1/echo.proto, titanup/example/v1/greeter.proto. Do not edit it: `deploy/dev generate` makes it.

package import TitanProto

extension ConformanceV1 {
  /// The package's files.
  package static let protoFiles: [FileEntry] = [
    FileEntry(
      name: "connectrpc/conformance/v1/config.proto",
      dependencies: [],
      messages: [],
      otherSymbols: ["connectrpc.conformance.v1.Code", "connectrpc.conformance.v1.CODE_UNSPECIFIED", "connectrpc.conformance.v1.CODE_CANCELED", "connectrpc.conformance.v1.CODE_UNKNOWN", "connectrpc.conformance.v1.CODE_INVALID_ARGUMENT", "connectrpc.conformance.v1.CODE_DEADLINE_EXCEEDED", "connectrpc.conformance.v1.CODE_NOT_FOUND", "connectrpc.conformance.v1.CODE_ALREADY_EXISTS", "connectrpc.conformance.v1.CODE_PERMISSION_DENIED", "connectrpc.conformance.v1.CODE_RESOURCE_EXHAUSTED", "connectrpc.conformance.v1.CODE_FAILED_PRECONDITION", "connectrpc.conformance.v1.CODE_ABORTED", "connectrpc.conformance.v1.CODE_OUT_OF_RANGE", "connectrpc.conformance.v1.CODE_UNIMPLEMENTED", "connectrpc.conformance.v1.CODE_INTERNAL", "connectrpc.conformance.v1.CODE_UNAVAILABLE", "connectrpc.conformance.v1.CODE_DATA_LOSS", "connectrpc.conformance.v1.CODE_UNAUTHENTICATED", "connectrpc.conformance.v1.HTTPVersion", "connectrpc.conformance.v1.HTTP_VERSION_UNSPECIFIED", "connectrpc.conformance.v1.HTTP_VERSION_1", "connectrpc.conformance.v1.HTTP_VERSION_2", "connectrpc.conformance.v1.HTTP_VERSION_3", "connectrpc.conformance.v1.CallProtocol", "connectrpc.conformance.v1.CALL_PROTOCOL_UNSPECIFIED", "connectrpc.conformance.v1.CALL_PROTOCOL_CONNECT", "connectrpc.conformance.v1.CALL_PROTOCOL_GRPC", "connectrpc.conformance.v1.CALL_PROTOCOL_GRPC_WEB", "connectrpc.conformance.v1.Codec", "connectrpc.conformance.v1.CODEC_UNSPECIFIED", "connectrpc.conformance.v1.CODEC_PROTO", "connectrpc.conformance.v1.CODEC_JSON", "connectrpc.conformance.v1.CODEC_TEXT", "connectrpc.conformance.v1.Compression", "connectrpc.conformance.v1.COMPRESSION_UNSPECIFIED", "connectrpc.conformance.v1.COMPRESSION_IDENTITY", "connectrpc.conformance.v1.COMPRESSION_GZIP", "connectrpc.conformance.v1.COMPRESSION_BR", "connectrpc.conformance.v1.COMPRESSION_ZSTD", "connectrpc.conformance.v1.COMPRESSION_DEFLATE", "connectrpc.conformance.v1.COMPRESSION_SNAPPY", "connectrpc.conformance.v1.StreamType", "connectrpc.conformance.v1.STREAM_TYPE_UNSPECIFIED", "connectrpc.conformance.v1.STREAM_TYPE_UNARY", "connectrpc.conformance.v1.STREAM_TYPE_CLIENT_STREAM", "connectrpc.conformance.v1.STREAM_TYPE_SERVER_STREAM", "connectrpc.conformance.v1.STREAM_TYPE_HALF_DUPLEX_BIDI_STREAM", "connectrpc.conformance.v1.STREAM_TYPE_FULL_DUPLEX_BIDI_STREAM"],
      base64: """
        CiZjb25uZWN0cnBjL2NvbmZvcm1hbmNlL3YxL2NvbmZpZy5wcm90bxIZY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MSqUAwoEQ29k
        ZRIUChBDT0RFX1VOU1BFQ0lGSUVEEAASEQoNQ09ERV9DQU5DRUxFRBABEhAKDENPREVfVU5LTk9XThACEhkKFUNPREVfSU5WQUxJ
        RF9BUkdVTUVOVBADEhoKFkNPREVfREVBRExJTkVfRVhDRUVERUQQBBISCg5DT0RFX05PVF9GT1VORBAFEhcKE0NPREVfQUxSRUFE
        WV9FWElTVFMQBhIaChZDT0RFX1BFUk1JU1NJT05fREVOSUVEEAcSGwoXQ09ERV9SRVNPVVJDRV9FWEhBVVNURUQQCBIcChhDT0RF
        X0ZBSUxFRF9QUkVDT05ESVRJT04QCRIQCgxDT0RFX0FCT1JURUQQChIVChFDT0RFX09VVF9PRl9SQU5HRRALEhYKEkNPREVfVU5J
        TVBMRU1FTlRFRBAMEhEKDUNPREVfSU5URVJOQUwQDRIUChBDT0RFX1VOQVZBSUxBQkxFEA4SEgoOQ09ERV9EQVRBX0xPU1MQDxIY
        ChRDT0RFX1VOQVVUSEVOVElDQVRFRBAQKmcKC0hUVFBWZXJzaW9uEhwKGEhUVFBfVkVSU0lPTl9VTlNQRUNJRklFRBAAEhIKDkhU
        VFBfVkVSU0lPTl8xEAESEgoOSFRUUF9WRVJTSU9OXzIQAhISCg5IVFRQX1ZFUlNJT05fMxADKnwKDENhbGxQcm90b2NvbBIdChlD
        QUxMX1BST1RPQ09MX1VOU1BFQ0lGSUVEEAASGQoVQ0FMTF9QUk9UT0NPTF9DT05ORUNUEAESFgoSQ0FMTF9QUk9UT0NPTF9HUlBD
        EAISGgoWQ0FMTF9QUk9UT0NPTF9HUlBDX1dFQhADKk8KBUNvZGVjEhUKEUNPREVDX1VOU1BFQ0lGSUVEEAASDwoLQ09ERUNfUFJP
        VE8QARIOCgpDT0RFQ19KU09OEAISDgoKQ09ERUNfVEVYVBADKrUBCgtDb21wcmVzc2lvbhIbChdDT01QUkVTU0lPTl9VTlNQRUNJ
        RklFRBAAEhgKFENPTVBSRVNTSU9OX0lERU5USVRZEAESFAoQQ09NUFJFU1NJT05fR1pJUBACEhIKDkNPTVBSRVNTSU9OX0JSEAMS
        FAoQQ09NUFJFU1NJT05fWlNURBAEEhcKE0NPTVBSRVNTSU9OX0RFRkxBVEUQBRIWChJDT01QUkVTU0lPTl9TTkFQUFkQBirQAQoK
        U3RyZWFtVHlwZRIbChdTVFJFQU1fVFlQRV9VTlNQRUNJRklFRBAAEhUKEVNUUkVBTV9UWVBFX1VOQVJZEAESHQoZU1RSRUFNX1RZ
        UEVfQ0xJRU5UX1NUUkVBTRACEh0KGVNUUkVBTV9UWVBFX1NFUlZFUl9TVFJFQU0QAxInCiNTVFJFQU1fVFlQRV9IQUxGX0RVUExF
        WF9CSURJX1NUUkVBTRAEEicKI1NUUkVBTV9UWVBFX0ZVTExfRFVQTEVYX0JJRElfU1RSRUFNEAViBnByb3RvMw==
        """),
    FileEntry(
      name: "connectrpc/conformance/v1/service.proto",
      dependencies: ["connectrpc/conformance/v1/config.proto", "google/protobuf/any.proto"],
      messages: ["connectrpc.conformance.v1.UnaryResponseDefinition", "connectrpc.conformance.v1.StreamResponseDefinition", "connectrpc.conformance.v1.UnaryRequest", "connectrpc.conformance.v1.UnaryResponse", "connectrpc.conformance.v1.IdempotentUnaryRequest", "connectrpc.conformance.v1.IdempotentUnaryResponse", "connectrpc.conformance.v1.ServerStreamRequest", "connectrpc.conformance.v1.ServerStreamResponse", "connectrpc.conformance.v1.ClientStreamRequest", "connectrpc.conformance.v1.ClientStreamResponse", "connectrpc.conformance.v1.BidiStreamRequest", "connectrpc.conformance.v1.BidiStreamResponse", "connectrpc.conformance.v1.UnimplementedRequest", "connectrpc.conformance.v1.UnimplementedResponse", "connectrpc.conformance.v1.ConformancePayload", "connectrpc.conformance.v1.ConformancePayload.RequestInfo", "connectrpc.conformance.v1.ConformancePayload.ConnectGetInfo", "connectrpc.conformance.v1.Error", "connectrpc.conformance.v1.Header"],
      otherSymbols: ["connectrpc.conformance.v1.UnaryResponseDefinition.response_headers", "connectrpc.conformance.v1.UnaryResponseDefinition.response_data", "connectrpc.conformance.v1.UnaryResponseDefinition.error", "connectrpc.conformance.v1.UnaryResponseDefinition.response_trailers", "connectrpc.conformance.v1.UnaryResponseDefinition.response_delay_ms", "connectrpc.conformance.v1.UnaryResponseDefinition.response", "connectrpc.conformance.v1.StreamResponseDefinition.response_headers", "connectrpc.conformance.v1.StreamResponseDefinition.response_data", "connectrpc.conformance.v1.StreamResponseDefinition.response_delay_ms", "connectrpc.conformance.v1.StreamResponseDefinition.error", "connectrpc.conformance.v1.StreamResponseDefinition.response_trailers", "connectrpc.conformance.v1.UnaryRequest.response_definition", "connectrpc.conformance.v1.UnaryRequest.request_data", "connectrpc.conformance.v1.UnaryResponse.payload", "connectrpc.conformance.v1.IdempotentUnaryRequest.response_definition", "connectrpc.conformance.v1.IdempotentUnaryRequest.request_data", "connectrpc.conformance.v1.IdempotentUnaryResponse.payload", "connectrpc.conformance.v1.ServerStreamRequest.response_definition", "connectrpc.conformance.v1.ServerStreamRequest.request_data", "connectrpc.conformance.v1.ServerStreamResponse.payload", "connectrpc.conformance.v1.ClientStreamRequest.response_definition", "connectrpc.conformance.v1.ClientStreamRequest.request_data", "connectrpc.conformance.v1.ClientStreamResponse.payload", "connectrpc.conformance.v1.BidiStreamRequest.response_definition", "connectrpc.conformance.v1.BidiStreamRequest.full_duplex", "connectrpc.conformance.v1.BidiStreamRequest.request_data", "connectrpc.conformance.v1.BidiStreamResponse.payload", "connectrpc.conformance.v1.ConformancePayload.data", "connectrpc.conformance.v1.ConformancePayload.request_info", "connectrpc.conformance.v1.ConformancePayload.RequestInfo.request_headers", "connectrpc.conformance.v1.ConformancePayload.RequestInfo.timeout_ms", "connectrpc.conformance.v1.ConformancePayload.RequestInfo.requests", "connectrpc.conformance.v1.ConformancePayload.RequestInfo.connect_get_info", "connectrpc.conformance.v1.ConformancePayload.RequestInfo.optional_timeout", "connectrpc.conformance.v1.ConformancePayload.ConnectGetInfo.query_params", "connectrpc.conformance.v1.Error.code", "connectrpc.conformance.v1.Error.message", "connectrpc.conformance.v1.Error.details", "connectrpc.conformance.v1.Error.optional_message", "connectrpc.conformance.v1.Header.name", "connectrpc.conformance.v1.Header.value", "connectrpc.conformance.v1.ConformanceService", "connectrpc.conformance.v1.ConformanceService.Unary", "connectrpc.conformance.v1.ConformanceService.ServerStream", "connectrpc.conformance.v1.ConformanceService.ClientStream", "connectrpc.conformance.v1.ConformanceService.BidiStream", "connectrpc.conformance.v1.ConformanceService.Unimplemented", "connectrpc.conformance.v1.ConformanceService.IdempotentUnary"],
      base64: """
        Cidjb25uZWN0cnBjL2NvbmZvcm1hbmNlL3YxL3NlcnZpY2UucHJvdG8SGWNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEaJmNvbm5l
        Y3RycGMvY29uZm9ybWFuY2UvdjEvY29uZmlnLnByb3RvGhlnb29nbGUvcHJvdG9idWYvYW55LnByb3RvItACChdVbmFyeVJlc3Bv
        bnNlRGVmaW5pdGlvbhJMChByZXNwb25zZV9oZWFkZXJzGAEgAygLMiEuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5IZWFkZXJS
        D3Jlc3BvbnNlSGVhZGVycxIlCg1yZXNwb25zZV9kYXRhGAIgASgMSABSDHJlc3BvbnNlRGF0YRI4CgVlcnJvchgDIAEoCzIgLmNv
        bm5lY3RycGMuY29uZm9ybWFuY2UudjEuRXJyb3JIAFIFZXJyb3ISTgoRcmVzcG9uc2VfdHJhaWxlcnMYBCADKAsyIS5jb25uZWN0
        cnBjLmNvbmZvcm1hbmNlLnYxLkhlYWRlclIQcmVzcG9uc2VUcmFpbGVycxIqChFyZXNwb25zZV9kZWxheV9tcxgGIAEoDVIPcmVz
        cG9uc2VEZWxheU1zQgoKCHJlc3BvbnNlIsECChhTdHJlYW1SZXNwb25zZURlZmluaXRpb24STAoQcmVzcG9uc2VfaGVhZGVycxgB
        IAMoCzIhLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuSGVhZGVyUg9yZXNwb25zZUhlYWRlcnMSIwoNcmVzcG9uc2VfZGF0YRgC
        IAMoDFIMcmVzcG9uc2VEYXRhEioKEXJlc3BvbnNlX2RlbGF5X21zGAMgASgNUg9yZXNwb25zZURlbGF5TXMSNgoFZXJyb3IYBCAB
        KAsyIC5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYxLkVycm9yUgVlcnJvchJOChFyZXNwb25zZV90cmFpbGVycxgFIAMoCzIhLmNv
        bm5lY3RycGMuY29uZm9ybWFuY2UudjEuSGVhZGVyUhByZXNwb25zZVRyYWlsZXJzIpYBCgxVbmFyeVJlcXVlc3QSYwoTcmVzcG9u
        c2VfZGVmaW5pdGlvbhgBIAEoCzIyLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuVW5hcnlSZXNwb25zZURlZmluaXRpb25SEnJl
        c3BvbnNlRGVmaW5pdGlvbhIhCgxyZXF1ZXN0X2RhdGEYAiABKAxSC3JlcXVlc3REYXRhIlgKDVVuYXJ5UmVzcG9uc2USRwoHcGF5
        bG9hZBgBIAEoCzItLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuQ29uZm9ybWFuY2VQYXlsb2FkUgdwYXlsb2FkIqABChZJZGVt
        cG90ZW50VW5hcnlSZXF1ZXN0EmMKE3Jlc3BvbnNlX2RlZmluaXRpb24YASABKAsyMi5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYx
        LlVuYXJ5UmVzcG9uc2VEZWZpbml0aW9uUhJyZXNwb25zZURlZmluaXRpb24SIQoMcmVxdWVzdF9kYXRhGAIgASgMUgtyZXF1ZXN0
        RGF0YSJiChdJZGVtcG90ZW50VW5hcnlSZXNwb25zZRJHCgdwYXlsb2FkGAEgASgLMi0uY29ubmVjdHJwYy5jb25mb3JtYW5jZS52
        MS5Db25mb3JtYW5jZVBheWxvYWRSB3BheWxvYWQingEKE1NlcnZlclN0cmVhbVJlcXVlc3QSZAoTcmVzcG9uc2VfZGVmaW5pdGlv
        bhgBIAEoCzIzLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuU3RyZWFtUmVzcG9uc2VEZWZpbml0aW9uUhJyZXNwb25zZURlZmlu
        aXRpb24SIQoMcmVxdWVzdF9kYXRhGAIgASgMUgtyZXF1ZXN0RGF0YSJfChRTZXJ2ZXJTdHJlYW1SZXNwb25zZRJHCgdwYXlsb2Fk
        GAEgASgLMi0uY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5Db25mb3JtYW5jZVBheWxvYWRSB3BheWxvYWQinQEKE0NsaWVudFN0
        cmVhbVJlcXVlc3QSYwoTcmVzcG9uc2VfZGVmaW5pdGlvbhgBIAEoCzIyLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuVW5hcnlS
        ZXNwb25zZURlZmluaXRpb25SEnJlc3BvbnNlRGVmaW5pdGlvbhIhCgxyZXF1ZXN0X2RhdGEYAiABKAxSC3JlcXVlc3REYXRhIl8K
        FENsaWVudFN0cmVhbVJlc3BvbnNlEkcKB3BheWxvYWQYASABKAsyLS5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYxLkNvbmZvcm1h
        bmNlUGF5bG9hZFIHcGF5bG9hZCK9AQoRQmlkaVN0cmVhbVJlcXVlc3QSZAoTcmVzcG9uc2VfZGVmaW5pdGlvbhgBIAEoCzIzLmNv
        bm5lY3RycGMuY29uZm9ybWFuY2UudjEuU3RyZWFtUmVzcG9uc2VEZWZpbml0aW9uUhJyZXNwb25zZURlZmluaXRpb24SHwoLZnVs
        bF9kdXBsZXgYAiABKAhSCmZ1bGxEdXBsZXgSIQoMcmVxdWVzdF9kYXRhGAMgASgMUgtyZXF1ZXN0RGF0YSJdChJCaWRpU3RyZWFt
        UmVzcG9uc2USRwoHcGF5bG9hZBgBIAEoCzItLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuQ29uZm9ybWFuY2VQYXlsb2FkUgdw
        YXlsb2FkIhYKFFVuaW1wbGVtZW50ZWRSZXF1ZXN0IhcKFVVuaW1wbGVtZW50ZWRSZXNwb25zZSKJBAoSQ29uZm9ybWFuY2VQYXls
        b2FkEhIKBGRhdGEYASABKAxSBGRhdGESXAoMcmVxdWVzdF9pbmZvGAIgASgLMjkuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5D
        b25mb3JtYW5jZVBheWxvYWQuUmVxdWVzdEluZm9SC3JlcXVlc3RJbmZvGqgCCgtSZXF1ZXN0SW5mbxJKCg9yZXF1ZXN0X2hlYWRl
        cnMYASADKAsyIS5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYxLkhlYWRlclIOcmVxdWVzdEhlYWRlcnMSHwoKdGltZW91dF9tcxgC
        IAEoA0gAUgl0aW1lb3V0TXMSMAoIcmVxdWVzdHMYAyADKAsyFC5nb29nbGUucHJvdG9idWYuQW55UghyZXF1ZXN0cxJmChBjb25u
        ZWN0X2dldF9pbmZvGAQgASgLMjwuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5Db25mb3JtYW5jZVBheWxvYWQuQ29ubmVjdEdl
        dEluZm9SDmNvbm5lY3RHZXRJbmZvQhIKEG9wdGlvbmFsX3RpbWVvdXQaVgoOQ29ubmVjdEdldEluZm8SRAoMcXVlcnlfcGFyYW1z
        GAEgAygLMiEuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5IZWFkZXJSC3F1ZXJ5UGFyYW1zIpwBCgVFcnJvchIzCgRjb2RlGAEg
        ASgOMh8uY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5Db2RlUgRjb2RlEhoKB21lc3NhZ2UYAiABKAlIAFIHbWVzc2FnZRIuCgdk
        ZXRhaWxzGAMgAygLMhQuZ29vZ2xlLnByb3RvYnVmLkFueVIHZGV0YWlsc0ISChBvcHRpb25hbF9tZXNzYWdlIjIKBkhlYWRlchIS
        CgRuYW1lGAEgASgJUgRuYW1lEhQKBXZhbHVlGAIgAygJUgV2YWx1ZTK4BQoSQ29uZm9ybWFuY2VTZXJ2aWNlEloKBVVuYXJ5Eicu
        Y29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5VbmFyeVJlcXVlc3QaKC5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYxLlVuYXJ5UmVz
        cG9uc2UScQoMU2VydmVyU3RyZWFtEi4uY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5TZXJ2ZXJTdHJlYW1SZXF1ZXN0Gi8uY29u
        bmVjdHJwYy5jb25mb3JtYW5jZS52MS5TZXJ2ZXJTdHJlYW1SZXNwb25zZTABEnEKDENsaWVudFN0cmVhbRIuLmNvbm5lY3RycGMu
        Y29uZm9ybWFuY2UudjEuQ2xpZW50U3RyZWFtUmVxdWVzdBovLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuQ2xpZW50U3RyZWFt
        UmVzcG9uc2UoARJtCgpCaWRpU3RyZWFtEiwuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5CaWRpU3RyZWFtUmVxdWVzdBotLmNv
        bm5lY3RycGMuY29uZm9ybWFuY2UudjEuQmlkaVN0cmVhbVJlc3BvbnNlKAEwARJyCg1VbmltcGxlbWVudGVkEi8uY29ubmVjdHJw
        Yy5jb25mb3JtYW5jZS52MS5VbmltcGxlbWVudGVkUmVxdWVzdBowLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuVW5pbXBsZW1l
        bnRlZFJlc3BvbnNlEn0KD0lkZW1wb3RlbnRVbmFyeRIxLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuSWRlbXBvdGVudFVuYXJ5
        UmVxdWVzdBoyLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuSWRlbXBvdGVudFVuYXJ5UmVzcG9uc2UiA5ACAWIGcHJvdG8z
        """),
    FileEntry(
      name: "connectrpc/conformance/v1/client_compat.proto",
      dependencies: ["connectrpc/conformance/v1/config.proto", "connectrpc/conformance/v1/service.proto", "google/protobuf/any.proto", "google/protobuf/empty.proto"],
      messages: ["connectrpc.conformance.v1.ClientCompatRequest", "connectrpc.conformance.v1.ClientCompatRequest.TLSCreds", "connectrpc.conformance.v1.ClientCompatRequest.Cancel", "connectrpc.conformance.v1.ClientCompatResponse", "connectrpc.conformance.v1.ClientResponseResult", "connectrpc.conformance.v1.ClientErrorResult"],
      otherSymbols: ["connectrpc.conformance.v1.ClientCompatRequest.test_name", "connectrpc.conformance.v1.ClientCompatRequest.http_version", "connectrpc.conformance.v1.ClientCompatRequest.protocol", "connectrpc.conformance.v1.ClientCompatRequest.codec", "connectrpc.conformance.v1.ClientCompatRequest.compression", "connectrpc.conformance.v1.ClientCompatRequest.host", "connectrpc.conformance.v1.ClientCompatRequest.port", "connectrpc.conformance.v1.ClientCompatRequest.server_tls_cert", "connectrpc.conformance.v1.ClientCompatRequest.client_tls_creds", "connectrpc.conformance.v1.ClientCompatRequest.message_receive_limit", "connectrpc.conformance.v1.ClientCompatRequest.service", "connectrpc.conformance.v1.ClientCompatRequest.method", "connectrpc.conformance.v1.ClientCompatRequest.stream_type", "connectrpc.conformance.v1.ClientCompatRequest.use_get_http_method", "connectrpc.conformance.v1.ClientCompatRequest.request_headers", "connectrpc.conformance.v1.ClientCompatRequest.request_messages", "connectrpc.conformance.v1.ClientCompatRequest.timeout_ms", "connectrpc.conformance.v1.ClientCompatRequest.request_delay_ms", "connectrpc.conformance.v1.ClientCompatRequest.cancel", "connectrpc.conformance.v1.ClientCompatRequest.raw_request", "connectrpc.conformance.v1.ClientCompatRequest.optional_timeout", "connectrpc.conformance.v1.ClientCompatRequest.TLSCreds.cert", "connectrpc.conformance.v1.ClientCompatRequest.TLSCreds.key", "connectrpc.conformance.v1.ClientCompatRequest.Cancel.before_close_send", "connectrpc.conformance.v1.ClientCompatRequest.Cancel.after_close_send_ms", "connectrpc.conformance.v1.ClientCompatRequest.Cancel.after_num_responses", "connectrpc.conformance.v1.ClientCompatRequest.Cancel.cancel_timing", "connectrpc.conformance.v1.ClientCompatResponse.test_name", "connectrpc.conformance.v1.ClientCompatResponse.response", "connectrpc.conformance.v1.ClientCompatResponse.error", "connectrpc.conformance.v1.ClientCompatResponse.result", "connectrpc.conformance.v1.ClientResponseResult.response_headers", "connectrpc.conformance.v1.ClientResponseResult.payloads", "connectrpc.conformance.v1.ClientResponseResult.error", "connectrpc.conformance.v1.ClientResponseResult.response_trailers", "connectrpc.conformance.v1.ClientResponseResult.num_unsent_requests", "connectrpc.conformance.v1.ClientResponseResult.feedback", "connectrpc.conformance.v1.ClientErrorResult.message"],
      base64: """
        Ci1jb25uZWN0cnBjL2NvbmZvcm1hbmNlL3YxL2NsaWVudF9jb21wYXQucHJvdG8SGWNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEa
        JmNvbm5lY3RycGMvY29uZm9ybWFuY2UvdjEvY29uZmlnLnByb3RvGidjb25uZWN0cnBjL2NvbmZvcm1hbmNlL3YxL3NlcnZpY2Uu
        cHJvdG8aGWdvb2dsZS9wcm90b2J1Zi9hbnkucHJvdG8aG2dvb2dsZS9wcm90b2J1Zi9lbXB0eS5wcm90byKnCgoTQ2xpZW50Q29t
        cGF0UmVxdWVzdBIbCgl0ZXN0X25hbWUYASABKAlSCHRlc3ROYW1lEkkKDGh0dHBfdmVyc2lvbhgCIAEoDjImLmNvbm5lY3RycGMu
        Y29uZm9ybWFuY2UudjEuSFRUUFZlcnNpb25SC2h0dHBWZXJzaW9uEkMKCHByb3RvY29sGAMgASgOMicuY29ubmVjdHJwYy5jb25m
        b3JtYW5jZS52MS5DYWxsUHJvdG9jb2xSCHByb3RvY29sEjYKBWNvZGVjGAQgASgOMiAuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52
        MS5Db2RlY1IFY29kZWMSSAoLY29tcHJlc3Npb24YBSABKA4yJi5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYxLkNvbXByZXNzaW9u
        Ugtjb21wcmVzc2lvbhISCgRob3N0GAYgASgJUgRob3N0EhIKBHBvcnQYByABKA1SBHBvcnQSJgoPc2VydmVyX3Rsc19jZXJ0GAgg
        ASgMUg1zZXJ2ZXJUbHNDZXJ0EmEKEGNsaWVudF90bHNfY3JlZHMYCSABKAsyNy5jb25uZWN0cnBjLmNvbmZvcm1hbmNlLnYxLkNs
        aWVudENvbXBhdFJlcXVlc3QuVExTQ3JlZHNSDmNsaWVudFRsc0NyZWRzEjIKFW1lc3NhZ2VfcmVjZWl2ZV9saW1pdBgKIAEoDVIT
        bWVzc2FnZVJlY2VpdmVMaW1pdBIYCgdzZXJ2aWNlGAsgASgJUgdzZXJ2aWNlEhYKBm1ldGhvZBgMIAEoCVIGbWV0aG9kEkYKC3N0
        cmVhbV90eXBlGA0gASgOMiUuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5TdHJlYW1UeXBlUgpzdHJlYW1UeXBlEi0KE3VzZV9n
        ZXRfaHR0cF9tZXRob2QYDiABKAhSEHVzZUdldEh0dHBNZXRob2QSSgoPcmVxdWVzdF9oZWFkZXJzGA8gAygLMiEuY29ubmVjdHJw
        Yy5jb25mb3JtYW5jZS52MS5IZWFkZXJSDnJlcXVlc3RIZWFkZXJzEj8KEHJlcXVlc3RfbWVzc2FnZXMYECADKAsyFC5nb29nbGUu
        cHJvdG9idWYuQW55Ug9yZXF1ZXN0TWVzc2FnZXMSHwoKdGltZW91dF9tcxgRIAEoDUgAUgl0aW1lb3V0TXMSKAoQcmVxdWVzdF9k
        ZWxheV9tcxgSIAEoDVIOcmVxdWVzdERlbGF5TXMSTQoGY2FuY2VsGBMgASgLMjUuY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5D
        bGllbnRDb21wYXRSZXF1ZXN0LkNhbmNlbFIGY2FuY2VsEh8KC3Jhd19yZXF1ZXN0GBQgASgMUgpyYXdSZXF1ZXN0GjAKCFRMU0Ny
        ZWRzEhIKBGNlcnQYASABKAxSBGNlcnQSEAoDa2V5GAIgASgMUgNrZXkawgEKBkNhbmNlbBJEChFiZWZvcmVfY2xvc2Vfc2VuZBgB
        IAEoCzIWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eUgAUg9iZWZvcmVDbG9zZVNlbmQSLwoTYWZ0ZXJfY2xvc2Vfc2VuZF9tcxgCIAEo
        DUgAUhBhZnRlckNsb3NlU2VuZE1zEjAKE2FmdGVyX251bV9yZXNwb25zZXMYAyABKA1IAFIRYWZ0ZXJOdW1SZXNwb25zZXNCDwoN
        Y2FuY2VsX3RpbWluZ0ISChBvcHRpb25hbF90aW1lb3V0ItIBChRDbGllbnRDb21wYXRSZXNwb25zZRIbCgl0ZXN0X25hbWUYASAB
        KAlSCHRlc3ROYW1lEk0KCHJlc3BvbnNlGAIgASgLMi8uY29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5DbGllbnRSZXNwb25zZVJl
        c3VsdEgAUghyZXNwb25zZRJECgVlcnJvchgDIAEoCzIsLmNvbm5lY3RycGMuY29uZm9ybWFuY2UudjEuQ2xpZW50RXJyb3JSZXN1
        bHRIAFIFZXJyb3JCCAoGcmVzdWx0IoMDChRDbGllbnRSZXNwb25zZVJlc3VsdBJMChByZXNwb25zZV9oZWFkZXJzGAEgAygLMiEu
        Y29ubmVjdHJwYy5jb25mb3JtYW5jZS52MS5IZWFkZXJSD3Jlc3BvbnNlSGVhZGVycxJJCghwYXlsb2FkcxgCIAMoCzItLmNvbm5l
        Y3RycGMuY29uZm9ybWFuY2UudjEuQ29uZm9ybWFuY2VQYXlsb2FkUghwYXlsb2FkcxI2CgVlcnJvchgDIAEoCzIgLmNvbm5lY3Ry
        cGMuY29uZm9ybWFuY2UudjEuRXJyb3JSBWVycm9yEk4KEXJlc3BvbnNlX3RyYWlsZXJzGAQgAygLMiEuY29ubmVjdHJwYy5jb25m
        b3JtYW5jZS52MS5IZWFkZXJSEHJlc3BvbnNlVHJhaWxlcnMSLgoTbnVtX3Vuc2VudF9yZXF1ZXN0cxgFIAEoBVIRbnVtVW5zZW50
        UmVxdWVzdHMSGgoIZmVlZGJhY2sYByADKAlSCGZlZWRiYWNrIi0KEUNsaWVudEVycm9yUmVzdWx0EhgKB21lc3NhZ2UYASABKAlS
        B21lc3NhZ2ViBnByb3RvMw==
        """),
  ]
}

extension GRPCTesting {
  /// The package's files.
  package static let protoFiles: [FileEntry] = [
    FileEntry(
      name: "grpc/testing/empty.proto",
      dependencies: [],
      messages: ["grpc.testing.Empty"],
      otherSymbols: [],
      base64: """
        ChhncnBjL3Rlc3RpbmcvZW1wdHkucHJvdG8SDGdycGMudGVzdGluZyIHCgVFbXB0eWIGcHJvdG8z
        """),
    FileEntry(
      name: "grpc/testing/messages.proto",
      dependencies: [],
      messages: ["grpc.testing.BoolValue", "grpc.testing.Payload", "grpc.testing.EchoStatus", "grpc.testing.SimpleRequest", "grpc.testing.SimpleResponse", "grpc.testing.StreamingInputCallRequest", "grpc.testing.StreamingInputCallResponse", "grpc.testing.ResponseParameters", "grpc.testing.StreamingOutputCallRequest", "grpc.testing.StreamingOutputCallResponse"],
      otherSymbols: ["grpc.testing.BoolValue.value", "grpc.testing.Payload.type", "grpc.testing.Payload.body", "grpc.testing.EchoStatus.code", "grpc.testing.EchoStatus.message", "grpc.testing.SimpleRequest.response_type", "grpc.testing.SimpleRequest.response_size", "grpc.testing.SimpleRequest.payload", "grpc.testing.SimpleRequest.fill_username", "grpc.testing.SimpleRequest.fill_oauth_scope", "grpc.testing.SimpleRequest.response_compressed", "grpc.testing.SimpleRequest.response_status", "grpc.testing.SimpleRequest.expect_compressed", "grpc.testing.SimpleRequest.fill_server_id", "grpc.testing.SimpleRequest.fill_grpclb_route_type", "grpc.testing.SimpleResponse.payload", "grpc.testing.SimpleResponse.username", "grpc.testing.SimpleResponse.oauth_scope", "grpc.testing.SimpleResponse.server_id", "grpc.testing.SimpleResponse.grpclb_route_type", "grpc.testing.SimpleResponse.hostname", "grpc.testing.StreamingInputCallRequest.payload", "grpc.testing.StreamingInputCallRequest.expect_compressed", "grpc.testing.StreamingInputCallResponse.aggregated_payload_size", "grpc.testing.ResponseParameters.size", "grpc.testing.ResponseParameters.interval_us", "grpc.testing.ResponseParameters.compressed", "grpc.testing.StreamingOutputCallRequest.response_type", "grpc.testing.StreamingOutputCallRequest.response_parameters", "grpc.testing.StreamingOutputCallRequest.payload", "grpc.testing.StreamingOutputCallRequest.response_status", "grpc.testing.StreamingOutputCallResponse.payload", "grpc.testing.PayloadType", "grpc.testing.COMPRESSABLE", "grpc.testing.GrpclbRouteType", "grpc.testing.GRPCLB_ROUTE_TYPE_UNKNOWN", "grpc.testing.GRPCLB_ROUTE_TYPE_FALLBACK", "grpc.testing.GRPCLB_ROUTE_TYPE_BACKEND"],
      base64: """
        ChtncnBjL3Rlc3RpbmcvbWVzc2FnZXMucHJvdG8SDGdycGMudGVzdGluZyIhCglCb29sVmFsdWUSFAoFdmFsdWUYASABKAhSBXZh
        bHVlIkwKB1BheWxvYWQSLQoEdHlwZRgBIAEoDjIZLmdycGMudGVzdGluZy5QYXlsb2FkVHlwZVIEdHlwZRISCgRib2R5GAIgASgM
        UgRib2R5IjoKCkVjaG9TdGF0dXMSEgoEY29kZRgBIAEoBVIEY29kZRIYCgdtZXNzYWdlGAIgASgJUgdtZXNzYWdlIqIECg1TaW1w
        bGVSZXF1ZXN0Ej4KDXJlc3BvbnNlX3R5cGUYASABKA4yGS5ncnBjLnRlc3RpbmcuUGF5bG9hZFR5cGVSDHJlc3BvbnNlVHlwZRIj
        Cg1yZXNwb25zZV9zaXplGAIgASgFUgxyZXNwb25zZVNpemUSLwoHcGF5bG9hZBgDIAEoCzIVLmdycGMudGVzdGluZy5QYXlsb2Fk
        UgdwYXlsb2FkEiMKDWZpbGxfdXNlcm5hbWUYBCABKAhSDGZpbGxVc2VybmFtZRIoChBmaWxsX29hdXRoX3Njb3BlGAUgASgIUg5m
        aWxsT2F1dGhTY29wZRJIChNyZXNwb25zZV9jb21wcmVzc2VkGAYgASgLMhcuZ3JwYy50ZXN0aW5nLkJvb2xWYWx1ZVIScmVzcG9u
        c2VDb21wcmVzc2VkEkEKD3Jlc3BvbnNlX3N0YXR1cxgHIAEoCzIYLmdycGMudGVzdGluZy5FY2hvU3RhdHVzUg5yZXNwb25zZVN0
        YXR1cxJEChFleHBlY3RfY29tcHJlc3NlZBgIIAEoCzIXLmdycGMudGVzdGluZy5Cb29sVmFsdWVSEGV4cGVjdENvbXByZXNzZWQS
        JAoOZmlsbF9zZXJ2ZXJfaWQYCSABKAhSDGZpbGxTZXJ2ZXJJZBIzChZmaWxsX2dycGNsYl9yb3V0ZV90eXBlGAogASgIUhNmaWxs
        R3JwY2xiUm91dGVUeXBlIoICCg5TaW1wbGVSZXNwb25zZRIvCgdwYXlsb2FkGAEgASgLMhUuZ3JwYy50ZXN0aW5nLlBheWxvYWRS
        B3BheWxvYWQSGgoIdXNlcm5hbWUYAiABKAlSCHVzZXJuYW1lEh8KC29hdXRoX3Njb3BlGAMgASgJUgpvYXV0aFNjb3BlEhsKCXNl
        cnZlcl9pZBgEIAEoCVIIc2VydmVySWQSSQoRZ3JwY2xiX3JvdXRlX3R5cGUYBSABKA4yHS5ncnBjLnRlc3RpbmcuR3JwY2xiUm91
        dGVUeXBlUg9ncnBjbGJSb3V0ZVR5cGUSGgoIaG9zdG5hbWUYBiABKAlSCGhvc3RuYW1lIpIBChlTdHJlYW1pbmdJbnB1dENhbGxS
        ZXF1ZXN0Ei8KB3BheWxvYWQYASABKAsyFS5ncnBjLnRlc3RpbmcuUGF5bG9hZFIHcGF5bG9hZBJEChFleHBlY3RfY29tcHJlc3Nl
        ZBgCIAEoCzIXLmdycGMudGVzdGluZy5Cb29sVmFsdWVSEGV4cGVjdENvbXByZXNzZWQiVAoaU3RyZWFtaW5nSW5wdXRDYWxsUmVz
        cG9uc2USNgoXYWdncmVnYXRlZF9wYXlsb2FkX3NpemUYASABKAVSFWFnZ3JlZ2F0ZWRQYXlsb2FkU2l6ZSKCAQoSUmVzcG9uc2VQ
        YXJhbWV0ZXJzEhIKBHNpemUYASABKAVSBHNpemUSHwoLaW50ZXJ2YWxfdXMYAiABKAVSCmludGVydmFsVXMSNwoKY29tcHJlc3Nl
        ZBgDIAEoCzIXLmdycGMudGVzdGluZy5Cb29sVmFsdWVSCmNvbXByZXNzZWQiowIKGlN0cmVhbWluZ091dHB1dENhbGxSZXF1ZXN0
        Ej4KDXJlc3BvbnNlX3R5cGUYASABKA4yGS5ncnBjLnRlc3RpbmcuUGF5bG9hZFR5cGVSDHJlc3BvbnNlVHlwZRJRChNyZXNwb25z
        ZV9wYXJhbWV0ZXJzGAIgAygLMiAuZ3JwYy50ZXN0aW5nLlJlc3BvbnNlUGFyYW1ldGVyc1IScmVzcG9uc2VQYXJhbWV0ZXJzEi8K
        B3BheWxvYWQYAyABKAsyFS5ncnBjLnRlc3RpbmcuUGF5bG9hZFIHcGF5bG9hZBJBCg9yZXNwb25zZV9zdGF0dXMYByABKAsyGC5n
        cnBjLnRlc3RpbmcuRWNob1N0YXR1c1IOcmVzcG9uc2VTdGF0dXMiTgobU3RyZWFtaW5nT3V0cHV0Q2FsbFJlc3BvbnNlEi8KB3Bh
        eWxvYWQYASABKAsyFS5ncnBjLnRlc3RpbmcuUGF5bG9hZFIHcGF5bG9hZCofCgtQYXlsb2FkVHlwZRIQCgxDT01QUkVTU0FCTEUQ
        ACpvCg9HcnBjbGJSb3V0ZVR5cGUSHQoZR1JQQ0xCX1JPVVRFX1RZUEVfVU5LTk9XThAAEh4KGkdSUENMQl9ST1VURV9UWVBFX0ZB
        TExCQUNLEAESHQoZR1JQQ0xCX1JPVVRFX1RZUEVfQkFDS0VORBACYgZwcm90bzM=
        """),
    FileEntry(
      name: "grpc/testing/test.proto",
      dependencies: ["grpc/testing/empty.proto", "grpc/testing/messages.proto"],
      messages: [],
      otherSymbols: ["grpc.testing.TestService", "grpc.testing.TestService.EmptyCall", "grpc.testing.TestService.UnaryCall", "grpc.testing.TestService.CacheableUnaryCall", "grpc.testing.TestService.StreamingOutputCall", "grpc.testing.TestService.StreamingInputCall", "grpc.testing.TestService.FullDuplexCall", "grpc.testing.TestService.HalfDuplexCall", "grpc.testing.TestService.UnimplementedCall", "grpc.testing.UnimplementedService", "grpc.testing.UnimplementedService.UnimplementedCall"],
      base64: """
        ChdncnBjL3Rlc3RpbmcvdGVzdC5wcm90bxIMZ3JwYy50ZXN0aW5nGhhncnBjL3Rlc3RpbmcvZW1wdHkucHJvdG8aG2dycGMvdGVz
        dGluZy9tZXNzYWdlcy5wcm90bzLLBQoLVGVzdFNlcnZpY2USNQoJRW1wdHlDYWxsEhMuZ3JwYy50ZXN0aW5nLkVtcHR5GhMuZ3Jw
        Yy50ZXN0aW5nLkVtcHR5EkYKCVVuYXJ5Q2FsbBIbLmdycGMudGVzdGluZy5TaW1wbGVSZXF1ZXN0GhwuZ3JwYy50ZXN0aW5nLlNp
        bXBsZVJlc3BvbnNlEk8KEkNhY2hlYWJsZVVuYXJ5Q2FsbBIbLmdycGMudGVzdGluZy5TaW1wbGVSZXF1ZXN0GhwuZ3JwYy50ZXN0
        aW5nLlNpbXBsZVJlc3BvbnNlEmwKE1N0cmVhbWluZ091dHB1dENhbGwSKC5ncnBjLnRlc3RpbmcuU3RyZWFtaW5nT3V0cHV0Q2Fs
        bFJlcXVlc3QaKS5ncnBjLnRlc3RpbmcuU3RyZWFtaW5nT3V0cHV0Q2FsbFJlc3BvbnNlMAESaQoSU3RyZWFtaW5nSW5wdXRDYWxs
        EicuZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ0lucHV0Q2FsbFJlcXVlc3QaKC5ncnBjLnRlc3RpbmcuU3RyZWFtaW5nSW5wdXRDYWxs
        UmVzcG9uc2UoARJpCg5GdWxsRHVwbGV4Q2FsbBIoLmdycGMudGVzdGluZy5TdHJlYW1pbmdPdXRwdXRDYWxsUmVxdWVzdBopLmdy
        cGMudGVzdGluZy5TdHJlYW1pbmdPdXRwdXRDYWxsUmVzcG9uc2UoATABEmkKDkhhbGZEdXBsZXhDYWxsEiguZ3JwYy50ZXN0aW5n
        LlN0cmVhbWluZ091dHB1dENhbGxSZXF1ZXN0GikuZ3JwYy50ZXN0aW5nLlN0cmVhbWluZ091dHB1dENhbGxSZXNwb25zZSgBMAES
        PQoRVW5pbXBsZW1lbnRlZENhbGwSEy5ncnBjLnRlc3RpbmcuRW1wdHkaEy5ncnBjLnRlc3RpbmcuRW1wdHkyVQoUVW5pbXBsZW1l
        bnRlZFNlcnZpY2USPQoRVW5pbXBsZW1lbnRlZENhbGwSEy5ncnBjLnRlc3RpbmcuRW1wdHkaEy5ncnBjLnRlc3RpbmcuRW1wdHli
        BnByb3RvMw==
        """),
  ]
}

extension BenchV1 {
  /// The package's files.
  package static let protoFiles: [FileEntry] = [
    FileEntry(
      name: "titanup/bench/v1/echo.proto",
      dependencies: [],
      messages: ["titanup.bench.v1.EchoMessage"],
      otherSymbols: ["titanup.bench.v1.EchoMessage.payload", "titanup.bench.v1.EchoMessage.values", "titanup.bench.v1.EchoService", "titanup.bench.v1.EchoService.Echo", "titanup.bench.v1.EchoService.Stream"],
      base64: """
        Cht0aXRhbnVwL2JlbmNoL3YxL2VjaG8ucHJvdG8SEHRpdGFudXAuYmVuY2gudjEiPwoLRWNob01lc3NhZ2USGAoHcGF5bG9hZBgB
        IAEoDFIHcGF5bG9hZBIWCgZ2YWx1ZXMYAiADKAJSBnZhbHVlczKfAQoLRWNob1NlcnZpY2USRAoERWNobxIdLnRpdGFudXAuYmVu
        Y2gudjEuRWNob01lc3NhZ2UaHS50aXRhbnVwLmJlbmNoLnYxLkVjaG9NZXNzYWdlEkoKBlN0cmVhbRIdLnRpdGFudXAuYmVuY2gu
        djEuRWNob01lc3NhZ2UaHS50aXRhbnVwLmJlbmNoLnYxLkVjaG9NZXNzYWdlKAEwAWIGcHJvdG8z
        """),
  ]
}

extension ExampleV1 {
  /// The package's files.
  package static let protoFiles: [FileEntry] = [
    FileEntry(
      name: "titanup/example/v1/greeter.proto",
      dependencies: [],
      messages: ["titanup.example.v1.GreetRequest", "titanup.example.v1.GreetResponse"],
      otherSymbols: ["titanup.example.v1.GreetRequest.name", "titanup.example.v1.GreetResponse.greeting", "titanup.example.v1.GreeterService", "titanup.example.v1.GreeterService.Greet", "titanup.example.v1.GreeterService.GreetEach"],
      base64: """
        CiB0aXRhbnVwL2V4YW1wbGUvdjEvZ3JlZXRlci5wcm90bxISdGl0YW51cC5leGFtcGxlLnYxIiIKDEdyZWV0UmVxdWVzdBISCgRu
        YW1lGAEgASgJUgRuYW1lIisKDUdyZWV0UmVzcG9uc2USGgoIZ3JlZXRpbmcYASABKAlSCGdyZWV0aW5nMrkBCg5HcmVldGVyU2Vy
        dmljZRJRCgVHcmVldBIgLnRpdGFudXAuZXhhbXBsZS52MS5HcmVldFJlcXVlc3QaIS50aXRhbnVwLmV4YW1wbGUudjEuR3JlZXRS
        ZXNwb25zZSIDkAIBElQKCUdyZWV0RWFjaBIgLnRpdGFudXAuZXhhbXBsZS52MS5HcmVldFJlcXVlc3QaIS50aXRhbnVwLmV4YW1w
        bGUudjEuR3JlZXRSZXNwb25zZSgBMAFiBnByb3RvMw==
        """),
  ]
}
