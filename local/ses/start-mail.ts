import { openServer, type OpenServer } from "../http/open-server.ts";
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

/**
 * Starts the one-machine stand-in for Amazon SES v2 on 127.0.0.1. SendEmail keeps a mail in the outbox instead of
 * sending it; the outbox is a web page at `/` and JSON at `/outbox.json`. Signatures are not checked.
 * @throws PortTaken
 */
export async function startMail({ databaseFile, port = 0, log }: MailOptions): Promise<OpenServer> {
  const outbox = new Outbox(databaseFile);
  const server = createMailServer({ outbox, log });
  const { endpoint, close } = await openServer(server, port, "the mail outbox").catch((error: unknown) => {
    outbox.close();
    throw error;
  });
  return {
    endpoint,
    async close() {
      if (!server.listening) return;
      await close();
      outbox.close();
    },
  };
}
