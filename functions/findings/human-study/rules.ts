import type { Rule } from "../../briefings/documents/read-by-rule.ts";
import type { ColumnMapping } from "../respondents/schemas.ts";
import type { RespondentRow } from "../../personas/respondents/record.ts";
import type { readChoices } from "./choosers.ts";
import { HumanStudyRefused } from "./problems.ts";
import type { readFileOfPeople } from "./file-reading.ts";
import type { FileReading } from "./file-reading-schema.ts";
import type { readAnswers } from "./read-answers.ts";

const table = {
  noun: "table",
  advice: "send fewer rows or columns",
  // A table of 20,000 people with 100 answers each has taken more than 6 s.
  seconds: 20,
  errors: { HumanStudyRefused },
};

export const peopleRule: Rule<Parameters<typeof readAnswers>[0], ReturnType<typeof readAnswers>> = {
  name: "people",
  ...table,
};

export const choicesRule: Rule<Parameters<typeof readChoices>[0], ReturnType<typeof readChoices>> = {
  name: "choices",
  ...table,
};

export const peopleFileRule: Rule<Parameters<typeof readFileOfPeople>[0], FileReading> = {
  name: "people_file",
  ...table,
};

/** A file of respondents; `firstNumber` is the number of their first code. */
export interface RespondentsFile {
  bytes: Uint8Array;
  columns: ColumnMapping;
  firstNumber: number;
}
export const respondentsRule: Rule<RespondentsFile, RespondentRow[]> = { name: "respondents", ...table };
