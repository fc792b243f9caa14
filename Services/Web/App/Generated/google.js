// Made by protoc-gen-titan from google/protobuf/any.proto,
//   google/protobuf/duration.proto,
//   google/protobuf/empty.proto,
//   google/protobuf/field_mask.proto,
//   google/protobuf/timestamp.proto,
//   google/protobuf/wrappers.proto,
//   google/rpc/code.proto,
//   google/rpc/error_details.proto,
//   google/rpc/status.proto.
// Do not edit it: `deploy/dev generate` makes it.
import {enumeration, message} from '../core/proto.js';

export const Any = message('google.protobuf.Any', `
1 typeUrl string
2 value bytes
`, 'google.protobuf');

export const Duration = message('google.protobuf.Duration', `
1 seconds int64
2 nanos int32
`, 'google.protobuf');

export const Empty = message('google.protobuf.Empty', `
`, 'google.protobuf');

export const FieldMask = message('google.protobuf.FieldMask', `
1 paths *string
`, 'google.protobuf');

export const Timestamp = message('google.protobuf.Timestamp', `
1 seconds int64
2 nanos int32
`, 'google.protobuf');

export const DoubleValue = message('google.protobuf.DoubleValue', `
1 value double
`, 'google.protobuf');

export const FloatValue = message('google.protobuf.FloatValue', `
1 value float
`, 'google.protobuf');

export const Int64Value = message('google.protobuf.Int64Value', `
1 value int64
`, 'google.protobuf');

export const UInt64Value = message('google.protobuf.UInt64Value', `
1 value uint64
`, 'google.protobuf');

export const Int32Value = message('google.protobuf.Int32Value', `
1 value int32
`, 'google.protobuf');

export const UInt32Value = message('google.protobuf.UInt32Value', `
1 value uint32
`, 'google.protobuf');

export const BoolValue = message('google.protobuf.BoolValue', `
1 value bool
`, 'google.protobuf');

export const StringValue = message('google.protobuf.StringValue', `
1 value string
`, 'google.protobuf');

export const BytesValue = message('google.protobuf.BytesValue', `
1 value bytes
`, 'google.protobuf');

export const Code = enumeration({
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
});

export const ErrorInfo = message('google.rpc.ErrorInfo', `
1 reason string
2 domain string
3 metadata <string,string>
`, 'google.rpc');

export const RetryInfo = message('google.rpc.RetryInfo', `
1 retryDelay google.protobuf.Duration
`, 'google.rpc');

export const QuotaFailure = message('google.rpc.QuotaFailure', `
1 violations *.QuotaFailure.Violation
`, 'google.rpc');

export const QuotaFailure_Violation = message('google.rpc.QuotaFailure.Violation', `
1 subject string
2 description string
`, 'google.rpc');

export const BadRequest = message('google.rpc.BadRequest', `
1 fieldViolations *.BadRequest.FieldViolation
`, 'google.rpc');

export const BadRequest_FieldViolation = message('google.rpc.BadRequest.FieldViolation', `
1 field string
2 description string
3 reason string
4 localizedMessage .LocalizedMessage
`, 'google.rpc');

export const LocalizedMessage = message('google.rpc.LocalizedMessage', `
1 locale string
2 message string
`, 'google.rpc');

export const Status = message('google.rpc.Status', `
1 code int32
2 message string
3 details *google.protobuf.Any
`, 'google.rpc');
