import { buildApp, type BuildAppOptions } from "fauxqs";
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { refusalOf } from "../http/local-server.ts";
import { enforcePolicies } from "./presigned-forms.ts";

type Stores = NonNullable<BuildAppOptions["stores"]>;

/** The parts of fauxqs that its package does not export but its own `startFauxqs` is made of. */
interface Internals {
  SqsStore: new () => Stores["sqsStore"];
  SnsStore: new () => Stores["snsStore"];
  S3Store: new () => Stores["s3Store"];
  PersistenceManager: new (folder: string) => {
    load(sqs: Stores["sqsStore"], sns: Stores["snsStore"], s3: Stores["s3Store"]): void;
    close(): void;
  };
}

/** Loads modules beside the package's entry. `startFauxqs` would do, but it listens on every address of the machine. */
async function loadInternals(): Promise<Internals> {
  const beside = (path: string): Promise<unknown> => import(new URL(path, import.meta.resolve("fauxqs")).href);
  const [sqs, sns, s3, persistence] = await Promise.all([
    beside("./sqs/sqsStore.js"),
    beside("./sns/snsStore.js"),
    beside("./s3/s3Store.js"),
    beside("./persistence.js"),
  ]);
  return { ...(sqs as object), ...(sns as object), ...(s3 as object), ...(persistence as object) } as Internals;
}

export interface FilesAndQueues {
  endpoint: string;
  queueUrl(name: string): string;
  close(): Promise<void>;
}

/** Starts S3 and SQS on 127.0.0.1 with everything kept in a folder, and makes sure that queues and buckets exist. */
export async function startFilesAndQueues(
  folder: string,
  region: string,
  accountId: string,
  resources: { queues: readonly { name: string; visibilitySeconds: number }[]; buckets: readonly string[] },
): Promise<FilesAndQueues> {
  mkdirSync(folder, { recursive: true });
  const { SqsStore, SnsStore, S3Store, PersistenceManager } = await loadInternals();
  const stores: Stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  const persistence = new PersistenceManager(folder);
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store);
  Object.assign(stores.sqsStore, { persistence });
  Object.assign(stores.snsStore, { persistence });
  Object.assign(stores.s3Store, { persistence });
  for (const queue of stores.sqsStore.allQueues()) Object.assign(queue, { persistence });

  const app = buildApp({ logger: false, defaultRegion: region, stores });
  enforcePolicies(app);
  app.addHook("onRequest", async ({ raw }, reply) => {
    const refused = refusalOf(raw);
    if (refused) await reply.status(refused.status).send({ detail: refused.detail });
  });
  // As the bucket's CORS rule says: it is the presigned form or address that lets a page of this machine in.
  app.addHook("onSend", async ({ raw }, reply) => {
    if (raw.headers.origin === undefined || refusalOf(raw)) return;
    reply.header("access-control-allow-origin", "*").header("access-control-expose-headers", "content-disposition");
  });
  app.addHook("preClose", async () => persistence.close());
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const queueUrl = (name: string) => `${endpoint}/${accountId}/${name}`;
  for (const { name, visibilitySeconds } of resources.queues) {
    if (!stores.sqsStore.getQueueByName(name)) {
      stores.sqsStore.createQueue(name, queueUrl(name), `arn:aws:sqs:${region}:${accountId}:${name}`, {
        VisibilityTimeout: String(visibilitySeconds),
      });
    }
  }
  for (const bucket of resources.buckets) stores.s3Store.createBucket(bucket);
  return { endpoint, queueUrl, close: () => app.close() };
}
