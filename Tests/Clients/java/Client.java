import com.google.protobuf.util.Timestamps;
import io.grpc.Channel;
import io.grpc.ClientInterceptors;
import io.grpc.ManagedChannel;
import io.grpc.Metadata;
import io.grpc.StatusRuntimeException;
import io.grpc.netty.NettyChannelBuilder;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.MetadataUtils;
import io.grpc.stub.StreamObserver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import titanup.auth.v1.Auth;
import titanup.auth.v1.AuthServiceGrpc;
import titanup.pose.v1.Pose;
import titanup.pose.v1.PoseServiceGrpc;
import titanup.sessions.v1.Sessions;
import titanup.sessions.v1.SessionsServiceGrpc;
import titanup.trophies.v1.Trophies;
import titanup.trophies.v1.TrophiesServiceGrpc;

/** A client of TitanUp in Java: registers, has a recorded set counted, stores it, and shows what it earned. */
public final class Client {
  /** Frames in a message; 32 is the most that a message takes. */
  private static final int BATCH = 32;

  /** How long one call, and trophies, may take, in seconds. */
  private static final long PATIENCE = 30;

  private final Channel channel;

  private Client(Channel channel) {
    this.channel = channel;
  }

  /** Registers, and returns the client of the new account. */
  private static Client register(Channel channel) {
    var request =
        Auth.RegisterRequest.newBuilder()
            .setEmail("client-" + UUID.randomUUID() + "@example.org")
            .setPassword(UUID.randomUUID().toString())
            .setDisplayName("A client")
            .build();
    var tokens = patient(AuthServiceGrpc.newBlockingStub(channel)).register(request).getTokens();
    var metadata = new Metadata();
    metadata.put(key("authorization"), "Bearer " + tokens.getAccessToken());
    metadata.put(key("accept-language"), "en");
    return new Client(ClientInterceptors.intercept(channel, MetadataUtils.newAttachHeadersInterceptor(metadata)));
  }

  /** A call without a deadline waits for as long as the server is away. */
  private static <S extends AbstractStub<S>> S patient(S stub) {
    return stub.withDeadlineAfter(PATIENCE, TimeUnit.SECONDS);
  }

  private static Metadata.Key<String> key(String name) {
    return Metadata.Key.of(name, Metadata.ASCII_STRING_MARSHALLER);
  }

  /** A recording: a number, seconds, and four numbers for each of 33 landmarks a line. */
  private static List<Pose.Frame> readFrames(Path path) throws IOException {
    var lines = Files.readAllLines(path);
    var start = Double.parseDouble(lines.get(1).split(",")[1]);
    var frames = new ArrayList<Pose.Frame>();
    for (var line : lines.subList(1, lines.size())) {
      var cells = line.split(",");
      var frame = Pose.Frame.newBuilder().setNumber(frames.size());
      frame.setTimeUs(Math.round((Double.parseDouble(cells[1]) - start) * 1e6));
      for (int cell = 2; cell < cells.length; cell++) {
        frame.addLandmarks(Float.parseFloat(cells[cell]));
      }
      frames.add(frame.build());
    }
    return frames;
  }

  /** Streams a set, shows each push-up as it is counted, and returns the signed receipt. */
  private Pose.RepReceipt count(List<Pose.Frame> frames) {
    var receipt = new CompletableFuture<Pose.RepReceipt>();
    var requests =
        PoseServiceGrpc.newStub(channel)
            .streamReps(
                new StreamObserver<>() {
                  @Override
                  public void onNext(Pose.StreamRepsResponse response) {
                    switch (response.getMessageCase()) {
                      case REP_COUNTED ->
                          System.out.println("push-up " + response.getRepCounted().getRep().getNumber());
                      case RECEIPT -> receipt.complete(response.getReceipt());
                      default -> {}
                    }
                  }

                  @Override
                  public void onError(Throwable error) {
                    receipt.completeExceptionally(error);
                  }

                  @Override
                  public void onCompleted() {
                    receipt.completeExceptionally(new IllegalStateException("the set ended without a receipt"));
                  }
                });
    // The recording ends now, so its first frame lies as far back as it is long.
    var length = frames.get(frames.size() - 1).getTimeUs() / 1000;
    var opening =
        Pose.Open.newBuilder()
            .setStreamId(UUID.randomUUID().toString())
            .setExercise(Pose.Exercise.EXERCISE_PUSH_UP)
            .setSchema(Pose.LandmarkSchema.LANDMARK_SCHEMA_MEDIAPIPE_33)
            .setImageWidth(640)
            .setImageHeight(360)
            .setStartTime(Timestamps.fromMillis(System.currentTimeMillis() - length));
    requests.onNext(Pose.StreamRepsRequest.newBuilder().setOpen(opening).build());
    for (int first = 0; first < frames.size(); first += BATCH) {
      var batch = frames.subList(first, Math.min(first + BATCH, frames.size()));
      requests.onNext(
          Pose.StreamRepsRequest.newBuilder().setFrames(Pose.Frames.newBuilder().addAllFrames(batch)).build());
    }
    requests.onNext(Pose.StreamRepsRequest.newBuilder().setClose(Pose.Close.getDefaultInstance()).build());
    requests.onCompleted();
    return receipt.join();
  }

  /** Stores a counted set. The same ids make it safe to send the request again after a lost answer. */
  private Sessions.Session store(Pose.RepReceipt receipt, UUID sessionId, UUID requestId) {
    var session =
        Sessions.Session.newBuilder()
            .setSessionId(sessionId.toString())
            .setStartTime(receipt.getStartTime())
            .setEndTime(receipt.getEndTime())
            .setTimeZone("Europe/Berlin")
            .setReps(receipt.getRepsCount());
    var request =
        Sessions.CreateSessionRequest.newBuilder()
            .setSession(session)
            .setReceiptJws(receipt.getJws())
            .setRequestId(requestId.toString())
            .build();
    return patient(SessionsServiceGrpc.newBlockingStub(channel)).createSession(request).getSession();
  }

  /** The titles of what a session earned, once it is judged: the trophies service hears of it a moment later. */
  private List<String> awardsFor(String sessionId) throws InterruptedException {
    var trophies = TrophiesServiceGrpc.newBlockingStub(channel);
    var request = Trophies.ListAwardsRequest.newBuilder().setSessionId(sessionId).build();
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (true) {
      var answer = patient(trophies).listAwards(request);
      if (answer.getIsSessionJudged()) {
        return answer.getAwardsList().stream()
            .map(award -> award.getTrophy().getTitle())
            .sorted()
            .collect(Collectors.toList());
      }
      if (System.nanoTime() > end) {
        throw new IllegalStateException("session " + sessionId + " is not judged after " + PATIENCE + " seconds");
      }
      Thread.sleep(200);
    }
  }

  /** Client HOST:PORT RECORDING */
  public static void main(String[] arguments) throws Exception {
    ManagedChannel channel = NettyChannelBuilder.forTarget(arguments[0]).usePlaintext().build();
    try {
      var client = register(channel);
      var receipt = client.count(readFrames(Path.of(arguments[1])));
      var stored = client.store(receipt, UUID.randomUUID(), UUID.randomUUID());
      System.out.println("stored: " + stored.getReps() + " push-ups, " + stored.getEvidence());
      System.out.println("trophies: " + String.join(", ", client.awardsFor(stored.getSessionId())));
    } catch (StatusRuntimeException error) {
      System.err.println(error.getStatus().getCode() + ": " + error.getStatus().getDescription());
      System.exit(1);
    } finally {
      channel.shutdownNow();
    }
  }
}
