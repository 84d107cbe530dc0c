import {
  Document,
  Packer,
  type BaseXmlComponent,
  type FileChild,
  type IPropertiesOptions,
  type IXmlableObject,
} from "docx";
import { withPauses, type Steps } from "../../platform/steps.ts";

/** The markup of an element, piece by piece: its name, its attributes under `_attr`, texts and elements within it. */
function* markup(element: IXmlableObject): Generator<string> {
  const [name = "", content] = Object.entries(element)[0] ?? [];
  const parts = (Array.isArray(content) ? content : [content]) as (IXmlableObject | Scalar)[];
  yield `<${name}`;
  for (const part of parts)
    if (isElement(part) && "_attr" in part) yield attributes(part._attr as Record<string, Scalar>);
  yield ">";
  for (const part of parts) {
    if (!isElement(part)) yield escape(part);
    else if (!("_attr" in part) && Object.keys(part).length > 0) yield* markup(part);
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

/** Pieces that are put together at once; texts put together one by one hold on to every piece they were made of. */
const BATCH = 10_000;

/**
 * A Word document of paragraphs and tables, each of which is written and let go before the next is made. The library
 * would hold all of them three times over as objects: 820 MB for 30,000 answers.
 * @param options of the document; its one section has no content of its own
 */
export async function writeDocument(options: IPropertiesOptions, content: Iterable<FileChild>): Promise<Uint8Array> {
  const file = new Document(options);
  const written = (part: BaseXmlComponent) =>
    markup(part.prepForXml({ file, viewWrapper: file.Document, stack: [] }) ?? {});
  const batches = await withPauses(inBatches(content, written));
  const frame = [...written(file.Document.View)].join("");
  const start = frame.indexOf(BODY) + BODY.length;
  const data = [DECLARATION, frame.slice(0, start), ...batches, frame.slice(start)].join("");
  return Packer.toBuffer(file, false, [{ path: "word/document.xml", data }]);
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
