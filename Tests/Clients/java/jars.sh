# The class path of Debian's gRPC for Java; sourced.
class_path=
for jar in protobuf protobuf-util grpc-api grpc-context grpc-core grpc-netty grpc-protobuf grpc-protobuf-lite grpc-stub guava \
  perfmark-api gson geronimo-annotation-1.3-spec netty-buffer netty-codec netty-codec-http netty-codec-http2 netty-common netty-handler \
  netty-handler-proxy netty-resolver netty-transport; do
  class_path+=/usr/share/java/$jar.jar:
done
