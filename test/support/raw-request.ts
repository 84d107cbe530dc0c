import { connect } from "node:net";

export interface RawAnswer {
  /** Of the first answer on the connection; undefined if it was closed without one. */
  status: number | undefined;
  headers: string;
  body: string;
}

/** Sends bytes as they are, which no client would, and reads until the server closes the connection. */
export function rawRequest(url: string, bytes: string | Buffer, localAddress = "127.0.0.1"): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port), localAddress }, () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") reject(error);
    });
    socket.on("close", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      const [headers = "", ...body] = text.split("\r\n\r\n");
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), headers, body: body.join("\r\n\r\n") });
    });
  });
}
