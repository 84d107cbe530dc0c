import { useState } from "preact/hooks";
import { ApiError } from "../../../clients/typescript/src/index.ts";
import { callApi } from "../../api/client.ts";
import { firstAnswers, mappingOf, openQuestion, type FileReading, type MappingAnswers } from "./file-mapping.ts";
import { MappingStep } from "./mapping-step.tsx";

/** A file that was read, and for which study, with what was said about it. */
interface Read {
  file: string;
  simulation: string;
  reading: FileReading;
  answers: MappingAnswers;
}

const fingerprint = async (file: File): Promise<string> => `${file.name} ${await file.text()}`;

/** Asks what a file of people does not say itself, until nothing is left to ask. */
export function useFileMapping(project_id: string) {
  const [read, setRead] = useState<Read>();
  const step = read && (
    <MappingStep reading={read.reading} answers={read.answers} onChange={(answers) => setRead({ ...read, answers })} />
  );
  return {
    step,
    /**
     * Reads a file with the user's answers about it.
     * @returns the fields to send with it; undefined while there are questions, which are then shown
     * @throws ApiError for a file that is not a table, and for a question without an answer
     */
    async read(file: File, named: { simulation_id?: string }): Promise<{ mapping?: string } | undefined> {
      const same = {
        file: await fingerprint(file),
        simulation: named.simulation_id ?? "",
      };
      const known = read?.file === same.file && read.simulation === same.simulation ? read : undefined;
      const open = known && openQuestion(known.reading, known.answers);
      if (open) throw new ApiError(400, open);
      const said = known && mappingOf(known.reading, known.answers, same.simulation !== "");
      const fields = said ? { mapping: JSON.stringify(said) } : {};
      const reading = await callApi("readHumanStudyFile", {
        params: { project_id },
        file,
        fields: { ...named, ...fields },
      });
      if (reading.unsettled.length > 0) {
        setRead({ ...same, reading, answers: firstAnswers(reading) });
        return undefined;
      }
      return fields;
    },
  };
}
