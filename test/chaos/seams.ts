import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoints } from "../../local/stack/function-environment.ts";

export const services = ["dynamodb", "s3", "sqs", "step_functions"] as const;
export type Service = (typeof services)[number];

/**
 * What a call meets: its request never arrives; it is carried out, and its answer is lost or comes late; it is
 * throttled or answered with an error of the service; a message is sent twice, or is held back so that later ones
 * overtake it.
 */
export const mishaps = ["unsent", "lost", "late", "throttled", "broken", "doubled", "delayed"] as const;
export type Mishap = (typeof mishaps)[number];

/** The next calls of a service that a mishap meets. */
export interface SeamFault {
  service: Service;
  mishap: Mishap;
  /** How many calls it meets, */
  calls: number;
  /** after so many that it spares. */
  spared: number;
  /** Only calls that change something. */
  writes: boolean;
}

/** Longer than functions wait for the table, shorter than for queues: one is asked again, the other is not. */
const LATE_MS = 1_500;
const DELAY_SECONDS = 1;

const throttles: Readonly<Record<Service, string>> = {
  dynamodb: "com.amazonaws.dynamodb.v20120810#ThrottlingException",
  s3: "SlowDown",
  sqs: "RequestThrottled",
  step_functions: "ThrottlingException",
};

const isWrite = ({ method, headers }: IncomingMessage): boolean => {
  const target = String(headers["x-amz-target"] ?? "");
  return target === ""
    ? method !== "GET" && method !== "HEAD"
    : !/\.(Get|BatchGet|Query|Scan|List|Describe)/.test(target);
};

function refuse(service: Service, mishap: Mishap, response: ServerResponse): void {
  const slow = mishap === "throttled";
  if (service === "s3") {
    const code = slow ? "SlowDown" : "InternalError";
    response.writeHead(slow ? 503 : 500, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Try again</Message></Error>`);
    return;
  }
  const type = slow ? throttles[service] : "InternalServerError";
  response.writeHead(slow ? 400 : 500, { "content-type": "application/x-amz-json-1.0", "x-amzn-errortype": type });
  response.end(JSON.stringify({ __type: type, message: "Try again" }));
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Puts a proxy between the functions and each service. */
export function createSeams() {
  let faults: SeamFault[] = [];
  let met = 0;

  const mishapOf = (service: Service, incoming: IncomingMessage): Mishap | undefined => {
    const isSend = String(incoming.headers["x-amz-target"]).endsWith("SendMessage");
    const write = isWrite(incoming);
    const hit = faults.find((fault) => {
      if (fault.service !== service || (fault.writes && !write)) return false;
      if ((fault.mishap === "doubled" || fault.mishap === "delayed") && !isSend) return false;
      return true;
    });
    if (!hit) return undefined;
    if (hit.spared > 0) {
      hit.spared -= 1;
      return undefined;
    }
    hit.calls -= 1;
    faults = faults.filter(({ calls }) => calls > 0);
    met += 1;
    return hit.mishap;
  };

  async function serve(service: Service, target: URL, incoming: IncomingMessage, outgoing: ServerResponse) {
    const mishap = mishapOf(service, incoming);
    if (mishap === "unsent") return void incoming.socket.destroy();
    if (mishap === "throttled" || mishap === "broken") {
      incoming.resume();
      return refuse(service, mishap, outgoing);
    }
    let body = await bodyOf(incoming);
    if (service === "sqs") {
      const own = `http://${String(incoming.headers.host)}`;
      const sent = JSON.parse(body.toString().replaceAll(own, target.origin)) as object;
      body = Buffer.from(JSON.stringify(mishap === "delayed" ? { ...sent, DelaySeconds: DELAY_SECONDS } : sent));
    }
    const headers = { ...incoming.headers, host: target.host, "content-length": String(body.length) };
    const forward = async (): Promise<IncomingMessage> => {
      const forwarded = request(new URL(incoming.url ?? "/", target), { method: incoming.method, headers });
      forwarded.end(body);
      const [answer] = (await once(forwarded, "response")) as [IncomingMessage];
      return answer;
    };
    if (mishap === "doubled") (await forward()).resume();
    const answer = await forward();
    if (mishap === "lost") return void answer.resume().once("end", () => incoming.socket.destroy());
    if (mishap === "late") await sleep(LATE_MS);
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
  }

  async function stand(service: Service, endpoint: string): Promise<string> {
    const target = new URL(endpoint);
    const proxy = createServer((incoming, outgoing) => {
      serve(service, target, incoming, outgoing).catch(() => incoming.socket.destroy());
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }

  return {
    /** The addresses of proxies in front of a stack's services. */
    async reachedBy(endpoints: Endpoints): Promise<Endpoints> {
      const reached = await Promise.all(
        services.map(async (service) => [service, await stand(service, endpoints[service])] as const),
      );
      return { ...endpoints, ...Object.fromEntries(reached) };
    },
    /** Orders mishaps, beside those that have not been met yet; none at all with an empty list. */
    order(next: readonly SeamFault[]): void {
      faults = next.length === 0 ? [] : [...faults, ...next.map((fault) => ({ ...fault }))];
    },
    /** How many calls have met one. */
    met: () => met,
  };
}
