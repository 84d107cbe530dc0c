// An MCP server, by which an assistant runs studies: `npm run mcp` on standard input and output, with `--http PORT`
// over streamable HTTP. `install --host NAME` enters it into the settings of an assistant.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createClient } from "../clients/typescript/src/index.ts";
import { projectRoot } from "../lib/project-root.ts";
import { readOrder } from "./mcp/arguments.ts";
import { readApiUrl, readMcpEnvironment } from "./mcp/environment.ts";
import { createMcpHttpServer, MCP_PATH } from "./mcp/http.ts";
import { foldersOf, install } from "./mcp/install.ts";
import { createServer } from "./mcp/server.ts";

/** Set where the server is bundled into the client's package (clients/typescript/build-cli.mjs). */
declare const PACKAGED: boolean | undefined;
const isPackaged = typeof PACKAGED !== "undefined";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}

function serveHere(): void {
  const environment = readMcpEnvironment(process.env);
  if ("problem" in environment) fail(environment.problem);
  // A caller waits for the answer, and seldom longer than a minute.
  const api = createClient({ ...environment, patience: { longestWaitMs: 10_000 } });
  // What is said over standard output is the protocol; anything else goes to standard error.
  serveStdio(() => createServer(api), { onerror: ({ message }) => process.stderr.write(`${message}\n`) });
}

async function serveHttp(port: number): Promise<void> {
  const api = readApiUrl(process.env);
  if ("problem" in api) fail(api.problem);
  const server = createMcpHttpServer(api.url).listen(port, "127.0.0.1");
  server.once("error", ({ message }) => fail(message));
  await once(server, "listening");
  say(`MCP server for ${api.url}: http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`);
}

const order = readOrder(process.argv.slice(2), isPackaged ? "npx synthetic-consumer-research-client mcp" : undefined);
if ("problem" in order) fail(order.problem);
if (order.does === "help") say(order.text);
if (order.does === "stdio") serveHere();
if (order.does === "http") await serveHttp(order.port);
if (order.does === "install") {
  const { API_URL, API_KEY = "" } = process.env;
  const env = { ...(API_URL ? { API_URL } : {}), API_KEY };
  // By its path: where the package is not installed, `npx -y` would run whatever the registry has under its name.
  const entry = isPackaged
    ? { command: process.execPath, args: [fileURLToPath(import.meta.url), "mcp"], env }
    : { command: "npm", args: ["run", "--silent", "--prefix", projectRoot, "mcp"], env };
  const next = API_KEY
    ? "Restart the assistant."
    : "Put an API key of your company at API_KEY there, and restart the assistant.";
  try {
    const file = install(order.host, entry, foldersOf(process.platform, process.env), order.dryRun);
    const shown = JSON.stringify({ ...entry, env: { ...env, API_KEY: API_KEY && "…" } }, null, 2);
    say(order.dryRun ? `Would add to ${file}:\n${shown}` : `Added to ${file}.\n${next}`);
  } catch (error) {
    fail((error as Error).message);
  }
}
