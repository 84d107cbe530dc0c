import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newId } from "../../functions/platform/ids.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";

/** A mail as it was sent. */
export interface NewMail {
  from: string;
  /** The To line: one address or several, with display names if they had any. */
  to: string;
  /** Bare addresses of everyone it went to, copies included. */
  recipients: string[];
  subject: string;
  text: string | null;
  html: string | null;
  links: string[];
}

/** A mail of the outbox, as `/outbox.json` shows it. */
export interface KeptMail extends Omit<NewMail, "recipients"> {
  /** UUIDv7; also the MessageId that the sender was told. */
  id: string;
  /** UTC, ISO 8601, milliseconds, no zone suffix. */
  sent_at: string;
}

/** How many mails a list shows, the newest; older ones are kept and can be opened by their id. */
export const LIST_LENGTH = 200;

/*
 * WAL with synchronous=NORMAL: a commit survives the death of the process (kill -9), which is the promise here; a
 * power cut may cost the last commits.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS mails (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    sender TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT,
    html TEXT,
    links TEXT NOT NULL,
    sentAt TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS recipients (
    address TEXT NOT NULL,
    seq INTEGER NOT NULL REFERENCES mails (seq),
    PRIMARY KEY (address, seq)
  ) WITHOUT ROWID;
`;

const COLUMNS = 'id, sender AS "from", recipient AS "to", subject, text, html, links, sentAt AS sent_at';

const kept = (row: unknown): KeptMail => {
  const mail = row as Omit<KeptMail, "links"> & { links: string };
  return { ...mail, links: JSON.parse(mail.links) as string[] };
};

/** Addresses are found without regard to case, as every mail provider treats them. */
const key = (address: string): string => address.trim().toLowerCase();

/** Every mail that was sent, in one SQLite file. A mail is durable when `keep` returns. */
export class Outbox {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    this.#db.exec(SCHEMA);
  }

  /** @returns the id of the mail */
  keep({ from, to, recipients, subject, text, html, links }: NewMail): string {
    const id = newId();
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      const { lastInsertRowid: seq } = this.#db
        .prepare(
          `INSERT INTO mails (id, sender, recipient, subject, text, html, links, sentAt)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(id, from, to, subject, text, html, JSON.stringify(links), timestamp());
      const address = this.#db.prepare("INSERT OR IGNORE INTO recipients VALUES (?, ?)");
      for (const recipient of recipients) address.run(key(recipient), seq);
      this.#db.exec("COMMIT");
      return id;
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  find(id: string): KeptMail | undefined {
    const row = this.#db.prepare(`SELECT ${COLUMNS} FROM mails WHERE id = ?`).get(id);
    return row && kept(row);
  }

  /** The newest mails, newest first; with an address, those that went to it. */
  newest(to: string | null): KeptMail[] {
    const rows =
      to === null
        ? this.#db.prepare(`SELECT ${COLUMNS} FROM mails ORDER BY seq DESC LIMIT ?`).all(LIST_LENGTH)
        : this.#db
            .prepare(
              `SELECT ${COLUMNS} FROM recipients JOIN mails USING (seq) WHERE address = ? ORDER BY seq DESC LIMIT ?`,
            )
            .all(key(to), LIST_LENGTH);
    return rows.map(kept);
  }

  close(): void {
    this.#db.close();
  }
}
