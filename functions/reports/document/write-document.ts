import {
  Document,
  Packer,
  type BaseXmlComponent,
  type FileChild,
  type IPropertiesOptions,
  type IXmlableObject,
} from "docx";
import { withPauses, type Steps } from "../../platform/steps.ts";

/** Numbers the bookmarks of a document from 1, because the library counts across all documents of a process. */
type Renumber = (id: Scalar) => number;
function renumberFromOne(): Renumber {
  const numbers = new Map<Scalar, number>();
  return (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
}

/** The markup of an element, piece by piece: its name, its attributes under `_attr`, texts and elements within it. */
function* markup(element: IXmlableObject, renumber: Renumber): Generator<string> {
  const [name = "", content] = Object.entries(element)[0] ?? [];
  const parts = (Array.isArray(content) ? content : [content]) as (IXmlableObject | Scalar)[];
  yield `<${name}`;
  for (const part of parts)
    if (isElement(part) && "_attr" in part) {
      const values = part._attr as Record<string, Scalar>;
      yield attributes(name.startsWith("w:bookmark") ? { ...values, "w:id": renumber(values["w:id"]) } : values);
    }
  yield ">";
  for (const part of parts) {
    if (!isElement(part)) yield escape(part);
    else if (!("_attr" in part) && Object.keys(part).length > 0) yield* markup(part, renumber);
  }
  yield `</${name}>`;
}

type Scalar = string | number | boolean | null | undefined;

const isElement = (part: IXmlableObject | Scalar): part is IXmlableObject => typeof part === "object" && part !== null;

const attributes = (values: Record<string, Scalar>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: Scalar): string =>
  String(text ?? "").replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

/** Pieces that are joined at once. Texts joined one by one keep all their pieces in memory. */
const BATCH = 10_000;

/**
 * Writes a Word document of paragraphs and tables. Each is written and released before the next is made. The library
 * would keep all of them as objects three times over: 820 MB for 30,000 answers.
 * @param options the settings of the document; its one section has no content of its own
 */
export async function writeDocument(options: IPropertiesOptions, content: Iterable<FileChild>): Promise<Uint8Array> {
  const file = new Document(options);
  const renumber = renumberFromOne();
  const prepared = (part: BaseXmlComponent) => part.prepForXml({ file, viewWrapper: file.Document, stack: [] }) ?? {};
  const written = (part: BaseXmlComponent) => markup(prepared(part), renumber);
  const batches = await withPauses(inBatches(content, written));
  const frame = [...written(file.Document.View)].join("");
  const start = frame.indexOf(BODY) + BODY.length;
  const data = [DECLARATION, frame.slice(0, start), ...batches, frame.slice(start)].join("");
  const core = [DECLARATION, ...markup(withoutMoments(prepared(file.CoreProperties)), renumber)].join("");
  const packed = await Packer.toBuffer(file, false, [
    { path: "word/document.xml", data },
    { path: "docProps/core.xml", data: core },
  ]);
  return withoutDates(packed);
}

/** Properties without the moments at which the library made the file, of which its content says nothing. */
const withoutMoments = (properties: IXmlableObject): IXmlableObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, parts]) => [
      name,
      (parts as IXmlableObject[]).filter((part) => !Object.keys(part).some((key) => key.startsWith("dcterms:"))),
    ]),
  );

/** Signature of a file's entry in the directory of a ZIP archive. */
const DIRECTORY_ENTRY = 0x02014b50;
/** Length of the end of the directory, if the archive has no comment. */
const DIRECTORY_END_BYTES = 22;
/** 1 January 1980, the first day in the format. */
const NO_DATE = 0x00210000;

/** The archive with the same date for every file, so that its bytes depend only on its contents. */
function withoutDates(archive: Buffer): Buffer {
  let at = archive.readUInt32LE(archive.length - DIRECTORY_END_BYTES + 16);
  while (archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    archive.writeUInt32LE(NO_DATE, at + 12);
    archive.writeUInt32LE(NO_DATE, archive.readUInt32LE(at + 42) + 10);
    // Name, extra field and comment follow the fixed part.
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return archive;
}

/** The markup of all parts, a step for each. */
function* inBatches(
  content: Iterable<FileChild>,
  written: (part: FileChild) => Iterable<string>,
): Steps<readonly string[]> {
  const batches: string[] = [];
  let batch: string[] = [];
  for (const part of content) {
    batch.push(...written(part));
    if (batch.length > BATCH) {
      batches.push(batch.join(""));
      batch = [];
    }
    yield;
  }
  return [...batches, batch.join("")];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const BODY = "<w:body>";
