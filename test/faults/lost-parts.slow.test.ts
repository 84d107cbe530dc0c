import { createServer } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { enginesOf } from "../support/engines.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
/** Threads of functions, oldest first. */
const threads: Worker[] = [];
const noticed: string[] = [];
const remember = (worker: Worker) => threads.push(worker);

beforeAll(async () => {
  process.on("worker", remember);
  stack = await startTemporaryStack({
    variables: { LOCAL_LLM_LATENCY_MS: "150" },
    notice: (line) => noticed.push(line),
  });
  company = await Company.signUp(stack.url);
});
afterAll(async () => {
  process.off("worker", remember);
  await stack.close();
});

const health = async () => (await fetch(`${stack.url}/health`)).status;

/** Runs a concept test, and has something happen while it runs. */
async function simulationThrough(accident: () => Promise<unknown>): Promise<void> {
  const { projectId, groupId } = await company.prepare({ persona_count: 4 });
  const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
  const path = `/projects/${projectId}/simulations/${id}`;
  await until(
    async () => (await company.get(path)).body,
    ({ status }) => status === "running",
  );
  await accident();
  expect(await company.waitForSimulation(projectId, id)).toMatchObject({ status: "complete", error: null });
  expect((await company.get(`${path}/results`)).body.persona_results).toHaveLength(4);
}

describe("a stack that loses a part", () => {
  it("starts the database again on its data, and a study goes on", async () => {
    const [engine = 0] = enginesOf(stack.dataFolder);
    const kept = (await company.post("/projects", { name: "Acknowledged a moment before" })).body;
    await simulationThrough(async () => {
      process.kill(engine, "SIGKILL");
      await until(
        async () => enginesOf(stack.dataFolder),
        (engines) => engines.length === 2,
      );
    });
    expect((await company.get(`/projects/${kept.id}`)).body).toEqual(kept);
    expect(noticed).toContain(`The database ended ${killed}; starting again`);
    expect(readFileSync(join(stack.dataFolder, "logs", "stack.log"), "utf8")).toContain("The database ended");
    expect(await health()).toBe(200);
  });

  it("starts the functions again, and a study goes on", async () => {
    const before = threads.length;
    // The model has threads too, which come and go.
    const background = threads.findLast(({ threadName }) => threadName?.includes("background"));
    await simulationThrough(async () => background!.terminate());
    expect(threads.length).toBeGreaterThan(before);
    expect(noticed).toContain("The functions in the background ended with code 1; starting again");
    expect(await health()).toBe(200);
  });
});

const killed = process.platform === "win32" ? "with code 1" : "by SIGKILL";

it("is not healthy without its database, or with one that takes no write, and is again with it", async () => {
  const between = await startBetween(stack.endpoints.dynamodb);
  between.refuseWrites();
  const other = await startTemporaryStack({ variables: { DYNAMODB_ENDPOINT: between.url } });
  try {
    const ask = async () => {
      const response = await fetch(`${other.url}/health`);
      return { status: response.status, body: await response.json() };
    };
    expect(await ask()).toEqual({ status: 500, body: { detail: "Internal server error" } });
    between.mend();
    expect(await ask()).toMatchObject({ status: 200, body: { status: "ok" } });
    between.cut();
    expect(await ask()).toEqual({ status: 500, body: { detail: "Internal server error" } });
    between.mend();
    expect(await ask()).toMatchObject({ status: 200, body: { status: "ok" } });
  } finally {
    await other.close();
    between.close();
  }
});

/** Passes requests on to a database until it is cut, or refuses updates as one on a full disk. */
async function startBetween(target: string) {
  let isCut = false;
  let isFull = false;
  const server = createServer((request, response) => {
    if (isCut) return request.socket.destroy();
    if (isFull && String(request.headers["x-amz-target"]).endsWith(".UpdateItem"))
      return response.writeHead(500, { "content-type": "application/x-amz-json-1.0" }).end("{}");
    void (async () => {
      const headers = Object.entries(request.headers).filter(([name]) => !["host", "connection"].includes(name));
      const answer = await fetch(target, {
        method: "POST",
        headers: headers as [string, string][],
        body: Buffer.concat(await request.toArray()),
      });
      response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => void (isCut = true),
    refuseWrites: () => void (isFull = true),
    mend: () => void (isCut = isFull = false),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
