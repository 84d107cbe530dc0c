import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { measureStreams } from "../../../../../functions/briefings/documents/pdf/measure-streams.ts";
import { storedStreams } from "../../../../../functions/briefings/documents/pdf/stored-streams.ts";
import { BadRequest } from "../../../../../functions/platform/errors.ts";
import { pdfOfPages, type PdfObject } from "../../../../support/documents/pdf.ts";

const bomb = deflateSync(Buffer.alloc(60 * 2 ** 20, 32), { level: 9 });
const measure = (...objects: PdfObject[]) => measureStreams(storedStreams(pdfOfPages([{ lines: ["x"] }], objects)));

it.each([
  ["a stream", "/Filter /FlateDecode", bomb],
  ["a stream in an array of filters", "/Filter [ /FlateDecode ]", bomb],
  ["a stream under the short name of its filter", "/Filter/Fl", bomb],
  ["a stream under an escaped name", "/Filter /Fl#61teDecode", bomb],
  ["a stream deflated twice", "/Filter [/FlateDecode /FlateDecode]", deflateSync(bomb, { level: 9 })],
  ["a stream whose last bytes are missing", "/Filter /FlateDecode", bomb.subarray(0, -20)],
])("rejects %s that inflates beyond 50 MB", async (_, filter, data) => {
  await expect(measure({ dictionary: `<< ${filter} >>`, data })).rejects.toThrow(BadRequest);
});

it("rejects many streams that inflate beyond 200 MB together", async () => {
  const data = deflateSync(Buffer.alloc(45 * 2 ** 20, 32), { level: 9 });
  const large = { dictionary: "<< /Filter /FlateDecode >>", data };
  await expect(measure(large, large, large, large)).resolves.toBeUndefined();
  await expect(measure(large, large, large, large, large)).rejects.toThrow("becomes far too large when unpacked");
});

it("accepts large images and attachments, which are not inflated to read text", async () => {
  const image = { dictionary: "<< /Subtype /Image /Width 9000 /Height 7000 /Filter /FlateDecode >>", data: bomb };
  const attachment = { dictionary: "<< /Type /EmbeddedFile /Filter /FlateDecode >>", data: bomb };
  await expect(measure(image, attachment)).resolves.toBeUndefined();
});

it("accepts data that cannot be inflated, which the reader of the document judges", async () => {
  await expect(
    measure({ dictionary: "<< /Filter /FlateDecode >>", data: Buffer.alloc(100_000, "no deflate") }),
  ).resolves.toBeUndefined();
});

it("finds the pixels of images, also where the size stands in another object", () => {
  const streams = [
    ...storedStreams(
      pdfOfPages(
        [],
        [
          { dictionary: "<< /Subtype /Image /Width 900 /Height 1200 >>", data: Buffer.from("x") },
          { dictionary: "<< /Subtype/Image/Width 12 0 R/Height 1200 >>", data: Buffer.from("x") },
        ],
      ),
    ),
  ];
  expect(streams.map(({ imagePixels }) => imagePixels)).toEqual([1_080_000, 0]);
});
