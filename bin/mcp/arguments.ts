import { hosts, type HostName } from "./install.ts";

/** What `npm run mcp` is asked to do. */
export type Order = { does: "stdio" } | { does: "http"; port: number } | { does: "install"; host: HostName };

const HOSTS = Object.keys(hosts).join("|");
const USAGE = `give nothing (standard input and output), --http PORT, or install --host ${HOSTS}`;

/** Reads the arguments of `npm run mcp`, or of the package's command, of which the first is `mcp`. */
export function readOrder(args: readonly string[]): Order | { problem: string } {
  const [first, second, third, ...rest] = args[0] === "mcp" ? args.slice(1) : args;
  if (first === undefined) return { does: "stdio" };
  if (first === "--http" && third === undefined && /^\d{1,5}$/.test(second ?? "") && Number(second) <= 65_535)
    return { does: "http", port: Number(second) };
  if (first === "install" && second === "--host" && rest.length === 0 && third !== undefined && third in hosts)
    return { does: "install", host: third as HostName };
  return { problem: `npm run mcp does not know ${args.join(" ")}; ${USAGE}.` };
}
