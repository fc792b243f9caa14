// The benchmark's echo service, written in as little code as possible with gRPC C++'s callback API.
//
//   grpc-echo PORT [CERTIFICATE KEY]     with these PEM files it serves TLS, without them plaintext
#include <grpcpp/grpcpp.h>

#include <fstream>
#include <iostream>
#include <sstream>

#include "titanup/bench/v1/echo.grpc.pb.h"

using titanup::bench::v1::EchoMessage;
using titanup::bench::v1::EchoService;

// Reads a message and writes it back before it reads the next.
class StreamReactor final : public grpc::ServerBidiReactor<EchoMessage, EchoMessage> {
 public:
  StreamReactor() { StartRead(&message_); }
  void OnReadDone(bool ok) override {
    if (ok) StartWrite(&message_);
    else Finish(grpc::Status::OK);
  }
  void OnWriteDone(bool ok) override {
    if (ok) StartRead(&message_);
    else Finish(grpc::Status::CANCELLED);
  }
  void OnDone() override { delete this; }

 private:
  EchoMessage message_;
};

class Service final : public EchoService::CallbackService {
  grpc::ServerUnaryReactor* Echo(grpc::CallbackServerContext* context, const EchoMessage* request,
                                 EchoMessage* response) override {
    *response = *request;
    auto* reactor = context->DefaultReactor();
    reactor->Finish(grpc::Status::OK);
    return reactor;
  }
  grpc::ServerBidiReactor<EchoMessage, EchoMessage>* Stream(grpc::CallbackServerContext*) override {
    return new StreamReactor;
  }
};

static std::string contents(const char* path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

int main(int count, char** arguments) {
  if (count != 2 && count != 4) {
    std::cerr << "usage: grpc-echo PORT [CERTIFICATE KEY]\n";
    return 2;
  }
  auto credentials = grpc::InsecureServerCredentials();
  if (count == 4) {
    grpc::SslServerCredentialsOptions tls;
    tls.pem_key_cert_pairs.push_back({contents(arguments[3]), contents(arguments[2])});
    credentials = grpc::SslServerCredentials(tls);
  }
  Service service;
  grpc::ServerBuilder builder;
  int bound = 0;
  builder.AddListeningPort(std::string("127.0.0.1:") + arguments[1], credentials, &bound);
  builder.RegisterService(&service);
  const auto server = builder.BuildAndStart();
  if (!server || bound == 0) {
    std::cerr << "grpc-echo: cannot listen on port " << arguments[1] << "\n";
    return 1;
  }
  server->Wait();
}
