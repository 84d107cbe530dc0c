import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type * as z from "zod";
import { sizeText } from "./size-text.ts";
import type { Multipart } from "./route.ts";
import { BadRequest } from "../errors.ts";
import { validateBody } from "./validation.ts";

export interface Form<Fields> {
  file: { name: string; bytes: Buffer };
  fields: Fields;
}

// Enough for the fields of any route; a longer field is cut off and then fails its own limit.
const FIELD_BYTES = 262_144;
const MOST_PARTS = 20;
/** The parser processes all of its input even after it has refused it, so it gets small chunks. */
const CHUNK_BYTES = 65_536;
/** Transfer encodings of mails, which RFC 7578 (4.7) removed from forms: the parser does not decode them. */
const ENCODED = /^(base64|quoted-printable)$/;

interface Parts {
  file: { name: string; bytes: Buffer } | null;
  fields: Record<string, string>;
}

function parseParts(contentType: string, body: Buffer, multipart: Multipart): Promise<Parts> {
  return new Promise((resolve, reject) => {
    let refused = false;
    const refuse = (error: BadRequest) => {
      refused = true;
      reject(error);
    };
    const broken = () => refuse(new BadRequest("The body is not valid multipart/form-data"));
    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: { "content-type": contentType },
        preservePath: true,
        limits: { fileSize: multipart.maxBytes, files: 1, fieldSize: FIELD_BYTES, parts: MOST_PARTS },
      });
    } catch {
      return broken();
    }
    // Without a prototype: a field may have any name.
    const parts: Parts = { file: null, fields: Object.create(null) as Record<string, string> };
    const requirePlain = (encoding: string) => {
      if (ENCODED.test(encoding)) refuse(new BadRequest(`Send the parts of the form as they are, not as ${encoding}`));
    };
    // A part of type `application/octet-stream` is also a file, without a name, although the parser's types exclude
    // that.
    parser.on("file", (field, stream, name: string | undefined, encoding) => {
      // A body that ends within the file also causes an error of this stream; without a listener it would end the
      // process.
      stream.on("error", broken);
      requirePlain(encoding);
      if (field !== "file") {
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.once("limit", () => refuse(tooLarge(multipart)));
      stream.on("end", () => {
        parts.file = { name: name ?? "", bytes: Buffer.concat(chunks) };
      });
    });
    parser.on("field", (name, value, _nameCut, _valueCut, encoding) => {
      requirePlain(encoding);
      parts.fields[name] ??= value;
    });
    parser.on("filesLimit", () => refuse(new BadRequest("Send one file only")));
    parser.on("partsLimit", () => refuse(new BadRequest("The form has too many parts")));
    parser.on("error", broken);
    parser.on("finish", () => resolve(parts));
    for (let place = 0; place < body.length && !refused; place += CHUNK_BYTES)
      parser.write(body.subarray(place, place + CHUNK_BYTES));
    if (!refused) parser.end();
  });
}

const tooLarge = ({ maxBytes, otherwise }: Multipart) =>
  new BadRequest(`The file is larger than the ${sizeText(maxBytes)} that this request can carry; ${otherwise}`);

/**
 * Reads a body of `multipart/form-data`.
 * @throws BadRequest if it cannot be read or the file is too large; Unprocessable naming every part that is missing or
 *   wrong
 */
export async function parseForm<F extends z.ZodObject>(
  multipart: Multipart & { fields: F },
  contentType: string,
  body: Buffer,
): Promise<Form<z.output<F>>> {
  const { file, fields } = await parseParts(contentType, body, multipart);
  const parsed = validateBody(multipart.fields, fields, file ? [] : [{ field: "file", problem: "is required" }]);
  return { file: file as Form<never>["file"], fields: parsed };
}
