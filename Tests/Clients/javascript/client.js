// A client of TitanUp in JavaScript: registers, has a recorded set counted, stores it, and shows what it earned.
//
// node client.js HOST:PORT RECORDING
import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {setTimeout as wait} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import grpc from '@grpc/grpc-js';
import loader from '@grpc/proto-loader';

/** Frames in a message; 32 is the most that a message takes. */
const BATCH = 32;
/** How long one call, and trophies, may take, in milliseconds. */
const PATIENCE = 30_000;

const protos = fileURLToPath(new URL('../../../proto', import.meta.url));
const names = ['auth', 'pose', 'sessions', 'trophies'].map(name => `titanup/${name}/v1/${name}.proto`);
const {titanup} = grpc.loadPackageDefinition(
  loader.loadSync(names, {includeDirs: [protos], longs: String, enums: String, defaults: true, oneofs: true}));

/** A recording: a number, seconds, and four numbers for each of 33 landmarks a line. */
function readFrames(path) {
  const rows = readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1).map(line => line.split(',').map(Number));
  const start = rows[0][1];
  return rows.map((row, number) => ({number, time_us: Math.round((row[1] - start) * 1e6), landmarks: row.slice(2)}));
}

/** A time in milliseconds as protobuf has it. */
const timestamp = time => ({seconds: Math.floor(time / 1000), nanos: (time % 1000) * 1e6});

class Account {
  /** Registers, and returns the account, which is signed in. */
  static async register(server) {
    const account = new Account(server);
    const request = {email: `client-${randomUUID()}@example.org`, password: randomUUID(), display_name: 'A client'};
    const {tokens} = await account.call(titanup.auth.v1.AuthService, 'Register', request);
    account.metadata.set('authorization', `Bearer ${tokens.access_token}`);
    return account;
  }

  constructor(server) {
    this.server = server;
    this.metadata = new grpc.Metadata();
    this.metadata.set('accept-language', 'en');
    this.clients = new Map();
  }

  client(service) {
    if (!this.clients.has(service)) this.clients.set(service, new service(this.server, grpc.credentials.createInsecure()));
    return this.clients.get(service);
  }

  call(service, method, request) {
    const client = this.client(service);
    return promisify(client[method].bind(client))(request, this.metadata, {deadline: Date.now() + PATIENCE});
  }

  /** Streams a set, tells of each push-up as it is counted, and returns the signed receipt. */
  count(frames, counted) {
    return new Promise((resolve, reject) => {
      const set = this.client(titanup.pose.v1.PoseService).StreamReps(this.metadata);
      let receipt;
      set.on('data', ({rep_counted, receipt: signed}) => {
        if (rep_counted) counted(rep_counted.rep);
        if (signed) receipt = signed;
      });
      set.on('error', reject);
      set.on('end', () => (receipt ? resolve(receipt) : reject(new Error('the set ended without a receipt'))));
      set.write({
        open: {
          stream_id: randomUUID(),
          exercise: 'EXERCISE_PUSH_UP',
          schema: 'LANDMARK_SCHEMA_MEDIAPIPE_33',
          image_width: 640,
          image_height: 360,
          // The recording ends now, so its first frame lies as far back as it is long.
          start_time: timestamp(Date.now() - Math.round(frames.at(-1).time_us / 1000)),
        },
      });
      for (let first = 0; first < frames.length; first += BATCH) {
        set.write({frames: {frames: frames.slice(first, first + BATCH)}});
      }
      set.write({close: {}});
      set.end();
    });
  }

  /** Stores a counted set. The same ids make it safe to send the request again after a lost answer. */
  async store(receipt, sessionID, requestID) {
    const session = {
      session_id: sessionID,
      start_time: receipt.start_time,
      end_time: receipt.end_time,
      time_zone: 'Europe/Berlin',
      reps: receipt.reps.length,
    };
    const request = {session, receipt_jws: receipt.jws, request_id: requestID};
    return (await this.call(titanup.sessions.v1.SessionsService, 'CreateSession', request)).session;
  }

  /** The titles of what a session earned, once it is judged: the trophies service hears of it a moment later. */
  async awards(sessionID) {
    for (const end = Date.now() + PATIENCE; ; await wait(200)) {
      const answer = await this.call(titanup.trophies.v1.TrophiesService, 'ListAwards', {session_id: sessionID});
      if (answer.is_session_judged) return answer.awards.map(award => award.trophy.title).sort();
      if (Date.now() > end) throw new Error(`session ${sessionID} is not judged`);
    }
  }

  close() {
    for (const client of this.clients.values()) client.close();
  }
}

const [server, recording] = process.argv.slice(2);
const account = await Account.register(server);
const receipt = await account.count(readFrames(recording), rep => console.log(`push-up ${rep.number}`));
const stored = await account.store(receipt, randomUUID(), randomUUID());
console.log(`stored: ${stored.reps} push-ups, ${stored.evidence}`);
console.log(`trophies: ${(await account.awards(stored.session_id)).join(', ')}`);
account.close();
