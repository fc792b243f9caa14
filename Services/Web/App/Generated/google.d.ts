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
import type {MessageType, Method} from '../core/proto.js';

export interface Any {
  typeUrl: string;
  value: Uint8Array;
}
export const Any: MessageType<Any>;

export interface Duration {
  seconds: number | bigint;
  nanos: number;
}
export const Duration: MessageType<Duration>;

export interface Empty {
}
export const Empty: MessageType<Empty>;

export interface FieldMask {
  paths: string[];
}
export const FieldMask: MessageType<FieldMask>;

export interface Timestamp {
  seconds: number | bigint;
  nanos: number;
}
export const Timestamp: MessageType<Timestamp>;

export interface DoubleValue {
  value: number;
}
export const DoubleValue: MessageType<DoubleValue>;

export interface FloatValue {
  value: number;
}
export const FloatValue: MessageType<FloatValue>;

export interface Int64Value {
  value: number | bigint;
}
export const Int64Value: MessageType<Int64Value>;

export interface UInt64Value {
  value: number | bigint;
}
export const UInt64Value: MessageType<UInt64Value>;

export interface Int32Value {
  value: number;
}
export const Int32Value: MessageType<Int32Value>;

export interface UInt32Value {
  value: number;
}
export const UInt32Value: MessageType<UInt32Value>;

export interface BoolValue {
  value: boolean;
}
export const BoolValue: MessageType<BoolValue>;

export interface StringValue {
  value: string;
}
export const StringValue: MessageType<StringValue>;

export interface BytesValue {
  value: Uint8Array;
}
export const BytesValue: MessageType<BytesValue>;

export const Code: {
  readonly OK: 0;
  readonly CANCELLED: 1;
  readonly UNKNOWN: 2;
  readonly INVALID_ARGUMENT: 3;
  readonly DEADLINE_EXCEEDED: 4;
  readonly NOT_FOUND: 5;
  readonly ALREADY_EXISTS: 6;
  readonly PERMISSION_DENIED: 7;
  readonly RESOURCE_EXHAUSTED: 8;
  readonly FAILED_PRECONDITION: 9;
  readonly ABORTED: 10;
  readonly OUT_OF_RANGE: 11;
  readonly UNIMPLEMENTED: 12;
  readonly INTERNAL: 13;
  readonly UNAVAILABLE: 14;
  readonly DATA_LOSS: 15;
  readonly UNAUTHENTICATED: 16;
};

export interface ErrorInfo {
  reason: string;
  domain: string;
  metadata: Record<string, string>;
}
export const ErrorInfo: MessageType<ErrorInfo>;

export interface RetryInfo {
  retryDelay?: Duration;
}
export const RetryInfo: MessageType<RetryInfo>;

export interface QuotaFailure {
  violations: QuotaFailure_Violation[];
}
export const QuotaFailure: MessageType<QuotaFailure>;

export interface QuotaFailure_Violation {
  subject: string;
  description: string;
}
export const QuotaFailure_Violation: MessageType<QuotaFailure_Violation>;

export interface BadRequest {
  fieldViolations: BadRequest_FieldViolation[];
}
export const BadRequest: MessageType<BadRequest>;

export interface BadRequest_FieldViolation {
  field: string;
  description: string;
  reason: string;
  localizedMessage?: LocalizedMessage;
}
export const BadRequest_FieldViolation: MessageType<BadRequest_FieldViolation>;

export interface LocalizedMessage {
  locale: string;
  message: string;
}
export const LocalizedMessage: MessageType<LocalizedMessage>;

export interface Status {
  code: number;
  message: string;
  details: Any[];
}
export const Status: MessageType<Status>;
