import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SendEmailCommand, SESv2Client, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { afterEach } from "vitest";
import type { KeptMail } from "../../../local/ses/outbox.ts";
import { startMail } from "../../../local/ses/start-mail.ts";

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

export function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "mail-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "not-there-yet", "outbox.sqlite");
}

/** The SDK's client as functions use it, against an endpoint. */
export function clientOf(endpoint: string) {
  const client = new SESv2Client({
    endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  cleanUps.push(() => client.destroy());
  return client;
}

export interface Letter {
  to?: string;
  from?: string;
  subject?: string;
  text?: string;
  html?: string;
}

export const sendEmail = ({
  to = "mia@example.com",
  from = "Research <no-reply@research.example>",
  subject = "Hello",
  text,
  html,
}: Letter) =>
  ({
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject, Charset: "UTF-8" },
        Body: {
          ...(text === undefined && html !== undefined ? {} : { Text: { Data: text ?? "Hello", Charset: "UTF-8" } }),
          ...(html === undefined ? {} : { Html: { Data: html, Charset: "UTF-8" } }),
        },
      },
    },
  }) satisfies SendEmailCommandInput;

/** A running mail endpoint and what a test does with it. */
export async function setup(options: { databaseFile?: string } = {}) {
  const lines: string[] = [];
  const { endpoint, close } = await startMail({
    databaseFile: options.databaseFile ?? temporaryFile(),
    log: (line) => lines.push(line),
  });
  cleanUps.push(close);
  const client = clientOf(endpoint);
  return {
    endpoint,
    close,
    client,
    lines,
    /** @returns the MessageId */
    send: async (letter: Letter = {}) =>
      (await client.send(new SendEmailCommand(sendEmail(letter)))).MessageId as string,
    outbox: async (query = "") => (await (await fetch(`${endpoint}/outbox.json${query}`)).json()) as KeptMail[],
    get: (path: string, init?: RequestInit) => fetch(endpoint + path, init),
    page: async (path: string) => (await fetch(endpoint + path)).text(),
  };
}
