import { hosts, type HostName } from "./install.ts";

/** What the command is asked to do. */
export type Order =
  | { does: "stdio" }
  | { does: "http"; port: number }
  | { does: "install"; host: HostName; dryRun: boolean }
  | { does: "help"; text: string };

const HOSTS = Object.keys(hosts).join("|");
const helpOn = (command: string) => `Starts a server by which an AI assistant runs studies (MCP).

  ${command}
      answers on standard input and output
  ${command} --http PORT
      answers at http://127.0.0.1:PORT/mcp; every request brings an API key
  ${command} install --host ${HOSTS} [--dry-run]
      adds the server to the settings of an assistant; with --dry-run, only shows what it adds

  API_URL      address of the API with /api/v1; default: the stack of npm start
  API_KEY      a key of your company; or API_EMAIL and API_PASSWORD of an account`;

/**
 * Reads the arguments of the server's command, of which the first may be `mcp`.
 * @param command as it is typed: `npm run mcp --`
 */
export function readOrder(args: readonly string[], command = "npm run mcp --"): Order | { problem: string } {
  const given = args[0] === "mcp" ? args.slice(1) : args;
  const [first, second, third, fourth] = given;
  if (first === undefined) return { does: "stdio" };
  if (first === "--help" || first === "-h") return { does: "help", text: helpOn(command) };
  if (first === "--http" && given.length === 2 && /^\d{1,5}$/.test(second ?? "") && Number(second) <= 65_535)
    return { does: "http", port: Number(second) };
  const dryRun = fourth === "--dry-run";
  if (first === "install" && second === "--host" && third && third in hosts && given.length === (dryRun ? 4 : 3))
    return { does: "install", host: third as HostName, dryRun };
  const usage = `give nothing (standard input and output), --http PORT, or install --host ${HOSTS}`;
  return { problem: `${command} does not know ${given.join(" ")}; ${usage}; --help says more.` };
}
