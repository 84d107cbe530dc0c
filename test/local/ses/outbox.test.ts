import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SendEmailCommand } from "@aws-sdk/client-sesv2";
import { describe, expect, it } from "vitest";
import { CannotStart } from "../../../local/data-folder.ts";
import { LIST_LENGTH, Outbox } from "../../../local/ses/outbox.ts";
import { startMail } from "../../../local/ses/start-mail.ts";
import { clientOf, sendEmail, setup, temporaryFile } from "./setup.ts";

describe("the outbox as JSON", () => {
  it("is an empty array before anything was sent", async () => {
    expect(await (await setup()).outbox()).toEqual([]);
  });

  it("lists the newest first", async () => {
    const { send, outbox } = await setup();
    for (const subject of ["one", "two", "three"]) await send({ subject });
    expect((await outbox()).map(({ subject }) => subject)).toEqual(["three", "two", "one"]);
  });

  it("finds the mails to one address, however it is written", async () => {
    const { send, outbox } = await setup();
    await send({ to: "Mia <Mia@Example.com>", subject: "to Mia" });
    await send({ to: "jo@example.com", subject: "to Jo" });
    const subjects = async (query: string) => (await outbox(query)).map(({ subject }) => subject);
    expect(await subjects("?to=mia@example.COM")).toEqual(["to Mia"]);
    expect(await subjects("?to=jo%40example.com")).toEqual(["to Jo"]);
    expect(await subjects("?to=example.com")).toEqual([]);
  });

  it("finds a copy by the address of whoever got it", async () => {
    const { client, outbox } = await setup();
    const Destination = {
      ToAddresses: ["a@b.example"],
      CcAddresses: ["C <c@d.example>"],
      BccAddresses: ["e@f.example"],
    };
    await client.send(new SendEmailCommand({ ...sendEmail({}), Destination }));
    for (const to of ["a@b.example", "c@d.example", "e@f.example"]) {
      expect(await outbox(`?to=${to}`)).toMatchObject([{ to: "a@b.example" }]);
    }
  });

  it("shows the newest of very many, and keeps the rest", async () => {
    const databaseFile = temporaryFile();
    const store = new Outbox(databaseFile);
    const mail = {
      from: "a@b.example",
      to: "c@d.example",
      recipients: ["c@d.example"],
      text: "x",
      html: null,
      links: [],
    };
    const ids = Array.from({ length: LIST_LENGTH + 5 }, (_, index) =>
      store.keep({ ...mail, subject: `mail ${index}` }),
    );
    store.close();
    const { outbox, page, get } = await setup({ databaseFile });
    const listed = await outbox("?to=c@d.example");
    expect(listed.map(({ id }) => id)).toEqual(ids.slice(5).reverse());
    expect(await page("/")).toContain(`the newest ${LIST_LENGTH} mails`);
    expect((await get(`/messages/${ids[0]}`)).status).toBe(200);
  });
});

describe("a mail that was acknowledged", () => {
  it("is there after a clean restart", async () => {
    const databaseFile = temporaryFile();
    const before = await setup({ databaseFile });
    await before.send({ subject: "kept" });
    const mails = await before.outbox();
    await before.close();
    expect(await (await setup({ databaseFile })).outbox()).toEqual(mails);
  });

  it("is there after kill -9", async () => {
    const databaseFile = temporaryFile();
    const script = join(import.meta.dirname, "endpoint-process.ts");
    const child = spawn(process.execPath, [script, databaseFile], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const { MessageId } = await clientOf(line.toString().trim()).send(
      new SendEmailCommand(sendEmail({ subject: "kept" })),
    );
    child.kill("SIGKILL");
    await once(child, "exit");
    const { outbox } = await setup({ databaseFile });
    expect(await outbox("?to=mia@example.com")).toMatchObject([{ id: MessageId, subject: "kept" }]);
  });
});

describe("starting and stopping", () => {
  it("says that the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const start = startMail({ databaseFile: temporaryFile(), port, log: () => undefined });
    await expect(start).rejects.toThrow(CannotStart);
    other.close();
  });

  it("closes at once, and twice", async () => {
    const { endpoint, close, send } = await setup();
    await send();
    await close();
    await close();
    await expect(fetch(endpoint)).rejects.toThrow();
  });
});
