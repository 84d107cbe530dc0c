import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PortTaken } from "../data-folder.ts";

export interface OpenServer {
  /** for example http://127.0.0.1:8083 */
  endpoint: string;
  /** Takes no more requests and drops the connections there are; again, it does nothing. */
  close(): Promise<void>;
}

/**
 * Has a server listen on 127.0.0.1.
 * @param port 0 takes any free one
 * @param purpose what a port that is taken was wanted for
 * @throws PortTaken
 */
export async function openServer(server: Server, port = 0, purpose = "a local service"): Promise<OpenServer> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new PortTaken(`Port ${port}, wanted for ${purpose}, is in use.`);
    throw error;
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
