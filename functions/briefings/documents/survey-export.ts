import { BadRequest } from "../../platform/errors.ts";
import { decodeWhole } from "./decode-text.ts";
import { extensionOf } from "./display-name.ts";
import type { UploadedFile } from "./read-document.ts";

/** Surveys as Qualtrics and LimeSurvey export them, by the extension of their files. */
export const surveyExports = {
  qsf: { called: "a Qualtrics survey", begins: /^\s*\{/ },
  lss: { called: "a LimeSurvey survey", begins: /^\s*<(?:\?xml|document)\b/i },
} as const;
export type SurveyExport = keyof typeof surveyExports;

/**
 * Reads the text of another product's export.
 * @returns null if the file name has another extension
 * @throws BadRequest with a sentence for people, if the content does not match the name
 */
export function readSurveyExport({ name, bytes }: UploadedFile): { format: SurveyExport; text: string } | null {
  const extension = extensionOf(name);
  if (extension !== "qsf" && extension !== "lss") return null;
  const { called, begins } = surveyExports[extension];
  const text = decodeWhole(bytes);
  if (!begins.test(text.slice(0, 200)))
    throw new BadRequest(`The file is named .${extension} but is not ${called}; export the survey again.`);
  return { format: extension, text };
}
