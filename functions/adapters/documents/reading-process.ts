// Runs as a process of its own (see read-in-process.ts): reads the one document it was started with and answers.
import { BadRequest } from "../../shared/errors.ts";
import { answerJob } from "../processes/answer-job.ts";
import { requireText } from "./require-text.ts";
import type { Reading, ReadingAnswer, ReadingJob } from "./reading.ts";

/** Nobody uses more than 200,000 characters. */
const ENOUGH_CHARACTERS = 250_000;

// Loaded when needed: each of the parsers takes longer to load than a small document takes to read.
async function read({ format, bytes }: ReadingJob): Promise<Reading> {
  const nothing: Reading = { text: null, pageCount: null, image: null };
  switch (format) {
    case "pdf":
      return { ...nothing, ...(await (await import("./pdf/read-pdf.ts")).readPdf(new Uint8Array(bytes))) };
    case "jpeg":
    case "png":
      return {
        ...nothing,
        pageCount: 1,
        image: await (await import("../images/read-image.ts")).readImage(bytes, format),
      };
    case "text":
    case "docx": {
      const text = requireText(
        format === "text"
          ? (await import("./decode-text.ts")).decodeText(bytes)
          : await (await import("./docx/read-docx.ts")).readDocx(Buffer.from(bytes)),
      );
      return { ...nothing, text: text.slice(0, ENOUGH_CHARACTERS) };
    }
  }
}

void answerJob(async (job: ReadingJob): Promise<ReadingAnswer> => {
  try {
    return { reading: await read(job) };
  } catch (error) {
    if (error instanceof BadRequest) return { rejected: error.message };
    throw error;
  }
});
