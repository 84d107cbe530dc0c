import { optionalJsonField } from "../../platform/text/json-field.ts";
import { fileMappingSchema } from "./file-mapping.ts";
import { humanStudyHeadSchema, sentDefinitionsSchema } from "./schemas.ts";

/** The fields of a form next to its file. */
export const humanStudyFormSchema = humanStudyHeadSchema.extend({
  questions: optionalJsonField(sentDefinitionsSchema, [], "must be a list in JSON").meta({
    description:
      "For a file of rows: kind, scale and options of the questions in its columns, by `question_id` or " +
      "`text`, as a list in JSON without `results`. Not needed for questions of the simulation.",
    example: '[{"text":"How fair is it?","kind":"likert","scale":{"points":7}}]',
  }),
  mapping: optionalJsonField(fileMappingSchema.nullable(), null, "must be an object in JSON").meta({
    description:
      "For a file of rows: what the file itself does not say, as JSON (`FileMapping`): `header_rows`, " +
      "`missing` codes, and `columns` by name, each with `is` (`question`, `ignore`, `weight`, `respondent`, " +
      "`gender`, `age`, `income_level`), `question`, `option`, `chosen`, `values` and `missing`.",
    example:
      '{"missing":["99"],"columns":{"sex":{"is":"gender","values":{"1":"Female","2":"Male"}},"wt":{"is":"weight"}}}',
  }),
});

/** The fields of a form whose file is read but not stored. */
export const readingFormSchema = humanStudyFormSchema.pick({ simulation_id: true, questions: true, mapping: true });
