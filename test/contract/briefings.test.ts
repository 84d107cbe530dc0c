import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { SUMMARY_FROM_CHARACTERS } from "../../functions/briefings/limits.ts";
import { docxEntries, paragraph } from "../support/documents/docx.ts";
import { png } from "../support/documents/images.ts";
import { pdfOfPages } from "../support/documents/pdf.ts";
import { zip } from "../support/documents/zip.ts";
import { Company } from "../support/company.ts";
import { form, type FormFile } from "../support/form.ts";
import { objectKeys, objectText } from "../support/objects.ts";
import { itemsOf } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

let company: Company;
let projectId: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
});

const encryptedPdf = new URL("../local/textract/fixtures/encrypted.pdf", import.meta.url);
const board = new URL("../../docs/examples/board.png", import.meta.url);
const TEXT = "Hafer Plus is an oat drink with 3 g of protein per glass. One litre costs 1.99 EUR.";
const LONG = Array.from(
  { length: 40 },
  (_, index) =>
    `Paragraph ${index + 1}: in week ${index + 1} the drink sold ${index * 3 + 7} cartons per shop at 1.99 EUR.`,
).join("\n\n");

const text = (name: string, content: string): FormFile => ({ name, bytes: Buffer.from(content), type: "text/plain" });
const base = () => `/projects/${projectId}/briefings`;
/** Objects of this company, whatever others do in the bucket. */
const ownObjects = async () =>
  (await objectKeys(stack.endpoints.s3)).filter((key) => key.includes(company.user.company_id as string));
const upload = (file: FormFile | null, fields: Record<string, string> = { title: "Board" }, headers = {}) => {
  const { raw, headers: own } = form(fields, file);
  return company.call("POST", base(), { raw, headers: { ...own, ...headers } });
};

describe("a briefing", () => {
  it("of a short text is shown as it is and has no summary", async () => {
    const { status, body } = await upload(text("concept board.txt", TEXT));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      project_id: projectId,
      title: "Board",
      file_name: "concept board.txt",
      file_type: "text",
      summary_text: null,
      shown_text: TEXT,
      picture: null,
      size_bytes: TEXT.length,
      page_count: null,
      character_count: TEXT.length,
    });
    expect((await company.get(`${base()}/${body.id}`)).body).toEqual(body);
    expect((await company.get(base())).body.at(-1)).toEqual(body);
  });

  it("of a long text has a summary made of what it says", async () => {
    const { status, body } = await upload(text("report.txt", LONG));
    expect(status).toBe(201);
    expect(LONG.length).toBeGreaterThan(SUMMARY_FROM_CHARACTERS);
    expect(body.summary_text).toContain("1.99 EUR");
    expect(body.summary_text.length).toBeLessThan(LONG.length);
    expect(body.shown_text).toBe(body.summary_text);
    expect(body.character_count).toBe(LONG.length);
  });

  it("of an image gives the picture, which the offline model does not look at", async () => {
    const { body } = await upload({ name: "board.png", bytes: readFileSync(board) });
    expect(body).toMatchObject({ file_type: "image", picture: "not_shown", shown_text: expect.stringMatching(/\w/) });
    const { status, headers } = await company.get(`${base()}/${body.id}/picture`);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    const another = await Company.signUp(stack.url);
    expect((await another.get(`${base()}/${body.id}/picture`)).status).toBe(404);
    const plain = await upload(text("plain.txt", TEXT));
    const none = await company.get(`${base()}/${plain.body.id}/picture`);
    expect([none.status, none.body.detail]).toEqual([404, "Picture not found"]);
  });

  it("keeps file and text under keys made of ids alone", async () => {
    const { body } = await upload(text("../../etc/passwd.txt", TEXT));
    const keys = (await ownObjects()).filter((key) => key.includes(body.id as string));
    const folder = `companies/${company.user.company_id}/projects/${projectId}/briefings/${body.id}`;
    expect(keys.sort()).toEqual([`${folder}/file`, `${folder}/text`]);
    expect(await objectText(stack.endpoints.s3, `${folder}/text`)).toBe(TEXT);
    expect(body.file_name).toBe("passwd.txt");
  });

  it.each([
    ["a path of Windows", "C:\\Users\\Mia\\plan.txt", "plan.txt"],
    ["an emoji and umlauts", "Präsentation 🥛 für Köln.txt", "Präsentation 🥛 für Köln.txt"],
    ["a line break", "two\r\nlines.txt", /lines\.txt$/],
    ["300 characters", `${"n".repeat(300)}.txt`, /^n{1,251}\.txt$/],
  ])("may have a file name with %s", async (_, name, shown) => {
    const { status, body } = await upload(text(name, TEXT));
    expect(status).toBe(201);
    if (typeof shown === "string") expect(body.file_name).toBe(shown);
    else expect(body.file_name).toMatch(shown);
    expect(body.file_name).not.toMatch(/[\r\n/\\]/);
  });

  it("is created once however often the same form is sent with one Idempotency-Key", async () => {
    const before = (await company.get(base())).body.length as number;
    const key = { "idempotency-key": newId() };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => upload(text("once.txt", TEXT), { title: "Once" }, key)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect((await company.get(base())).body).toHaveLength(before + 1);
    // Those that lost the race cleaned up after themselves.
    const ids = (await company.get(base())).body.map(({ id }: { id: string }) => id) as string[];
    const owners = new Set((await ownObjects()).map((key) => key.split("/").at(-2)));
    expect([...owners].filter((owner) => !ids.includes(owner as string))).toEqual([]);
    expect((await upload(text("once.txt", "Another text."), { title: "Once" }, key)).status).toBe(400);
  });

  it("is gone for every reader at once, and then from table and bucket", async () => {
    const { body } = await upload(text("short-lived.txt", TEXT));
    expect((await company.delete(`${base()}/${body.id}`)).status).toBe(204);
    expect((await company.get(`${base()}/${body.id}`)).status).toBe(404);
    expect((await company.delete(`${base()}/${body.id}`)).status).toBe(404);
    await until(
      async () => [
        ...(await itemsOf(stack.endpoints.dynamodb, body.id as string)),
        ...(await ownObjects()).filter((key) => key.includes(body.id as string)),
      ],
      (left) => left.length === 0,
    );
  });
});

