import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { BASE_PATH } from "../../../../functions/service/routes.ts";
import { freePort } from "../../../../local/stack/free-port.ts";
import { untilItAnswers, type Children } from "../children.ts";
import type { Server } from "./server.ts";

const PROGRAM = fileURLToPath(new URL("../../../../bin/local.ts", import.meta.url));

export interface OurServer extends Server {
  dataFolder: string;
}

/** Starts the complete local stack as `npm start` does, on a folder of its own. @throws Error if it does not start */
export async function startOurs(children: Children, folder: string, signal: AbortSignal): Promise<OurServer> {
  const port = await freePort();
  const dataFolder = join(folder, "data");
  const name = "local server";
  const child = children.start({ name, program: PROGRAM, args: ["--port", String(port), "--data", dataFolder] });
  const server = { name, url: `http://127.0.0.1:${port}${BASE_PATH}`, dataFolder } as const;
  await untilItAnswers(server, child, children, signal);
  return server;
}
