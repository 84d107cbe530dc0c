import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { PortTaken } from "../data-folder.ts";
import { createMailServer } from "./http-server.ts";
import { Outbox } from "./outbox.ts";

export interface MailOptions {
  /** SQLite file of the outbox; its folder is made if it is not there. */
  databaseFile: string;
  /** Base URL of the API (`http://127.0.0.1:3000/api/v1`), for the two forms; asked for on every request. */
  apiUrl: () => string;
  /**
   * 0, the default, takes any free one. Links in mails point here: for those to outlive a restart, give a fixed one.
   */
  port?: number;
  /** One line per mail and per refusal, without addresses and links. */
  log: (line: string) => void;
}

export interface LocalMail {
  /** for example http://127.0.0.1:3025 */
  endpoint: string;
  close(): Promise<void>;
}

/**
 * Starts the one-machine stand-in for Amazon SES v2 on 127.0.0.1. SendEmail keeps a mail in the outbox instead of
 * sending it; the outbox is a web page at `/` and JSON at `/outbox.json`. On the same address stand the two forms that
 * the links in our mails lead to, in place of a front end. Signatures are not checked.
 * @throws PortTaken
 */
export async function startMail({ databaseFile, apiUrl, port = 0, log }: MailOptions): Promise<LocalMail> {
  const outbox = new Outbox(databaseFile);
  const server = createMailServer({ outbox, apiUrl, log });
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    outbox.close();
    if (error.code === "EADDRINUSE") throw new PortTaken(`Port ${port}, wanted for the mail outbox, is in use.`);
    throw error;
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      outbox.close();
    },
  };
}
