import { createServer, type AddressInfo } from "node:net";

/** A port of 127.0.0.1 that is free at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Whether a port of 127.0.0.1 is free at this moment. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (port > 65_535) return resolve(false);
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