describe("a form that cannot be taken", () => {
  const rejected = async (answer: { status: number; body: { detail: string } }, status: number, sentence: RegExp) => {
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(sentence)]);
  };

  it("names everything that is missing", async () => {
    await rejected(await upload(null, {}), 422, /^file: is required; title: is required$/);
    await rejected(await upload(text("a.txt", TEXT), {}), 422, /^title: is required$/);
    await rejected(await upload(text("a.txt", TEXT), { title: " " }), 422, /^title: must not be empty$/);
  });

  it.each([
    ["an empty file", { name: "a.txt", bytes: Buffer.alloc(0) }, /empty/],
    ["a program as .pdf", { name: "a.pdf", bytes: Buffer.from("7f454c4602010100", "hex") }, /PDF|pdf/],
    ["a text as .png", { name: "a.png", bytes: Buffer.from(TEXT) }, /png|PNG/],
    ["an unknown kind", { name: "a.exe", bytes: Buffer.from(TEXT) }, /\.pdf.*\.docx/],
    [
      "a docx that inflates to 200 MB",
      {
        name: "a.docx",
        bytes: zip(docxEntries({ body: paragraph("x".repeat(200 * 2 ** 20)) })),
      },
      /50 MB/,
    ],
    ["an image of 50,000 × 50,000 pixels", { name: "a.png", bytes: png(50_000, 50_000) }, /50 megapixels/],
    ["an encrypted PDF", { name: "a.pdf", bytes: readFileSync(encryptedPdf) }, /password/],
    ["a PDF that is a scan of nothing", { name: "a.pdf", bytes: pdfOfPages([{}]) }, /text/],
    ["a broken PDF", { name: "a.pdf", bytes: Buffer.from("%PDF-1.7\nnothing more") }, /PDF/],
    ["a file that is too large", { name: "a.txt", bytes: Buffer.alloc(4_500_001, "a") }, /4\.5 MB/],
  ])("with %s leaves nothing behind", async (_, file, sentence) => {
    const before = [await ownObjects(), (await company.get(base())).body.length];
    await rejected(await upload(file), 400, sentence);
    expect([await ownObjects(), (await company.get(base())).body.length]).toEqual(before);
  });

  it("is refused when it is no form, or a broken one", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    await rejected(await company.call("POST", base(), { raw: "no form", headers }), 400, /multipart/);
    await rejected(
      await company.call("POST", base(), { raw: "a=b", headers: { "content-type": "multipart/form-data" } }),
      400,
      /multipart/,
    );
    await rejected(
      await company.call("POST", base(), { raw: "x", headers: { "content-type": "text/plain" } }),
      400,
      /Content-Type/,
    );
  });

  it("is refused in a project that does not exist, before anything is read", async () => {
    const { raw, headers } = form({ title: "Board" }, text("a.txt", TEXT));
    const answer = await company.call("POST", `/projects/${newId()}/briefings`, { raw, headers });
    await rejected(answer, 404, /^Project not found$/);
  });
});

