import { BadRequestException, NotFoundException, GetAccountCommand, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { describe, expect, it } from "vitest";
import { sendEmail, setup } from "./setup.ts";

describe("SendEmail", () => {
  it("keeps the mail in the outbox under the MessageId that it answers", async () => {
    const { send, outbox } = await setup();
    const id = await send({
      to: "Mia Berger <mia@example.com>",
      subject: "Grüße 🎈",
      text: "Hallo: https://app.example/reset?token=1&lang=de.",
      html: '<a href="https://app.example/reset?token=1&amp;lang=de">Hallo</a>',
    });
    expect(await outbox()).toEqual([
      {
        id,
        to: "Mia Berger <mia@example.com>",
        from: "Research <no-reply@research.example>",
        subject: "Grüße 🎈",
        text: "Hallo: https://app.example/reset?token=1&lang=de.",
        html: '<a href="https://app.example/reset?token=1&amp;lang=de">Hallo</a>',
        sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/),
        links: ["https://app.example/reset?token=1&lang=de"],
      },
    ]);
  });

  it("has null for the version that a mail does not have", async () => {
    const { send, outbox } = await setup();
    await send({ text: "text only" });
    await send({ html: "<p>HTML only</p>" });
    expect((await outbox()).map(({ text, html }) => [text, html])).toEqual([
      [null, "<p>HTML only</p>"],
      ["text only", null],
    ]);
  });

  it("takes every mail of many at once", async () => {
    const { send, outbox } = await setup();
    const ids = await Promise.all(Array.from({ length: 40 }, (_, index) => send({ subject: `mail ${index}` })));
    expect(new Set((await outbox()).map(({ id }) => id))).toEqual(new Set(ids));
  });

  const whole = sendEmail({});
  const simple = whole.Content.Simple;
  it.each([
    ["raw content", { ...whole, Content: { Raw: { Data: new Uint8Array([65]) } } }, "simple content only"],
    [
      "a template",
      { ...whole, Content: { Template: { TemplateName: "t", TemplateData: "{}" } } },
      "simple content only",
    ],
    ["no content", { ...whole, Content: undefined }, "simple content only"],
    ["no sender", { ...whole, FromEmailAddress: undefined }, "FromEmailAddress is required"],
    ["no recipient", { ...whole, Destination: { ToAddresses: [] } }, "at least one address"],
    ["an address without domain", { ...whole, Destination: { ToAddresses: ["mia"] } }, "Missing final '@domain'"],
    [
      "an address with a space",
      { ...whole, Destination: { ToAddresses: ["mi a@b.example"] } },
      "Invalid email address",
    ],
    ["two addresses in one", { ...whole, Destination: { ToAddresses: ["a@b.example, c@d.example"] } }, "Invalid email"],
    ["51 recipients", { ...whole, Destination: { ToAddresses: Array(51).fill("a@b.example") } }, "Recipient count"],
    ["no subject", { ...whole, Content: { Simple: { ...simple, Subject: undefined } } }, "Subject is required"],
    ["no body", { ...whole, Content: { Simple: { ...simple, Body: {} } } }, "needs Text or Html"],
  ])("refuses %s as the service does", async (_, input, message) => {
    const { client, outbox, lines } = await setup();
    const error = await client.send(new SendEmailCommand(input)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BadRequestException);
    expect((error as Error).message).toContain(message);
    expect(await outbox()).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it("answers a body that is not JSON in the same shape", async () => {
    const { get } = await setup();
    const answer = await get("/v2/email/outbound-emails", { method: "POST", body: "{" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("x-amzn-errortype")).toBe("BadRequestException");
    expect(await answer.json()).toEqual({ message: "The request body is not JSON." });
  });

  it("refuses a message larger than SES takes, and goes on serving", async () => {
    const { client, send } = await setup();
    const input = sendEmail({ text: "x".repeat(10 * 1024 * 1024) });
    await expect(client.send(new SendEmailCommand(input))).rejects.toThrow(
      "Message length is more than 10485760 bytes",
    );
    await send();
  });

  it("says of other operations that they are not here", async () => {
    const { client } = await setup();
    await expect(client.send(new GetAccountCommand())).rejects.toThrow(NotFoundException);
  });

  it("does not let a page of another site fill the outbox", async () => {
    const { get, outbox } = await setup();
    const headers = { origin: "https://evil.example", "content-type": "text/plain" };
    const body = JSON.stringify(sendEmail({}));
    expect((await get("/v2/email/outbound-emails", { method: "POST", headers, body })).status).toBe(403);
    expect(await outbox()).toEqual([]);
  });

  it("logs neither addresses nor links", async () => {
    const { send, client, lines } = await setup();
    await send({ text: "https://app.example/?token=secret" });
    await client.send(new SendEmailCommand(sendEmail({ to: "secret mia@example.com" }))).catch(() => undefined);
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/@|secret|http/);
  });
});
