import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FileTrouble } from "../../../bin/cli/errors.ts";

/** Answers to one question: of people, and in the same order of the model twins made of them. */
export interface AnswerPairs {
  study: string;
  question: string;
  /** Ends of the scale. */
  min: number;
  max: number;
  human: number[];
  model: number[];
}

const COLUMNS = "study,question,min,max,human,model";

/**
 * The questions of a folder's `pairs.csv`, in its order; one row is one person and the twin of that person.
 * @throws FileTrouble where there is no such file, or a row holds something else
 */
export function readPairs(folder: string): AnswerPairs[] {
  const file = join(folder, "pairs.csv");
  let lines: string[];
  try {
    lines = readFileSync(file, "utf8").trim().split(/\r?\n/);
  } catch (error) {
    throw new FileTrouble(`${file} could not be read (${(error as Error).message}).`);
  }
  if (lines[0] !== COLUMNS) throw new FileTrouble(`The first line of ${file} must be ${COLUMNS}.`);
  const questions = new Map<string, AnswerPairs>();
  for (const [index, line] of lines.slice(1).entries()) {
    const [study = "", question = "", ...cells] = line.split(",");
    const [min, max, human, model] = cells.map((cell) => (cell.trim() === "" ? NaN : Number(cell)));
    if (cells.length !== 4 || ![min, max, human, model].every(Number.isFinite) || !(min! < max!))
      throw new FileTrouble(`Line ${index + 2} of ${file} needs four numbers, min below max.`);
    const key = `${study},${question}`;
    const own = questions.get(key) ?? { study, question, min: min!, max: max!, human: [], model: [] };
    own.human.push(human!);
    own.model.push(model!);
    questions.set(key, own);
  }
  return [...questions.values()];
}
