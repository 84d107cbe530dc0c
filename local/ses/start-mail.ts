import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { PortTaken } from "../data-folder.ts";
import { createMailServer } from "./http-server.ts";
import { Outbox } from "./outbox.ts";

export interface MailOptions {
  /** SQLite file of the outbox; its folder is made if it is not there. */
  databaseFile: string;
  /** 0, the default, takes any free one. For bookmarks of the outbox to outlive a restart, give a fixed one. */
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
 * sending it; the outbox is a web page at `/` and JSON at `/outbox.json`. Signatures are not checked.
 * @throws PortTaken
 */
export async function startMail({ databaseFile, port = 0, log }: MailOptions): Promise<LocalMail> {
  const outbox = new Outbox(databaseFile);
  const server = createMailServer({ outbox, log });
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
