// Runs as its own process (see read-in-process.ts): reads documents, and parses texts by rule.
import { BadRequest } from "../platform/errors.ts";
import { answerJobs } from "../platform/processes/answer-jobs.ts";
import { carriedError } from "../platform/calculations/carried-error.ts";
import { requireText } from "../briefings/documents/require-text.ts";
import {
  ENOUGH_CHARACTERS,
  type Reading,
  type ReadingAnswer,
  type ReadingJob,
  type RuleJob,
} from "../briefings/documents/reading.ts";

// Loaded when needed: each of them takes longer to load than a small document takes to read.
const parsers = {
  pdf: () => import("../briefings/documents/pdf/read-pdf.ts"),
  image: () => import("../briefings/documents/images/read-image.ts"),
  text: () => import("../briefings/documents/decode-text.ts"),
  docx: () => import("../briefings/documents/docx/read-docx.ts"),
  rules: () => import("./rules.ts"),
};

async function read({ format, bytes }: ReadingJob): Promise<Reading> {
  const nothing: Reading = { text: null, pageCount: null, image: null };
  switch (format) {
    case "pdf":
      return { ...nothing, ...(await (await parsers.pdf()).readPdf(new Uint8Array(bytes))) };
    case "jpeg":
    case "png":
      return { ...nothing, pageCount: 1, image: await (await parsers.image()).readImage(bytes, format) };
    case "text":
    case "docx": {
      const text = requireText(
        format === "text"
          ? (await parsers.text()).decodeText(bytes)
          : await (await parsers.docx()).readDocx(Buffer.from(bytes)),
      );
      return { ...nothing, text: text.slice(0, ENOUGH_CHARACTERS) };
    }
  }
}

async function apply({ rule, input }: RuleJob): Promise<unknown> {
  const { rules } = await parsers.rules();
  const read = rules[rule] as ((given: unknown) => unknown) | undefined;
  if (!read) throw new Error(`There is no rule called ${rule}`);
  return read(input);
}

void answerJobs(async (job: ReadingJob | RuleJob): Promise<ReadingAnswer> => {
  try {
    return { output: await ("rule" in job ? apply(job) : read(job)) };
  } catch (error) {
    // Any other error of a document parser only means that the document is broken.
    if (!("rule" in job) && !(error instanceof BadRequest)) throw error;
    return { thrown: carriedError(error) };
  }
});

/** Loads one parser after the other, while there is nothing to read. */
async function loadAhead(): Promise<void> {
  for (const load of Object.values(parsers)) await load();
}
if (process.argv.includes("ahead")) void loadAhead();
