import fc from "fast-check";
import * as z from "zod";
import { describe, expect, it } from "vitest";
import { BadRequest, Unprocessable } from "../../../../functions/platform/errors.ts";
import { readForm } from "../../../../functions/platform/http/read-form.ts";

const multipart = { file: "A file.", otherwise: "send less", maxBytes: 64, fields: z.object({ title: z.string() }) };
const part = (disposition: string, content: string) =>
  `--B\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;
const whole = Buffer.from(
  `${part('name="title"', "Oat drink")}${part('name="file"; filename="a.txt"', "With protein")}--B--\r\n`,
);

/** What becomes of a form; an error event that nobody hears, or a promise that never settles, would fail the test. */
async function read(bytes: Buffer, contentType = "multipart/form-data; boundary=B") {
  try {
    return await readForm(multipart, contentType, bytes);
  } catch (error) {
    if (error instanceof BadRequest || error instanceof Unprocessable) return error;
    throw error;
  }
}

describe("a form", () => {
  it("is read whole", async () => {
    expect(await read(whole)).toEqual({
      file: { name: "a.txt", bytes: Buffer.from("With protein") },
      fields: { title: "Oat drink" },
    });
  });

  it("has a file without a name where a part of bytes has none", async () => {
    const nameless = 'name="file"\r\nContent-Type: application/octet-stream';
    const form = `${part('name="title"', "T")}--B\r\nContent-Disposition: form-data; ${nameless}\r\n\r\n\0\r\n--B--`;
    expect(await read(Buffer.from(form))).toMatchObject({ file: { name: "" } });
  });

  it.each(["base64", "BASE64", "quoted-printable"])("with a part in %s is refused, not taken literally", async (as) => {
    const encoded = `\r\nContent-Transfer-Encoding: ${as}`;
    for (const [title, file] of [
      [encoded, ""],
      ["", encoded],
    ])
      expect(
        await read(
          Buffer.from(`${part(`name="title"${title}`, "T")}${part(`name="file"; filename="a"${file}`, "YQ==")}--B--`),
        ),
      ).toEqual(new BadRequest(`Send the parts of the form as they are, not as ${as.toLowerCase()}`));
  });

  it("that ends too early is refused, wherever that is", async () => {
    for (let end = 0; end < whole.length - 2; end += 1) {
      expect([end, await read(whole.subarray(0, end))]).toEqual([end, expect.any(BadRequest)]);
    }
  });

  it("is read or refused, whatever bytes it has lost, gained or changed", async () => {
    const place = fc.nat({ max: whole.length });
    const piece = fc.oneof(
      fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom("\r\n", "--B", "--B--", "\r\n\r\n", "\0", '"', ";", "name*=utf-8''%")
        .map((text) => Buffer.from(text)),
      fc.tuple(place, place).map(([from, to]) => whole.subarray(from, to)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(place, place, piece), { minLength: 1, maxLength: 4 }), async (edits) => {
        const edited = edits.reduce<Buffer>(
          (bytes, [from, length, inserted]) =>
            Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(from + (length % 12))]),
          whole,
        );
        await read(edited);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is read or refused, whatever its content type is", async () => {
    const parameter = fc.stringMatching(/^[ -~]{0,30}$/);
    await fc.assert(
      fc.asyncProperty(parameter, async (text) => {
        await read(whole, `multipart/form-data${text}`);
        await read(whole, `multipart/form-data; boundary=${text}`);
      }),
      { numRuns: 300 },
    );
  });
});