describe("an upload", () => {
  const request = (size: number, name = "catalogue.txt") =>
    company.post(`${base()}/uploads`, { file_name: name, content_type: "text/plain", size });
  const send = (target: { url: string; fields: Record<string, string> }, bytes: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(target.fields)) body.append(name, value);
    body.append("file", new Blob([new Uint8Array(bytes)]), "file");
    return fetch(target.url, { method: "POST", body });
  };

  it("carries a file that is too large for a request", async () => {
    // 6 MB: more than a Lambda request and the form carry.
    const content = Buffer.from(`${LONG}\n\n`.repeat(Math.ceil(6_000_000 / LONG.length)));
    const { status, body } = await request(content.length);
    expect(status).toBe(201);
    expect((await send(body, content)).status).toBe(204);
    const briefing = await company.post(base(), { upload_id: body.upload_id, title: "Catalogue" });
    expect(briefing.status).toBe(201);
    expect(briefing.body).toMatchObject({ file_name: "catalogue.txt", size_bytes: content.length });
    expect(briefing.body.character_count).toBeLessThanOrEqual(200_000);
    await until(
      async () => (await ownObjects()).filter((key) => key.startsWith("uploads/")),
      (left) => left.length === 0,
    );
    const again = await company.post(base(), { upload_id: body.upload_id, title: "Catalogue" });
    expect([again.status, again.body.detail]).toEqual([404, "Upload not found"]);
  });

  it("becomes one briefing, however many ask at once", async () => {
    const { body } = await request(TEXT.length);
    await send(body, Buffer.from(TEXT));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => company.post(base(), { upload_id: body.upload_id, title: "Race" })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    // The others find the upload used (404), or its file on the way out (400).
    expect(answers.filter(({ status }) => status === 400 || status === 404)).toHaveLength(3);
    const titled = (await company.get(base())).body.filter(({ title }: { title: string }) => title === "Race");
    expect(titled).toEqual([made[0]?.body]);
  });

  it("is held to the size that was announced", async () => {
    const { body } = await request(10);
    expect((await send(body, Buffer.alloc(60_000, "a"))).status).toBe(400);
  });

  it("has to be sent before it can become a briefing", async () => {
    const { body } = await request(10);
    const answer = await company.post(base(), { upload_id: body.upload_id, title: "Nothing" });
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      "Nothing has been uploaded yet; send the file to the upload's url first",
    ]);
  });

  it("of a program is rejected like any other file", async () => {
    const { body } = await request(64);
    await send(body, Buffer.concat([Buffer.from("7f454c46", "hex"), Buffer.alloc(60)]));
    expect((await company.post(base(), { upload_id: body.upload_id, title: "Program" })).status).toBe(400);
  });

  it.each([
    [{ file_name: "a.txt", content_type: "text/plain", size: 50_000_001 }, /size: must be at most 50000000/],
    [{ file_name: "", content_type: "text/html", size: 0 }, /file_name: .*; content_type: .*; size: /],
  ])("is refused when it would be too large or of no known kind", async (body, sentence) => {
    const answer = await company.post(`${base()}/uploads`, body);
    expect([answer.status, answer.body.detail]).toEqual([422, expect.stringMatching(sentence)]);
  });

  it("belongs to its project", async () => {
    const { body } = await request(10);
    const other = await company.createProject("Other");
    const answer = await company.post(`/projects/${other}/briefings`, { upload_id: body.upload_id, title: "T" });
    expect([answer.status, answer.body.detail]).toEqual([404, "Upload not found"]);
  });
});
