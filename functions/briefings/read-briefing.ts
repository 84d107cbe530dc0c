import type { Model } from "../models/port/model.ts";
import { limitText, normaliseText } from "./documents/normalise-text.ts";
import { readDocument, type ReadDocument } from "./documents/read-document.ts";
import type { ImageFile } from "./documents/images/read-image.ts";
import type { ScanReader } from "./documents/textract/scan-reader.ts";
import { MOST_CHARACTERS, SUMMARY_FROM_CHARACTERS } from "./limits.ts";
import { newId } from "../platform/ids.ts";
import { summaryPrompt } from "./summary-prompt.ts";
import { BadRequest } from "../platform/errors.ts";
import { inRequest } from "../platform/time-limits.ts";

// The time that OCR may take, out of the 28 s of a request; the rest is for the upload before it and the summary after
// it.
const OCR_MS = inRequest(18_000);

export interface BriefingReaderDependencies {
  scans: ScanReader;
  model: Model;
  modelId: string;
}

/** Everything that is read from a file. */
export interface ReadBriefing {
  document: ReadDocument;
  text: string;
  summary: string | null;
  /** The text itself if it needs no summary; null if there is a summary or no text. */
  shortText: string | null;
  /** Whether the text was cut. */
  partial: boolean;
  /** What personas see of an image. */
  picture: ImageFile | null;
}

/** @param stored puts the file where OCR can fetch it, for documents that OCR does not accept inside a request */
export type BriefingReader = (
  file: { name: string; bytes: Buffer },
  stored: (mediaType: string) => Promise<{ bucket: string; key: string }>,
) => Promise<ReadBriefing>;

/** Makes the reader of briefings: text from the file, by OCR if it is a picture, and a summary of long text. */
export function createBriefingReader(dependencies: BriefingReaderDependencies): BriefingReader {
  const { scans, model, modelId } = dependencies;

  const summarise = async (text: string): Promise<string> =>
    (await model.ask(summaryPrompt(text), modelId)).value.summary.trim();

  return async (file, stored) => {
    const deadline = Date.now() + OCR_MS;
    const document = await readDocument(file);
    let picture: ImageFile | null = null;
    let whole = document.text;
    if (document.image) {
      whole = await scans.readImage(document.image.legible.bytes, deadline);
      picture = document.image.shown;
    } else if (whole === null) {
      const object = await stored(document.mediaType);
      const scan = await scans.readPdf(object, deadline, newId());
      whole = scan.text;
      if (scan.text.trim() === "")
        throw new BadRequest("No text could be read in this scan; upload a sharper one or a PDF with text");
    }
    whole = normaliseText(whole ?? "");
    const text = limitText(whole, MOST_CHARACTERS);
    const summary = text.length >= SUMMARY_FROM_CHARACTERS ? await summarise(text) : null;
    return {
      document,
      text,
      summary,
      shortText: summary === null && text !== "" ? text : null,
      partial: text !== whole,
      picture,
    };
  };
}
