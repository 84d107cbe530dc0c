// Files made at random whose cost may have nothing to do with their size: structures that are right in the small and
// refer, count and nest as they like.
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import { docxEntries, paragraph } from "./docx.ts";
import { pdfOf, type PdfObject } from "./pdf.ts";
import { zip } from "./zip.ts";

export interface HostileFile {
  name: string;
  format: "pdf" | "docx" | "jpeg" | "png" | "text";
  bytes: Buffer;
}

const REPEATED = 300_000;
const anyNumber = fc.constantFrom(-1, 0, 1, 2, 199, 65_535, 1_000_000_000, 2_147_483_647);
const many = fc.constantFrom(1, 3, 100, 20_000);

/** Bytes changed, left out or repeated somewhere behind the start by which files are told apart. */
const damaged = (whole: fc.Arbitrary<Buffer>, keep: number): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      whole,
      fc.option(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 40 })), { freq: 2 }),
    )
    .map(([bytes, change]) => {
      if (!change || bytes.length <= keep) return bytes;
      const [place, inserted] = change;
      const at = keep + Math.floor(place * (bytes.length - keep));
      return Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + (inserted.length % 7))]);
    });

const OBJECTS = 9;
const reference = fc.integer({ min: 1, max: OBJECTS }).map((number) => `${number} 0 R`);
const references = fc
  .tuple(fc.array(reference, { maxLength: 4 }), many)
  .map(([some, times]) => some.join(" ").repeat(times === 20_000 ? 500 : 1));
const content = fc
  .tuple(
    fc.constantFrom(
      "/X Do ",
      "q ",
      "[",
      "(a) Tj ",
      "BT /F Tf (a) Tj ET ",
      "/G gs ",
      "0 0 9 9 re f ",
      "<<",
      "1 0 0 1 1 1 cm ",
      "BI /W 9999 /H 9999 ID x EI ",
    ),
    many,
    fc.boolean(),
  )
  .map(([operator, times, deflated]): PdfObject => {
    const data = Buffer.from(operator.repeat(times));
    return deflated
      ? { dictionary: "<< /Filter /FlateDecode >>", data: deflateSync(data) }
      : { dictionary: "<< >>", data };
  });
const form = fc.tuple(reference, content).map(([resource, drawn]): PdfObject => ({
  dictionary:
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${resource} >> /Font << /F ` +
    `${resource} >> >> >>`,
  data: typeof drawn === "string" ? Buffer.from(drawn) : Buffer.from("/X Do /X Do"),
}));
const pdfObject: fc.Arbitrary<PdfObject> = fc.oneof(
  content,
  form,
  reference,
  fc
    .tuple(references, anyNumber)
    .map(([kids, count]) => `<< /Type /Pages /Kids [${kids}] /Count ${count} /Parent 2 0 R >>`),
  fc
    .tuple(reference, references, reference, anyNumber)
    .map(
      ([parent, contents, resource, side]) =>
        `<< /Type /Page /Parent ${parent} /MediaBox [0 0 ${side} 800] /Contents [${contents}] /Resources << ` +
        `/XObject << /X ${resource} >> /Font << /F ${resource} >> /ExtGState << /G ${resource} >> >> >>`,
    ),
  fc
    .tuple(fc.constantFrom("Type1", "TrueType", "Type3", "Type0"), reference, anyNumber)
    .map(
      ([type, other, code]) =>
        `<< /Type /Font /Subtype /${type} /BaseFont /A /FirstChar 0 /LastChar ${code} /Widths ${other} /Encoding ` +
        `${other} /ToUnicode ${other} /CharProcs ${other} /DescendantFonts [${other}] >>`,
    ),
  fc.tuple(fc.constantFrom("[", "<< /A "), many).map(([opening, times]) => opening.repeat(times)),
  fc.tuple(anyNumber, anyNumber, content).map(([count, first, data]): PdfObject => ({
    dictionary: `<< /Type /ObjStm /N ${count} /First ${first} >>`,
    data: typeof data === "string" ? Buffer.alloc(0) : data.data,
  })),
);
const pdf = fc
  .tuple(fc.array(pdfObject, { minLength: OBJECTS - 1, maxLength: OBJECTS - 1 }))
  .map(([objects]) => pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", ...objects]));

const wordElement = fc
  .tuple(
    fc.constantFrom(
      "<w:tbl><w:tr><w:tc>",
      "<w:p>",
      "<w:sdt><w:sdtContent>",
      "<w:r>",
      "<w:hyperlink>",
      '<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>',
    ),
    many,
    fc.boolean(),
  )
  .map(([opening, times, closed]) => {
    const closing = [...opening.matchAll(/<(w:\w+)(?![^>]*\/>)[^>]*>/g)].map(([, name]) => `</${name}>`).toReversed();
    const complete = opening.includes("pPr") ? "</w:p>" : closing.join("");
    return opening.repeat(times) + paragraph("x") + (closed ? complete.repeat(times) : "");
  });
const docx = fc
  .tuple(
    fc.array(wordElement, { minLength: 1, maxLength: 3 }),
    fc.option(anyNumber),
    fc.constantFrom(0, 0, 0, 5, 3_000),
  )
  .map(([elements, claimed, entries]) => {
    const extra = Array.from({ length: entries }, (_, index) => ({ name: `word/media/${index}.png`, data: "" }));
    const parts = docxEntries({ body: elements.join(""), extra });
    return zip(parts.map((part) => (claimed === null || claimed < 0 ? part : { ...part, claimedSize: claimed })));
  });

const fixture = (name: string) =>
  readFileSync(new URL(`../../unit/briefings/documents/images/fixtures/${name}`, import.meta.url));
const side = fc.constantFrom(0, 1, 48, 9_999, 20_001, 65_535, 50_000_000, 4_294_967_295);
/** A real file whose header states another size. */
const png = fc
  .tuple(fc.constantFrom("plain.png", "interlaced.png", "deep.png", "animated.png"), side, side)
  .map(([name, width, height]) => {
    const bytes = fixture(name);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  });
const jpeg = fc
  .tuple(fc.constantFrom("plain.jpg", "progressive.jpg", "cmyk.jpg"), side, side)
  .map(([name, width, height]) => {
    const bytes = fixture(name);
    const frame = bytes.indexOf(Buffer.from(name === "progressive.jpg" ? [0xff, 0xc2] : [0xff, 0xc0]));
    bytes.writeUInt16BE(height % 65_536, frame + 5);
    bytes.writeUInt16BE(width % 65_536, frame + 7);
    return bytes;
  });

const token = fc.constantFrom(
  ..."1. |- |? |\n|\t|_ |a\u0301|\u0301|( |☐ a|Q1. |Min: |never |1 = a, ".split("|"),
  ..."If Q1 = 1 go to Q2\n|…|___\n|\u1112\u1161".split("|"),
);
const text = fc
  .array(fc.tuple(token, fc.constantFrom(1, 40, REPEATED)), { minLength: 1, maxLength: 5 })
  .map((runs) => Buffer.from(runs.map(([part, times]) => part.repeat(times / part.length + 1)).join("")));

const named = (format: HostileFile["format"], name: string, bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<HostileFile> =>
  bytes.map((made) => ({ format, name, bytes: made }));

/** Files that cost more than they seem to, or lie about it. */
export const hostileFile: fc.Arbitrary<HostileFile> = fc.oneof(
  named("pdf", "a.pdf", damaged(pdf, 1_024)),
  named("docx", "a.docx", damaged(docx, 4)),
  named("png", "a.png", damaged(png, 40)),
  named("jpeg", "a.jpg", damaged(jpeg, 20)),
  named("text", "a.txt", text),
);
