import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readInputFile, type InputFile } from "../../bin/study/input-file.ts";
import { UsageError } from "../../bin/cli/errors.ts";
import { LARGEST_FORM_FILE_BYTES } from "../../functions/briefings/limits.ts";

const byCode = <T extends z.ZodType>(value: T) => z.record(z.string(), value).nullish();

/** What people answered in one column of the published data: of a question, a row of a table, or a round of a loop. */
const columnSchema = z.object({
  export_tag: z.string(),
  question_id: z.string(),
  kind: z.string(),
  text: z.string(),
  row: z.string().optional(),
  loop: z.number().optional(),
  n: z.number(),
  mean: z.number().nullish(),
  sd: z.number().nullish(),
  counts: byCode(z.number()),
  labels: byCode(z.string()),
});
export type PeopleColumn = z.infer<typeof columnSchema>;

const peopleSchema = z.object({ respondents: z.number(), source: z.string(), answers: z.array(columnSchema) });
export type People = z.infer<typeof peopleSchema>;

/** A published study: its questionnaire as it was, and what people answered. */
export interface PublishedStudy {
  name: string;
  file: InputFile;
  people: People;
  /** The code of each question of the file, by its id there. */
  codes: ReadonlyMap<string, string>;
}

const exportSchema = z.object({
  SurveyElements: z.array(
    z.object({ Element: z.string(), PrimaryAttribute: z.string().nullish(), Payload: z.unknown() }),
  ),
});
const codeSchema = z.object({ DataExportTag: z.string() });

/** @throws UsageError with the file that cannot be read */
function parse<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message.slice(0, 300)}`);
  }
}

/**
 * Reads the studies of a folder, smallest questionnaire first: `STUDY/survey.qsf` and `STUDY/people.json`.
 * @param names of the studies; all of the folder if there are none
 * @throws UsageError
 */
export function readStudies(folder: string, names: readonly string[]): PublishedStudy[] {
  const there = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "survey.qsf")))
    : [];
  if (there.length === 0) throw new UsageError(`${folder} holds no STUDY/survey.qsf.`);
  const unknown = names.filter((name) => !there.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`${folder} has no study ${unknown.join(", ")}; it has ${there.toSorted().join(", ")}.`);
  return (names.length > 0 ? names : there)
    .map((name) => readStudy(folder, name))
    .toSorted((a, b) => a.file.bytes.length - b.file.bytes.length);
}

function readStudy(folder: string, name: string): PublishedStudy {
  const path = join(folder, name, "survey.qsf");
  const file = readInputFile(path, {
    extensions: [".qsf"],
    largest: LARGEST_FORM_FILE_BYTES,
    use: "cannot be asked: a questionnaire",
  });
  const { SurveyElements } = parse(path, exportSchema);
  const codes = SurveyElements.flatMap(({ Element, PrimaryAttribute, Payload }): [string, string][] => {
    const coded = Element === "SQ" && PrimaryAttribute ? codeSchema.safeParse(Payload) : undefined;
    return coded?.success ? [[PrimaryAttribute!, coded.data.DataExportTag]] : [];
  });
  return { name, file, people: parse(join(folder, name, "people.json"), peopleSchema), codes: new Map(codes) };
}
