import { decodeText } from "./decode-text.ts";
import { documentFormat } from "./document-type.ts";
import { questionnaires, type Questionnaire, type QuestionnaireDrafts } from "./questionnaires.ts";
import type { UploadedFile } from "./read-document.ts";
import { IN_PLACE_BYTES, readInProcess } from "./read-in-process.ts";
import { requireText } from "./require-text.ts";

/**
 * Reads an uploaded questionnaire or guide (.txt, .docx) and parses it by rule, both where the time it takes harms nobody.
 * @returns what the rules found, and the text
 * @throws BadRequest for a file that cannot be read; what the parser throws, or its sentence as BadRequest
 */
export async function readQuestionnaire<Q extends Questionnaire>(
  questionnaire: Q,
  { name, bytes }: UploadedFile,
): Promise<{ text: string; draft: QuestionnaireDrafts[Q] }> {
  const format = await documentFormat({ name, bytes }, ["text", "docx"]);
  if (format === "text" && bytes.length <= IN_PLACE_BYTES) {
    const text = requireText(decodeText(bytes));
    return { text, draft: questionnaires[questionnaire](text) as QuestionnaireDrafts[Q] };
  }
  const { text, draft } = await readInProcess({ format, bytes, questionnaire });
  return { text: text ?? "", draft: draft as QuestionnaireDrafts[Q] };
}
