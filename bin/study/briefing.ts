import { LARGEST_UPLOAD_BYTES } from "../../functions/briefings/limits.ts";
import { readInputFile, type InputFile } from "./input-file.ts";

/**
 * Reads a briefing from disk; whether its content is what its name says, the service decides.
 * @throws UsageError with one sentence on why a file cannot be shown
 */
export const readBriefing = (file: string): InputFile =>
  readInputFile(file, {
    extensions: [".pdf", ".jpg", ".jpeg", ".png", ".txt", ".docx"],
    largest: LARGEST_UPLOAD_BYTES,
    use: "cannot be shown: a briefing",
  });
