import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BASE_PATH } from "../../../../functions/service/routes.ts";
import { freePort } from "../../../../local/stack/free-port.ts";
import { functionEnvironment, type Endpoints } from "../../../../local/stack/function-environment.ts";
import { chooseModels } from "../../../../local/stack/model-choice.ts";
import { untilItAnswers, type Children } from "../children.ts";
import { PEER_MODULES, peerFile } from "../peer-packages.ts";
import { offlineService } from "./offline-service.ts";
import type { PreparedProject } from "../prepare-project.ts";
import type { Server } from "./server.ts";

const BARE_PROGRAM = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

export interface PeerPlace {
  folder: string;
  /** Where the built functions lie. */
  bundles: string;
  /** Of the running stack, whose database and signing key all servers use. */
  dataFolder: string;
}

/** The environment that the stack's own functions have, from what it says about itself. */
function environmentOf(dataFolder: string): Record<string, string> {
  const read = (path: string | URL): unknown => JSON.parse(readFileSync(path, "utf8"));
  const endpoints = read(join(dataFolder, "endpoints.json")) as Endpoints;
  const { version } = read(new URL("../../../../package.json", import.meta.url)) as { version: string };
  return functionEnvironment({
    endpoints,
    models: chooseModels({}),
    queueUrl: (queue) => `${endpoints.sqs}/${queue}`,
    version,
    caller: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
}

/** Starts a server that makes the calls to the table and nothing else. @throws Error if it does not start */
export async function startBare(
  children: Children,
  { dataFolder }: Pick<PeerPlace, "dataFolder">,
  { companyId, userId, projectId }: PreparedProject,
  signal: AbortSignal,
): Promise<Server> {
  const port = await freePort();
  const name = "bare Node with the SDK";
  const args = [String(port), companyId, userId, projectId];
  const child = children.start({ name, program: BARE_PROGRAM, args, env: environmentOf(dataFolder) });
  const server = { name, url: `http://127.0.0.1:${port}${BASE_PATH}` } as const;
  await untilItAnswers(server, child, children, signal);
  return server;
}

/**
 * Starts `serverless offline` on a service folder that is written for it: the built functions in its own process, with
 * the stack's services behind them. @throws Error in a sentence if it does not start
 */
export async function startOffline(
  children: Children,
  { folder, bundles, dataFolder }: PeerPlace,
  signal: AbortSignal,
): Promise<Server> {
  const name = "serverless-offline in process";
  const [port, lambdaPort] = [await freePort(), await freePort()];
  const serviceFolder = join(folder, "offline");
  mkdirSync(serviceFolder);
  const service = offlineService({ port, lambdaPort, environment: environmentOf(dataFolder) });
  writeFileSync(join(serviceFolder, "serverless.json"), JSON.stringify(service, null, 2));
  symlinkSync(PEER_MODULES, join(serviceFolder, "node_modules"), "junction");
  symlinkSync(bundles, join(serviceFolder, "bundles"), "junction");
  const child = children.start({
    name,
    program: peerFile("serverless/bin/serverless.js"),
    args: ["offline"],
    cwd: serviceFolder,
  });
  const server = { name, url: `http://127.0.0.1:${port}${BASE_PATH}` } as const;
  await untilItAnswers(server, child, children, signal);
  return server;
}
