import { randomInt } from "node:crypto";

const byte = () => randomInt(1, 255);

/**
 * An address of this machine for a server that answers the pages of every site and cannot be told not to: some 16
 * million addresses of 28,000 ports each are more than a page can try. macOS has no loopback address but the one.
 */
export const unguessableLoopback = (): string =>
  process.platform === "darwin" ? "127.0.0.1" : `127.${byte()}.${byte()}.${byte()}`;
