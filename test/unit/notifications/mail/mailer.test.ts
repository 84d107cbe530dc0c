import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MailNotSent, MailRejected } from "../../../../functions/notifications/mail/mail-errors.ts";
import { openMailer, type Mail } from "../../../../functions/notifications/mail/mailer.ts";

interface Answer {
  status: number;
  type?: string;
  message?: string;
}
interface Received {
  method: string | undefined;
  url: string | undefined;
  body: any;
}

const mail: Mail = { to: "mia@example.com", subject: "Grüße", text: "Hallo", html: "<p>Hallo</p>" };
const taken: Answer = { status: 200 };
const throttled: Answer = { status: 429, type: "TooManyRequestsException", message: "Maximum sending rate exceeded." };

let answers: Answer[] = [];
let received: Received[] = [];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks = await request.toArray();
  return JSON.parse(Buffer.concat(chunks as Buffer[]).toString("utf8"));
}

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    received.push({ method: request.method, url: request.url, body });
    const { status, type, message } = answers.shift() ?? taken;
    response.writeHead(status, { "content-type": "application/json", ...(type ? { "x-amzn-errortype": type } : {}) });
    response.end(JSON.stringify(status === 200 ? { MessageId: "1" } : { message }));
  });
});

let client: SESv2Client;
beforeEach(async () => {
  answers = [];
  received = [];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_REGION", "eu-central-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
  client = new SESv2Client({ maxAttempts: 2 });
});
afterEach(async () => {
  client.destroy();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const send = (changes: Partial<Mail> = {}) =>
  openMailer("Research <no-reply@research.example>", client).send({ ...mail, ...changes });
const errorOf = async (sending: Promise<void>): Promise<Error> => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  return error as Error;
};

describe("sending a mail", () => {
  it("hands both versions to SES as UTF-8, and asks it not to rewrite the link", async () => {
    await send();
    expect(received).toEqual([
      {
        method: "POST",
        url: "/v2/email/outbound-emails",
        body: {
          FromEmailAddress: "Research <no-reply@research.example>",
          Destination: { ToAddresses: ["mia@example.com"] },
          Content: {
            Simple: {
              Subject: { Data: "Grüße", Charset: "UTF-8" },
              Body: {
                Text: { Data: "Hallo", Charset: "UTF-8" },
                Html: { Data: "<p>Hallo</p>", Charset: "UTF-8" },
              },
            },
          },
          ConfigurationOverrides: {
            Tracking: { OpenTrackingEnabled: "DISABLED", ClickTrackingEnabled: "DISABLED" },
          },
        },
      },
    ]);
  });

  it("goes by itself to the endpoint of the environment", async () => {
    await openMailer("no-reply@research.example").send(mail);
    expect(received).toHaveLength(1);
  });

  it("tries again when throttled", async () => {
    answers = [throttled];
    await send();
    expect(received).toHaveLength(2);
  });

  it("says so when it stays throttled", async () => {
    answers = [throttled, throttled];
    const error = await errorOf(send());
    expect(error).toBeInstanceOf(MailNotSent);
    expect(error).toMatchObject({ name: "MailNotSent", reason: "TooManyRequestsException" });
    expect(received).toHaveLength(2);
  });

  it.each(["MessageRejected", "BadRequestException"])(
    "names %s as what no retry mends, without the address",
    async (type) => {
      answers = [
        { status: 400, type, message: "Email address is not verified: mia@example.com, see https://a.example/x" },
      ];
      const error = await errorOf(send());
      expect(error).toBeInstanceOf(MailRejected);
      expect(error.message).toContain("Email address is not verified: (address) see (link)");
      expect(received).toHaveLength(1);
    },
  );

  it("keeps address and link out of every error, with all that hangs on it", async () => {
    const link = "https://app.example/reset?token=secret";
    const text = `Open ${link}`;
    for (const type of ["MessageRejected", "AccessDeniedException", "SendingPausedException"]) {
      answers = [{ status: 400, type, message: `no rights on identity/mia@example.com for ${link}` }];
      const error = await errorOf(send({ text }));
      const all = [error, error.message, error.stack, error.cause].map((part) => JSON.stringify(part) ?? "").join();
      expect(all).not.toMatch(/mia@|secret/);
    }
  });

  it("names an endpoint that is not there", async () => {
    const nowhere = new SESv2Client({ endpoint: "http://127.0.0.1:9", maxAttempts: 1 });
    const error = await errorOf(openMailer("no-reply@research.example", nowhere).send(mail));
    expect(error).toMatchObject({ name: "MailNotSent" });
  });
});

describe("what is never sent", () => {
  it.each(["a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "Mia <mia@example.com>", "mia", "a@b@c", ""])(
    "a mail to %j",
    async (to) => {
      const error = await errorOf(send({ to }));
      expect(error).toMatchObject({ name: "MailRejected", message: "A mail goes to exactly one bare e-mail address." });
      expect(received).toEqual([]);
    },
  );

  it.each(["a\nb", "a\r\nBcc: c@d.example", "a\u2028b", "a\u0000"])("a subject like %j", async (subject) => {
    expect(await errorOf(send({ subject }))).toBeInstanceOf(MailRejected);
    expect(received).toEqual([]);
  });
});
