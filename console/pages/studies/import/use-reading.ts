import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { dropDraft, keepDraft, readDraft } from "../../../session/drafts.ts";
import type { StudyProps } from "../study-props.ts";

/** A file as it was read, and the changes to its text since then. */
export interface FileReading extends Answer<"readQuestions"> {
  /** The name of the file. */
  name: string;
  /** Its text with all changes; null for a file without text. */
  written: string | null;
}

export interface HeldReading {
  reading: FileReading | null;
  /**
   * Reads a file without storing anything in the study.
   * @param name the name to show for it
   * @throws ApiError for a file that does not contain text
   */
  read: (file: File, name?: string) => Promise<void>;
  write: (text: string) => void;
  drop: () => void;
  /** Whether its text has been changed since it was read. */
  isChanged: boolean;
}

/**
 * The file of a study, kept in the tab across a reload.
 * @param take processes a reading without problems before it is shown
 */
export function useReading(
  { study, params }: Pick<StudyProps, "study" | "params">,
  take: (reading: Answer<"readQuestions">) => Promise<void> = async () => {},
): HeldReading {
  const draft = `reading-${study.id}`;
  const [reading, setReading] = useState<FileReading | null>(() => {
    const kept = readDraft(draft) as Partial<FileReading>;
    return kept.name === undefined ? null : (kept as FileReading);
  });
  const hold = (next: FileReading) => {
    setReading(next);
    keepDraft(draft, next);
  };
  return {
    reading,
    isChanged: reading !== null && reading.written !== reading.text,
    async read(file, name = file.name) {
      const found = await callApi("readQuestions", { params, file });
      if (found.problems.length === 0) await take(found);
      hold({ ...found, name, written: found.text });
    },
    write: (written) => reading && hold({ ...reading, written }),
    drop() {
      dropDraft(draft);
      setReading(null);
    },
  };
}
