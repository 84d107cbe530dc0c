// An MCP server on standard input and output, by which an assistant runs studies: `npm run mcp`.
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createClient } from "../clients/typescript/src/index.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";
import { readMcpEnvironment } from "./mcp/environment.ts";
import { createServer } from "./mcp/server.ts";

takeNoArguments(process.argv.slice(2), "npm run mcp");

const environment = readMcpEnvironment(process.env);
if ("problem" in environment) {
  process.stderr.write(`${environment.problem}\n`);
  process.exit(2);
}
// A caller waits for the answer, and seldom longer than a minute.
const api = createClient({ ...environment, patience: { longestWaitMs: 10_000 } });
// What is said over standard output is the protocol; anything else goes to standard error.
serveStdio(() => createServer(api), { onerror: ({ message }) => process.stderr.write(`${message}\n`) });
