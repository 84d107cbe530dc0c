import { once } from "node:events";
import { Agent, request as ask, type IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { createLocalServer } from "../http/local-server.ts";
import { openServer, type OpenServer } from "../http/open-server.ts";

/**
 * Opens an address at which programs of this machine reach the database engine. The engine itself answers the pages of
 * every site and lets them read the answer; this address refuses them, as the stack's other addresses do.
 * @param engine address of the engine
 */
export async function guardEngine(engine: string): Promise<OpenServer> {
  const agent = new Agent({ keepAlive: true });
  const server = createLocalServer(async (request, response, { pathname, search }) => {
    const { method, headers } = request;
    const asked = ask(`${engine}${pathname}${search}`, { method, headers, agent });
    const [[answer]] = await Promise.all([
      once(asked, "response") as Promise<[IncomingMessage]>,
      pipeline(request, asked),
    ]);
    const { "access-control-allow-origin": _, ...answered } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, answered);
    await pipeline(answer, response);
  });
  const { endpoint, close } = await openServer(server, 0, "the database");
  return {
    endpoint,
    close: async () => {
      await close();
      agent.destroy();
    },
  };
}
