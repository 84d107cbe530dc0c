import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { RawClient } from "../support/raw-client.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";
let company: Company;
let projectId: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
});

const headers = { "content-type": "multipart/form-data; boundary=B" };
const part = (disposition: string, content: string) =>
  `--B\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const file = part('name="file"; filename="a.txt"', "An oat drink");
const send = (client: RawClient, route: Route, raw: string | Buffer, as = headers) =>
  client.call("POST", route.path.replace("{project_id}", projectId).replaceAll(/\{\w+\}/g, UNKNOWN), {
    raw,
    headers: as,
  });

describe.each(routes.flatMap((route) => (route.multipart ? [[route.operationId, route] as const] : [])))(
  "the form of %s",
  (_, route) => {
    const field = Object.keys(route.multipart?.fields.shape ?? {}).map((name) => part(`name="${name}"`, "T"));
    // The order of parts is the sender's.
    const forms = [
      [...field, file],
      [file, ...field],
    ].map((parts) => `${parts.join("")}--B--`);

    it("is 400 wherever it ends too early, and 401 without a token", async () => {
      const stranger = new RawClient(stack.url);
      for (const form of new Set(forms)) {
        const cuts = Array.from({ length: form.length - 1 }, (_cut, end) => form.slice(0, end));
        const answers = await Promise.all(cuts.map((cut) => send(company, route, cut)));
        expect(cuts.filter((_cut, index) => answers[index]?.status !== 400)).toEqual([]);
        const others = await Promise.all(cuts.map((cut) => send(stranger, route, cut)));
        expect(cuts.filter((_cut, index) => others[index]?.status !== 401)).toEqual([]);
      }
      expect((await stranger.get("/health")).status).toBe(200);
    });

    it.each([
      ["no boundary", { "content-type": "multipart/form-data" }],
      ["an empty boundary", { "content-type": "multipart/form-data; boundary=" }],
      ["another boundary", { "content-type": "multipart/form-data; boundary=C" }],
      ["a boundary of another encoding", { "content-type": "multipart/form-data; boundary*=utf-8''%00%ff" }],
      ["a boundary too long", { "content-type": `multipart/form-data; boundary=${"B".repeat(5_000)}` }],
    ])("is 400 with %s", async (_what, as) => {
      expect((await send(company, route, forms[0] as string, as)).status).toBe(400);
    });

    it("is no 500 with parts that no library would send", async () => {
      const rest = [...field, file].join("");
      const strange = [
        part('name="file"; filename="b.txt"', "second file"),
        part('name="other"; filename="b.txt"', "another file"),
        ...Array.from({ length: 3 }, () => part('name="title"', "again")),
        part("", "no name"),
        part('name=""', "empty name"),
        part('name="title[a][b][__proto__]"', "nested"),
        part('name="constructor"', "x".repeat(100_000)),
        part(`name="${"n".repeat(200_000)}"`, "long name"),
        part(`name="title"\r\nX-Long: ${"x".repeat(200_000)}`, "long header"),
        part(`name="title"\r\n${"X: y\r\n".repeat(5_000)}Z: z`, "many headers"),
        part('name="title"\r\n__proto__: x\r\nconstructor: y', "headers of every object"),
        part('name="title"\r\nContent-Type: text/plain; charset=nonsense', "T"),
        part('name="title"\r\nContent-Transfer-Encoding: base64', "VA=="),
        part('name="file"\r\nContent-Type: application/octet-stream', "no file name"),
        "--B\r\n\r\nno headers\r\n",
        "--B\r\nContent-Disposition: attachment\r\n\r\nno form-data\r\n",
        "--B\r\nContent-Type: multipart/mixed; boundary=C\r\n\r\n--C\r\n\r\n--C--\r\n",
        Array.from({ length: 100 }, (_part, index) => part(`name="f${index}"`, "many")).join(""),
      ];
      for (const odd of strange) {
        for (const raw of [`${odd}${rest}--B--\r\n`, `${rest}${odd}--B--\r\n`, `${odd}--B--`, odd]) {
          const { status } = await send(company, route, raw);
          expect([odd.slice(0, 80), [201, 400, 404, 422]]).toEqual([
            odd.slice(0, 80),
            expect.arrayContaining([status]),
          ]);
        }
      }
    });
  },
);

it("a presigned form is refused wherever it ends too early, and stores nothing", async () => {
  const upload = { file_name: "a.txt", content_type: "text/plain", size: 12 };
  const { body } = await company.post(`/projects/${projectId}/briefings/uploads`, upload);
  const fields = Object.entries(body.fields as Record<string, string>);
  const form = `${fields.map(([name, value]) => part(`name="${name}"`, value)).join("")}${file}--B--`;
  const post = async (end: number) =>
    (await fetch(body.url as string, { method: "POST", headers, body: form.slice(0, end) })).status;
  const statuses = await Promise.all(Array.from({ length: form.length - 1 }, (_cut, end) => post(end)));
  expect(new Set(statuses)).toEqual(new Set([400]));
  const briefing = { upload_id: body.upload_id, title: "T" };
  expect((await company.post(`/projects/${projectId}/briefings`, briefing)).status).toBe(400);
  expect(await post(form.length)).toBe(204);
  expect((await company.post(`/projects/${projectId}/briefings`, briefing)).status).toBe(201);
});
