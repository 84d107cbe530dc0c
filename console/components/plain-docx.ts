const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-";
const WORD = `${TYPE}officedocument.wordprocessingml.document`;

/** The parts of a Word document of plain paragraphs, and no others (ECMA-376, part 1), by their names. */
const parts = (body: string): Readonly<Record<string, string>> => ({
  "[Content_Types].xml":
    `<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="${TYPE}package.relationships+xml"/>` +
    `<Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/></Types>`,
  "_rels/.rels":
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  "word/document.xml":
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
    `<w:body>${body}</w:body></w:document>`,
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const paragraph = (line: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`;

/** The checksum of ZIP (CRC-32, polynomial 0xEDB88320). */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc;
}

/** Numbers of two or four bytes, the lowest byte first. */
function packed(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setInt32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** 1 January 1980, the first day in ZIP. */
const DATE = 0x21;

/** A Word document with a paragraph for each line of a text. Nothing in it is compressed. */
export function plainDocx(text: string): Blob {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  const all = Object.entries(parts(text.split("\n").map(paragraph).join("")));
  for (const [path, content] of all) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>${content}`)];
    const about = [
      ...([
        [2, 10],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, DATE],
      ] as const),
      ...([
        [4, crc32(bytes)],
        [4, bytes.length],
        [4, bytes.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ] as const;
    const header = packed([4, 0x04034b50], ...about);
    files.push(header, name, bytes);
    directory.push(packed([4, 0x02014b50], [2, 10], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += header.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = packed([4, 0x06054b50], [2, 0], [2, 0], [2, all.length], [2, all.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...files, ...directory, end], { type: WORD });
}
